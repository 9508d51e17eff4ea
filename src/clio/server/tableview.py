"""What one visitor gets to see of a table: regions from the seat's view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from clio.engine.match import UNDO
from clio.server.labels import group_label, move_label, refusal, short_label
from clio.server.live import event_id
from clio.server.pages import Region, game_page, words_for
from clio.server.tables import LiveTable
from clio.store.store import GuestRow

if TYPE_CHECKING:
    from clio.server.app import House

LOG_LINES = 40


class TableView:
    """Regions for a seat (or a spectator), and which of them are new to a page."""

    def __init__(
        self, house: House, table: LiveTable, guest: GuestRow, seat: int, own: list[int], curtain: int
    ) -> None:
        self.house = house
        self.table = table
        self.guest = guest
        self.seat = seat
        self.own = own
        self.curtain = curtain
        self.words = words_for(table.row.game, guest.language)

    def about(self) -> dict[str, Any]:
        """The people at the table; all of it public."""
        table = self.table
        return {
            "id": table.row.id,
            "names": [seat.name for seat in table.seats],
            "bots": list(table.bots),
            "status": table.row.status,
            "seat": self.seat,
            "over": table.over,
        }

    async def regions(self) -> list[Region]:
        seen = self.table.view_for(self.seat)
        about = self.about()
        found = [] if self.curtain >= 0 else list(game_page(self.table.row.game).regions(seen, about, self.words))
        found.insert(0, Region("prompt", "server/prompt.html#prompt", self.prompt(seen)))
        found.append(Region("log", "server/prompt.html#log", {"lines": self.log_lines()}))
        found.append(Region("people", "server/prompt.html#people", self.people(seen)))
        found.append(Region("chat", "server/prompt.html#chat", {"lines": await self.chat_lines()}))
        return found

    def prompt(self, seen: dict[str, Any]) -> dict[str, Any]:
        """The question and its choices, always in the same place."""
        table = self.table
        names = [seat.name for seat in table.seats]
        asked = [names[seat] for seat in seen["asked"]]
        data: dict[str, Any] = {
            "seat": self.seat,
            "status": table.row.status,
            "curtain": names[self.curtain] if self.curtain >= 0 else "",
            "curtain_seat": self.curtain,
            "asked": asked,
            "tentative": seen["tentative"],
            "may_undo": seen["may_undo"] and self.curtain < 0,
            "may_end": seen["may_end"] and self.curtain < 0,
            "result": self.result(seen) if seen["result"] else None,
            "table": table.row.id,
            "rematch": table.row.rematch,
            "playing": bool(self.own),
            "number": 0,
            "question": "",
            "about": "",
            "groups": [],
            "refused": [],
        }
        decision = seen["decision"]
        if decision is not None and self.curtain < 0:
            data["number"] = decision["number"]
            data["question"] = self.words.say("ask-" + decision["prompt"], self.words.say("prompt-choose"))
            data["about"] = self.words.card(decision["about"]) if decision["about"] else ""
            data["groups"] = self.groups(decision["legal"])
            data["refused"] = [refusal(table.match.game, self.words, entry) for entry in decision["refused"]]
        return data

    def groups(self, legal: list[str]) -> list[dict[str, Any]]:
        """Legal moves under the headings of what they touch; what reveals something says so beforehand."""
        actions = self.table.match.game.actions
        groups: dict[str, list[dict[str, Any]]] = {}
        for text in legal:
            move = {
                "action": text,
                "label": short_label(self.words, text),
                "whole": move_label(self.words, text),
                "reveals": len(legal) <= 24 and self.table.reveals(self.seat, actions.by_text[text]),
            }
            groups.setdefault(group_label(self.words, text), []).append(move)
        return [{"heading": heading, "moves": moves} for heading, moves in groups.items()]

    def result(self, seen: dict[str, Any]) -> dict[str, Any]:
        result = seen["result"]
        names = [seat.name for seat in self.table.seats]
        rows = sorted(range(len(names)), key=lambda seat: result["places"][seat])
        return {
            "ending": self.words.say("ending-" + result["ending"].lower(), result["ending"]),
            "title": self.words.say("title-" + result["title"], result["title"]) if result["title"] else "",
            "sources": [self.words.say("source-" + name, name) for name, _ in result["sources"]],
            "rows": [
                {
                    "name": names[seat],
                    "place": result["places"][seat],
                    "score": result["scores"][seat] if result["scores"] else "",
                    "points": [points[seat] for _, points in result["sources"]],
                }
                for seat in rows
            ],
        }

    def log_lines(self) -> list[dict[str, str]]:
        """What was done and committed, newest last, with what this viewer saw of it."""
        table = self.table
        entries = table.match.entries[1:]
        if table.tentative >= 0 and table.tentative != self.seat:
            entries = table.match.entries[1 : table.committed_entries]
        kept: list[Any] = []
        for entry in entries:
            if entry.text == UNDO:
                place = max((n for n, old in enumerate(kept) if old.seat == entry.seat), default=-1)
                if place >= 0:
                    kept.pop(place)
            else:
                kept.append(entry)
        names = [seat.name for seat in table.seats]
        masked = None if table.over else self.seat
        lines = []
        for entry in kept[-LOG_LINES:]:
            shown = entry.revealed(masked if masked is None or masked >= 0 else len(names))
            cards = [self.words.card(name) for name in shown if not name.startswith("~") and name != "?"]
            lines.append(
                {"who": names[entry.seat], "what": move_label(self.words, entry.text), "cards": ", ".join(cards)}
            )
        return lines

    def people(self, seen: dict[str, Any]) -> dict[str, Any]:
        table = self.table
        host = table.row.host == self.guest.id
        return {
            "seats": [
                {
                    "seat": seat.seat,
                    "name": seat.name,
                    "bot": table.bots[seat.seat],
                    "is_bot": seat.kind == "bot",
                    "free": not seat.holder and seat.kind != "bot",
                    "link": f"/join/{seat.secret}" if (host or seat.holder == self.guest.id) and seat.kind != "bot" else "",
                    "mine": seat.seat in self.own,
                    "asked": seat.seat in seen["asked"],
                }
                for seat in table.seats
            ],
            "id": table.row.id,
            "host": host,
            "status": table.row.status,
            "over": table.over,
            "playing": bool(self.own),
            "pace": table.row.pace,
            "fingerprint": table.match.fingerprint,
        }

    async def chat_lines(self) -> list[dict[str, Any]]:
        """Messages; what was said to a team only its members read."""
        teams = getattr(self.table.match.game, "teams", None)
        mates = teams(self.table.committed, self.seat) if teams and self.seat >= 0 else [self.seat]
        return [
            {"name": row.name, "text": row.text, "team": row.team}
            for row in await self.house.store.chat(self.table.row.id)
            if not row.team or row.seat in mates
        ]

    async def page(self, problem: str) -> str:
        """The whole page, for a first visit and for browsers without script."""
        regions = await self.regions()
        drawn = [(region.name, *self.house.pages.region(self.table.row.game, region, self.guest.language)) for region in regions]
        game = self.table.row.game
        return self.house.pages.page(
            "table.html",
            self.guest.language,
            game,
            guest=self.guest,
            token=self.house.visitors.form_token(self.guest),
            regions={name: (key, html) for name, key, html in drawn},
            order=[name for name, _, _ in drawn if name not in ("prompt", "log", "people", "chat")],
            about=self.about(),
            game=game,
            layout=f"{game}/table.html",
            curtain=self.curtain,
            event=event_id(self.table),
            problem=problem,
            seat=self.seat,
            own=self.own,
            names=[seat.name for seat in self.table.seats],
        )

    async def changes(self, have: str, problem: str) -> dict[str, Any]:
        """Only the regions whose content differs from what the page has (`name:hash,name:hash`)."""
        known = dict(part.split(":", 1) for part in have.split(",") if ":" in part)
        fresh: dict[str, dict[str, str]] = {}
        names = []
        for region in await self.regions():
            key, html = self.house.pages.region(self.table.row.game, region, self.guest.language)
            names.append(region.name)
            if known.get(region.name) != key:
                fresh[region.name] = {"key": key, "html": html}
        return {
            "event": event_id(self.table),
            "regions": fresh,
            "gone": [name for name in known if name not in names],
            "problem": problem,
            "curtain": self.curtain,
        }
