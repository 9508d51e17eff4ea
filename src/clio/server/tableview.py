"""What one visitor gets to see of a table: regions from the seat's view and nothing else."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

from clio.engine.match import UNDO
from clio.engine.namer import Namer
from clio.engine.parts import Company
from clio.engine.sets import SetView
from clio.engine.story import Told
from clio.engine.view import Decision, ResultView, View
from clio.pictures import palette
from clio.server.context import Context
from clio.server.highlight import Mark, mark
from clio.server.labels import refusal
from clio.server.live import event_id
from clio.server.pages import Region, game_page, game_rulebook, words_for
from clio.server.rule_links import rule_link
from clio.server.table_page import icons, page_maker, tabs_of
from clio.server.tables import LiveTable
from clio.server.typed_table import TypedTable, next_guide
from clio.store import SeatRow
from clio.store.store import GuestRow
from clio.table import COMMIT
from clio.table.guide import GUIDE

Drawn = tuple[str, str, str]  # a region's name, the hash of its content, its html
LOG_LINES = 40
MOST_NEWS = 80  # lines, where more than usual has happened since the viewer's last turn
HAPPENINGS = 160  # events among which the latest lines are found
MOST_TRIED = 24  # moves of one question that are tried to see whether they reveal something

BEFORE_THE_DEAL = ("prompt", "people", "chat")  # all there is while people sit down


def ticks_in(data: Any) -> list[str]:
    """The ticks of a set that a region draws."""
    if isinstance(data, dict):
        if data.get("worth") and "action" in data:
            return [data["action"]]
        return [tick for value in data.values() for tick in ticks_in(value)]
    return [tick for value in data for tick in ticks_in(value)] if isinstance(data, list) else []


class TableView:
    """Regions for a seat (or a spectator), and which of them are new to a page."""

    still = False  # does the page show a moment of the past, where nothing can be done?

    def __init__(
        self, context: Context, table: LiveTable, guest: GuestRow, seat: int, own: list[int], curtain: int
    ) -> None:
        self.context = context
        self.table = table
        self.guest = guest
        self.seat = seat
        self.own = own
        self.curtain = curtain
        self.words = words_for(table.row.game, guest.language)
        self.base = f"/t/{table.row.id}"

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

    def company(self) -> Company:
        """The same, typed."""
        return Company(**self.about())

    def regions(self) -> list[Drawn]:
        """Everything on the page, in order: (name, hash of its content, html). Before the deal the table is empty."""
        found = self.all_regions()
        if self.table.dealt:
            return found
        return [region if region[0] in BEFORE_THE_DEAL else (region[0], "nothing", "") for region in found]

    def all_regions(self) -> list[Drawn]:
        seen = self.table.view_for(self.seat)
        if self.typed:
            return self.typed_regions(seen)
        found = [self.draw(Region("prompt", "server/prompt.html#prompt", self.prompt(seen)))]
        if self.curtain < 0:
            found += self.game_regions(seen)
        found.append(self.log())
        found.append(self.draw(Region("people", "server/prompt.html#people", self.people(seen))))
        found.append(self.draw(Region("chat", "server/prompt.html#chat", {"lines": self.chat_lines()})))
        return found

    @property
    def typed(self) -> bool:
        """Is this game's page made of typed parts? The others draw themselves until they are."""
        return page_maker(self.table.row.game) is not None

    def typed_regions(self, seen: View) -> list[Drawn]:
        found = [self.draw(region) for region in TypedTable(self).regions(seen)]
        found.append(self.draw(Region("log", "server/parts/log.html#log", TypedTable(self).log())))
        found.append(self.draw(Region("people", "server/prompt.html#people", self.people(seen))))
        found.append(self.draw(Region("chat", "server/prompt.html#chat", {"lines": self.chat_lines()})))
        return found

    def draw(self, region: Region) -> Drawn:
        return (region.name, *self.context.pages.region(self.table.row.game, region, self.guest.language))

    def game_regions(self, seen: View) -> list[Drawn]:
        """What the game's own page shows; worked out once for all who look through the same eyes."""
        key = ("regions", self.seat, self.guest.language)
        if key not in self.table.memo:
            name = self.table.row.game
            self.table.memo[key] = [
                self.draw(Region(region, f"{name}/table.html#{macro}", data))
                for region, macro, data in self.page_data(seen)
            ]
        found: list[Drawn] = self.table.memo[key]
        return found

    def page_data(self, seen: View) -> list[tuple[str, str, dict[str, Any]]]:
        """The regions of the game's own page as data."""
        key = ("page data", self.seat, self.guest.language)
        if key not in self.table.memo:
            self.table.memo[key] = game_page(self.table.row.game).regions(seen, self.about(), self.words)
        found: list[tuple[str, str, dict[str, Any]]] = self.table.memo[key]
        return found

    def prompt(self, seen: View) -> dict[str, Any]:
        """The question and its choices, always in the same place."""
        table = self.table
        names = [seat.name for seat in table.seats]
        data: dict[str, Any] = {
            "seat": self.seat,
            "status": table.row.status,
            "curtain": names[self.curtain] if self.curtain >= 0 else "",
            "curtain_seat": self.curtain,
            "asked": [names[seat] for seat in seen.asked],
            "bot_plays": self.seat >= 0 and bool(table.bots[self.seat]),
            "tentative": seen.tentative,
            "may_undo": seen.may_undo and self.curtain < 0,
            "may_end": seen.may_end and self.curtain < 0,
            "partners": [names[seat] for seat in self.table.play.state.seats_open() if seat != self.seat]
            if seen.may_hand_over and self.curtain < 0
            else [],
            "result": self.result(seen.result) if seen.result else None,
            "table": table.row.id,
            "rematch": table.row.rematch,
            "playing": bool(self.own),
            "number": 0,
            "question": "",
            "hint": self.hint(seen),
            "rule": "",
        }
        if seen.decision is not None and self.curtain < 0:
            key = ("question", self.seat, self.guest.language)
            if key not in table.memo:
                table.memo[key] = self.question(seen)
            data.update(table.memo[key])
        return data

    def hint(self, seen: View) -> dict[str, Any] | None:
        """In a first game that teaches: the lesson for this moment."""
        course = self.table.play.learns(self.seat)
        if course is None or self.curtain >= 0 or self.table.bots[self.seat]:
            return None
        stands = course.stands(seen)
        lesson = course.guide.lessons[stands.lesson]
        text = course.guide.text(lesson, seen, self.words)
        if stands.mode in ("wait", "astray"):
            text = self.words.say("guide-" + stands.mode, name=self.table.seats[self.table.bots.index(GUIDE)].name)
        return {
            "lesson": stands.lesson,
            "of": len(course.guide.lessons),
            "mode": stands.mode,
            "text": text,
            "do": self.moves_named(course.left(stands.lesson)) if stands.mode == "do" else [],
            "next": next_guide(course, stands.lesson),
        }

    def moves_named(self, texts: list[str]) -> list[dict[str, str]]:
        """Suggested moves as their buttons say them, and where those send what is pressed, if not to `act`."""
        own = {COMMIT: ("end-turn", "end"), UNDO: ("undo", "undo")}
        namer = Namer(self.table.match.game, self.words)
        return [
            {"name": self.words.say(own[text][0]) if text in own else namer.full(text), "action": text}
            | {"to": own[text][1] if text in own else ""}
            for text in dict.fromkeys(texts)
        ]

    def marks(self, seen: View) -> list[Mark]:
        """What a lesson points at: the things to press, and those to look at."""
        course = self.table.play.learns(self.seat)
        if course is None or self.curtain >= 0 or self.table.bots[self.seat]:
            return []
        stands = course.stands(seen)
        if stands.mode in ("wait", "astray"):
            return []
        lesson = course.guide.lessons[stands.lesson]
        places = [place.partition(" ") for place in lesson.look]
        found = [Mark(region, element, "look") for region, _, element in places]
        for text in course.left(stands.lesson) if stands.mode == "do" else ():
            own = {COMMIT: "#end-turn", UNDO: "#undo"}
            found.append(Mark("", own.get(text, f'[value="{text}"]'), "press"))
        return found

    def drawn(self) -> list[Drawn]:
        """Every region, with what a lesson points at marked."""
        marks = [] if self.typed else self.marks(self.table.view_for(self.seat))
        if not marks:
            return self.regions()
        found = []
        for name, key, html in self.regions():
            marked = mark(html, name, marks)
            if marked != html:
                key = hashlib.sha256(f"{key} {marks}".encode()).hexdigest()[:12]
            found.append((name, key, marked))
        return found

    def question(self, seen: View) -> dict[str, Any]:
        """What is asked, everything that can be answered, and why other things cannot."""
        game, words, decision = self.table.match.game, self.words, seen.question()
        asked = decision.set if decision.ticks() else None
        ticked = {*asked.texts(), *asked.words()} if asked else set()
        return {
            "number": decision.number,
            "question": self.asking(decision),
            "rule": rule_link(game.name, decision.rule),
            "picks": self.set_asked(seen, asked) if asked else None,
            "groups": self.groups([text for text in decision.legal if text not in ticked]),
            "refused": [refusal(game, words, entry) for entry in decision.refused if entry.action not in ticked],
        }

    def asking(self, decision: Decision) -> str:
        """The question itself, as a sentence."""
        say, about = self.words.say, self.words.card(decision.about) if decision.about else ""
        return say("ask-" + decision.prompt, say("prompt-choose"), card=about, left=decision.left)

    def set_asked(self, seen: View, asked: SetView) -> dict[str, Any]:
        """A set of ticks: most stand on the cards themselves, those that do not are listed with the question."""
        namer = Namer(self.table.match.game, self.words)
        drawn = Counter(action for _, _, data in self.page_data(seen) for action in ticks_in(data))
        need = asked.least or (asked.most or 0)
        return {
            "least": asked.least,
            "most": "" if asked.most is None else asked.most,
            "picked": asked.picked,
            "number": "" if asked.number is None else asked.number,
            "or_none": asked.or_none,
            "adds_up": asked.adds_up,
            "stop": asked.stop or "",
            "useful": {action: candidate.useful for action, candidate in asked.ticks().items()},
            "hint": self.words.say("set-hint-" + asked.need, n=need, least=asked.least, most=asked.most or 0),
            "ordered": any(candidate.ordered for candidate in asked.candidates),
            "surplus": asked.surplus or "set-lost",
            "suggested": ", ".join(namer.short(action) for action in asked.suggested),
            "need": need,
            "listed": [
                {"action": action, "label": namer.full(action), "worth": candidate.worth, "why": ""}
                for action, candidate in asked.ticks().items()
                for _ in range(asked.times(action) - drawn[action])
            ],
        }

    def groups(self, legal: list[str]) -> list[dict[str, Any]]:
        """Legal moves under the headings of what they touch."""
        groups: dict[str, list[dict[str, Any]]] = {}
        for heading, move in self.moves(legal):
            groups.setdefault(heading, []).append(move)
        return [{"heading": heading, "moves": moves, "size": len(moves)} for heading, moves in groups.items()]

    def moves(self, legal: list[str]) -> list[tuple[str, dict[str, Any]]]:
        """Each move under its heading, in words; what reveals something says so beforehand."""
        actions = self.table.match.game.actions
        namer = Namer(self.table.match.game, self.words)
        few = len(legal) <= MOST_TRIED
        return [
            (
                namer.group(text),
                {
                    "action": text,
                    "label": namer.short(text),
                    "whole": namer.full(text),
                    "reveals": few and self.table.play.reveals(self.seat, actions.by_text[text]),
                },
            )
            for text in legal
        ]

    def result(self, result: ResultView) -> dict[str, Any]:
        """Who won, and the score by source: a column for each player, the first one first."""
        words = self.words
        names = [seat.name for seat in self.table.seats]
        order = sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
        winners = [names[seat] for seat in order if result.places[seat] == 1]
        return {
            "ending": words.say("ending-" + result.ending, result.ending),
            "winners": ", ".join(winners) if len(names) > 1 else "",
            "shared": len(winners) > 1,
            "title": words.say("title-" + result.title, result.title) if result.title else "",
            "seats": [{"seat": seat, "name": names[seat], "place": result.places[seat]} for seat in order],
            "scores": [result.scores[seat] for seat in order] if result.scores else [],
            "sources": [
                {"name": words.say("score-" + name, name), "points": [points[seat] for seat in order]}
                for name, points in result.sources
            ],
            "fingerprint": self.table.fingerprint,
        }

    @property
    def until(self) -> int | None:
        """The first entry of the log that this viewer is not told: somebody else's turn that is not committed."""
        return self.table.play.entries_for(self.seat)

    def log(self) -> Drawn:
        """The latest lines; those since the viewer's last turn are new."""
        key = ("log", self.seat, self.guest.language)
        if key not in self.table.memo:
            self.table.memo[key] = self.draw(Region("log", "server/prompt.html#log", self.latest()))
        found: Drawn = self.table.memo[key]
        return found

    def latest(self) -> dict[str, Any]:
        lines = self.story(HAPPENINGS)
        since = self.table.play.story.since_own_turn(self.seat) if self.seat >= 0 and not self.table.over else 0
        first = next((place for place, line in enumerate(lines) if since and line["entry"] >= since), len(lines))
        begin = max(0, min(len(lines) - LOG_LINES, first), len(lines) - MOST_NEWS)
        return {
            "lines": lines[begin:],
            "new": max(0, first - begin),
            "news": len(lines) - max(first, begin),
            "base": f"/t/{self.table.row.id}",
            "seat": self.seat,
        }

    def story(self, last: int | None) -> list[dict[str, Any]]:
        """The same from the beginning, or from so many events back."""
        table = self.table
        key = (f"story {last}", self.seat, self.guest.language)
        if key not in table.memo:
            table.memo[key] = self.told(last)
        found: list[dict[str, Any]] = table.memo[key]
        return found

    def told(self, last: int | None) -> list[dict[str, Any]]:
        table = self.table
        names = [seat.name for seat in table.seats]
        eyes = None if table.over else self.seat
        lines = table.play.story.lines(self.words, names, eyes, until=self.until, last=last)
        return [{"entry": entry, "text": text} for entry, text in lines]

    def told_lines(self, last: int | None) -> list[Told]:
        """What this viewer may read of the log, line by line."""
        eyes = None if self.table.over else self.seat
        names = [seat.name for seat in self.table.seats]
        return self.table.play.story.told_lines(self.words, names, eyes, until=self.until, last=last)

    def people(self, seen: View) -> dict[str, Any]:
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
                    "asked": seat.seat in seen.asked and table.dealt,
                    **self.presence(seat),
                }
                for seat in table.seats
            ],
            "id": table.row.id,
            "host": host,
            "status": table.row.status,
            "over": table.over,
            "playing": bool(self.own),
            "pace": table.row.pace,
            "fingerprint": table.fingerprint,
            "known_seed": table.row.chosen_seed,
            "chat_open": table.row.chat_open,
        }

    def presence(self, seat: SeatRow) -> dict[str, Any]:
        """What this viewer may do about a seat: let a bot play, free it, or vote for that. Its own pledge, if asked."""
        table, settings = self.table, self.context.settings
        others = {row.holder for row in table.seats if row.holder and row.holder != seat.holder}
        away = table.away(seat.seat) if seat.holder else 0.0
        absent = bool(seat.holder) and away >= settings.absence_hours * 60 * 60
        here = self.guest.id in others
        return {
            "away": bool(seat.holder) and away >= settings.away_minutes * 60,
            "may_free": absent and (here or table.row.host == self.guest.id),
            "may_vote": bool(seat.holder) and not absent and here and len(others) >= 2,
            "others": bool(seat.holder) and seat.holder != self.guest.id and seat.kind == "person",
            "votes": len(table.votes.get(seat.seat, ())),
            "voters": len(others),
            "reveal": seat.pledge if seat.holder == self.guest.id and not seat.part and not table.dealt else "",
        }

    def link(self, seat: SeatRow, host: bool) -> str:
        """The host invites to free seats; whoever sits somewhere can follow from another device."""
        if seat.kind == "bot":
            return ""
        if seat.holder == self.guest.id:
            return f"/join/{self.context.visitors.device_link(seat)}"
        return f"/join/{seat.secret}" if host and not seat.holder else ""

    def chat_lines(self) -> list[dict[str, Any]]:
        """Messages; what was said to a team only its members read, and who is ignored is not heard."""
        shunned = self.context.manners.known.get(self.guest.id, {})
        mates = self.table.match.game.mates(self.table.play.committed, self.seat) if self.seat >= 0 else ()
        return [
            {"name": row.name, "text": row.text, "team": row.team}
            for row in self.table.chat
            if (not row.team or row.seat in mates) and row.guest not in shunned
        ]

    def page(self, problem: str) -> str:
        """The whole page, for a first visit and for browsers without script."""
        game, drawn, pages = self.table.row.game, self.drawn(), self.context.pages
        apart = ("prompt", "log", "people", "chat", "hands", "facts")
        values: dict[str, Any] = {
            "regions": {name: (key, html) for name, key, html in drawn},
            "order": [name for name, _, _ in drawn if name not in apart],
            "about": self.about(),
            "tree": hasattr(game_rulebook(game), "tree"),
            "curtain": self.curtain,
            "event": event_id(self.table, self.own),
            "problem": problem,
            "still": self.still,
            "fingerprint": self.table.fingerprint,
            "seat": self.seat,
            "own": self.own,
            "names": [seat.name for seat in self.table.seats],
            "teams": self.seat >= 0 and bool(self.table.match.game.mates(self.table.play.committed, self.seat)),
        }
        if self.typed:
            values |= self.typed_values()
        else:
            values["felt"] = pages.module(f"{game}/table.html", game, self.guest.language).felt
        template = "table.html" if self.typed else "old_table.html"
        token = self.context.visitors.form_token(self.guest)
        return pages.page(template, self.guest.language, game, guest=self.guest, token=token, game=game, **values)

    def seen(self) -> View:
        return self.table.view_for(self.seat)

    def typed_values(self) -> dict[str, Any]:
        """What the page around the regions needs: where each lies on a phone, signs, colours."""
        page, _ = TypedTable(self).both(self.seen())
        tabs = {region.name: region.tab for region in page.regions}
        looks = {region.name: region.look for region in page.regions}
        for name in ("prompt", "log", "people", "chat", "hands", "facts"):
            tabs.setdefault(name, "")
            looks.setdefault(name, "")
        game = self.table.row.game
        return {
            "tabs": tabs,
            "looks": looks,
            "tab_order": tabs_of(page),
            "icons": icons(game),
            "palette": palette().path,
        }

    def changes(self, have: str, problem: str) -> dict[str, Any]:
        """Only the regions whose content differs from what the page has (`name:hash,name:hash`)."""
        known = dict(part.split(":", 1) for part in have.split(",") if ":" in part)
        fresh: dict[str, dict[str, str]] = {}
        names = []
        for name, key, html in self.drawn():
            names.append(name)
            if known.get(name) != key:
                fresh[name] = {"key": key, "html": html}
        return {
            "event": event_id(self.table, self.own),
            "regions": fresh,
            "gone": [name for name in known if name not in names],
            "problem": problem,
            "curtain": self.curtain,
        }
