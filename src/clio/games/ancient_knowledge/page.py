"""The table of Ancient Knowledge in the browser: which parts lie where, made from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clio.engine import parts
from clio.engine.offers import Offers
from clio.engine.registry import load
from clio.engine.view import View
from clio.engine.words import Words
from clio.games.ancient_knowledge.card_text import effect_text, needs_text
from clio.games.ancient_knowledge.game import AncientKnowledgeGame
from clio.games.ancient_knowledge.state import (
    ANCIENT,
    ARTIFACT,
    ARTIFACT_COUNT,
    ARTIFACT_SPACES,
    HAND_LIMIT,
    HAND_SIZE,
    KINDS,
    LOST,
    PAST_ANY,
    PAST_KIND,
    SLOTS,
    TECH_KIND,
)
from clio.games.ancient_knowledge.view_reader import ViewReader

LEVELS: Final = ("", "I", "II")
MIDGAME: Final = 7
END: Final = 14
ACTIONS: Final = 2
ROOM: Final = 2  # monuments in a slot
SHORT: Final = 80  # characters of a text that fits where two monuments share a slot
PLACING: Final = ("create", "move")
DECLINES: Final = ("choose-decline", "team-decline", "flip", "team-flip")
PAYS: Final = ("act", "team-act", "pay", "archive")


# What a requirement counts, as a sign; of the others the sentence is shown.
NEED_SIGNS: Final = {
    **{PAST_KIND + place: kind for place, kind in enumerate(KINDS[:ARTIFACT])},
    **{TECH_KIND + place: kind for place, kind in enumerate(KINDS[ANCIENT:])},
    PAST_ANY: "past",
    ARTIFACT_COUNT: "artifact",
    LOST: "lost",
    HAND_SIZE: "cards",
}


def far(has: int, wanted: int) -> str:
    return f"{has}/{wanted}" if wanted >= 0 else f"{has} ≤ {-wanted}"


def page(view: View, company: parts.Company, words: Words) -> parts.Page:
    """The table as this viewer sees it."""
    return TablePage(view, company, words).page()


def the_game() -> AncientKnowledgeGame:
    game = load(AncientKnowledgeGame.name)
    assert isinstance(game, AncientKnowledgeGame)
    return game


class TablePage:
    """Turns one view into parts."""

    def __init__(self, view: View, company: parts.Company, words: Words) -> None:
        self.game = the_game()
        self.view = view
        self.company = company
        self.words = words
        self.say = words.say
        self.seen = ViewReader(self.game, view)
        self.seat = view.seat
        self.offers = Offers(self.game, view, words)
        self.prompt = view.question().prompt

    def page(self) -> parts.Page:
        regions = [parts.Region(name="boards", parts=list(self.boards()), tab="table")]
        now = self.now()
        if now:
            regions.append(parts.Region(name="now", parts=list(now), tab=""))
        others = [seat for seat in self.view.many("order") if seat != self.seat]
        if self.seat < 0:
            regions += [
                parts.Region(name=f"seat-{seat}", parts=[self.whole_board(seat)], tab="table", look="open-board")
                for seat in others
            ]
        regions += [parts.Region(name=f"player-{seat}", parts=[self.mini(seat)], tab="rivals") for seat in others]
        if self.seat >= 0:
            regions += [
                parts.Region(name="mine", parts=[self.timeline(self.seat)], tab="mine"),
                parts.Region(name="past", parts=self.under_the_road(), tab="mine"),
                parts.Region(name="shelf", parts=self.shelf(), tab="mine"),
                parts.Region(name="hand", parts=[self.hand()]),
            ]
        return parts.Page(regions=regions, command=self.command(), facts=self.facts(), moment=self.moment())

    # --- cards --------------------------------------------------------------------------------

    def card(self, name: str, zone: str) -> parts.Card:
        """A card's face: everything printed on it, and all that can be done with it."""
        face, kind = self.seen.face(name), self.seen.kind(name)
        level = face.level
        moment = self.say(f"moment-{face.moment}") if not level else ""
        effect = effect_text(face, self.words)
        card = parts.Card(
            id=name,
            name=self.words.card(name),
            zone=zone,
            kind=kind,
            kind_name=self.say(f"kind-{kind}"),
            age=LEVELS[level],
            marks=self.costs(name),
            lines=[f"{moment}: {effect}" if moment else effect],
            needs=self.needs(name),
        )
        if face.vp or face.slot:
            card.points = parts.Mark(str(face.vp), self.say("part-vp"))
        if face.knowledge:
            card.tokens = [parts.Token("knowledge", face.knowledge, self.say("knowledge"))]
        self.offers.fill(card)
        card.moves = [self.placed(name, move) for move in card.moves]
        return card

    def costs(self, name: str) -> list[parts.Mark]:
        """Where it enters the timeline, and what it costs."""
        face, marks = self.seen.face(name), list[parts.Mark]()
        if face.slot:
            label = f"{self.say('part-slot')} ({self.say('locked')})" if face.locked else self.say("part-slot")
            marks.append(parts.Mark(f"▸{face.slot}", label, "lock" if face.locked else "", "start"))
        if self.seen.kind(name) in KINDS[: ARTIFACT + 1]:
            marks.append(parts.Mark(str(face.cost), self.say("part-cost"), "cards"))
        return marks

    def needs(self, name: str) -> list[parts.Need]:
        """What a technology asks for, and how far this viewer is."""
        face = self.seen.face(name)
        if not face.level:
            return []
        text = needs_text(face, self.words)
        if not text:
            return [parts.Need(self.say("board-no-needs"), True)]
        asked = self.seen.progress(name)
        if self.seat < 0 or any(measure not in NEED_SIGNS for measure, _, _ in asked):
            progress = " · ".join(far(has, wanted) for _, has, wanted in asked)
            return [parts.Need(text, self.seat < 0 or self.seen.met(name), progress)]
        met = self.seen.met(name)
        return [
            parts.Need(text, met or (has >= wanted >= 0 or has <= -wanted), far(has, wanted), NEED_SIGNS[measure])
            for measure, has, wanted in asked
        ]

    def placed(self, name: str, move: parts.Move) -> parts.Move:
        """A creation is made by pressing the card, then the slot; the slot says what it costs."""
        verb, *rest = move.action.split(" ")
        if verb not in PLACING:
            return move
        slot = int(rest[-1]) if rest[-1].isdigit() else 0
        move.to = f"slot-{slot}" if slot else "artifacts"
        if verb == "create":
            move.label = self.say("button-create-slot", n=slot) if slot else self.say("button-create")
            price = self.seen.price(name, slot)
            move.note = self.say("price-cards", n=price) if price else self.say("price-free")
        return move

    def brief(self, name: str, zone: str) -> parts.Card:
        """A card whose cost does not matter any more."""
        card = self.card(name, zone)
        card.marks, card.tokens = [], []
        return card

    # --- regions ------------------------------------------------------------------------------

    def facts(self) -> list[parts.Fact]:
        """How far the game is: whose turn, the fullest Past, the piles."""
        view, seen = self.view, self.seen
        fullest = max(view.count(f"past {seat + 1}") for seat in range(view.seats))
        end = self.say("board-last-round") if view.one("ending") else f"{fullest}/{END}"
        look = "ending" if view.one("ending") else ""
        found = [
            parts.Fact("past", self.say("board-end", n=fullest), end, note=self.say("zone-past"), id="end", look=look)
        ]
        if not self.company.over:
            found.insert(0, parts.Fact("", self.say("board-phase"), self.phase(seen.whose_turn()), look="named phase"))
        found.append(parts.Fact("cards", self.say("zone-deck"), str(view.count("deck")), self.say("bar-deck")))
        discard = ": ".join(filter(None, (self.say("zone-discard"), self.top())))
        found.append(parts.Fact("discard", discard, str(view.count("discard")), self.say("bar-discard")))
        label = ", ".join(self.say(f"zone-technology-deck-{level}") for level in LEVELS[1:])
        left = " · ".join(f"{level} {view.count(f'technology deck {level}')}" for level in LEVELS[1:])
        found.append(parts.Fact("ancient", label, left, self.say("zone-collection"), "technology-decks"))
        return found

    def moment(self) -> parts.Moment:
        """The first half, the second from the first technology board that is turned, the last round."""
        if self.view.one("ending"):
            return parts.Moment(
                number=3, title=self.say("board-last-round"), text=self.say("moment-end"), picture="atlantis"
            )
        if self.view.one("midgame"):
            text = self.say("moment-second-why")
            return parts.Moment(number=2, title=self.say("moment-second"), text=text, picture="petra")
        return parts.Moment(number=1, title=self.say("moment-first"))

    def top(self) -> str:
        name = self.view.zone("discard").top
        return self.words.card(name) if name else ""

    def phase(self, seat: int) -> str:
        """As far as the view tells: after the last action effects follow, then the decline."""
        view = self.view
        if self.opening():
            return self.say("phase-opening")
        if view.one("declining") >= 0 or self.prompt in DECLINES:
            return self.say("phase-decline")
        if view.many("actions")[seat] > 0 or self.prompt in PAYS or view.cards(f"played {seat + 1}"):
            return self.say("phase-action")
        return self.say("phase-effects")

    def opening(self) -> bool:
        """Before the first turn nothing lies on the technology boards; later some always does, or a Past is filled."""
        boards = any(self.view.cards(f"board {n}") for n in (1, 2, 3))
        return not boards and not any(self.seen.of("past", seat) for seat in range(self.seen.seats))

    def boards(self) -> list[parts.Row]:
        """The three technology boards with their open cards."""
        found = []
        for place, level in enumerate(self.view.many("levels")):
            number = place + 1
            cards = [self.card(name, f"board {number}") for name in self.view.cards(f"board {number}")]
            for card in cards:
                card.age = ""  # the board says it
            found.append(
                parts.Row(
                    id=f"board-{number}",
                    name=self.say(f"zone-board-{number}"),
                    note=LEVELS[level] or self.say("board-gone"),
                    cards=cards,
                    look=f"tablet level-{level}",
                    moves=self.offers.moves([f"flip {number}"]),
                )
            )
        return found

    def now(self) -> list[parts.Row]:
        """Cards on their way: revealed, looked at, announced, chosen. Often there are none."""
        view, found = self.view, []
        zones = ["aside", *(f"played {seat + 1}" for seat in range(view.seats))]
        if self.seat >= 0:
            zones += [f"{zone} {self.seat + 1}" for zone in ("looked", "chosen", "offered")]
        for zone in zones:
            cards = [self.card(name, zone) for name in view.cards(zone)]
            if cards:
                found.append(parts.Row(id=zone, name=self.say("zone-" + zone.split(" ")[0]), cards=cards, look="now"))
        shown = {name for zone in view.zones for name in view.cards(zone)}
        elsewhere = [name for name in self.offers.by_card if name in self.seen.number and name not in shown]
        if elsewhere:  # a hand that an effect lets its player look at
            cards = [self.card(name, "elsewhere") for name in elsewhere]
            found.append(parts.Row(id="elsewhere", name=self.say("zone-looked"), cards=cards, look="now"))
        return found

    def slots(self, seat: int, size: str) -> list[parts.Slot]:
        """The timeline: what lies in each slot, the upper row first, with what is left of its knowledge."""
        found = [
            parts.Slot(id=f"slot-{slot}" if seat == self.seat else "", name=str(slot), size=size, free=ROOM)
            for slot in range(1, SLOTS + 1)
        ]
        found[0].look, found[0].note = "next", self.say("board-sinks")
        found[-1].look = "entry"
        for name, slot, _, tokens in sorted(self.seen.monuments(seat), key=lambda monument: -monument[2]):
            card = self.card(name, f"timeline {seat + 1}")
            card.marks = []
            card.tokens = [parts.Token("knowledge", tokens, self.say("knowledge"))] if tokens else []
            found[slot - 1].cards.append(card)
            found[slot - 1].free -= 1
        for place in found:
            if len(place.cards) == ROOM:  # two long texts have no room above each other: the large card tells them
                for card in place.cards:
                    card.lines = [line for line in card.lines if len(line) <= SHORT]
        return found

    def timeline(self, seat: int, size: str = "face") -> parts.Board:
        name = self.say("zone-timeline")
        return parts.Board(id="timeline", name=name, slots=self.slots(seat, size), look="road", titled=False)

    def past(self, seat: int) -> parts.Row:
        """What has sunk, fourteen sockets, the seventh and the last marked; those that were excavated lie turned."""
        rotated = self.view.many("rotated")[seat]
        cards = [self.brief(name, f"past {seat + 1}") for name in self.seen.of("past", seat)]
        for card in cards[:rotated]:
            card.state = "turned"
        marks = {MIDGAME: str(MIDGAME), END: str(END)}
        free = [parts.Cell(marks.get(n, ""), "marked" if n in marks else "") for n in range(len(cards) + 1, END + 1)]
        points = self.seen.points(seat)
        facts = self.tally(cards, KINDS[:ARTIFACT])
        facts.append(
            parts.Fact("", self.say("part-vp"), str(points[0] + points[1]), look="gold", note=self.say("part-vp"))
        )
        return parts.Row(
            id="past",
            name=self.say("zone-past"),
            note=self.say("board-past-of", n=len(cards), of=END, rotated=rotated),
            cards=cards,
            size=parts.TILE,
            free=free,
            look="sockets",
            facts=facts,
        )

    def collection(self, seat: int) -> parts.Row:
        cards = [self.brief(name, f"collection {seat + 1}") for name in self.seen.of("collection", seat)]
        facts = self.tally(cards, KINDS[ANCIENT:])
        name = self.say("zone-collection")
        return parts.Row(
            id="collection", name=name, note=str(len(cards)), cards=cards, size=parts.CHIP, look="learned", facts=facts
        )

    def artifacts(self, seat: int) -> parts.Row:
        cards = [self.brief(name, f"artifacts {seat + 1}") for name in self.seen.of("artifacts", seat)]
        note = f"{len(cards)}/{ARTIFACT_SPACES}"
        free = [parts.Cell() for _ in range(ARTIFACT_SPACES - len(cards))]
        row_id = "artifacts" if seat == self.seat else ""
        name = self.say("zone-artifacts")
        return parts.Row(id=row_id, name=name, note=note, cards=cards, size=parts.TILE, free=free, look="shelf-row")

    def tally(self, cards: Sequence[parts.Card], kinds: Sequence[str]) -> list[parts.Fact]:
        """How many of each kind: that is what requirements ask for."""
        return [
            parts.Fact(kind, self.say(f"kind-{kind}"), str(sum(card.kind == kind for card in cards)), look=f"k-{kind}")
            for kind in kinds
        ]

    def under_the_road(self) -> list[parts.AnyPart]:
        """The own Past, technologies, and what was lost."""
        lost, score = self.view.many("lost")[self.seat], sum(self.seen.points(self.seat))
        sums = [
            parts.Fact("lost", self.say("lost-knowledge"), str(lost), id="lost", look="lost"),
            parts.Fact("knowledge", self.say("board-knowledge"), str(self.seen.knowledge(self.seat))),
            parts.Fact("", self.say("board-score"), str(score), note=self.say("part-vp"), id="points", look="gold"),
        ]
        return [self.past(self.seat), self.collection(self.seat), parts.Facts(id="sums", facts=sums, look="sums")]

    def shelf(self) -> list[parts.AnyPart]:
        """The own artifacts, and the actions that need no card."""
        offers = self.offers
        acts = offers.texts("search", "archive")
        digs = offers.texts("excavate")
        found: list[parts.AnyPart] = [self.artifacts(self.seat)]
        if acts:
            moves = [
                offers.move(text, self.say(f"action-{text}"), self.say(f"note-{text}"))
                for text in acts
                if offers.can(text)
            ]
            found.append(parts.Actions(id="acts", moves=moves, whys=offers.whys(acts), look="plain"))
        if digs:
            moves = offers.moves(digs)
            name = self.say("action-excavate")
            found.append(parts.Actions(id="dig", name=name, moves=moves, whys=offers.whys(digs)[:1], look="dig"))
        return found

    def mini(self, seat: int) -> parts.PlayerMini:
        """A rival at a glance."""
        view, seen = self.view, self.seen
        past = len(seen.of("past", seat))
        partner = view.options["teams"] == "yes" and self.seat >= 0 and seat ^ 1 == self.seat
        cells = [
            parts.Cell("", " ".join([*(["on"] if n <= past else []), *(["mark"] if n in (MIDGAME, END) else [])]))
            for n in range(1, END + 1)
        ]
        slots = self.slots(seat, parts.TILE)
        for slot in slots:
            slot.cards = [self.glance(card) for card in slot.cards]
        known = self.known(seat)
        return parts.PlayerMini(
            seat=seat,
            name=self.company.names[seat],
            turn=seat == seen.whose_turn() and not self.company.over and not self.opening(),
            tag=self.say("board-partner") if partner else "",
            score=parts.Fact("", self.say("part-vp"), str(sum(seen.points(seat)))),
            facts=[
                parts.Fact("cards", self.say("zone-hand"), str(view.count(f"hand {seat + 1}"))),
                parts.Fact("knowledge", self.say("board-knowledge"), str(seen.knowledge(seat))),
                parts.Fact("lost", self.say("lost-knowledge"), str(view.many("lost")[seat])),
                parts.Fact("ancient", self.say("zone-collection"), str(len(seen.of("collection", seat)))),
                parts.Fact("artifact", self.say("zone-artifacts"), str(len(seen.of("artifacts", seat)))),
            ],
            slots=slots,
            meters=[parts.Track(name=f"{self.say('zone-past')} {past}/{END}", cells=cells)],
            parts=[*self.spread(seat), *([parts.Prose(lines=[known], look="known")] if known else [])],
        )

    def glance(self, card: parts.Card) -> parts.Card:
        """As small as it gets: what it is, and the knowledge on it."""
        return parts.Card(id=card.id, name=card.name, zone=card.zone, kind=card.kind, tokens=card.tokens)

    def spread(self, seat: int) -> list[parts.AnyPart]:
        """All of a player's board, in small pictures."""
        return [self.timeline(seat, parts.TILE), self.past(seat), self.artifacts(seat), self.collection(seat)]

    def whole_board(self, seat: int) -> parts.Group:
        """A player's board for those who watch."""
        note = f"{sum(self.seen.points(seat))} {self.say('part-vp')}"
        return parts.Group(id=f"seat-{seat}", name=self.company.names[seat], note=note, parts=self.spread(seat))

    def known(self, seat: int) -> str:
        zone = [f"hand {seat + 1}"]
        cards = [self.words.card(entry.card) for entry in self.view.known if entry.zones == zone]
        return self.say("board-known", cards=", ".join(cards)) if cards else ""

    def hand(self) -> parts.Hand:
        """The own hand: every card with what can be done with it."""
        names = sorted(self.seen.of("hand", self.seat), key=self.seen.number.__getitem__)
        cards = [self.card(name, "hand") for name in names]
        look = "spread" if self.prompt == "opening" else ""
        return parts.Hand(id="hand", name=self.say("zone-hand"), cards=cards, limit=HAND_LIMIT, look=look)

    # --- the command box ------------------------------------------------------------------------

    def command(self) -> parts.Command:
        if self.seat < 0 or self.company.over:
            return parts.Command()
        left = max(0, self.view.many("actions")[self.seat])
        pips = [] if self.opening() else [parts.Pips(self.say("board-left", n=left), left, max(ACTIONS, left))]
        warnings = [
            self.say("warn-sinks", card=self.words.card(name), n=tokens)
            for name, slot, _, tokens in self.seen.monuments(self.seat)
            if slot == 1 and tokens and self.seen.whose_turn() == self.seat
        ]
        if self.view.one("ending"):
            warnings.append(self.say("warn-last-round"))
        full = self.view.count(f"hand {self.seat + 1}") >= HAND_LIMIT and self.prompt in ("act", "team-act")
        return parts.Command(pips=pips, warnings=warnings, hint=self.say("warn-full", n=HAND_LIMIT) if full else "")
