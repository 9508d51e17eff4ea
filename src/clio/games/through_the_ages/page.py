"""What the table of Through the Ages shows in the browser: regions as plain data, made from a seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from clio.engine.namer import Namer
from clio.engine.registry import load
from clio.engine.view import View
from clio.engine.words import Words, rule_sentence
from clio.games.through_the_ages.card_text import describe
from clio.games.through_the_ages.game import AgesGame
from clio.games.through_the_ages.operations.powers import CHEAP_LEADERS, NO_WONDER_SURCHARGE
from clio.games.through_the_ages.state import (
    AGES,
    GOVERNMENT,
    INFANTRY,
    K_CONSTRUCTION,
    K_LAW,
    KINDS,
    MINE,
    NO_LAST_ROUND,
    RATING_COUNT,
    RATINGS,
    SLOTS,
    TOKEN_CARDS,
    WAR_COUNT,
    WORKER_CARDS,
)

# The colour of a kind; its icon says the rest.
FAMILIES: Final = {
    **dict.fromkeys(("farm", "mine"), "production"),
    **dict.fromkeys(("lab", "temple", "library", "theater", "arena"), "urban"),
    **dict.fromkeys(("infantry", "cavalry", "artillery", "air"), "unit"),
    **dict.fromkeys(("law", "warfare", "exploration", "construction"), "special"),
    **dict.fromkeys(("event", "territory"), "event"),
    **dict.fromkeys(("tactic", "bonus"), "tactic"),
    **dict.fromkeys(("aggression", "war"), "attack"),
}
# Questions about a rival's things: their moves light nothing of the own civilization.
OF_RIVALS: Final = ("pick-building", "raid-building", "pick-colony", "remove-card", "spoils")
TECH_VERBS: Final = ("build", "train", "upgrade", "destroy", "disband", "muster", "lose", "token", "send")
CIVIL_VERBS: Final = ("leader", "develop", "revolution", "play")
MILITARY_VERBS: Final = (
    *("tactic", "prepare", "aggression", "war", "pact"),
    *("colonize", "defend", "bonus", "throw", "discard"),
)
OF_MANY: Final = ("lose", "token", "send")  # workers and tokens of one card: a tick for each
OWN_ACTIONS: Final = ("population", "free population", "convert", "trade food", "trade resource")
AT_SOMEBODY: Final = ("aggression", "war", "pact", "cancel", "resolve")
SMALL: Final = ("destroy", "disband")  # seldom wanted: a small button


def regions(view: View, about: Mapping[str, Any], words: Words) -> list[tuple[str, str, dict[str, Any]]]:
    """The table as this viewer sees it: (region, macro that draws it, content)."""
    page = Page(the_game(), view, about, words)
    found = [("world", "world", page.world()), ("row", "row", page.row())]
    others = [seat for seat in range(page.seats) if seat != page.seat]
    found += [(f"player-{seat}", "player", page.player(seat)) for seat in others]
    if page.seat >= 0:
        found.append(("mine", "mine", page.mine()))
        found.append(("hand", "hand", page.hand()))
    return found


def the_game() -> AgesGame:
    game = load(AgesGame.name)
    assert isinstance(game, AgesGame)
    return game


class Page:
    """Turns one view into the contents of the regions."""

    def __init__(self, game: AgesGame, view: View, about: Mapping[str, Any], words: Words) -> None:
        self.game = game
        self.tables = game.tables
        self.view = view
        self.about = about
        self.words = words
        self.namer = Namer(game, words)
        self.seat = view.seat
        self.seats = len(about["names"])
        self.number = {card.id: place for place, card in enumerate(game.deck.cards)}
        decision = view.question()
        self.prompt = decision.prompt
        self.target = decision.about
        self.legal = decision.legal
        self.refused = {entry.action: entry for entry in decision.refused}
        self.decision = decision
        self.texts = [text.split() for text in decision.moves()]
        self.ticks = decision.ticks()

    # --- cards and moves ----------------------------------------------------------------------

    def cards(self, zone: str) -> list[str]:
        """Faces, where the viewer sees them."""
        return self.view.cards(zone)

    def count(self, zone: str) -> int:
        return self.view.count(zone)

    def backs(self, zone: str) -> list[dict[str, Any]]:
        """Backs by age, in the order of the zone where it has one."""
        found: list[dict[str, Any]] = []
        for back in self.view.zone(zone).backs or []:
            age = AGES[back % 4]
            if found and found[-1]["age"] == age:
                found[-1]["n"] += 1
            else:
                found.append({"age": age, "n": 1})
        return found

    def known(self, *zones: str) -> list[str]:
        """Hidden cards that the viewer knows to lie in one of these zones."""
        return [self.words.card(entry.card) for entry in self.view.known if set(entry.zones) <= set(zones)]

    def brief(self, name: str, zone: str, *verbs: str) -> dict[str, Any]:
        """A card in few words, and what can be done with it."""
        card = self.game.deck.cards[self.number[name]]
        kind = KINDS[card.kind]
        moves = self.moves(name, *verbs)
        return {
            "id": name,
            "name": self.words.card(name),
            "zone": zone,
            "kind": kind,
            "kind_name": self.words.say("kind-" + kind),
            "family": FAMILIES.get(kind, kind),
            "age": AGES[card.age],
            "moves": moves,
            "can": any(not move["why"] for move in moves),
            "target": name == self.target,
            "board": [] if card.copies[2] else self.lines(name),  # printed on the boards: no card of its own
        }

    def chips(self, zone: str, *verbs: str) -> list[dict[str, Any]]:
        return [self.brief(name, zone, *verbs) for name in self.cards(zone)]

    def moves(self, name: str, *verbs: str) -> list[dict[str, Any]]:
        """Buttons for the moves with these verbs that touch a card."""
        found = []
        for parts in self.texts:
            if parts[0] in verbs and self.touches(parts, name):
                text, asked = " ".join(parts), self.decision.set
                several = asked is not None and text in self.ticks and parts[0] in OF_MANY
                found += [self.move(text)] * (asked.times(text) if asked is not None and several else 1)
        return found

    def touches(self, text: list[str], name: str) -> bool:
        """The card is the first one named: an upgrade belongs to what is upgraded."""
        return next((part for part in text[1:] if part in self.number), "") == name

    def move(self, text: str, label: str = "") -> dict[str, Any]:
        """One button: lit if it can be done, else with the reason."""
        verb, *rest = text.split()
        entry = self.refused.get(text) if text not in self.ticks else None
        if verb in AT_SOMEBODY and rest[-1].isdigit():
            who = self.about["names"][int(rest[-1]) - 1]
            side = " A" if "A" in rest else " B" if "B" in rest else ""
            label = self.words.say("button-at", what=self.words.say("button-" + verb) + side, who=who)
        return {
            "action": text,
            "label": label or self.namer.find("button", text) or self.namer.short(text),
            "whole": self.namer.full(text),
            "small": verb in SMALL,
            "of": "",
            "why": self.words.say(entry.message) if entry else "",
            "rule": entry.rule if entry else "",
            "sentence": rule_sentence(self.game.rules, entry.rule, self.words.language) if entry else "",
            "worth": self.ticks[text].worth if text in self.ticks else 0,
        }

    # --- regions ------------------------------------------------------------------------------

    def world(self) -> dict[str, Any]:
        """Age, round, decks and discards, events, tactics for all, what is being resolved."""
        age = self.view.one("age")
        decks = [self.pile(f"{kind} {AGES[age]}", AGES[age]) for kind in ("civil", "military") if age < 4]
        decks += [self.pile(f"discard {name}", name) for name in AGES[1:4] if self.count(f"discard {name}")]
        last = self.view.one("last_round")
        return {
            "age": self.words.say("age-" + AGES[age].lower()),
            "round": self.words.say("table-round", n=self.view.one("round")),
            "last": self.words.say("table-last-round", n=last) if last != NO_LAST_ROUND else "",
            "turn": self.view.one("turn"),
            "turn_name": self.about["names"][self.view.one("turn")],
            "decks": [deck for deck in decks if deck],
            "events": [self.pile("events", ""), self.pile("future events", "")],
            "past": [self.words.card(name) for name in reversed(self.cards("past events"))],
            "removed": [self.words.card(name) for name in reversed(self.cards("removed"))],
            "tactics": self.chips("common tactics", "copy"),
            "table": [self.brief(name, "table") for name in self.cards("table")],
        }

    def pile(self, zone: str, age: str) -> dict[str, Any]:
        return {
            "zone": zone,
            "kind": zone.split()[0],
            "name": self.words.say("zone-" + zone.lower().replace(" ", "-")),
            "short": self.words.say("pile-" + zone.split()[0]),
            "age": age,
            "count": self.count(zone),
            "backs": self.backs(zone),
            "known": self.known(zone, *(["events", "future events"] if "events" in zone else [])),
        }

    def row(self) -> dict[str, Any]:
        """The places from left to right with their prices."""
        cards = iter(self.cards("row"))
        slots: list[dict[str, Any]] = []
        for slot in range(SLOTS):
            found: dict[str, Any] = {"price": self.tables.slot_price[slot], "card": None, "extra": 0}
            if self.view.many("filled")[slot]:
                name = next(cards)
                text = f"take {slot + 1} {name}"
                card = {**self.brief(name, "row"), **self.printed(name)}
                if text in self.legal or text in self.refused:
                    card["moves"] = [self.move(text, self.words.say("button-take"))]
                    card["can"] = text in self.legal
                found["extra"] = self.extra(card["kind"], found["price"])
                found["card"] = card
            slots.append(found)
        return {"slots": slots, "swept": self.tables.swept[self.seats - 2]}

    def extra(self, kind: str, price: int) -> int:
        """What the viewer's cards in play add to a price: completed wonders and some leaders."""
        if self.seat < 0 or kind not in ("wonder", "leader"):
            return 0
        zones = ("leader", "wonders", "play")
        play = [self.number[name] for zone in zones for name in self.cards(f"{zone} {self.seat + 1}")]
        powers = 0
        for card in play:
            powers |= self.tables.power[card]
        if kind == "wonder":
            free = powers >> NO_WONDER_SURCHARGE & 1
            return 0 if free else self.count(f"wonders {self.seat + 1}")
        cheaper = self.tables.power_value[CHEAP_LEADERS] if powers >> CHEAP_LEADERS & 1 else 0
        return -min(price, cheaper)

    def lines(self, name: str) -> list[str]:
        """What is printed on a card, a short line each."""
        return describe(self.game.deck.cards[self.number[name]], self.words)

    def printed(self, name: str) -> dict[str, Any]:
        """A card's face: the numbers that have an icon, and the rest in words."""
        card = self.game.deck.cards[self.number[name]]
        data, lines = card.data, self.lines(name)
        if "science" in data:
            lines = lines[1:]  # the first line says what it takes to develop it
        told = [self.words.say("number-" + field, n=data[field]) for field in ("cost", "actions") if field in data]
        if "stages" in data:
            told.append(self.words.say("number-stages", what=" - ".join(map(str, data["stages"]))))
        return {
            "science": data.get("science", -1),
            "revolution": data.get("revolution", -1),
            "cost": data.get("cost", -1),
            "attack": data.get("actions", 0),
            "costs": data.get("stages", []),
            "lines": [line for line in lines if line not in told],
        }

    def ratings(self, seat: int) -> list[dict[str, Any]]:
        """Culture and science with their stores, strength, happiness."""
        view = self.view
        found = []
        for rating in ("culture", "science", "strength", "happiness"):
            value = max(0, view.many("rating")[RATING_COUNT * seat + RATINGS.index(rating)])
            stored = view.many(rating)[seat] if rating in ("culture", "science") else -1
            value = min(8, value) if rating == "happiness" else value
            found.append({"id": rating, "name": self.words.say("rating-" + rating), "value": value, "stored": stored})
        return found

    def player(self, seat: int) -> dict[str, Any]:
        """A civilization, the same for everybody who looks at it; moves only on the own one."""
        own = seat == self.seat and self.prompt not in OF_RIVALS
        view, number = self.view, seat + 1
        military, chosen = f"military hand {number}", f"chosen {number}"
        return {
            "seat": seat,
            "name": self.about["names"][seat],
            "turn": view.one("turn") == seat and not self.about["over"],
            "gone": bool(view.one("gone") >> seat & 1),
            "first": view.one("first") == seat,
            "ratings": self.ratings(seat),
            "civil": view.many("civil")[seat],
            "civil_total": view.many("civil_total")[seat],
            "military": view.many("military")[seat],
            "military_total": view.many("military_total")[seat],
            "bank": self.bank(seat),
            "government": self.brief(self.game.deck.cards[view.many("government")[seat]].id, f"government {seat}"),
            "techs": self.techs(seat, own),
            "specials": [
                self.brief(name, f"play {number}", *(("seize",) if own else ()))
                for name in self.cards(f"play {number}")
                if K_LAW <= self.tables.kind[self.number[name]] <= K_CONSTRUCTION
            ],
            "leader": self.chips(f"leader {number}"),
            "building": [self.wonder(name, seat, own) for name in self.cards(f"unfinished wonder {number}")],
            "wonders": [self.finished(name, seat, own) for name in self.cards(f"wonders {number}")],
            "colonies": self.chips(f"colonies {number}", *(("colony",) if own else ())),
            "tactic": self.tactic(seat),
            "wars": self.wars(seat),
            "pact": self.pact(seat),
            "hand": [self.brief(name, f"hand {number}") for name in self.cards(f"hand {number}")],
            "backs": self.backs(military) + self.backs(chosen),
            "held": self.count(military) + self.count(chosen),
            "known": self.known(military),
        }

    def bank(self, seat: int) -> dict[str, Any]:
        """Tokens, what they mean now, and what lies on farms and mines."""
        view, tables = self.view, self.tables
        yellow, blue = view.many("yellow")[seat], view.many("blue")[seat]
        tokens = view.many("tokens")[TOKEN_CARDS * seat : TOKEN_CARDS * (seat + 1)]
        needed = at(tables.needed_happiness, yellow)
        happiness = next(rating["value"] for rating in self.ratings(seat) if rating["id"] == "happiness")
        stored = [count * value for count, value in zip(tokens, tables.token_value, strict=True)]
        return {
            "yellow": yellow,
            "blue": blue,
            "pool": view.many("pool")[seat],
            "food": sum(stored[:MINE]),
            "resources": sum(stored[MINE:]),
            "population_cost": at(tables.population_cost, yellow) if yellow else 0,
            "consumption": at(tables.consumption, yellow),
            "corruption": at(tables.corruption, blue),
            "needed": needed,
            "discontent": max(0, needed - happiness),
        }

    def techs(self, seat: int, own: bool) -> list[dict[str, Any]]:
        """Technologies for workers: those everybody begins with, and those in play."""
        view, tables = self.view, self.tables
        play = {self.number[name] for name in self.cards(f"play {seat + 1}")}
        found = []
        for tech, card in enumerate(self.game.deck.cards[:WORKER_CARDS]):
            workers = view.many("workers")[WORKER_CARDS * seat + tech]
            if tech not in play and card.copies[2] and not workers:
                continue
            data = self.brief(card.id, f"play {seat + 1}", *(TECH_VERBS if own else ()))
            data["workers"] = workers
            data["tokens"] = view.many("tokens")[TOKEN_CARDS * seat + tech] if tech < TOKEN_CARDS else 0
            data["holds"] = tech < INFANTRY and data["tokens"] > 0
            data["cost"] = tables.cost[tech]
            found.append(data)
        return found

    def wonder(self, name: str, seat: int, own: bool) -> dict[str, Any]:
        """Under construction: its stages, covered ones first."""
        data = self.brief(name, f"unfinished wonder {seat + 1}")
        done = self.view.many("stages")[seat]
        stages = self.tables.stages[self.number[name]]
        data["stages"] = [{"cost": cost, "done": place < done} for place, cost in enumerate(stages)]
        data["done"] = done
        if own:
            data["moves"] = [self.move(" ".join(text)) for text in self.texts if text[0] == "stage"]
            data["can"] = any(not move["why"] for move in data["moves"])
        return data

    def finished(self, name: str, seat: int, own: bool) -> dict[str, Any]:
        data = self.brief(name, f"wonders {seat + 1}", *(("ruin", "tuck") if own else ()))
        place = self.number[name]
        data["ruined"] = bool(self.view.one("ruined") >> (place - self.tables.first_wonder) & 1)
        data["tucked"] = ""
        if self.view.many("tucked")[seat] == place and self.cards("tucked"):
            data["tucked"] = ", ".join(self.words.card(leader) for leader in self.cards("tucked"))
        return data

    def tactic(self, seat: int) -> dict[str, Any] | None:
        number = self.view.many("tactic")[seat]
        return self.brief(self.game.deck.cards[number].id, f"personal tactic {seat + 1}") if number >= 0 else None

    def wars(self, seat: int) -> list[dict[str, Any]]:
        """Declared wars with the rival of each."""
        found = self.chips(f"wars {seat + 1}", *(("resolve",) if seat == self.seat else ()))
        for place, war in enumerate(found):
            rival = self.view.many("war_on")[WAR_COUNT * seat + place]
            war["with"] = self.about["names"][rival] if rival >= 0 else ""
        return found

    def pact(self, seat: int) -> list[dict[str, Any]]:
        found = self.chips(f"pact {seat + 1}")
        partner = self.view.many("partner")[seat]
        for pact in found:
            pact["with"] = self.about["names"][partner] if partner >= 0 else ""
            lettered = self.tables.lettered[self.number[pact["id"]]]
            pact["side"] = "AB"[self.view.many("side")[seat]] if lettered else ""
        return found

    def mine(self) -> dict[str, Any]:
        """The own civilization with the buttons only its player has."""
        data = self.player(self.seat)
        texts = {*self.legal, *self.refused}
        data["actions"] = [self.move(text) for text in OWN_ACTIONS if text in texts]
        if data["leader"]:
            extra = ("retire", "choose culture", "choose arms")
            data["leader"][0]["moves"] = [self.move(text) for text in extra if text in texts]
        cancel = [text for text in sorted(texts) if text.startswith("cancel pact")]
        data["cancel"] = [self.move(text) for text in cancel]
        for field in ("hand", "backs", "held", "known"):  # the own hands have a region of their own
            del data[field]
        government = self.view.many("government")[self.seat]
        data["limit"] = self.tables.urban_limit[government] if government >= GOVERNMENT else 0
        return data

    def hand(self) -> dict[str, Any]:
        """Both hands: every card with what can be done with it."""
        number = self.seat + 1
        civil = [self.face(name, f"hand {number}", *CIVIL_VERBS) for name in self.cards(f"hand {number}")]
        zone = f"military hand {number}"
        military = [self.face(name, zone, *MILITARY_VERBS) for name in self.cards(zone)]
        return {
            "seat": self.seat,
            "civil": civil,
            "military": military,
            "chosen": self.chips(f"chosen {number}"),
            "civil_limit": self.view.many("civil_total")[self.seat],
            "military_limit": self.view.many("military_total")[self.seat],
        }

    def face(self, name: str, zone: str, *verbs: str) -> dict[str, Any]:
        return {**self.brief(name, zone, *verbs), **self.printed(name)}


def at(table: list[int], tokens: int) -> int:
    """The boards' numbers by tokens; the last stands for all above."""
    return table[min(tokens, len(table) - 1)]
