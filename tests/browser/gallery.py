"""Tables in all kinds of positions, and the other pages: what is tested and what pictures are taken of."""

from __future__ import annotations

from functools import cache
from typing import Any

from clio.engine.match import Match
from tests.browser import fixtures
from tests.browser.chrome import Server


def asks(name: str, number: int, cards: int = 0) -> Any:
    """Somebody is asked this, after so many decisions, with so many cards in hand."""

    def found(state: Any) -> bool:
        seat = state.seats_open()[0]
        return state.number >= number and state.asking().name == name and len(state.zones[19 + seat]) >= cards

    return found


def reached(name: str, number: int) -> Any:
    return lambda state: state.number >= number and state.asking().name == name


# Tables of the other games, played by greedy bots: name, game, options, the question, from which decision on.
OTHERS = (
    ("ancient", "ancient_knowledge", {"players": "3"}, "act", 120),
    ("ancient team", "ancient_knowledge", {"players": "4", "teams": "yes"}, "team-act", 150),
    ("ancient end", "ancient_knowledge", {"players": "4"}, "never", 0),
    ("ages", "through_the_ages", {"players": "2"}, "act", 150),
    ("ages four", "through_the_ages", {"players": "4"}, "act", 400),
    ("ages end", "through_the_ages", {"players": "3"}, "never", 0),
)


# The tables among them, all sitting in front of cards (nobody covers them, nobody waits).
TABLES = ("act", "payment", "discards", "five players", "solo", "end", *(name for name, *_ in OTHERS))


@cache
def matches() -> dict[str, Match]:
    """The games on the tables: played once, whatever languages they are looked at in."""
    everything = fixtures.everything_on("progress")
    found = {}
    for name, options, until in (
        ("act", {"players": "2"}, asks("act", 120, 6)),
        ("payment", {"players": "2"}, asks("pay-discovery", 90, 5)),
        ("discards", {"players": "2"}, asks("choose-discards", 60, 6)),
        ("five players", {"players": "5", **everything}, asks("act", 700, 7)),
        ("solo", {"players": "1"}, asks("act", 60, 4)),
        ("end", {"players": "3", **everything}, lambda state: False),
        ("curtain", {"players": "2"}, asks("act", 40)),
    ):
        found[name] = fixtures.played("progress", options, "5", until)
    for name, game, options, question, number in OTHERS:
        found[name] = fixtures.played(game, options, "11", reached(question, number), bot="greedy")
    return found


class Gallery:
    """Tables in all kinds of positions, each opened once."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server, self.language = server, language
        self.paths = {"lobby": "/", "set-up": "/new/progress", "account": "/account", "error": "/t/none"}
        self.paths["card"] = f"/game/progress/card/astronomy?language={language}"
        self.paths["programs"] = "/api"
        self.paths["games"] = "/games?whose=all&game=progress"
        for name, match in matches().items():
            self.put(name, match, language)
        self.paths["join"] = "/join/" + fixtures.put_free_seat(server.data, language)

    def put(self, name: str, match: Match, language: str) -> None:
        seat = 0 if match.state.over else match.state.seats_open()[0]
        table = fixtures.put(self.server.data, match, seat, language, hot_seat=name == "curtain")
        self.paths[name] = f"/t/{table}"

    def open(self, person: Any, name: str, **how: Any) -> Any:
        return self.visit(person(**how), name)

    def visit(self, page: Any, name: str) -> Any:
        cookie = {"name": "clio", "value": fixtures.cookie(self.server.data, self.language), "url": self.server.base}
        if name != "join":
            page.context.add_cookies([cookie])
        page.goto(self.server.base + self.paths[name])
        return page
