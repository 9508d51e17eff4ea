"""What one visitor gets to see of a table: regions from the seat's view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from clio.engine.namer import Namer
from clio.server.citing import rule_link
from clio.server.labels import refusal
from clio.server.live import event_id
from clio.server.pages import Region, game_page, game_rulebook, words_for
from clio.server.tables import LiveTable
from clio.store import SeatRow
from clio.store.store import GuestRow

if TYPE_CHECKING:
    from clio.server.app import House

Drawn = tuple[str, str, str]  # a region's name, the hash of its content, its html
LOG_LINES = 40
HAPPENINGS = 160  # events among which the latest lines are found
MOST_TRIED = 24  # moves of one question that are tried to see whether they reveal something


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

    def regions(self) -> list[Drawn]:
        """Everything on the page, in order: (name, hash of its content, html)."""
        seen = self.table.view_for(self.seat)
        found = [self.draw(Region("prompt", "server/prompt.html#prompt", self.prompt(seen)))]
        if self.curtain < 0:
            found += self.game_regions(seen)
        found.append(self.log())
        found.append(self.draw(Region("people", "server/prompt.html#people", self.people(seen))))
        found.append(self.draw(Region("chat", "server/prompt.html#chat", {"lines": self.chat_lines()})))
        return found

    def draw(self, region: Region) -> Drawn:
        return (region.name, *self.house.pages.region(self.table.row.game, region, self.guest.language))

    def game_regions(self, seen: dict[str, Any]) -> list[Drawn]:
        """What the game's own page shows; worked out once for all who look through the same eyes."""
        key = ("regions", self.seat, self.guest.language)
        if key not in self.table.memo:
            name = self.table.row.game
            self.table.memo[key] = [
                self.draw(Region(region, f"{name}/table.html#{macro}", data))
                for region, macro, data in game_page(name).regions(seen, self.about(), self.words)
            ]
        found: list[Drawn] = self.table.memo[key]
        return found

    def prompt(self, seen: dict[str, Any]) -> dict[str, Any]:
        """The question and its choices, always in the same place."""
        table = self.table
        names = [seat.name for seat in table.seats]
        data: dict[str, Any] = {
            "seat": self.seat,
            "status": table.row.status,
            "curtain": names[self.curtain] if self.curtain >= 0 else "",
            "curtain_seat": self.curtain,
            "asked": [names[seat] for seat in seen["asked"]],
            "bot_plays": self.seat >= 0 and bool(table.bots[self.seat]),
            "tentative": seen["tentative"],
            "may_undo": seen["may_undo"] and self.curtain < 0,
            "may_end": seen["may_end"] and self.curtain < 0,
            "result": self.result(seen) if seen["result"] else None,
            "table": table.row.id,
            "rematch": table.row.rematch,
            "playing": bool(self.own),
            "number": 0,
            "question": "",
            "rule": "",
        }
        if seen["decision"] is not None and self.curtain < 0:
            key = ("question", self.seat, self.guest.language)
            if key not in table.memo:
                table.memo[key] = self.question(seen)
            data.update(table.memo[key])
        return data

    def question(self, seen: dict[str, Any]) -> dict[str, Any]:
        """What is asked, everything that can be answered, and why other things cannot."""
        game, words, decision = self.table.match.game, self.words, seen["decision"]
        about = words.card(decision["about"]) if decision["about"] else ""
        page = game_page(game.name)
        picks = page.picks(seen, words) if hasattr(page, "picks") else None
        ticked = set(picks["actions"]) if picks else set()
        return {
            "number": decision["number"],
            "question": words.say(
                "ask-" + decision["prompt"], words.say("prompt-choose"), card=about, left=decision["left"]
            ),
            "rule": rule_link(game.name, game_rulebook(game.name).PROMPTS.get(decision["prompt"], "")),
            "picks": picks,
            "groups": self.groups([text for text in decision["legal"] if text not in ticked]),
            "refused": [
                refusal(game, words, entry["action"], entry["rule"], entry["message"])
                for entry in decision["refused"]
                if entry["action"] not in ticked
            ],
        }

    def groups(self, legal: list[str]) -> list[dict[str, Any]]:
        """Legal moves under the headings of what they touch; what reveals something says so beforehand."""
        actions = self.table.match.game.actions
        namer = Namer(self.table.match.game, self.words)
        groups: dict[str, list[dict[str, Any]]] = {}
        for text in legal:
            move = {
                "action": text,
                "label": namer.short(text),
                "whole": namer.full(text),
                "reveals": len(legal) <= MOST_TRIED and self.table.reveals(self.seat, actions.by_text[text]),
            }
            groups.setdefault(namer.group(text), []).append(move)
        return [{"heading": heading, "moves": moves, "size": len(moves)} for heading, moves in groups.items()]

    def result(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Who won, and the score by source: a column for each player, the first one first."""
        result, words = seen["result"], self.words
        names = [seat.name for seat in self.table.seats]
        order = sorted(range(len(names)), key=lambda seat: (result["places"][seat], seat))
        winners = [names[seat] for seat in order if result["places"][seat] == 1]
        return {
            "ending": words.say("ending-" + result["ending"], result["ending"]),
            "winners": ", ".join(winners) if len(names) > 1 else "",
            "shared": len(winners) > 1,
            "title": words.say("title-" + result["title"], result["title"]) if result["title"] else "",
            "seats": [{"seat": seat, "name": names[seat], "place": result["places"][seat]} for seat in order],
            "scores": [result["scores"][seat] for seat in order] if result["scores"] else [],
            "sources": [
                {"name": words.say("score-" + name, name), "points": [points[seat] for seat in order]}
                for name, points in result["sources"]
            ],
            "fingerprint": self.table.match.fingerprint,
        }

    def log(self) -> Drawn:
        """What happened and is committed, newest last, as this viewer may hear it."""
        table = self.table
        key = ("log", self.seat, self.guest.language)
        if key not in table.memo:
            own = table.tentative >= 0 and table.tentative == self.seat
            until = None if own else table.committed_entries
            names = [seat.name for seat in table.seats]
            eyes = None if table.over else self.seat
            lines = table.story.lines(self.words, names, eyes, until=until, last=HAPPENINGS)
            latest = [{"entry": entry, "text": text} for entry, text in lines[-LOG_LINES:]]
            table.memo[key] = self.draw(Region("log", "server/prompt.html#log", {"lines": latest}))
        found: Drawn = table.memo[key]
        return found

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
                    "link": self.link(seat, host),
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

    def link(self, seat: SeatRow, host: bool) -> str:
        """The host invites to free seats; whoever sits somewhere can follow from another device."""
        if seat.kind == "bot":
            return ""
        if seat.holder == self.guest.id:
            return f"/join/{self.house.visitors.device_link(seat)}"
        return f"/join/{seat.secret}" if host and not seat.holder else ""

    def chat_lines(self) -> list[dict[str, Any]]:
        """Messages; what was said to a team only its members read."""
        mates = self.table.match.game.mates(self.table.committed, self.seat) if self.seat >= 0 else ()
        return [
            {"name": row.name, "text": row.text, "team": row.team}
            for row in self.table.chat
            if not row.team or row.seat in mates
        ]

    def page(self, problem: str) -> str:
        """The whole page, for a first visit and for browsers without script."""
        game, drawn = self.table.row.game, self.regions()
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
            tree=hasattr(game_rulebook(game), "tree"),
            felt=self.house.pages.module(f"{game}/table.html", game, self.guest.language).felt,
            curtain=self.curtain,
            event=event_id(self.table, self.guest.id),
            problem=problem,
            seat=self.seat,
            own=self.own,
            names=[seat.name for seat in self.table.seats],
            teams=self.seat >= 0 and bool(self.table.match.game.mates(self.table.committed, self.seat)),
        )

    def changes(self, have: str, problem: str) -> dict[str, Any]:
        """Only the regions whose content differs from what the page has (`name:hash,name:hash`)."""
        known = dict(part.split(":", 1) for part in have.split(",") if ":" in part)
        fresh: dict[str, dict[str, str]] = {}
        names = []
        for name, key, html in self.regions():
            names.append(name)
            if known.get(name) != key:
                fresh[name] = {"key": key, "html": html}
        return {
            "event": event_id(self.table, self.guest.id),
            "regions": fresh,
            "gone": [name for name in known if name not in names],
            "problem": problem,
            "curtain": self.curtain,
        }
