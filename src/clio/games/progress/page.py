"""What the table of Progress shows in the browser: regions as plain data, made from a seat's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from clio.engine.registry import load
from clio.engine.view import View
from clio.engine.words import Words, rule_sentence
from clio.games.progress.card_text import cost_words, gain_words, gains_of, skill_name
from clio.games.progress.deck import KINDS, KNOWLEDGE, POWERS, ROMAN, SKILLS, Milestone, Technology
from clio.games.progress.game import ProgressGame

HAND_VERBS: Final = ("discover", "research", "pay", "discard", "swap")


def regions(view: View, about: Mapping[str, Any], words: Words) -> list[tuple[str, str, dict[str, Any]]]:
    """The table as this viewer sees it: (region, macro that draws it, content)."""
    page = Page(the_game(), view, about, words)
    found = [("world", "world", page.world()), ("power", "power", page.power())]
    if page.seen.rulings.milestones or page.seen.rulings.personalities or page.seen.rulings.solo:
        found.append(("extras", "extras", page.extras()))
    others = [seat for seat in range(page.seen.seats) if seat != page.seat]
    found += [(f"player-{seat}", "player", page.player(seat)) for seat in others]
    if page.seat >= 0:
        found.append(("mine", "mine", page.mine()))
        found.append(("hand", "hand", page.hand()))
    return found


def the_game() -> ProgressGame:
    game = load(ProgressGame.name)
    assert isinstance(game, ProgressGame)
    return game


class Page:
    """Turns one view into the contents of the regions."""

    def __init__(self, game: ProgressGame, view: View, about: Mapping[str, Any], words: Words) -> None:
        self.game = game
        self.view = view
        self.about = about
        self.words = words
        self.seen = game.reader(view)
        self.seat = view.seat
        self.decision = view.question()
        self.ticks = self.decision.ticks()
        self.legal = self.decision.legal
        self.refused = {entry.action: entry for entry in self.decision.refused}

    # --- cards --------------------------------------------------------------------------------

    def brief(self, name: str, zone: str) -> dict[str, Any]:
        """A card in few words, the same for everybody who sees it."""
        face = self.seen.faces[name]
        data: dict[str, Any] = {"id": name, "name": self.words.card(name), "zone": zone, "vp": face.vp}
        kind = KINDS[face.kind] if isinstance(face, Technology) else ""
        data["kind"] = kind
        data["kind_name"] = self.words.say(f"kind-{kind}") if kind else ""
        data["symbol"] = ROMAN[face.age_symbol] if isinstance(face, Technology) else ""
        return data

    def card(self, name: str, zone: str) -> dict[str, Any]:
        """A card's face: everything printed on it, in words."""
        face = self.seen.faces[name]
        data = {**self.brief(name, zone), "gains": gain_words(gains_of(face), self.words), "costs": []}
        if isinstance(face, Technology):
            data["age"] = ROMAN[face.age]
            data["value"] = face.discard_value
            if face.per_five >= 0:
                kind = self.words.say(f"kind-{KINDS[face.per_five]}")
                data["gains"].append(self.words.say("gain-per-five", kind=kind))
        if isinstance(face, (Technology, Milestone)):
            data["costs"] = self.costs(face)
        return data

    def costs(self, card: Technology | Milestone) -> list[dict[str, Any]]:
        area = self.seen.area(self.seat) if self.seat >= 0 else set()
        return [
            {
                "amount": line.amount,
                "kind": KNOWLEDGE[line.kind],
                "text": text,
                "prerequisite": self.words.card(line.prerequisite) if line.prerequisite else "",
                "met": line.prerequisite in area,
            }
            for line, text in zip(card.costs, cost_words(card.costs, self.words), strict=True)
        ]

    def moves(self, *texts: str, of: str = "") -> list[dict[str, Any]]:
        """Buttons for the moves that touch a card: legal ones lit, others with the reason; ticks in a set."""
        found = []
        for text in texts:
            verb = text.split(" ")[0]
            move = {
                "action": text,
                "label": self.words.say(f"button-{verb}"),
                "of": of,
                "why": "",
                "rule": "",
                "sentence": "",
                "worth": self.ticks[text].worth if text in self.ticks else 0,
            }
            if text in self.refused and not move["worth"]:
                entry = self.refused[text]
                move["why"] = self.words.say(entry.message)
                move["rule"] = entry.rule
                move["sentence"] = rule_sentence(self.game.rules, entry.rule, self.words.language)
            elif text not in self.legal and not move["worth"]:
                continue
            found.append(move)
        return found

    # --- regions ------------------------------------------------------------------------------

    def world(self) -> dict[str, Any]:
        """Ages: decks, discard piles, symbols still missing."""
        seen = self.seen
        now = seen.view.one("age")
        ages = []
        for age in range(1, seen.rulings.last_age + 1):
            pile = seen.view.cards(f"discard {ROMAN[age]}")
            name = self.words.say(f"age-{age}")
            ages.append(
                {
                    "name": name,
                    "era": self.words.say(f"age-{age}-name"),
                    "roman": ROMAN[age],
                    "deck": seen.view.count(f"deck {ROMAN[age]}"),
                    "open": max(1, now - 1) <= age <= now,
                    "gone": age < now - 1,
                    "now": age == now,
                    "pile": len(pile),
                    "top": self.brief(pile[-1], f"discard {age}") if pile else None,
                    "moves": self.moves(*(f"{verb} {ROMAN[age]}" for verb in ("deck", "pile", "shuffle")), of=name),
                    "unseen": [] if age < now - 1 else self.unseen(age),
                    "needed": seen.rulings.needed[age + 1],
                    "have": min(seen.symbols(age + 1), seen.rulings.needed[age + 1]) if age >= now else 0,
                    "next": ROMAN[age + 1],
                }
            )
        return {"ages": ages, "turn": self.about["names"][seen.whose_turn()]}

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

    def power(self) -> dict[str, Any]:
        """The three tracks with everybody's position and what it is worth now."""
        seen = self.seen
        points = seen.track_points()
        return {
            "tracks": [
                {
                    "id": power,
                    "name": self.words.say(f"power-{power}"),
                    "seats": [
                        {
                            "seat": seat,
                            "name": self.about["names"][seat],
                            "position": seen.power(seat, track),
                            "vp": points[track][seat],
                        }
                        for seat in range(seen.seats)
                    ],
                }
                for track, power in enumerate(POWERS)
            ],
            "scores": [seen.score(seat) for seat in range(seen.seats)],
            "names": list(self.about["names"]),
            "turn": -1 if self.about["over"] else seen.whose_turn(),
            "solo": seen.rulings.solo,
        }

    def extras(self) -> dict[str, Any]:
        """Milestone, Personalities, Time deck."""
        seen = self.seen
        data: dict[str, Any] = {"milestone": None, "people": [], "free": [], "time": None}
        current = seen.view.cards("milestone") if seen.rulings.milestones else []
        if current:
            card = self.card(current[0], "milestone")
            for line, cost in enumerate(card["costs"]):
                by = seen.view.many("covered")[line]
                cost["by"] = self.about["names"][by] if by >= 0 else ""
                cost["moves"] = self.moves(f"milestone {line + 1}", of=cost["text"])
            data["milestone"] = card
            data["below"] = seen.view.count("milestone pile")
        if seen.rulings.personalities:
            for zone in ("scientists", "artists"):
                for name in seen.view.cards(zone):
                    data["free"].append(
                        {**self.card(name, zone), "moves": self.moves(f"personality {name}", of=self.words.card(name))}
                    )
        if seen.rulings.solo:
            data["time"] = [
                {**self.card(name, "time"), "moves": self.moves(f"time {name}", of=self.words.card(name))}
                for name in seen.view.cards("time")
            ]
        return data

    def player(self, seat: int) -> dict[str, Any]:
        """A player's area, the same for everybody who looks at it."""
        seen = self.seen
        person = seen.view.cards(f"personality {seat + 1}")
        return {
            "seat": seat,
            "name": self.about["names"][seat],
            "bot": self.about["bots"][seat],
            "turn": seen.whose_turn() == seat,
            "hand": seen.view.count(f"hand {seat + 1}") + seen.view.count(f"chosen {seat + 1}"),
            "limit": seen.skill(seat, 2)[0],
            "skills": self.skills(seat),
            "tokens": self.tokens(seat),
            "active": [self.brief(name, f"active {seat}") for name in seen.view.cards(f"active {seat + 1}")],
            "developments": [
                {**self.brief(name, f"developments {seat}"), "markers": seen.markers(seat, place)}
                for place, name in enumerate(seen.view.cards(f"developments {seat + 1}"))
            ],
            "personality": self.brief(person[0], f"personality {seat}") if person else None,
            "completed": [self.brief(name, f"completed {seat}") for name in seen.view.cards(f"completed {seat + 1}")],
            "known": self.known(seat),
        }

    def known(self, seat: int) -> list[str]:
        """Cards that the viewer knows to be in that hand."""
        zone = f"hand {seat + 1}"
        return [self.words.card(entry.card) for entry in self.view.known if entry.zones == [zone]]

    def skills(self, seat: int) -> list[dict[str, Any]]:
        seen = self.seen
        found = []
        for skill, name in enumerate(SKILLS):
            value, second, vp = seen.skill(seat, skill)
            further, further_second, _ = seen.skill(seat, skill, 1)
            pair = name == "quick_draw"
            found.append(
                {
                    "id": name,
                    "name": skill_name(skill, self.words),
                    "value": f"{value}/{second}" if pair else str(value),
                    "next": "" if seen.at_end(seat, skill) else f"{further}/{further_second}" if pair else str(further),
                    "vp": vp,
                    "moves": self.moves(f"skill {name}", of=skill_name(skill, self.words)) if seat == self.seat else [],
                }
            )
        return found

    def tokens(self, seat: int) -> list[dict[str, Any]]:
        found = []
        for kind, name in enumerate(KNOWLEDGE):
            ready, spent = self.seen.tokens(seat, kind)
            moves = self.moves(f"pay token {name}", of=self.words.say(f"token-{name}")) if seat == self.seat else []
            if moves and moves[0]["worth"] and self.decision.set:  # one tick for each token
                moves = [{**moves[0], "label": "+1"}] * self.decision.set.times(moves[0]["action"])
            if ready or spent:
                found.append(
                    {
                        "kind": name,
                        "name": self.words.say(f"token-{name}"),
                        "ready": ready,
                        "spent": spent,
                        "moves": moves,
                    }
                )
        return found

    def mine(self) -> dict[str, Any]:
        """The own area: what everybody sees of it, and the buttons only its player has."""
        seen = self.seen
        data = self.player(self.seat)
        for development in data["developments"]:
            development["moves"] = self.moves(f"back {development['id']}", of=development["name"])
        for card in data["active"]:
            card["moves"] = []
        if data["personality"]:
            data["personality"]["moves"] = self.moves("heritage")
        data["left"] = seen.actions_left(self.seat) if data["turn"] else 0
        data["my_turn"] = data["turn"]
        data["pool"] = [
            {"kind": kind, "name": self.words.say(f"knowledge-{kind}"), "amount": seen.view.many("pool")[index]}
            for index, kind in enumerate(KNOWLEDGE)
            if seen.view.many("pool")[index]
        ]
        data["score"] = seen.score(self.seat)
        return data

    def hand(self) -> dict[str, Any]:
        """The own hand: every card with what can be done with it."""
        seen = self.seen
        zone = f"hand {self.seat + 1}"
        cards: list[dict[str, Any]] = []
        for name in sorted(seen.view.cards(zone), key=lambda card: (seen.technology(card).age, card)):
            data = self.card(name, "hand")
            data["moves"] = self.moves(*(f"{verb} {name}" for verb in HAND_VERBS), of=data["name"])
            data["target"] = name == self.decision.about and not any(card["target"] for card in cards)
            if data["target"]:
                data["moves"] = []  # this copy is being paid for
            data["can"] = any(not move["why"] for move in data["moves"])
            pay, lack = seen.missing(name)
            data["pay"] = pay
            data["lack"] = lack
            data["owned"] = name in seen.area(self.seat)
            cards.append(data)
        chosen = [self.brief(name, "chosen") for name in seen.view.cards(f"chosen {self.seat + 1}")]
        return {"cards": cards, "chosen": chosen, "limit": seen.skill(self.seat, 2)[0], "seat": self.seat}
