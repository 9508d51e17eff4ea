"""schemathesis against a running server: made-up requests by the thousand, right and wrong, and every check it has.

    python scripts/api_check.py [--examples 200] [--seed 1]

It starts a server of its own with an empty store, opens a table, and hands its id and token over; which moves are
legal there, `tests/server/schemathesis_hooks.py` looks up. First everything but what takes the table or the seat away,
then each of those at a table of its own. Ends with 0 if nothing was found and nothing was left untried (a warning).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.chrome import Server  # noqa: E402

CONFIG = ROOT / "tests" / "server" / "schemathesis.toml"
FEW = 50  # examples: with less it is chance whether an operation is reached, and warnings fail nothing
HOOKS = CONFIG.with_name("schemathesis_hooks.py")
# Hundreds of made-up tables from one address: the limits for strangers have tests of their own.
os.environ.update(CLIO_TABLES_PER_MINUTE="100000", CLIO_TABLES_PER_VISITOR="100000")
os.environ.update(CLIO_TOURNAMENTS_PER_VISITOR="100000", CLIO_DAILY_PER_ADDRESS="100000")
os.environ.update(CLIO_INVITATIONS_PER_HOUR="100000")
TAKES_AWAY = ("close", "leave", "free")


LOGIN = "ada"
BOT = {"kind": "bot", "bot": "random"}
# Through the Ages is the longest: its moves must last for the whole run.
PLAYED = ("through_the_ages", [{"kind": "person"}, BOT, BOT, BOT])
# A seat that somebody else holds cannot be freed at will; one that waits for a friend can (its invitation changes).
WITH_A_FREE_SEAT = ("progress", [{"kind": "person"}, {"kind": "friend"}, BOT])


def opened(base: str, choice: Sequence[str]) -> dict[str, str]:
    """A table for what is tried; its id and the person's token."""
    game, seats = WITH_A_FREE_SEAT if "--include-operation-id=free" in choice else PLAYED
    made = asked(base, "tables", {"game": game, "seats": seats})
    token = made["tokens"][0]["token"]
    found = {"CLIO_BASE": base, "CLIO_TABLE": made["table"]["id"], "CLIO_TOKEN": token}
    found |= {"CLIO_TOURNAMENT": tournament(base, token), "CLIO_DAY": asked(base, "daily")["day"]}
    return found | {"CLIO_FRIEND": friend(base, token)}


def friend(base: str, token: str) -> str:
    """The token of somebody with whom our guest sits at another table: the two can invite each other."""
    made = asked(base, "tables", {"game": "progress", "seats": [{"kind": "person"}, {"kind": "friend"}]}, token)
    link = made["table"]["seats"][1]["invitation"]
    return str(asked(base, "join", {"invitation": link, "name": "Bo"})["token"])


def tournament(base: str, token: str) -> str:
    """One that our guest has opened and plays in, so that whatever may be done to one can be done to it."""
    wish = {"game": "progress", "places": 4, "bot": "random", "clock": {"kind": "days", "days": 3}}
    return str(asked(base, "tournaments", wish, token)["tournament"]["id"])


def asked(base: str, path: str, body: object = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{base}/api/v1/{path}", data, headers)) as answer:
        return json.load(answer)


def register(base: str) -> None:
    """An account, as people make one: somebody whose page there is."""
    visitor = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    with visitor.open(f"{base}/account") as page:
        token = re.search(r'name="token" value="(\w+)"', page.read().decode())
    assert token is not None
    form = {"token": token[1], "what": "register", "login": LOGIN, "password": "a long password"}
    visitor.open(f"{base}/account", urllib.parse.urlencode(form).encode()).close()


def run(server: Server, room: Path, choice: list[str], examples: int, seed: int) -> int:
    tool = shutil.which("schemathesis", path=str(Path(sys.executable).parent)) or "schemathesis"
    config = room / "schemathesis.toml"
    text = CONFIG.read_text(encoding="utf-8")
    config.write_text(text if examples >= FEW else text.replace("fail-on = true", "fail-on = false"), encoding="utf-8")
    command = [tool, "--config-file", str(config), "run", f"{server.base}/api/v1/openapi.json"]
    command += ["--max-examples", str(examples), "--seed", str(seed), "--no-color", "--continue-on-failure"]
    command += choice
    env = {**os.environ, **opened(server.base, choice), "CLIO_LOGIN": LOGIN, "SCHEMATHESIS_HOOKS": str(HOOKS)}
    return subprocess.run(command, cwd=room, env=env).returncode


def check(examples: int, seed: int) -> int:
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data)).start()
        try:
            register(server.base)
            choices = [[f"--exclude-operation-id={name}" for name in TAKES_AWAY]]
            choices += [[f"--include-operation-id={name}"] for name in TAKES_AWAY]
            codes = [run(server, Path(data), choice, examples, seed) for choice in choices]
        finally:
            server.kill()
    return max(codes)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--examples", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    sys.exit(check(chosen.examples, chosen.seed))


if __name__ == "__main__":
    main()
