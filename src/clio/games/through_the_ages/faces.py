"""Cards of Through the Ages as parts of a page: signs and words that are printed on them, and their moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeVar

import msgspec

from clio.engine.kept import Kept
from clio.engine.offers import Offers
from clio.engine.parts import Card, Company, Mark, Move, Part, calm
from clio.engine.view import View
from clio.engine.words import Words
from clio.games.through_the_ages.card_text import amounts, describe
from clio.games.through_the_ages.cards import AT_ONCE, GIVES, PER_WORKER, UNITS
from clio.games.through_the_ages.civilization import numbers
from clio.games.through_the_ages.game import AgesGame
from clio.games.through_the_ages.phrases import signed
from clio.games.through_the_ages.state import AGES, KINDS

# The colour of a kind; its icon says the rest.
FAMILIES: Final = {
    **dict.fromkeys(("lab", "temple", "library", "theater", "arena"), "urban"),
    **dict.fromkeys(("infantry", "cavalry", "artillery", "air"), "unit"),
    **dict.fromkeys(("law", "warfare", "exploration", "construction"), "special"),
    **dict.fromkeys(("event", "territory"), "event"),
    **dict.fromkeys(("tactic", "bonus"), "tactic"),
    **dict.fromkeys(("aggression", "war"), "attack"),
}
TECH_VERBS: Final = ("build", "train", "upgrade", "muster", "lose", "token", "send", "destroy", "disband")
CIVIL_VERBS: Final = ("leader", "develop", "revolution", "play")
MILITARY_VERBS: Final = (
    *("tactic", "prepare", "aggression", "war", "pact"),
    *("colonize", "defend", "bonus", "throw", "discard"),
)
MINOR: Final = ("destroy", "disband")  # seldom wanted
AT_SOMEBODY: Final = ("aggression", "war", "pact", "cancel", "resolve")
STAGES: Final = "stages"  # the look of what a wonder costs, stage by stage
SIGNS_AS_LETTERS: Final = 15  # the room a line of signs takes
# Numbers with a sign, and which.
SIGNS: Final = {
    "civil_actions": "civil",
    "military_actions": "military",
    "colonization": "territory",
    "blue": "blue",
    "yellow": "yellow",
    "population": "worker",
    "military_cards": "cards",
}


P = TypeVar("P", bound=Part)
LASTING: Final = Kept[tuple[object, ...], Part](6000)  # some 1 kB each


class Faces:
    """Makes cards for one viewer."""

    def __init__(self, game: AgesGame, view: View, company: Company, words: Words) -> None:
        self.game = game
        self.lookup = game.lookup
        self.company = company
        self.words = words
        self.say = words.say
        self.number = numbers(game)
        self.print = print_of(game, words)
        self.offers = Offers(game, view, words)
        self.texts: dict[str, list[str]] = {}  # by the first card they name: an upgrade belongs to what is upgraded
        decision = self.offers.decision
        for text in dict.fromkeys((*decision.legal, *self.offers.refused, *self.offers.candidates)):
            name = next((part for part in text.split()[1:] if part in self.number), "")
            self.texts.setdefault(name, []).append(text)

    # --- moves --------------------------------------------------------------------------------

    def about(self, name: str, verbs: Sequence[str]) -> list[str]:
        """The moves with these verbs that touch a card, in the order of the verbs."""
        texts = self.texts.get(name) if verbs else None
        if not texts:
            return []
        found = [text for text in texts if text.partition(" ")[0] in verbs]
        return sorted(found, key=lambda text: verbs.index(text.partition(" ")[0])) if len(found) > 1 else found

    def fill(self, card: Card, texts: Sequence[str]) -> Card:
        if not texts and card.id != self.offers.decision.about:  # most cards: nothing can be done with them
            return card
        self.offers.fill(card, texts)
        card.moves = [self.told(move) for move in card.moves]
        return card

    def told(self, move: Move) -> Move:
        """A move at somebody says at whom; an upgrade is made by pressing what is upgraded, then the better card."""
        verb, *rest = move.action.split()
        if verb in AT_SOMEBODY and rest[-1].isdigit():
            who = self.company.names[int(rest[-1]) - 1]
            side = " A" if "A" in rest else " B" if "B" in rest else ""
            move.label = self.say("button-at", what=self.say("button-" + verb) + side, who=who)
        elif verb == "upgrade":
            move.to = f"tech-{rest[-1]}"
        elif verb in MINOR:
            move.minor, move.label = True, self.say("button-" + verb)
        return move

    def moves(self, texts: Sequence[str]) -> list[Move]:
        return [self.told(move) for move in self.offers.moves(texts)]

    # --- faces --------------------------------------------------------------------------------

    def card(self, name: str, zone: str, verbs: Sequence[str] = (), most: int = 0) -> Card:
        """A card with what can be done with it; its words only if there are at most so many letters."""
        card = self.plain(name, zone)
        letters = len(card.name) + sum(map(len, card.lines)) + (SIGNS_AS_LETTERS if card.gives else 0)
        if not card.printed and most and letters > most:
            card.lines = []
        return self.fill(card, self.about(name, verbs))

    def lasting(self, make: Callable[[], P], texts: Sequence[str], *key: object) -> P:
        """A card or its place, made once for all moments at which the same can be done there; the key says what else
        it depends on."""
        offers = self.offers
        if offers.candidates:
            return make()
        texts = [text for text in texts if text in offers.legal or text in offers.refused]
        about = offers.decision.about
        whole = (self.words, *self.company.names, *key, about, offers.opening(), *offers.ways(texts))
        found = LASTING.get(whole)
        if found is None:
            found = LASTING.put(whole, make())
            found.kept, found.busy = True, not calm(found)
        return found  # type: ignore[return-value]  # what a key stands for is of one kind

    def plain(self, name: str, zone: str) -> Card:
        """What is printed on a card, to be changed as one likes."""
        face = self.print.face(name)
        return msgspec.structs.replace(
            face,
            zone=zone,
            marks=[*face.marks],
            gives=[*face.gives],
            lines=[*face.lines],
            tokens=[],
            needs=[],
            moves=[],
            whys=[],
        )


@cache
def print_of(game: AgesGame, words: Words) -> Print:
    return Print(game, words)


class Print:
    """What is printed on the cards, in one language; each is worked out once."""

    def __init__(self, game: AgesGame, words: Words) -> None:
        self.game = game
        self.words = words
        self.say = words.say
        self.number = numbers(game)
        self.faces: dict[str, Card] = {}

    def face(self, name: str) -> Card:
        """Cost, what it gives as signs, the rest in words."""
        if name not in self.faces:
            self.faces[name] = self.drawn(name)
        return self.faces[name]

    def drawn(self, name: str) -> Card:
        face = self.game.deck.cards[self.number[name]]
        kind = KINDS[face.kind]
        return Card(
            id=name,
            name=self.words.card(name),
            zone="",
            kind=kind,
            kind_name=self.say("kind-" + kind),
            family=FAMILIES.get(kind, ""),
            age=AGES[face.age],
            marks=self.costs(name),
            gives=self.gives(name),
            lines=self.lines(name),
            printed=not face.copies[2],  # on the boards: no card of its own
        )

    def costs(self, name: str) -> list[Mark]:
        face = self.game.deck.cards[self.number[name]]
        data, marks = face.data, list[Mark]()
        if "science" in data and face.copies[2]:
            text, label = str(data["science"]), self.say("number-science", n=data["science"])
            if "revolution" in data:
                text += f"/{data['revolution']}"
                label += ", " + self.say("number-revolution", n=data["revolution"])
            marks.append(Mark(text, label, "science", "science"))
        if "actions" in data:
            marks.append(
                Mark(str(data["actions"]), self.say("number-actions", n=data["actions"]), "military", "military")
            )
        return marks

    def gives(self, name: str) -> list[Mark]:
        """What it brings, and what a worker on it or its stages cost; of a tactic the army it asks for."""
        face = self.game.deck.cards[self.number[name]]
        data, found = face.data, list[Mark]()
        if "units" in data:
            for unit in UNITS:
                found += [Mark("", self.say("kind-" + unit), unit, "army")] * data["units"].get(unit, 0)
            label = self.say("number-army-strength", n=data["strength"])
            text = f"+{data['strength']}"
            if "obsolete" in data:
                text += f"/{data['obsolete']}"
                label += ", " + self.say("number-army-obsolete", n=data["obsolete"])
            return [*found, Mark(text, label, "strength")]
        for field, keys in (("worker", PER_WORKER), ("gives", GIVES), ("at_once", AT_ONCE)):
            table = face.by_name(field)
            for key in keys:
                if table.get(key):
                    label = self.say("gives-" + key.replace("_", "-"), n=signed(table[key]))
                    look = "once" if field == "at_once" else ""
                    found.append(Mark(signed(table[key]), label, SIGNS.get(key, key), look))
        if "defense" in data:
            found.append(Mark(f"+{data['defense']}", self.say("number-defense", n=data["defense"]), "strength"))
            text = self.say("number-bonus-colonization", n=data["colonization"])
            found.append(Mark(f"+{data['colonization']}", text, "territory"))
        if "urban_limit" in data:
            label = self.say("number-urban-limit", n=data["urban_limit"])
            found.append(Mark(f"≤{data['urban_limit']}", label, "urban"))
        if "worker" in data:
            found.append(Mark(str(data["cost"]), self.say("number-cost", n=data["cost"]), "resources", "cost"))
        if "stages" in data:
            stages = "·".join(map(str, data["stages"]))
            found.append(Mark(stages, self.say("number-stages", what=stages), "resources", STAGES))
        return found

    def lines(self, name: str) -> list[str]:
        """What has no sign, a short line each."""
        face = self.game.deck.cards[self.number[name]]
        told = {mark.label for mark in self.costs(name)} | {mark.label for mark in self.gives(name)}
        lines = describe(face, self.words)
        if not face.copies[2]:
            return lines
        data = face.data
        shown = [line for line in lines if line not in told]
        if "stages" in data:
            stages = self.say("number-stages", what=" - ".join(map(str, data["stages"])))
            shown = [line for line in shown if line != stages]
        for field in ("worker", "gives", "at_once", "units"):
            if field in data:
                shown = [line for line in shown if line not in self.numbers_of(field, face.by_name(field))]
        return [line for line in shown if line not in told]

    def numbers_of(self, field: str, table: dict[str, int]) -> list[str]:
        """The sentences that say the same as the signs."""
        if field == "units":
            units = ", ".join(f"{self.say('kind-' + unit)} × {table[unit]}" for unit in UNITS if unit in table)
            return [self.say("number-army", what=units)]
        keys = {"worker": PER_WORKER, "gives": GIVES, "at_once": AT_ONCE}[field]
        text = amounts(table, keys, self.words)
        return [text, self.say("number-worker", what=text), self.say("number-at-once", what=text)]
