"""A civilization as a board: columns of buildings by age, leader and government, wonders, both banks."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Final, TypeVar

from clio.engine.kept import Kept
from clio.engine.parts import (
    CHIP,
    TILE,
    Actions,
    AnyPart,
    Card,
    Cell,
    Column,
    Company,
    Fact,
    Facts,
    Grid,
    Group,
    Mark,
    Part,
    Row,
    Slot,
    Stock,
    Token,
    TokenBank,
    calm,
)
from clio.games.through_the_ages.civilization import Civilization, at, places
from clio.games.through_the_ages.faces import STAGES, TECH_VERBS, Faces
from clio.games.through_the_ages.state import AGES, RATINGS, WAR_COUNT

# Questions about a rival's things: their moves light nothing of the own civilization.
OF_RIVALS: Final = ("pick-building", "raid-building", "pick-colony", "remove-card", "spoils")
POPULATION: Final = ("population", "free population")
OWN_ACTIONS: Final = ("convert", "trade food", "trade resource")
OF_LEADER: Final = ("retire", "choose culture", "choose arms")
TREASURE_VERBS: Final = ("stage", "ruin", "tuck", "seize", "colony", "resolve")
HEAD_LETTERS: Final = 90  # on the leader's card
COUNTED: Final = ("culture", "science", "civil", "civil_total", "military", "military_total", "yellow", "blue", "pool")
P = TypeVar("P", bound=Part)
MADE: Final = Kept[tuple[object, ...], Part](6000)  # some 1 kB each
COLUMNS: Final = Kept[tuple[object, ...], Column](3000)


class PlayerBoard:
    """One civilization; the moves only on the viewer's own."""

    def __init__(self, seen: Civilization, faces: Faces, company: Company, own: bool) -> None:
        self.seen = seen
        self.view = seen.view
        self.lookup = seen.lookup
        self.faces = faces
        self.offers = faces.offers
        self.company = company
        self.words = faces.words
        self.say = faces.say
        self.number = f" {seen.seat + 1}"
        self.own = own
        self.active = own and self.view.question().prompt not in OF_RIVALS

    def whole(self) -> list[AnyPart]:
        """All of it, as it lies before its player."""
        heads = self.kept("heads", self.heads, *self.head_key())
        treasures = self.kept("treasures", self.treasures, *self.treasure_key())
        middle: list[AnyPart] = [heads, self.buildings(), treasures]
        return [
            self.kept("numbers", self.numbers, *self.number_key()),
            Group(parts=middle, look="civilization"),
            self.banks(),
        ]

    # --- what is made once: with a move hardly anything of a board changes -----------------------

    def kept(self, what: str, make: Callable[[], P], *key: object) -> P:
        """A part that depends on the key alone; what can be done on it is in there. What is ticked is made anew."""
        offers = self.offers
        if offers.candidates:
            return make()
        whole = (what, *self.place_of_all(), *key)
        found = MADE.get(whole)
        if found is None:
            found = MADE.put(whole, make())
            found.kept, found.busy = True, not calm(found)
        return found  # type: ignore[return-value]  # what a name stands for is of one kind

    def place_of_all(self) -> tuple[object, ...]:
        """What all that is kept of a board depends on."""
        decision = self.offers.decision
        return (self.words, self.own, self.active, self.seen.seat, decision.about, self.offers.opening())

    def number_key(self) -> tuple[object, ...]:
        seen = self.seen
        fields = [seen.of(name) for name in COUNTED]
        ratings = [seen.rating(name) for name in RATINGS]
        return (*fields, *ratings, seen.food, seen.resources, seen.output("food"), seen.output("resources"))

    def head_key(self) -> tuple[object, ...]:
        seen = self.seen
        texts = self.offers.by_verb([text.partition(" ")[0] for text in OF_LEADER]) if self.active else ()
        return (*seen.cards("leader"), seen.of("government"), *texts)

    def treasure_key(self) -> tuple[object, ...]:
        seen, view = self.seen, self.view
        wars = view.many("war_on")[WAR_COUNT * seen.seat : WAR_COUNT * (seen.seat + 1)]
        zones = [
            tuple(seen.cards(zone)) for zone in ("unfinished wonder", "wonders", "colonies", "wars", "pact", "play")
        ]
        numbers = [seen.of(name) for name in ("stages", "tucked", "tactic", "side", "partner")]
        texts = self.offers.by_verb(TREASURE_VERBS) if self.active else ()
        return (*self.company.names, *zones, *view.cards("tucked"), *numbers, view.one("ruined"), *wars, *texts)

    def spread(self, hand: Row) -> list[AnyPart]:
        """All of it in small, to lie beside another board: only what there is, and the cards in hand that all see."""
        heads, buildings, treasures = self.heads(), self.buildings(), self.treasures()
        heads.size, heads.free = CHIP, []
        columns: list[Column] = []
        for column in buildings.columns:  # which lie on other boards, too
            slots = [slot for slot in column.slots if slot.cards]
            if slots:
                columns.append(Column(column.name, column.sign, slots, column.look))
        buildings.columns = columns
        cards = [card for row in treasures.parts if isinstance(row, Row) for card in row.cards]
        rest = Row(id="", name=self.say("rest"), cards=cards, size=CHIP, look="rest")
        small: list[AnyPart] = [heads, buildings, rest, hand]
        return [self.numbers(), Group(parts=small, look="civilization small")]

    # --- numbers ------------------------------------------------------------------------------

    def numbers(self) -> Facts:
        seen, say = self.seen, self.say
        food, resources = seen.output("food"), seen.output("resources")
        eaten = f" −{seen.consumption}" if seen.consumption else ""
        stolen = f" −{seen.corruption}" if seen.corruption else ""
        hungry = seen.food + food < seen.consumption
        facts = [
            Fact("culture", self.about("culture"), str(seen.of("culture")), f"+{seen.rating('culture')}", id="culture"),
            Fact("science", self.about("science"), str(seen.of("science")), f"+{seen.rating('science')}", id="science"),
            Fact("strength", self.about("strength"), str(seen.rating("strength")), id="strength"),
            Fact(
                "happiness", self.about("happiness"), str(seen.rating("happiness")), f"/{seen.needed}", id="happiness"
            ),
            Fact(
                "food", say("about-food", n=seen.food, m=seen.consumption), str(seen.food), f"+{food}{eaten}", id="food"
            ),
            Fact(
                "resources",
                say("about-resources", n=seen.resources, m=seen.corruption),
                str(seen.resources),
                f"+{resources}{stolen}",
                id="resources",
            ),
            Fact("civil", say("table-civil"), str(seen.of("civil")), f"/{seen.of('civil_total')}", id="civil"),
            Fact(
                "military",
                say("table-military"),
                str(seen.of("military")),
                f"/{seen.of('military_total')}",
                id="military",
            ),
        ]
        for fact in facts:
            bad = (fact.id == "happiness" and seen.discontent) or (fact.id == "food" and hungry)
            fact.look = f"n-{fact.id} bad" if bad else f"n-{fact.id}"
        return Facts(id="numbers", facts=facts, look="numbers")

    def about(self, rating: str) -> str:
        stored = self.seen.of(rating) if rating in ("culture", "science") else self.seen.needed
        return self.say("about-" + rating, n=self.seen.rating(rating), m=stored)

    # --- leader and government, technologies ----------------------------------------------------

    def heads(self) -> Row:
        """The leader, or the place for one, and the government."""
        cards = []
        for name in self.seen.cards("leader"):
            leader = self.faces.card(name, "leader" + self.number, most=HEAD_LETTERS)
            cards.append(self.faces.fill(leader, self.known(OF_LEADER)) if self.active else leader)
        government = self.faces.card(self.seen.government.id, "government" + self.number, most=HEAD_LETTERS)
        government.marks = []
        free = [] if cards else [Cell(self.say("kind-leader"))]
        return Row(id="heads", name=self.say("heads"), cards=[*cards, government], free=free, look="heads")

    def known(self, texts: Sequence[str]) -> list[str]:
        return [text for text in texts if text in self.offers.legal or text in self.offers.refused]

    def buildings(self) -> Grid:
        """A column for each kind, the youngest age on top; where nothing stands yet, the age of what may."""
        mine = self.seen.technologies()
        top = min(3, max(self.view.one("age") + 1, 2, *(card.age for card in mine.values())))
        columns = [self.column(kind, techs[: top + 1], mine) for kind, techs in places(self.seen.game)]
        return Grid(id="buildings", name=self.say("zone-play"), columns=columns, look=f"buildings rows-{top + 1}")

    def column(self, kind: str, techs: Sequence[int], mine: Container[int]) -> Column:
        """The places of a kind, made once for what stands on them."""
        key: list[object] = [kind, len(techs)]
        for tech in techs:
            if tech in mine:
                key += self.slot_key(tech)
        whole = (*self.place_of_all(), *key)
        found = None if self.offers.candidates else COLUMNS.get(whole)
        if found is None:
            slots = [self.slot(tech, age, tech in mine) for age, tech in reversed([*enumerate(techs)])]
            look = "" if any(tech in mine for tech in techs) else "bare"
            found = Column(self.say("kind-" + kind), kind, slots, look)
            if not self.offers.candidates:
                COLUMNS.put(whole, found).kept = True
        return found

    def slot_key(self, tech: int) -> list[object]:
        """All that the place of a technology in play depends on."""
        seen = self.seen
        texts = self.faces.about(seen.game.deck.cards[tech].id, TECH_VERBS) if self.active else ()
        return [tech, seen.workers_on(tech), seen.tokens_on(tech), *self.offers.ways(texts)]

    def slot(self, tech: int, age: int, there: bool) -> Slot:
        """A place, made once for what stands on it."""
        what, key = ("place", self.slot_key(tech)) if there else ("free", [tech, age])
        return self.kept(what, lambda: self.place(tech, age, there), *key)

    def place(self, tech: int, age: int, there: bool) -> Slot:
        if tech < 0:
            return Slot(name="", look="none")
        name = self.seen.game.deck.cards[tech].id
        slot = Slot(id=f"tech-{name}" if self.own else "", name="", empty=AGES[age])
        if there:
            slot.cards = [self.technology(name, tech)]
        else:
            slot.free = 1
        return slot

    def technology(self, name: str, tech: int) -> Card:
        card = self.faces.card(name, "play" + self.number, TECH_VERBS if self.active else ())
        card.marks, card.gives = [], [mark for mark in card.gives if mark.look != "cost"]
        workers, tokens = self.seen.workers_on(tech), self.seen.tokens_on(tech)
        if workers:
            card.tokens.append(Token("yellow", workers, self.say("table-workers")))
        if tokens:
            card.tokens.append(Token("blue", tokens, self.say("word-tokens")))
        card.state = card.state or ("" if workers else "idle")
        for move in card.moves:
            if move.action.startswith(("build ", "train ")):
                move.note = self.say("price-resources", n=self.lookup.cost[tech])
        return card

    # --- wonders and the rest -------------------------------------------------------------------

    def treasures(self) -> Group:
        """Wonders, and whatever else lies before a player."""
        cards = [self.unfinished(name) for name in self.seen.cards("unfinished wonder")]
        cards += [self.finished(name) for name in self.seen.cards("wonders")]
        wonders = Row(id="wonders", name=self.say("wonders"), cards=cards, size=TILE, look="wonders")
        rest = Row(id="rest", name=self.say("rest"), cards=self.rest(), size=CHIP, look="rest")
        parts: list[AnyPart] = [wonders, rest] if rest.cards else [wonders]
        return Group(id="treasures", parts=parts, look="treasures")

    def unfinished(self, name: str) -> Card:
        """Under construction: blue tokens on the stages that are built, then what the others cost."""
        card = self.faces.plain(name, "unfinished wonder" + self.number)
        done, stages = self.seen.of("stages"), self.lookup.stages[self.seen.number[name]]
        card.tokens = [Token("blue", done, self.say("stages-done", n=done, m=len(stages)))] if done else []
        left = "·".join(map(str, stages[done:]))
        card.marks = [Mark(left, self.say("number-stages", what=left), "resources")]
        card.gives, card.state = [], "unfinished"
        if self.active:
            self.faces.fill(card, [text for text in self.faces.texts.get("", []) if text.startswith("stage ")])
        return card

    def finished(self, name: str) -> Card:
        card = self.faces.card(name, "wonders" + self.number, ("ruin", "tuck") if self.active else ())
        card.marks, card.gives = [], [mark for mark in card.gives if mark.look != STAGES]
        if self.seen.ruined(name):
            card.note, card.gives = self.say("ruined"), []
        elif self.seen.of("tucked") == self.seen.number[name] and self.view.cards("tucked"):
            card.note = "+ " + ", ".join(self.words.card(leader) for leader in self.view.cards("tucked"))
        return card

    def rest(self) -> list[Card]:
        """Tactic, special technologies, colonies, wars, the pact."""
        seen, faces = self.seen, self.faces
        cards = []
        if seen.of("tactic") >= 0:
            name = seen.game.deck.cards[seen.of("tactic")].id
            cards.append(faces.card(name, "personal tactic" + self.number))
        active = self.active
        cards += [faces.card(name, "play" + self.number, ("seize",) if active else ()) for name in seen.specials()]
        cards += [
            faces.card(name, "colonies" + self.number, ("colony",) if active else ()) for name in seen.cards("colonies")
        ]
        for place, name in enumerate(seen.cards("wars")):
            war = faces.card(name, "wars" + self.number, ("resolve",) if active else ())
            war.note = self.against(self.view.many("war_on")[WAR_COUNT * seen.seat + place])
            cards.append(war)
        for name in seen.cards("pact"):
            pact = faces.card(name, "pact" + self.number)
            side = "AB"[seen.of("side")] + " " if self.lookup.lettered[seen.number[name]] else ""
            partner = seen.of("partner")
            pact.note = f"{side}↔ {self.company.names[partner]}" if partner >= 0 else side
            cards.append(pact)
        return cards

    def against(self, rival: int) -> str:
        return self.say("war-on", name=self.company.names[rival]) if rival >= 0 else ""

    def glance(self) -> list[Card]:
        """As small as it gets: leader, what workers stand on, wonders."""
        seen = self.seen
        found = [self.small(name, "leader") for name in seen.cards("leader")]
        for tech, face in seen.technologies().items():
            workers = seen.workers_on(tech)
            if workers:
                found.append(self.small(face.id, "play", [Token("yellow", workers, self.say("table-workers"))]))
        for name in seen.cards("unfinished wonder"):
            stages = [Token("blue", seen.of("stages"), self.say("word-tokens"))]
            found.append(self.small(name, "unfinished wonder", stages))
        return found + [self.small(name, "wonders") for name in seen.cards("wonders")]

    def small(self, name: str, zone: str, tokens: Sequence[Token] = ()) -> Card:
        """A card of which only the picture is seen, and what lies on it."""
        face = self.faces.print.face(name)
        zone += self.number
        return Card(id=name, name=face.name, zone=zone, kind=face.kind, family=face.family, tokens=[*tokens])

    # --- banks --------------------------------------------------------------------------------

    def banks(self) -> Group:
        """The yellow bank, workers without work, the blue bank; and actions that need no card."""
        seen = self.seen
        pool = TokenBank(
            id="pool",
            name=self.say("table-pool-short"),
            kind="yellow",
            stocks=[Stock(seen.of("pool"), seen.of("pool"), look="unused")],
            note=self.say("discontent-short", n=seen.discontent) if seen.discontent else str(seen.of("pool")),
        )
        yellow = self.kept("yellow", self.yellow, seen.of("yellow"))
        blue = self.kept("blue", self.blue, seen.of("blue"), seen.blue_owned)
        parts: list[AnyPart] = [yellow, pool, blue]
        texts = [*self.known(POPULATION), *self.known(OWN_ACTIONS)] if self.active else []
        texts += (
            [text for text in self.faces.texts.get("", []) if text.startswith("cancel pact")] if self.active else []
        )
        if texts:
            moves = self.faces.moves(texts)
            for move in moves:
                if move.action == "population":
                    move.note = self.say("price-food", n=seen.population_cost)
            name = "" if moves else self.say("button-population")
            parts.append(Actions(id="acts", name=name, moves=moves, whys=self.offers.whys(texts), look="plain"))
        return Group(id="banks", parts=parts, look="banks")

    def yellow(self) -> TokenBank:
        """Sections by what the people ask for while the last token lies in them."""
        lookup, yellow = self.lookup, self.seen.of("yellow")
        bounds = steps(lookup.needed_happiness)
        stocks = []
        for low, high in zip(bounds, [*bounds[1:], max(19, yellow + 1)], strict=True):
            facts = [
                Fact("happiness", self.say("bank-happiness"), str(at(lookup.needed_happiness, low))),
                Fact("food", self.say("bank-food"), str(at(lookup.population_cost, low))),
            ]
            now = "now" if low <= yellow < high else ""
            stocks.append(Stock(min(high - low, max(0, yellow - low + 1)), high - low, look=now, facts=facts))
        note = self.say("bank-yellow", n=self.seen.population_cost, m=self.seen.consumption, k=self.seen.needed)
        name = self.say("table-yellow")
        return TokenBank(id="yellow", name=name, kind="yellow", stocks=stocks, note=note, pick=None)

    def blue(self) -> TokenBank:
        lookup, blue = self.lookup, self.seen.of("blue")
        bounds = steps(lookup.corruption)
        stocks = []
        for low, high in zip(bounds, [*bounds[1:], max(17, self.seen.blue_owned + 1)], strict=True):
            facts = [Fact("resources", self.say("bank-corruption"), f"−{at(lookup.corruption, low)}")]
            now = "now" if low <= blue < high else ""
            stocks.append(Stock(min(high - low, max(0, blue - low + 1)), high - low, look=now, facts=facts))
        note = self.say("bank-blue", n=self.seen.corruption)
        return TokenBank(id="blue", name=self.say("table-blue"), kind="blue", stocks=stocks, note=note)


def steps(table: list[int]) -> list[int]:
    """From how many tokens on another number holds, the empty bank left out."""
    return [n for n in range(1, len(table)) if n == 1 or table[n] != table[n - 1]]
