"""The table of Through the Ages in the browser: which parts lie where, made from a seat's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from clio.engine.kept import Kept
from clio.engine.parts import (
    CHIP,
    FACE,
    AnyPart,
    Card,
    Cell,
    Column,
    Command,
    Company,
    Fact,
    Grid,
    Group,
    Hand,
    Mark,
    Moment,
    Page,
    Pawn,
    Pile,
    Pips,
    PlayerMini,
    Prose,
    Region,
    Row,
    Slot,
    Track,
    keep,
)
from clio.engine.registry import load
from clio.engine.view import View
from clio.engine.words import Words
from clio.games.through_the_ages.civilization import Civilization
from clio.games.through_the_ages.faces import CIVIL_VERBS, MILITARY_VERBS, Faces
from clio.games.through_the_ages.game import AgesGame
from clio.games.through_the_ages.player_board import PlayerBoard
from clio.games.through_the_ages.state import AGES, NO_LAST_ROUND, SLOTS

ROW_LETTERS, HAND_LETTERS = 72, 105  # on a card; longer texts are told by the large card
MANY_CARDS: Final = 8  # in both hands: from here on their texts are told by the large card
RACE_CELLS, PAWN_CELLS = 16, 2  # cells of a race, and how wide a pawn is
MADE: Final = Kept[tuple[object, ...], Region](1200)  # regions, some 10 kB each
ROW_VERBS, WORLD_VERBS, HAND_VERBS = ("take",), ("copy",), (*CIVIL_VERBS, *MILITARY_VERBS)
AGE_PICTURES: Final = ("pyramids", "great_wall", "taj_mahal", "eiffel_tower", "first_space_flight")  # of each age
CULTURE_STEP, STRENGTH_STEP = 20, 10  # the races begin and end at multiples of these


def page(view: View, company: Company, words: Words) -> Page:
    """The table as this viewer sees it."""
    return TablePage(view, company, words).page()


def the_game() -> AgesGame:
    game = load(AgesGame.name)
    assert isinstance(game, AgesGame)
    return game


class TablePage:
    """Turns one view into parts."""

    def __init__(self, view: View, company: Company, words: Words) -> None:
        self.game = the_game()
        self.lookup = self.game.lookup
        self.view = view
        self.company = company
        self.words = words
        self.say = words.say
        self.seat = view.seat
        self.seats = [Civilization(self.game, view, seat) for seat in range(view.seats)]
        self.faces = Faces(self.game, view, company, words)
        self.offers = self.faces.offers
        self.prompt = view.question().prompt

    def page(self) -> Page:
        regions = [
            self.same(self.row_region, ROW_VERBS, *self.row_key()),
            self.same(self.world_region, WORLD_VERBS, *self.world_key()),
        ]
        now = self.now()
        if now:
            regions.append(Region(name="now", parts=now))
        others = [(self.seat + n) % self.view.seats for n in range(1, self.view.seats)]
        if self.seat < 0:
            others = list(range(self.view.seats))
            regions += [self.other(self.watched, seat) for seat in others]
        regions += [self.other(self.rival, seat) for seat in others]
        if self.seat >= 0:
            regions.append(self.own_board())
            regions.append(self.same(self.hand, HAND_VERBS, self.seat, *self.hand_key()))
        return Page(regions=regions, command=self.command(), facts=self.facts(), moment=self.moment())

    # --- what is made once: most of a table stays as it is from move to move, and is the same for all who look -----

    def other(self, make: Callable[[int], Region], seat: int) -> Region:
        """The board of somebody else: no move of the viewer lies on it."""
        seen, view = self.seats[seat], self.view
        known = [(entry.card, *entry.zones) for entry in view.known if entry.zones == [f"military hand {seat + 1}"]]
        about, over = self.offers.decision.about, self.company.over
        return self.kept(lambda: make(seat), make.__name__, view.seats, seen.key(), *known, about, over)

    def own_board(self) -> Region:
        """While there is something to do on it, it is made anew: with each move there is something else."""
        if self.view.decision is not None:
            return self.mine()
        return self.same(self.mine, (), self.seat, *self.seats[self.seat].key())

    def same(self, make: Callable[[], Region], verbs: Sequence[str], *key: object) -> Region:
        """The same for all whose key is the same, and what they can do there. What is ticked is made anew."""
        if self.view.decision is None:
            return self.kept(make, make.__name__, self.view.seats, *key)
        if self.offers.candidates:
            return make()
        decision = self.offers.decision
        can = self.offers.by_verb(verbs)
        return self.kept(make, make.__name__, self.view.seats, *key, self.offers.opening(), decision.about, *can)

    def kept(self, make: Callable[[], Region], *key: object) -> Region:
        whole = (self.words, *self.company.names, *key)
        found = MADE.get(whole)
        if found is None:
            found = MADE.put(whole, keep(make()))
        return found

    def row_key(self) -> tuple[object, ...]:
        view = self.view
        own = self.seats[self.seat].surcharges() if self.seat >= 0 else ()
        return (*view.cards("row"), *view.many("filled"), view.one("gone"), *own)

    def world_key(self) -> tuple[object, ...]:
        view = self.view
        zones = {*(piles := ("events", "future events", f"military {AGES[min(view.one('age'), 3)]}"))}
        backs = [tuple(view.zone(zone).backs or ()) for zone in piles]
        faces = [tuple(view.cards(zone)) for zone in ("past events", "removed", "common tactics")]
        thrown = [view.count(f"discard {name}") for name in AGES[1:4]]
        known = [(entry.card, *entry.zones) for entry in view.known if zones.issuperset(entry.zones)]
        races = [(seat.of("culture"), seat.rating("strength")) for seat in self.seats]
        return (view.one("age"), *backs, *faces, *thrown, *known, *races)

    def hand_key(self) -> tuple[object, ...]:
        seen, view = self.seats[self.seat], self.view
        limits = [view.measure(f"{name} limit")[self.seat] for name in ("civil", "military")]
        return (*seen.cards("hand"), "/", *seen.cards("military hand"), *limits)

    def row_region(self) -> Region:
        return Region(name="row", parts=[self.row()], tab="table")

    def world_region(self) -> Region:
        return Region(name="world", parts=self.world(), tab="table")

    def mine(self) -> Region:
        return Region(name="mine", parts=self.board(self.seat).whole(), tab="mine")

    def hand(self) -> Region:
        return Region(name="hand", parts=[self.hands()])

    def rival(self, seat: int) -> Region:
        return Region(name=f"player-{seat}", parts=[self.mini(seat)], tab="rivals")

    def watched(self, seat: int) -> Region:
        board = self.whole_board(seat)
        return Region(name=f"seat-{seat}", parts=[board], tab="table", look="open-board")

    def board(self, seat: int) -> PlayerBoard:
        return PlayerBoard(self.seats[seat], self.faces, self.company, own=seat == self.seat)

    # --- what all have in common ----------------------------------------------------------------

    def facts(self) -> list[Fact]:
        """How far the game is: age, round, cards left in this age."""
        view, age, last = self.view, self.view.one("age"), self.view.one("last_round")
        names = [
            Fact("", self.say("age-" + name.lower()), name, look="age-now" if n == age else "age-other")
            for n, name in enumerate(AGES)
        ]
        round_now = self.say("table-round", n=view.one("round"))
        found = [*names, Fact("", self.say("region-world"), round_now, look="named-round")]
        if last != NO_LAST_ROUND:
            found.append(
                Fact(
                    "hourglass",
                    self.say("table-last-round", n=last),
                    self.say("table-last-round", n=last),
                    look="ending",
                )
            )
        elif age < len(AGES) - 1:
            left = self.say("table-left", n=view.count(f"civil {AGES[age]}"), age=AGES[age])
            found.append(Fact("cards", self.say(f"zone-civil-{AGES[age].lower()}"), left))
        return found

    def moment(self) -> Moment:
        """The age; from the second on older cards leave when it begins (TA-AGEEND-07)."""
        age: int = self.view.one("age")
        older = self.say("moment-older", age=AGES[age - 2]) if age >= 2 else ""
        return Moment(number=age, title=self.say("age-" + AGES[age].lower()), text=older, picture=AGE_PICTURES[age])

    def row(self) -> Grid:
        """Thirteen places in three zones of one price; the first ones are swept before the next turn."""
        swept = self.lookup.swept[self.view.seats - bin(self.view.one("gone")).count("1") - 2]
        cards, filled, columns = iter(self.view.cards("row")), self.view.many("filled"), list[Column]()
        for slot in range(SLOTS):
            price = self.lookup.slot_price[slot]
            if filled[slot]:
                place = self.row_slot(next(cards), slot, price, slot < swept)
            else:
                place = Slot(id=f"slot-{slot + 1}", name="", free=1, empty=self.say("slot-empty"))
            if not columns or columns[-1].look != f"price-{price}":
                columns.append(Column(self.say("zone-price", n=price), "civil", [], look=f"price-{price}"))
            columns[-1].slots.append(place)
        return Grid(id="row", name=self.say("zone-row"), columns=columns, look="card-row", size=FACE, joined=True)

    def row_slot(self, name: str, slot: int, price: int, leaves: bool) -> Slot:
        """A place of the row with the card that lies there, and what it takes to have it."""
        text = f"take {slot + 1} {name}"
        kind = self.faces.print.face(name).kind
        extra = self.seats[self.seat].surcharge(kind, price) if self.seat >= 0 else 0

        def made() -> Slot:
            card = self.faces.card(name, "row", most=ROW_LETTERS)
            self.faces.fill(card, [text])
            for move in card.moves:
                move.label, move.note = self.say("button-take"), self.say("price-short", n=price + extra)
            if extra:
                label = self.say("price", n=price + extra)
                card.marks.append(Mark(f"{extra:+d}", label, "civil", "extra"))
            if leaves:
                card.points = Mark("", self.say("leaves-soon"), "hourglass", "leaves")
            return Slot(id=f"slot-{slot + 1}", name="", cards=[card], empty=self.say("slot-empty"))

        return self.faces.lasting(made, [text], "row", name, slot, price, extra, leaves)

    def world(self) -> list[AnyPart]:
        """The races, the piles of events and cards, the tactics that all may copy."""
        found: list[AnyPart] = [
            self.race("culture", [seat.of("culture") for seat in self.seats], CULTURE_STEP),
            self.race("strength", [seat.rating("strength") for seat in self.seats], STRENGTH_STEP),
        ]
        age = AGES[min(self.view.one("age"), 3)]
        piles = [self.pile("events"), self.pile("future events"), self.pile(f"military {age}", age)]
        found.append(Group(id="piles", look="piles", parts=list(piles)))
        tactics = [self.faces.card(name, "common tactics", ("copy",)) for name in self.view.cards("common tactics")]
        found.append(Row(id="tactics", name=self.say("zone-common-tactics"), cards=tactics, size=CHIP, look="tactics"))
        return found

    def race(self, what: str, values: Sequence[int], step: int) -> Track:
        first, last = max(0, min(values)) // step * step, (max(values) // step + 1) * step
        cells = [Cell() for _ in range(RACE_CELLS + 1)]
        cells[-1].text = f"{first}–{last}"
        wanted = [max(0, value - first) * RACE_CELLS // (last - first) for value in values]
        pawns = [
            Pawn(seat, self.company.names[seat], cell, str(values[seat]))
            for seat, cell in enumerate(side_by_side(wanted, RACE_CELLS))
        ]
        return Track(
            id=f"race-{what}", name=self.say("rating-" + what), sign=what, cells=cells, pawns=pawns, look=f"race {what}"
        )

    def pile(self, zone: str, age: str = "") -> Pile:
        """A pile with its backs by age, and what the viewer knows of it."""
        counts: dict[str, int] = {}
        for back in self.view.zone(zone).backs or []:
            counts[AGES[back % 4]] = counts.get(AGES[back % 4], 0) + 1
        zones = {zone, *(("events", "future events") if "events" in zone else ())}
        known = [self.words.card(entry.card) for entry in self.view.known if set(entry.zones) <= zones]
        notes = [self.say("pile-known", cards=", ".join(known))] if known else []
        if zone == "events":
            past = [self.words.card(name) for name in reversed(self.view.cards("past events"))]
            notes.append(f"{self.say('pile-past')}: {', '.join(past) or self.say('nothing-here')}")
        if zone.startswith("military"):
            notes += [
                f"{self.say('zone-discard-' + name.lower())}: {self.view.count(f'discard {name}')}"
                for name in AGES[1:4]
                if self.view.count(f"discard {name}")
            ]
            removed = [self.words.card(name) for name in reversed(self.view.cards("removed"))]
            notes.append(f"{self.say('zone-removed')}: {', '.join(removed) or self.say('nothing-here')}")
        if len(counts) > 1:
            notes.insert(0, f"{self.say('pile-backs')}: {', '.join(f'{name} × {n}' for name, n in counts.items())}")
        short = self.say("pile-" + zone.split()[0])
        return Pile(
            id=zone.replace(" ", "-"),
            name=short,
            count=self.view.count(zone),
            look=zone.split()[0],
            sign=age or min(counts, default="", key=AGES.index) + ("+" if len(counts) > 1 else ""),
            notes=notes,
        )

    def now(self) -> list[AnyPart]:
        """Cards on their way: what is being resolved, and what was chosen. Often there are none."""
        found: list[AnyPart] = []
        for zone in ("table", *([f"chosen {self.seat + 1}"] if self.seat >= 0 else [])):
            cards = [self.faces.card(name, zone) for name in self.view.cards(zone)]
            if cards:
                found.append(Row(id=zone, name=self.say("zone-" + zone.split()[0]), cards=cards, look="now"))
        return found

    # --- boards ---------------------------------------------------------------------------------

    def whole_board(self, seat: int) -> Group:
        """A civilization for those who watch."""
        parts = self.board(seat).whole()
        return Group(id=f"seat-{seat}", name=self.company.names[seat], parts=parts, look="watched")

    def mini(self, seat: int) -> PlayerMini:
        """A rival at a glance: numbers, and everything that stands on the table in small pictures."""
        board, seen = self.board(seat), self.seats[seat]
        civil, military = seen.count("hand"), seen.count("military hand") + seen.count("chosen")
        hand = [self.faces.card(name, f"hand {seat + 1}") for name in seen.cards("hand")]
        parts = board.spread(Row(id="", name=self.say("zone-hand"), cards=hand, size=CHIP, look="known-hand"))
        known = [
            self.words.card(entry.card) for entry in self.view.known if entry.zones == [f"military hand {seat + 1}"]
        ]
        if known:
            parts.append(Prose(lines=[self.say("pile-known", cards=", ".join(known))], look="known"))
        happiness = f"{seen.rating('happiness')}/{seen.needed}"
        return PlayerMini(
            seat=seat,
            name=self.company.names[seat],
            turn=self.view.one("turn") == seat and not self.company.over,
            gone=bool(self.view.one("gone") >> seat & 1),
            tag=self.say("resigned") if self.view.one("gone") >> seat & 1 else "",
            facts=[
                Fact("culture", self.about(seen, "culture"), str(seen.of("culture")), f"+{seen.rating('culture')}"),
                Fact("science", self.about(seen, "science"), str(seen.of("science")), f"+{seen.rating('science')}"),
                Fact("strength", self.about(seen, "strength"), str(seen.rating("strength"))),
                Fact("happiness", self.about(seen, "happiness"), happiness, look="bad" if seen.discontent else ""),
                Fact("cards", self.say("hands", civil=civil, military=military), f"{civil}+{military}"),
            ],
            cards=board.glance(),
            parts=parts,
        )

    def about(self, seen: Civilization, rating: str) -> str:
        stored = seen.of(rating) if rating in ("culture", "science") else seen.needed
        return self.say("about-" + rating, n=seen.rating(rating), m=stored)

    def hands(self) -> Group:
        """Both hands: every card with what can be done with it."""
        seen, number = self.seats[self.seat], self.seat + 1
        civil = [self.in_hand(name, f"hand {number}", CIVIL_VERBS) for name in seen.cards("hand")]
        zone = f"military hand {number}"
        military = [self.in_hand(name, zone, MILITARY_VERBS) for name in seen.cards("military hand")]
        many = len(civil) + len(military) > MANY_CARDS
        both: list[AnyPart] = []
        for name, cards in (("civil", civil), ("military", military)):
            limit = self.view.measure(f"{name} limit")[self.seat]
            hand = Hand(
                id=f"{name}-hand", name=self.say(f"hands-{name}"), cards=cards, limit=limit, over=len(cards) > limit
            )
            both.append(Group(parts=[hand], look=f"hand-of n-{min(12, max(1, len(cards)))}"))
        return Group(id="hands", parts=both, look="both-hands many" if many else "both-hands")

    def in_hand(self, name: str, zone: str, verbs: Sequence[str]) -> Card:
        texts = self.faces.about(name, verbs)
        return self.faces.lasting(lambda: self.faces.card(name, zone, verbs, HAND_LETTERS), texts, name, zone)

    # --- the command box ------------------------------------------------------------------------

    def command(self) -> Command:
        if self.seat < 0 or self.company.over:
            return Command()
        seen = self.seats[self.seat]
        pips = [
            Pips(
                self.say("left-" + what, n=seen.of(what)),
                seen.of(what),
                max(seen.of(what + "_total"), seen.of(what)),
                what,
            )
            for what in ("civil", "military")
        ]
        quick = [text for text in self.offers.decision.legal if text != "resign"]
        return Command(pips=pips, warnings=self.warnings(seen), hint=self.hint(seen), quick=quick, end="end")

    def hint(self, seen: Civilization) -> str:
        """What comes at the end of the turn, though nothing can be done against it any more, or nothing is lost."""
        if self.view.one("last_round") == self.view.one("round"):
            return self.say("warn-last-turn")
        return self.say("warn-corruption", n=seen.corruption) if seen.corruption and self.prompt == "act" else ""

    def warnings(self, seen: Civilization) -> list[str]:
        """What would be lost if the turn ended now."""
        if self.view.one("turn") != self.seat:
            return []
        found = []
        if seen.of("civil") > 0:
            found.append(self.say("warn-civil", n=seen.of("civil")))
        spare = seen.of("military") - self.lookup.most_drawn
        if spare > 0:
            found.append(self.say("warn-military", n=spare))
        if self.view.one("round") == 1:
            return found
        if seen.discontent > seen.of("pool"):
            found.append(self.say("warn-uprising"))
            return found
        lacking = seen.consumption - seen.food - seen.output("food")
        if lacking > 0:
            found.append(self.say("warn-hunger", n=lacking, m=lacking * self.lookup.hunger))
        over = seen.count("military hand") - self.view.measure("military limit")[self.seat]
        if over > 0:
            found.append(self.say("warn-over", n=over))
        return found


def side_by_side(wanted: Sequence[int], last: int) -> list[int]:
    """Cells near the wanted ones, in the same order, so that no pawn hides another."""
    found, before = list(wanted), -PAWN_CELLS
    order = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
    for seat in order:
        before = found[seat] = max(wanted[seat], before + PAWN_CELLS)
    after = last + PAWN_CELLS
    for seat in reversed(order):
        after = found[seat] = min(found[seat], after - PAWN_CELLS)
    return found
