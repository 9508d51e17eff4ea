"""A small bot that plays over the JSON interface: python docs/example_bot.py [http://127.0.0.1:8765] [GAME]"""

import json
import random
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765"
headers = {"Content-Type": "application/json", "Accept-Language": "en"}


def call(method: str, path: str, body: Any = None) -> Any:
    data = json.dumps(body or {}).encode() if method == "POST" else None
    try:
        with urlopen(Request(f"{server}/api/v1{path}", data, headers, method=method)) as answer:
            return json.load(answer)
    except HTTPError as error:
        problem = json.load(error)
        if error.code == 429:  # too fast: wait, and try again
            time.sleep(1)
            return call(method, path, body)
        if error.code == 409:  # the table has moved on: this is how it looks now
            return problem["view"]
        sys.exit(problem["error"]["message"])


game = sys.argv[2] if len(sys.argv) > 2 else call("GET", "/games")[0]["name"]
seats = [{"kind": "person", "name": "Example"}, {"kind": "bot", "bot": "random"}]
seat = call("POST", "/tables", {"game": game, "seats": seats})["tokens"][0]
headers["Authorization"] = f"Bearer {seat['token']}"
table = f"/tables/{seat['table']}"
view = call("GET", f"{table}/view")
while not view["over"]:
    if view["may_end"]:
        view = call("POST", f"{table}/end-turn")
    elif view["decision"]:
        move = random.choice(view["decision"]["legal"])
        view = call("POST", f"{table}/actions", {"decision": view["decision"]["number"], "actions": [move["action"]]})
    else:  # the other one is thinking
        time.sleep(0.05)
        view = call("GET", f"{table}/view")
print(game, "is over:", view["result"]["ending"], view["result"]["scores"])
