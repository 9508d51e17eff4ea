"""Tables of Progress in all kinds of positions, and the other pages: what is tested and what pictures are taken of."""

from __future__ import annotations

from typing import Any

from tests.browser import stage
from tests.browser.chrome import Server


def asks(name: str, number: int, cards: int = 0) -> Any:
    """Somebody is asked this, after so many decisions, with so many cards in hand."""

    def found(state: Any) -> bool:
        seat = state.seats_open()[0]
        return state.number >= number and state.asking().name == name and len(state.zones[19 + seat]) >= cards

    return found


class Gallery:
    """Tables of Progress in all kinds of positions, each opened once."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        self.paths = {"lobby": "/", "set-up": "/new/progress", "account": "/account", "error": "/t/none"}
        self.paths["card"] = f"/game/progress/card/astronomy?language={language}"
        self.paths["programs"] = "/api"
        everything = stage.everything_on("progress")
        for name, options, until in (
            ("act", {"players": "2"}, asks("act", 120, 6)),
            ("payment", {"players": "2"}, asks("pay-discovery", 90, 5)),
            ("discards", {"players": "2"}, asks("choose-discards", 60, 6)),
            ("five players", {"players": "5", **everything}, asks("act", 700, 7)),
            ("solo", {"players": "1"}, asks("act", 60, 4)),
            ("end", {"players": "3", **everything}, lambda state: False),
            ("curtain", {"players": "2"}, asks("act", 40)),
        ):
            match = stage.played("progress", options, "5", until)
            seat = 0 if match.state.over else match.state.seats_open()[0]
            table = stage.put(server.data, match, seat, language, hot_seat=name == "curtain")
            self.paths[name] = f"/t/{table}"
        self.paths["join"] = "/join/" + stage.put_free_seat(server.data, language)

    def open(self, person: Any, name: str, **how: Any) -> Any:
        page = person(**how)
        cookie = {"name": "clio", "value": stage.cookie(self.server.data), "url": self.server.base}
        if name != "join":
            page.context.add_cookies([cookie])
        page.goto(self.server.base + self.paths[name])
        return page
