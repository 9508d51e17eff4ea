"""What the table of Progress shows in the browser: regions as plain data, made from a seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clio.engine.registry import load
from clio.engine.words import Words
from clio.games.progress.deck import KINDS, KNOWLEDGE, POWERS, ROMAN, SKILLS, Milestone, Technology
from clio.games.progress.faces import cost_words, describe, gain_words, gains_of, skill_name
from clio.games.progress.game import ProgressGame
from clio.games.progress.seen import Seen


class Region:
    """A part of the page: its name, the macro that draws it, its content."""

    def __init__(self, name: str, macro: str, data: Mapping[str, Any]) -> None:
        self.name = name
        self.template = f"{ProgressGame.name}/table.html#{macro}"
        self.data = data


def regions(view: Mapping[str, Any], about: Mapping[str, Any], words: Words) -> list[Region]:
    """The table as this viewer sees it."""
    game = load(ProgressGame.name)
    assert isinstance(game, ProgressGame)
    page = Page(game, view, about, words)
    found = [Region("world", "world", page.world()), Region("power", "power", page.power())]
    if page.seen.rulings.milestones or page.seen.rulings.personalities or page.seen.rulings.solo:
        found.append(Region("extras", "extras", page.extras()))
    others = [seat for seat in range(page.seen.seats) if seat != page.seat]
    found += [Region(f"player-{seat}", "player", page.player(seat)) for seat in others]
    if page.seat >= 0:
        found.append(Region("mine", "mine", page.mine()))
        found.append(Region("hand", "hand", page.hand()))
    return found


class Page:
    """Turns one view into the contents of the regions."""

    def __init__(self, game: ProgressGame, view: Mapping[str, Any], about: Mapping[str, Any], words: Words) -> None:
        self.game = game
        self.view = view
        self.about = about
        self.words = words
        blank = game.blank(game.layout(int(view["options"]["players"])), view["options"])
        self.seen = Seen(game.deck, blank, view)
        self.seat: int = view["seat"]
        decision = view["decision"] or {"legal": [], "refused": []}
        self.legal: list[str] = decision["legal"]
        self.refused: dict[str, dict[str, str]] = {entry["action"]: entry for entry in decision["refused"]}

    # --- cards --------------------------------------------------------------------------------

    def card(self, name: str, zone: str) -> dict[str, Any]:
        """A card's face: everything printed on it, in words."""
        face = self.seen.faces[name]
        data: dict[str, Any] = {
            "id": name,
            "name": self.words.card(name),
            "zone": zone,
            "kind": "",
            "kind_name": "",
            "age": "",
            "costs": [],
            "gains": gain_words(gains_of(face), self.words),
            "vp": face.vp,
            "symbol": "",
            "value": None,
            "facts": [list(fact) for fact in describe(self.game.deck, name, self.words)],
        }
        if isinstance(face, Technology):
            data["kind"] = KINDS[face.kind]
            data["kind_name"] = self.words.say(f"kind-{KINDS[face.kind]}")
            data["age"] = ROMAN[face.age]
            data["symbol"] = ROMAN[face.age_symbol]
            data["value"] = face.discard_value
            data["costs"] = self.costs(face)
        elif isinstance(face, Milestone):
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

    def moves(self, *texts: str) -> list[dict[str, Any]]:
        """Buttons for the moves that touch a card: legal ones lit, others with the reason."""
        found = []
        for text in texts:
            verb = text.split(" ")[0]
            label = self.words.say(f"button-{verb}", self.words.say(f"action-{verb}", verb))
            if text in self.legal:
                found.append({"action": text, "label": label, "why": "", "rule": ""})
            elif text in self.refused:
                entry = self.refused[text]
                found.append(
                    {"action": text, "label": label, "why": self.words.say(entry["message"]), "rule": entry["rule"]}
                )
        return found

    # --- regions ------------------------------------------------------------------------------

    def world(self) -> dict[str, Any]:
        """Ages: decks, discard piles, symbols still missing."""
        seen = self.seen
        now = seen.fields["age"]
        ages = []
        for age in range(1, seen.rulings.last_age + 1):
            pile = seen.cards(f"discard {ROMAN[age]}")
            ages.append(
                {
                    "name": self.words.say(f"age-{age}"),
                    "era": self.words.say(f"age-{age}-name"),
                    "roman": ROMAN[age],
                    "deck": seen.count(f"deck {ROMAN[age]}"),
                    "open": max(1, now - 1) <= age <= now,
                    "gone": age < now - 1,
                    "now": age == now,
                    "pile": len(pile),
                    "top": self.card(pile[-1], f"discard {age}") if pile else None,
                    "moves": self.moves(f"deck {ROMAN[age]}", f"pile {ROMAN[age]}", f"shuffle {ROMAN[age]}"),
                    "needed": seen.rulings.needed[age + 1],
                    "have": min(seen.symbols(age + 1), seen.rulings.needed[age + 1]) if age >= now else 0,
                    "next": ROMAN[age + 1],
                }
            )
        return {"ages": ages, "turn": self.about["names"][seen.whose_turn()]}

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
            "solo": seen.rulings.solo,
        }

    def extras(self) -> dict[str, Any]:
        """Milestone, Personalities, Time deck."""
        seen = self.seen
        data: dict[str, Any] = {"milestone": None, "people": [], "free": [], "time": None}
        current = seen.cards("milestone") if seen.rulings.milestones else []
        if current:
            card = self.card(current[0], "milestone")
            for line, cost in enumerate(card["costs"]):
                by = seen.fields["covered"][line]
                cost["by"] = self.about["names"][by] if by >= 0 else ""
                cost["moves"] = self.moves(f"milestone {line + 1}")
            data["milestone"] = card
            data["below"] = seen.count("milestone pile")
        if seen.rulings.personalities:
            for zone in ("scientists", "artists"):
                for name in seen.cards(zone):
                    data["free"].append({**self.card(name, zone), "moves": self.moves(f"personality {name}")})
        if seen.rulings.solo:
            data["time"] = [self.card(name, "time") for name in seen.cards("time")]
        return data

    def player(self, seat: int) -> dict[str, Any]:
        """A player's area, the same for everybody who looks at it."""
        seen = self.seen
        person = seen.cards(f"personality {seat + 1}")
        return {
            "seat": seat,
            "name": self.about["names"][seat],
            "bot": self.about["bots"][seat],
            "turn": seen.whose_turn() == seat,
            "hand": seen.count(f"hand {seat + 1}") + seen.count(f"chosen {seat + 1}"),
            "limit": seen.skill(seat, 2)[0],
            "skills": self.skills(seat),
            "tokens": self.tokens(seat),
            "active": [self.card(name, f"active {seat}") for name in seen.cards(f"active {seat + 1}")],
            "developments": [
                {**self.card(name, f"developments {seat}"), "markers": seen.markers(seat, place)}
                for place, name in enumerate(seen.cards(f"developments {seat + 1}"))
            ],
            "personality": self.card(person[0], f"personality {seat}") if person else None,
            "completed": [self.card(name, f"completed {seat}") for name in seen.cards(f"completed {seat + 1}")],
            "known": self.known(seat),
        }

    def known(self, seat: int) -> list[str]:
        """Cards that the viewer knows to be in that hand."""
        zone = f"hand {seat + 1}"
        return [self.words.card(entry["card"]) for entry in self.view["known"] if entry["zones"] == [zone]]

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
                    "moves": self.moves(f"skill {name}") if seat == self.seat else [],
                }
            )
        return found

    def tokens(self, seat: int) -> list[dict[str, Any]]:
        found = []
        for kind, name in enumerate(KNOWLEDGE):
            ready, spent = self.seen.tokens(seat, kind)
            moves = self.moves(f"pay token {name}") if seat == self.seat else []
            if ready or spent:
                found.append(
                    {"kind": name, "name": self.words.say(f"token-{name}"), "ready": ready, "spent": spent, "moves": moves}
                )
        return found

    def mine(self) -> dict[str, Any]:
        """The own area: what everybody sees of it, and the buttons only its player has."""
        seen = self.seen
        data = self.player(self.seat)
        for development in data["developments"]:
            development["moves"] = self.moves(f"back {development['id']}", f"benefit {development['id']}")
        for card in data["active"]:
            card["moves"] = self.moves(f"benefit {card['id']}")
        if data["personality"]:
            data["personality"]["moves"] = self.moves("heritage")
        data["left"] = seen.actions_left(self.seat) if data["turn"] else 0
        data["my_turn"] = data["turn"]
        data["pool"] = [
            {"kind": kind, "name": self.words.say(f"knowledge-{kind}"), "amount": seen.fields["pool"][index]}
            for index, kind in enumerate(KNOWLEDGE)
            if seen.fields["pool"][index]
        ]
        data["score"] = seen.score(self.seat)
        return data

    def hand(self) -> dict[str, Any]:
        """The own hand: every card with what can be done with it."""
        seen = self.seen
        zone = f"hand {self.seat + 1}"
        cards = []
        for name in sorted(seen.cards(zone), key=lambda card: (seen.technology(card).age, card)):
            data = self.card(name, "hand")
            data["moves"] = self.moves(
                f"discover {name}", f"research {name}", f"pay {name}", f"discard {name}", f"swap {name}"
            )
            pay, lack = seen.missing(name)
            data["pay"] = pay
            data["lack"] = lack
            data["owned"] = name in seen.area(self.seat)
            cards.append(data)
        chosen = [self.card(name, "chosen") for name in seen.cards(f"chosen {self.seat + 1}")]
        return {"cards": cards, "chosen": chosen, "limit": seen.skill(self.seat, 2)[0]}


