"""The table of Progress in the browser: the technology tree and all around it, made from a seat's view."""

from __future__ import annotations

from collections import Counter
from typing import Final

from clio.engine.offers import Offers
from clio.engine.parts import (
    CHIP,
    TILE,
    AnyPart,
    Board,
    Card,
    Cell,
    Command,
    Company,
    Fact,
    Facts,
    Group,
    Hand,
    Mark,
    Move,
    Need,
    Page,
    Pawn,
    Pile,
    Pips,
    PlayerMini,
    Prose,
    Region,
    Row,
    Slot,
    Stock,
    TokenBank,
    Track,
)
from clio.engine.view import View
from clio.engine.words import Words
from clio.games.progress.card_text import benefit_words, cost_words, skill_name
from clio.games.progress.deck import (
    KINDS,
    KNOWLEDGE,
    MILESTONE_GROUPS,
    PERSONALITY_GROUPS,
    POWERS,
    ROMAN,
    SKILLS,
    Milestone,
    Personality,
    Technology,
)
from clio.games.progress.moments import age_moment, end_near
from clio.games.progress.tree_order import columns, needs, technologies, the_game

# What a technology is to the viewer: the five looks of a tile, and one that is out of the game.
MINE, GROWING, IN_HAND, NEAR, LOCKED, GONE = "mine", "growing", "held", "near", "locked", "gone"
BADGES: Final = {MINE: "✓", IN_HAND: "✋", NEAR: "▸"}
TREE_VERBS: Final = ("discover", "research", "back")  # what can be done on the tree itself
LONG: Final = 10  # letters of a word that needs the whole width of a tile
FEW: Final = 8  # tiles of an age that is over which find room in one column
THREE: Final = 3  # ages that have room beside each other
LEAST_SPACES: Final = 10  # of a power track that are drawn
HAND_SKILL: Final = 2
END: Final = "end"


def page(view: View, company: Company, words: Words) -> Page:
    """The table as this viewer sees it."""
    return TablePage(view, company, words).page()


