"""What no schema can tell schemathesis: which moves are legal now. Some of its answers become one of them.

The table and the token are those of the run; the rest of what is made up stays as it is.
"""

from __future__ import annotations

import json
import os
import time
import urllib.request
from typing import Any

import schemathesis
from schemathesis import GenerationMode, HookContext

TURN = 20.0  # seconds to wait for the bots beside us
calls = [0]


def asked(path: str, method: str = "GET") -> dict[str, Any]:
    table, token = os.environ["CLIO_TABLE"], os.environ["CLIO_TOKEN"]
    address = f"{os.environ['CLIO_BASE']}/api/v1/tables/{table}/{path}"
    request = urllib.request.Request(address, headers={"Authorization": f"Bearer {token}"}, method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def decision_now() -> dict[str, Any] | None:
    """What we are asked at our table; nothing if the game is over or the bots take too long."""
    ends = time.monotonic() + TURN
    while time.monotonic() < ends:
        view = asked("view")
        if view["decision"] or view["over"]:
            found: dict[str, Any] | None = view["decision"]
            return found
        if view["may_end"]:
            asked("end-turn", "POST")
        else:
            time.sleep(0.05)
    return None


def real_answer() -> dict[str, Any] | None:
    """A legal action for the question that is asked now."""
    decision = decision_now()
    if decision is None:
        return None
    legal = decision["legal"]
    return {"decision": decision["number"], "actions": [legal[calls[0] % len(legal)]["action"]]}


def real_pass() -> dict[str, Any] | None:
    """Decline what can be declined; where one must choose, ask to be asked everything again."""
    decision = decision_now()
    if decision is None:
        return None
    return {"decision": decision["number"], "scope": "turn" if decision["declined_by"] else "none"}


REAL = {"act": real_answer, "pass": real_pass}


@schemathesis.hook
def before_call(context: HookContext, case: schemathesis.Case[Any], kwargs: dict[str, Any]) -> None:
    """Three of four well-formed requests of these become real ones, at our table."""
    real = REAL.get(case.operation.definition.raw.get("operationId"))
    if real is None or case.meta is None or case.meta.generation.mode is not GenerationMode.POSITIVE:
        return
    calls[0] += 1
    found = real() if calls[0] % 4 else None
    if found is not None:
        case.path_parameters["table"] = os.environ["CLIO_TABLE"]
        case.body = found
