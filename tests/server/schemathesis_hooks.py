"""What no schema can tell schemathesis: which moves are legal now, and who is invited where.

Some of its requests become such. The table and the token are those of the run; the rest stays as it is made up.
"""

from __future__ import annotations

import json
import os
import time
import urllib.request
from typing import Any, NamedTuple

import schemathesis
from schemathesis import GenerationMode, HookContext

TURN = 20.0  # seconds to wait for the bots beside us
FREE_SEAT = 1  # of the tables to which somebody is invited
calls = [0]


class Real(NamedTuple):
    """What a request that means something says; what is None stays as it was made up."""

    body: dict[str, Any] | None = None
    table: str = ""  # else ours
    seat: int | None = None
    token: str = ""  # else ours


def api(path: str, method: str = "GET", body: object = None, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token or os.environ['CLIO_TOKEN']}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    address = f"{os.environ['CLIO_BASE']}/api/v1/{path}"
    with urllib.request.urlopen(urllib.request.Request(address, data, headers, method=method), timeout=60) as answer:
        return json.load(answer)


class Sitting:
    """Where we play. A game that is over, or in which the bots take too long, is followed by another."""

    def __init__(self) -> None:
        self.table, self.token = os.environ.get("CLIO_TABLE", ""), os.environ.get("CLIO_TOKEN", "")

    def asked(self, path: str, method: str = "GET") -> dict[str, Any]:
        found: dict[str, Any] = api(f"tables/{self.table}/{path}", method, token=self.token)
        return found

    def decision(self) -> dict[str, Any] | None:
        """What we are asked; nothing if nobody asks us any more."""
        ends = time.monotonic() + TURN
        while time.monotonic() < ends:
            view = self.asked("view")
            if view["decision"] or view["over"]:
                found: dict[str, Any] | None = view["decision"]
                return found
            if view["may_end"]:
                self.asked("end-turn", "POST")
            else:
                time.sleep(0.05)
        return None

    def decision_somewhere(self) -> dict[str, Any] | None:
        found = self.decision()
        if found is None:
            seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
            made = api("tables", "POST", {"game": "through_the_ages", "seats": seats, "pace": "quick"}, self.token)
            self.table, self.token = made["table"]["id"], made["tokens"][0]["token"]
            found = self.decision()
        return found


OURS = Sitting()


def real_answer() -> Real | None:
    """A legal action for the question that is asked now."""
    decision = OURS.decision_somewhere()
    if decision is None:
        return None
    legal = [move["action"] for move in decision["legal"]]
    legal = [action for action in legal if action != "resign"] or legal
    body = {"decision": decision["number"], "actions": [legal[calls[0] % len(legal)]]}
    return Real(body, OURS.table, token=OURS.token)


def real_pass() -> Real | None:
    """Decline what can be declined; where one must choose, ask to be asked everything again."""
    decision = OURS.decision_somewhere()
    if decision is None:
        return None
    body = {"decision": decision["number"], "scope": "turn" if decision["declined_by"] else "none"}
    return Real(body, OURS.table, token=OURS.token)


def waiting_table(token: str, invited: bool) -> tuple[str, str, str]:
    """A new table of one of the two who have met, with a seat that waits: for the other, or for anybody.

    Its id, its host's token for it, and the key of the other.
    """
    other = api("me/met", token=token)[0]["key"]
    seats = [{"kind": "person"}, {"kind": "friend", "person": other if invited else ""}]
    made = api("tables", "POST", {"game": "progress", "seats": seats}, token)
    return made["table"]["id"], made["tokens"][0]["token"], other


def real_invitation() -> Real:
    table, token, other = waiting_table(os.environ["CLIO_TOKEN"], invited=False)
    return Real({"person": other}, table, FREE_SEAT, token)


def real_withdrawal() -> Real:
    table, token, _ = waiting_table(os.environ["CLIO_TOKEN"], invited=True)
    return Real(None, table, FREE_SEAT, token)


def real_reply() -> Real:
    table, _, _ = waiting_table(os.environ["CLIO_FRIEND"], invited=True)
    return Real(None, table)


REAL = {
    "act": real_answer,
    "pass": real_pass,
    "invite": real_invitation,
    "withdraw": real_withdrawal,
    "accept": real_reply,
    "decline": real_reply,
}


@schemathesis.hook
def before_call(context: HookContext, case: schemathesis.Case[Any], kwargs: dict[str, Any]) -> None:
    """Three of four well-formed requests of these become real ones."""
    real = REAL.get(case.operation.definition.raw.get("operationId"))
    if real is None or case.meta is None or case.meta.generation.mode is not GenerationMode.POSITIVE:
        return
    calls[0] += 1
    found = real() if calls[0] % 4 else None
    if found is None:
        return
    case.path_parameters["table"] = found.table or os.environ["CLIO_TABLE"]
    if found.seat is not None:
        case.path_parameters["seat"] = found.seat
    if found.body is not None:
        case.body = found.body
    if found.token:
        case.headers["Authorization"] = f"Bearer {found.token}"