class TablePage:
    """Turns one view into parts."""

    def __init__(self, view: View, company: Company, words: Words) -> None:
        self.game = the_game()
        self.view = view
        self.company = company
        self.words = words
        self.say = words.say
        self.seen = self.game.reader(view)
        self.seat = view.seat
        self.offers = Offers(self.game, view, words)

    def page(self) -> Page:
        seen, seat = self.seen, self.seat
        regions = [Region(name="world", parts=list(self.ages()), tab="table")]
        if seat >= 0:
            regions.append(Region(name="tree", parts=[self.tree()], tab="table"))
        regions.append(Region(name="power", parts=self.power(), tab="mine" if self.seat >= 0 else "table"))
        extras = self.extras()
        if extras:
            regions.append(Region(name="extras", parts=extras, tab="mine" if self.seat >= 0 else "table"))
        now = self.now()
        if now:
            regions.append(Region(name="now", parts=list(now)))
        others = [other for other in seen.view.many("order") if other != seat]
        if seat < 0:
            regions += [
                Region(name=f"seat-{other}", parts=[self.whole_board(other)], tab="table", look="open-board")
                for other in others
            ]
        regions += [Region(name=f"player-{other}", parts=[self.mini(other)], tab="rivals") for other in others]
        if seat >= 0:
            regions += [
                Region(name="mine", parts=self.mine(), tab="mine"),
                Region(name="hand", parts=[self.hand()]),
            ]
        return Page(
            regions=regions, command=self.command(), facts=self.facts(), moment=age_moment(self.view, self.words)
        )

    # --- cards --------------------------------------------------------------------------------

    def card(self, name: str, zone: str) -> Card:
        """A card's face: everything printed on it."""
        face = self.seen.faces[name]
        card = Card(id=name, name=self.words.card(name), zone=zone, lines=self.gains(face))
        if isinstance(face, Technology):
            card.kind = KINDS[face.kind]
            card.kind_name = self.say(f"kind-{card.kind}")
            card.age = ROMAN[face.age]
        elif isinstance(face, Personality):
            card.family, card.kind_name = "person", self.say(f"personality-{PERSONALITY_GROUPS[face.group]}")
        else:
            card.family, card.kind_name = "milestone", self.say(f"milestone-{MILESTONE_GROUPS[face.group]}")
        if not isinstance(face, Personality):
            card.marks = self.costs(face)
            card.needs = self.needs(face)
        if isinstance(face, Technology):
            card.marks.append(Mark(str(face.discard_value), self.say("part-discard-value"), "general", "worth"))
            if face.age_symbol:
                card.marks.append(Mark(ROMAN[face.age_symbol], self.say("part-new-age"), "", "symbol"))
        if face.vp:
            card.points = Mark(str(face.vp), self.say("part-vp"))
        return card

    def gains(self, face: Technology | Personality | Milestone) -> list[str]:
        gains = benefit_words(face, self.words)
        return [" · ".join(gains)] if gains else []

    def costs(self, face: Technology | Milestone) -> list[Mark]:
        """What it costs; a line whose prerequisite the viewer has is struck out."""
        area = self.area()
        told = cost_words(face.costs, self.words)
        return [
            Mark(str(line.amount), text, KNOWLEDGE[line.kind], "struck" if line.prerequisite in area else "cost")
            for line, text in zip(face.costs, told, strict=True)
        ]

    def needs(self, face: Technology | Milestone) -> list[Need]:
        """The technologies that spare a cost."""
        area = self.area()
        wanted = list(dict.fromkeys(line.prerequisite for line in face.costs if line.prerequisite))
        return [Need(self.say("board-or", card=self.words.card(name)), name in area) for name in wanted]

    def area(self) -> set[str]:
        return self.seen.area(self.seat) if self.seat >= 0 else set()

    def chip(self, name: str, zone: str) -> Card:
        """A card as a name with a picture; what it says is looked up."""
        card = self.card(name, zone)
        card.marks, card.needs, card.lines = [], [], []
        return card

    # --- the ages and the tree ----------------------------------------------------------------

    def ages(self) -> list[Group]:
        """By age its deck, its discard pile, and how many symbols are missing for the next."""
        seen, now = self.seen, self.view.one("age")
        found = []
        for age in range(1, seen.rulings.last_age + 1):
            roman = ROMAN[age]
            look = "gone" if age < now - 1 else "closed" if age > now else "now" if age == now else "open"
            parts: list[AnyPart] = []
            if look != "gone":
                parts = [self.deck(age), self.discards(age)]
            if look in ("now", "open") and age >= now:
                parts.append(self.symbols(age))
            note = self.say("board-gone") if look == "gone" else self.say(f"age-{age}-name")
            look = f"age-head {look} {self.width(age)}"
            found.append(Group(id=f"age-{roman}", name=roman, note=note, parts=parts, look=look))
        return found

    def deck(self, age: int) -> Pile:
        roman, texts = ROMAN[age], [f"deck {ROMAN[age]}", f"shuffle {ROMAN[age]}"]
        unseen = ", ".join(self.unseen(age)) or self.say("board-nothing")
        return Pile(
            id=f"deck-{roman}",
            name=f"{self.say('zone-deck')} {roman}",
            count=self.view.count(f"deck {roman}"),
            look=f"deck age-{age}",
            sign=roman,
            moves=self.offers.moves(texts),
            whys=self.offers.whys(texts),
            notes=[self.say("deck-unseen"), unseen],
        )

    def discards(self, age: int) -> Pile:
        roman, cards = ROMAN[age], self.view.cards(f"discard {ROMAN[age]}")
        texts = [f"pile {roman}"]
        return Pile(
            id=f"pile-{roman}",
            name=f"{self.say('zone-discard')} {roman}",
            count=len(cards),
            look="discards",
            sign="–",
            top=self.chip(cards[-1], f"discard {age}") if cards else None,
            moves=self.offers.moves(texts),
            whys=self.offers.whys(texts),
            notes=[self.words.card(cards[-1])] if cards else [],
        )

    def symbols(self, age: int) -> Facts:
        """How far the next age is."""
        needed, after = self.seen.rulings.needed[age + 1], ROMAN[age + 1]
        have = min(self.seen.symbols(age + 1), needed)
        label = self.say("board-symbols-why", age=after, have=have, needed=needed)
        fact = Fact("", label, after, note=f"{have}/{needed}", look="symbol", id="symbols")
        return Facts(id="symbols", facts=[fact], look="symbols")

    def unseen(self, age: int) -> list[str]:
        """What may still lie in an age's deck (or in hands): all its cards less those this viewer sees or knows of."""
        zone = f"deck {ROMAN[age]}"
        left = Counter(name for name in self.game.card_name if self.age_of(name) == age)
        for seen in self.view.zones.values():
            left.subtract(name for name in seen.faces() if self.age_of(name) == age)
        elsewhere = [entry.card for entry in self.view.known if zone not in entry.zones]
        left.subtract(name for name in elsewhere if self.age_of(name) == age)
        named = sorted((self.words.card(name), count) for name, count in left.items() if count > 0)
        return [f"{name} × {count}" if count > 1 else name for name, count in named]

    def age_of(self, name: str) -> int:
        face = self.seen.faces[name]
        return face.age if isinstance(face, Technology) else 0

    def looks(self) -> dict[str, str]:
        """By technology what it is to the viewer. Within reach: its age has begun, its prerequisites are there."""
        active, area, held = set(self.view.own("active")), self.area(), set(self.view.own("hand"))
        now: int = self.view.one("age")
        found = {}
        for name, technology in technologies().items():
            if name in area:
                found[name] = MINE if name in active else GROWING
            elif name in held:
                found[name] = IN_HAND
            elif technology.age < now - 1:
                found[name] = GONE
            else:
                near = technology.age <= now and all(need in area for need in needs(name))
                found[name] = NEAR if near else LOCKED
        return found

    def on_the_tree(self, age: int) -> list[str]:
        """The technologies of an age that are drawn: of one that is out of the game only what the viewer has."""
        looks, players = self.looks(), self.seen.seats
        names = [name for key in sorted(columns()) if key[0] == age for name in columns()[key]]
        return [name for name in names if technologies()[name].copies_for(players) and looks[name] != GONE]

    def width(self, age: int) -> str:
        """How much room an age gets: little when it is over, none while it is far off and there are four."""
        now: int = self.view.one("age")
        if self.seen.rulings.last_age > THREE and age > now + 1 and age > THREE:
            return "far"
        return ("few" if len(self.on_the_tree(age)) <= FEW else "some") if age < now - 1 else ""

    def tree(self) -> Board:
        """All technologies of the game by age, each in one of five looks."""
        looks = self.looks()
        last = self.seen.rulings.last_age
        slots = []
        for age in range(1, last + 1):
            width = self.width(age)
            cards = [self.tile(name, looks[name]) for name in self.on_the_tree(age)] if width != "far" else []
            if cards:
                look = f"stripe age-{age} {width}"
                slots.append(Slot(id=f"tree-{ROMAN[age]}", name="", cards=cards, size=TILE, look=look))
        counts = Counter(looks.values())
        legend = " · ".join(f"{BADGES[look]} {self.say(f'tile-{look}')}" for look in BADGES if counts[look])
        return Board(
            id="tree", name=legend or self.say("tree-title"), slots=slots, look=f"tree-board ages-{last}", titled=True
        )

    def tile(self, name: str, look: str) -> Card:
        """One technology on the tree: its price while it is to be had, a badge that says what it is to the viewer."""
        card = Card(
            id=name,
            name=self.words.card(name),
            zone="tree",
            kind=KINDS[technologies()[name].kind],
            kind_name=self.say(f"tile-{look}"),
            state=look,
        )
        longest = max(map(len, card.name.split()))
        if longest >= LONG:
            card.state = f"{look} long"  # set a little closer, so that no word is broken
        if look in (IN_HAND, NEAR, LOCKED):
            card.marks = self.costs(technologies()[name])
        if look in BADGES:
            card.points = Mark(BADGES[look], self.say(f"tile-{look}"), look=f"badge {look}")
        elif look == GROWING:
            left = self.seen.markers(self.seat, self.view.own("developments").index(name))
            card.points = Mark(str(left), self.say("board-markers", n=left), "growing", "badge growing")
        texts = [f"{verb} {name}" for verb in TREE_VERBS]
        card.moves = self.offers.moves(texts)
        return card

    # --- power, skills, tokens ------------------------------------------------------------------

    def power(self) -> list[AnyPart]:
        """The three tracks with everybody's pawn and what it is worth now, and the points altogether."""
        seen, points = self.seen, self.seen.track_points()
        names = self.company.names
        found: list[AnyPart] = []
        for track, power in enumerate(POWERS):
            at = [seen.power(seat, track) for seat in range(seen.seats)]
            size = max(LEAST_SPACES, *at) + 1
            pawns = [Pawn(seat, names[seat], at[seat], str(at[seat])) for seat in range(seen.seats)]
            every = 2 if size <= 2 * LEAST_SPACES else 4  # numbers of a long track would run into each other
            cells = [Cell(str(space) if space % every == 0 else "") for space in range(size)]
            title = self.say(f"power-{power}")
            worth = Facts(facts=[self.of_seat(seat, title, points[track][seat]) for seat in range(seen.seats)])
            worth.look = "worths"
            track_part = Track(id=power, name=title, sign=power, cells=cells, pawns=pawns, look=f"race {power}")
            found.append(Group(parts=[track_part, worth], look="race-group"))
        scores = [self.of_seat(seat, self.say("board-score-now"), seen.score(seat)) for seat in range(seen.seats)]
        head = Fact("", self.say("board-score-now"), self.say("board-score-now"), look="head")
        found.append(Facts(id="scores", facts=[head, *scores], look="worths scores"))
        return found

    def of_seat(self, seat: int, label: str, points: int) -> Fact:
        return Fact("", f"{self.company.names[seat]}, {label}", str(points), look=f"of-seat seat-{seat}")

    def skills(self, seat: int) -> list[Track]:
        """The seven skills: every space of each track, the one in force lit."""
        found = []
        for skill, name in enumerate(SKILLS):
            track = self.seen.deck.skill_tracks[skill]
            here = self.view.many("skill")[len(SKILLS) * seat + skill]
            pair = name == "quick_draw"
            cells = [
                Cell(f"{value}/{track.discards[space]}" if pair else str(value), "on" if space == here else "")
                for space, value in enumerate(track.values)
            ]
            texts = [f"skill {name}"] if seat == self.seat else []
            found.append(
                Track(
                    id=f"skill-{name}",
                    name=skill_name(skill, self.words),
                    sign=f"skill-{name}",
                    cells=cells,
                    look="skill",
                    moves=self.offers.moves(texts),
                    whys=self.offers.whys(texts),
                )
            )
        return found

    def tokens(self) -> list[TokenBank]:
        """The own knowledge tokens by kind: medallions, ready or spent."""
        found = []
        for kind, name in enumerate(KNOWLEDGE):
            ready, spent = self.seen.tokens(self.seat, kind)
            texts = [f"pay token {name}"]
            if ready or spent:
                found.append(
                    TokenBank(
                        id=f"tokens-{name}",
                        name=self.say(f"token-{name}"),
                        kind=name,
                        note=f"{self.say('board-spent')} {spent}" if spent else "",
                        stocks=[Stock(ready, ready + spent)],
                        moves=self.offers.moves(texts),
                        whys=self.offers.whys(texts),
                        pick=self.offers.pick(texts),
                    )
                )
        return found

    def token_facts(self, seat: int) -> list[Fact]:
        found = []
        for kind, name in enumerate(KNOWLEDGE):
            ready, spent = self.seen.tokens(seat, kind)
            if ready or spent:
                note = f"/{ready + spent}" if spent else ""
                found.append(Fact(name, self.say(f"token-{name}"), str(ready), note=note))
        return found

    def pool(self) -> list[Fact]:
        amounts = self.view.many("pool")
        return [
            Fact(kind, f"{self.say('board-pool')}: {self.say(f'knowledge-{kind}')}", str(amounts[place]))
            for place, kind in enumerate(KNOWLEDGE)
            if amounts[place]
        ]

    def mine(self) -> list[AnyPart]:
        """Tokens, pool and skills."""
        tokens: list[AnyPart] = list(self.tokens())
        pool = self.pool()
        if pool:
            head = Fact("", self.say("board-pool"), self.say("board-pool"), look="head")
            tokens.append(Facts(id="pool", facts=[head, *pool], look="pool"))
        found: list[AnyPart] = [Group(id="tokens", parts=tokens, look="tokens-group")] if tokens else []
        found.append(Group(id="skills", parts=list(self.skills(self.seat)), look="skills"))
        return found

    def person_row(self, seat: int) -> Row | None:
        """The Personality in force and the completed Milestones, if there are any."""
        zones = [f"personality {seat + 1}"] if self.seen.rulings.personalities else []
        zones += [f"completed {seat + 1}"] if self.seen.rulings.milestones else []
        cards = [self.chip(name, zone) for zone in zones for name in self.view.cards(zone)]
        if seat == self.seat:
            for card in cards:
                if card.family == "person":
                    self.offers.fill(card, ["heritage"])
        if not cards:
            return None
        return Row(id="people", name=self.say("board-personality"), cards=cards, size=CHIP, look="persons")

    # --- Milestone, Personalities, Time deck ------------------------------------------------------

    def extras(self) -> list[AnyPart]:
        seen, found = self.seen, list[AnyPart]()
        current = seen.view.cards("milestone") if seen.rulings.milestones else []
        for name in current[:1]:
            found.append(self.milestone(name))
        own = self.person_row(self.seat) if self.seat >= 0 else None
        if own:
            found.append(own)
        if seen.rulings.solo:
            cards = [self.chip(name, "time") for name in seen.view.cards("time")]
            name = self.say("board-time")
            found.append(Row(id="time", name=name, note=str(len(cards)), cards=cards, size=CHIP, look="time"))
        return found

    def milestone(self, name: str) -> Group:
        """The current Milestone: every line of its price, who has covered it, or the button that does."""
        face, card = self.seen.faces[name], self.card(name, "milestone")
        assert isinstance(face, Milestone)
        lines, covered = [], self.view.many("covered")
        for line, text in enumerate(cost_words(face.costs, self.words)):
            by = covered[line]
            lines.append(f"✓ {text} — {self.company.names[by]}" if by >= 0 else text)
        card.marks, card.needs = [], []
        card.lines = [*lines, *card.lines]
        texts = [f"milestone {line + 1}" for line in range(len(face.costs))]
        card.moves = [self.offers.move(text, self.line_name(face, text)) for text in texts if self.offers.can(text)]
        card.whys = self.offers.whys(texts)
        row = Row(id="milestone", name=self.say("board-milestone"), cards=[card], look="milestone-row")
        return Group(parts=[row], look="milestone")

    def line_name(self, face: Milestone, text: str) -> str:
        told = cost_words(face.costs, self.words)[int(text.split()[1]) - 1]
        return f"{self.offers.label(text)}: {told}"

    def now(self) -> list[Row]:
        """Cards to choose from that lie nowhere else: Personalities, the Time deck; and what is laid down."""
        found, view = [], self.view
        zones = ["scientists", "artists"] if self.seen.rulings.personalities else []
        verbs = {"time": "time"} if self.seen.rulings.solo else {}
        for zone in [*zones, *verbs]:
            verb = verbs.get(zone, "personality")
            names = [name for name in dict.fromkeys(view.cards(zone)) if self.offers.can(f"{verb} {name}")]
            if names:
                cards = [self.offers.fill(self.card(name, zone), [f"{verb} {name}"]) for name in names]
                title = self.say("board-time" if verb == "time" else "board-personality")
                found.append(Row(id=f"choose-{zone}", name=title, cards=cards, look="now"))
        if self.seat >= 0 and view.own("chosen"):
            laid = [self.chip(name, "chosen") for name in view.own("chosen")]
            found.append(Row(id="chosen-cards", name=self.say("board-chosen"), cards=laid, size=CHIP, look="laid"))
        return found

    # --- players ----------------------------------------------------------------------------------

    def mini(self, seat: int) -> PlayerMini:
        """A rival at a glance: tableau, powers, tokens, hand."""
        view, seen = self.view, self.seen
        developments = view.cards(f"developments {seat + 1}")
        cards = [self.chip(name, f"active {seat}") for name in view.cards(f"active {seat + 1}")]
        for place, name in enumerate(developments):
            card = self.chip(name, f"developments {seat}")
            card.state, card.note = "growing", str(seen.markers(seat, place))
            cards.append(card)
        held = view.count(f"hand {seat + 1}") + view.count(f"chosen {seat + 1}")
        powers = [
            Fact(power, self.say(f"power-{power}"), str(seen.power(seat, track))) for track, power in enumerate(POWERS)
        ]
        return PlayerMini(
            seat=seat,
            name=self.company.names[seat],
            turn=seat == seen.whose_turn() and not self.company.over,
            score=Fact("", self.say("board-vp"), str(seen.score(seat))),
            facts=[
                Fact("cards", self.say("zone-hand"), str(held), note=f"/{seen.skill(seat, HAND_SKILL)[0]}"),
                *powers,
                *self.token_facts(seat),
            ],
            cards=[Card(id=card.id, name=card.name, zone="", kind=card.kind, state=card.state) for card in cards],
            parts=self.spread(seat),
        )

    def spread(self, seat: int) -> list[AnyPart]:
        """All of a player's board: skills, technologies by kind of progress, Personality and Milestones."""
        view, seen = self.view, self.seen
        active = [self.chip(name, f"active {seat}") for name in view.cards(f"active {seat + 1}")]
        growing = [self.chip(name, f"developments {seat}") for name in view.cards(f"developments {seat + 1}")]
        for place, card in enumerate(growing):
            card.note = self.say("board-markers", n=seen.markers(seat, place))
        found: list[AnyPart] = [Group(parts=list(self.skills(seat)), look="skills")]
        found.append(Row(name=self.say("board-active"), note=str(len(active)), cards=active, size=CHIP, look="tableau"))
        if growing:
            name = self.say("board-under-development")
            found.append(Row(name=name, note=str(len(growing)), cards=growing, size=CHIP, look="tableau"))
        people = self.person_row(seat)
        if people:
            people.id = ""
            found.append(people)
        known = [self.words.card(entry.card) for entry in view.known if entry.zones == [f"hand {seat + 1}"]]
        if known:
            found.append(Prose(lines=[self.say("knows-in-hand", cards=", ".join(known))], look="known"))
        return found

    def whole_board(self, seat: int) -> Group:
        """A player's board for those who watch."""
        note = f"{self.seen.score(seat)} {self.say('board-vp')}"
        return Group(id=f"seat-{seat}", name=self.company.names[seat], note=note, parts=self.spread(seat))

    def hand(self) -> Hand:
        """The own hand: every card with what can be done with it and what it costs now."""
        names = sorted(self.view.own("hand"), key=lambda name: (self.age_of(name), name))
        limit = self.seen.skill(self.seat, HAND_SKILL)[0]
        cards: list[Card] = []
        for name in names:
            card = self.offers.fill(self.card(name, "hand"))
            if card.state == "target":
                if any(other.state == "target" for other in cards):
                    card.state = ""  # only one copy is being paid for
                else:
                    card.moves, card.whys, card.pick = [], [], None
            card.note = self.price(name, card.state == "target")
            card.moves = [self.priced(name, move) for move in card.moves]
            cards.append(card)
        return Hand(id="hand", name=self.say("zone-hand"), cards=cards, limit=limit, over=len(cards) > limit)

    def price(self, name: str, target: bool) -> str:
        """What a card in hand would cost now."""
        pay, lack = self.seen.missing(name)
        if target:
            return self.say("board-target")
        if name in self.area():
            return self.say("board-owned")
        if lack:
            return self.say("board-lacks", n=lack)
        return self.say("board-payable", n=pay) if pay else self.say("board-free")

    def priced(self, name: str, move: Move) -> Move:
        if move.action.startswith("discover"):
            pay = self.seen.missing(name)[0]
            move.note = self.say("board-payable", n=pay) if pay else self.say("board-free")
        elif move.action.startswith("research"):
            move.note = self.say("board-markers", n=self.seen.skill(self.seat, SKILLS.index("research"))[0])
        return move

    # --- the bar at the top and the command box ---------------------------------------------------

    def facts(self) -> list[Fact]:
        now: int = self.view.one("age")
        found = [
            Fact("", self.say("board-ages"), f"{self.say(f'age-{now}')} · {self.say(f'age-{now}-name')}", id="age")
        ]
        turn = self.seen.whose_turn()
        if not self.company.over and turn != self.seat:  # of the own turn the command box tells
            found.append(Fact("", "", self.say("board-turn-of", who=self.company.names[turn]), look="phase"))
        return found

    def command(self) -> Command:
        """Actions left, and what is lost if the turn ends now."""
        if self.seat < 0 or self.company.over or self.seen.whose_turn() != self.seat:
            return Command()
        total, left = self.seen.skill(self.seat, 0)[0], self.seen.actions_left(self.seat)
        pips = [Pips(self.say("board-your-turn", left=left), left, max(total, left))]
        warnings = []
        if self.offers.can(END):
            pool, over = sum(self.view.many("pool")), len(self.view.own("hand")) - self.hand().limit
            for message, n in (("warn-actions", left), ("warn-pool", pool), ("warn-hand", over)):
                if n > 0:
                    warnings.append(self.say(message, n=n))
        end = END if self.offers.can(END) else ""
        return Command(pips=pips, warnings=warnings, hint=end_near(self.seen, self.words), end=end)
