"""What the table of Ancient Knowledge shows in the browser: regions as plain data, made from a seat's view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from clio.engine.registry import load
from clio.engine.view import View
from clio.engine.words import Words, rule_sentence
from clio.games.ancient_knowledge.card_text import effect_text, needs_text
from clio.games.ancient_knowledge.game import AncientKnowledgeGame
from clio.games.ancient_knowledge.state import ANCIENT, ARTIFACT, ARTIFACT_SPACES, HAND_LIMIT, KINDS, SLOTS
from clio.games.ancient_knowledge.view_reader import ViewReader

LEVELS: Final = ("", "I", "II")
MIDGAME: Final = 7
END: Final = 14
TOO_FEW: Final = "refusal-too-few-left"
DECLINES: Final = ("choose-decline", "team-decline", "flip", "team-flip")
PAYS: Final = ("act", "team-act", "pay", "archive")


def regions(view: View, about: Mapping[str, Any], words: Words) -> list[tuple[str, str, dict[str, Any]]]:
    """The table as this viewer sees it: (region, macro that draws it, content)."""
    page = Page(the_game(), view, about, words)
    found = [("world", "world", page.world()), ("boards", "boards", page.boards()), ("now", "now", page.now())]
    others = [seat for seat in page.seen.view.many("order") if seat != page.seat]
    found += [(f"player-{seat}", "player", page.player(seat)) for seat in others]
    if page.seat >= 0:
        found += [("mine", "mine", page.mine()), ("hand", "hand", page.hand())]
    return found


def picks(view: View, words: Words) -> dict[str, Any] | None:
    """Several cards that must be discarded are one set of ticks; everything else is a choice among buttons.

    The view tells how many: of n cards the last n - 1 in order are refused, one by one, as too few would be left.
    """
    decision = view.question()
    late = [entry.action for entry in decision.refused if entry.message == TOO_FEW]
    if not late or any(not text.startswith("discard ") for text in decision.legal):
        return None
    return {
        "actions": [*decision.legal, *late],
        "need": 1 + len(late),
        "exact": True,
        "label": words.say("button-discard"),
        "hint": words.say("hint-discard"),
    }


def the_game() -> AncientKnowledgeGame:
    game = load(AncientKnowledgeGame.name)
    assert isinstance(game, AncientKnowledgeGame)
    return game


class Page:
    """Turns one view into the contents of the regions."""

    def __init__(self, game: AncientKnowledgeGame, view: View, about: Mapping[str, Any], words: Words) -> None:
        self.game = game
        self.view = view
        self.about = about
        self.words = words
        self.seen = ViewReader(game, view)
        self.seat = view.seat
        self.decision = view.question()
        ticks = picks(view, words) if view.decision else None
        self.ticks = set(ticks["actions"]) if ticks else set()
        self.refused = {entry.action: entry for entry in self.decision.refused}
        self.by_card: dict[str, list[str]] = {}
        for text in [*self.decision.legal, *self.refused]:
            for part in text.split(" ")[1:2]:
                self.by_card.setdefault(part, []).append(text)

    # --- moves --------------------------------------------------------------------------------

    def move(self, text: str, of: str = "") -> dict[str, Any]:
        """A button: lit, or greyed with the reason, or one tick of a set."""
        verb, *rest = text.split(" ")
        n = int(rest[-1]) if rest and rest[-1].isdigit() else 0
        found = {
            "action": text,
            "label": self.words.say(f"button-{verb}", n=n),
            "of": of,
            "n": n,
            "price": -1,
            "why": "",
            "rule": "",
            "sentence": "",
            "worth": 1 if text in self.ticks else 0,
        }
        if verb == "create":
            found["price"] = self.seen.price(rest[0], n)
            found["label"] = self.words.say("button-create" if not n else "button-create-slot", n=n)
        if text in self.refused and not found["worth"]:
            entry = self.refused[text]
            found["why"] = self.words.say(entry.message)
            found["rule"] = entry.rule
            found["sentence"] = rule_sentence(self.game.rules, entry.rule, self.words.language)
        return found

    def moves(self, name: str) -> list[dict[str, Any]]:
        """The moves that touch a card, those that are refused too."""
        found = [self.move(text, self.words.card(name)) for text in self.by_card.get(name, [])]
        return sorted(found, key=lambda move: move["n"])

    def free(self, verb: str) -> list[dict[str, Any]]:
        """The moves of a verb that touches no card."""
        texts = [text for text in [*self.decision.legal, *self.refused] if text.split(" ")[0] == verb]
        return [self.move(text, self.words.say(f"action-{verb}") if " " in text else "") for text in texts]

    # --- cards --------------------------------------------------------------------------------

    def brief(self, name: str, zone: str) -> dict[str, Any]:
        """A card in few words, the same for everybody who sees it; and the moves that touch it."""
        kind = self.seen.kind(name)
        moves = self.moves(name)
        return {
            "id": name,
            "name": self.words.card(name),
            "zone": zone,
            "kind": kind,
            "kind_name": self.words.say(f"kind-{kind}"),
            "vp": self.seen.face(name).vp,
            "moves": moves,
            "can": any(not move["why"] for move in moves),
        }

    def card(self, name: str, zone: str) -> dict[str, Any]:
        """A card's face: everything printed on it, in words."""
        face = self.seen.face(name)
        data = {**self.brief(name, zone), "effect": effect_text(face, self.words), "level": face.level}
        data["moment"] = face.moment
        data["moment_name"] = self.words.say(f"moment-{face.moment}")
        data["cost"] = face.cost
        data["slot"] = face.slot
        data["locked"] = face.locked
        data["knowledge"] = face.knowledge
        data["target"] = name == self.decision.about
        if data["level"]:
            data["needs"] = needs_text(face, self.words)
            data["met"] = self.seat >= 0 and self.seen.met(name)
        return data

    # --- regions ------------------------------------------------------------------------------

    def world(self) -> dict[str, Any]:
        """Whose turn, the phase, how near the end is, and the piles."""
        seen, view = self.seen, self.view
        seat = seen.whose_turn()
        top = self.view.zone("discard").top
        pasts = [seen.view.count(f"past {other + 1}") for other in range(seen.seats)]
        return {
            "seat": seat,
            "turn": self.about["names"][seat],
            "over": self.about["over"],
            "phase": self.phase(seat),
            "opening": self.opening(),
            "left": max(0, view.many("actions")[seat]),
            "fullest": max(pasts),
            "midgame": bool(view.one("midgame")),
            "ending": bool(view.one("ending")),
            "marks": [MIDGAME, END],
            "deck": seen.view.count("deck"),
            "discard": seen.view.count("discard"),
            "top": self.brief(top, "discard") if top else None,
            "moves": self.free("search"),
            "levels": [
                {
                    "level": level,
                    "deck": seen.view.count(f"technology deck {level}"),
                    "discards": [self.words.card(name) for name in seen.view.cards(f"technology discard {level}")],
                }
                for level in LEVELS[1:]
            ],
        }

    def phase(self, seat: int) -> str:
        """As far as the view tells: after the last action effects follow, then the decline."""
        prompt, view = self.decision.prompt, self.view
        if self.opening():
            return self.words.say("phase-opening")
        if view.one("declining") >= 0 or prompt in DECLINES:
            return self.words.say("phase-decline")
        if view.many("actions")[seat] > 0 or prompt in PAYS or self.seen.view.cards(f"played {seat + 1}"):
            return self.words.say("phase-action")
        return self.words.say("phase-effects")

    def opening(self) -> bool:
        """Before the first turn nothing lies on the technology boards; later some always does, or a Past is filled."""
        boards = any(self.seen.view.cards(f"board {n}") for n in (1, 2, 3))
        return not boards and not any(self.seen.of("past", seat) for seat in range(self.seen.seats))

    def boards(self) -> dict[str, Any]:
        """The three technology boards with their open cards."""
        found = []
        for place, level in enumerate(self.seen.view.many("levels")):
            board = place + 1
            found.append(
                {
                    "name": self.words.say(f"zone-board-{board}"),
                    "level": LEVELS[level],
                    "cards": [self.card(name, f"board {board}") for name in self.seen.view.cards(f"board {board}")],
                    "moves": [self.move(text) for text in self.decision.legal if text == f"flip {board}"],
                }
            )
        return {"boards": found, "plays": self.seat >= 0}

    def now(self) -> dict[str, Any]:
        """Cards on their way: revealed, looked at, announced, chosen. Often there are none."""
        seen, groups = self.seen, []
        zones = ["aside", *(f"played {seat + 1}" for seat in range(seen.seats))]
        zones += [f"{zone} {self.seat + 1}" for zone in ("looked", "chosen", "offered")]
        for zone in zones:
            cards = [self.card(name, zone) for name in seen.view.cards(zone)]
            if cards:
                groups.append({"name": self.words.say("zone-" + zone.split(" ")[0]), "cards": cards})
        shown = {name for zone in self.view.zones for name in seen.view.cards(zone)}
        elsewhere = [name for name in self.by_card if name in seen.number and name not in shown]
        if elsewhere:  # a hand that an effect lets its player look at
            cards = [self.card(name, "elsewhere") for name in elsewhere]
            groups.append({"name": self.words.say("zone-looked"), "cards": cards})
        return {"groups": groups}

    def player(self, seat: int) -> dict[str, Any]:
        """A player's area, the same for everybody who looks at it."""
        seen, view = self.seen, self.view
        slots = [{"slot": slot, "rows": [None, None]} for slot in range(1, SLOTS + 1)]
        for name, slot, row, tokens in seen.monuments(seat):
            data = {**self.card(name, f"timeline {seat}"), "tokens": tokens}
            rows: Any = slots[slot - 1]["rows"]
            rows[row] = data
        past = [self.brief(name, f"past {seat}") for name in seen.of("past", seat)]
        points = seen.points(seat)
        collection = [self.card(name, f"collection {seat}") for name in seen.of("collection", seat)]
        artifacts = [self.card(name, f"artifacts {seat}") for name in seen.of("artifacts", seat)]
        known = [
            self.words.card(entry.card)
            for entry in self.view.known
            if seat != self.seat and entry.zones == [f"hand {seat + 1}"]
        ]
        cards = [card for slot in slots for card in slot["rows"] if card]  # type: ignore[attr-defined]
        return {
            "seat": seat,
            "name": self.about["names"][seat],
            "turn": seat == seen.whose_turn() and not self.about["over"] and not self.opening(),
            "partner": view.options["teams"] == "yes" and self.seat >= 0 and seat ^ 1 == self.seat,
            "hand": seen.view.count(f"hand {seat + 1}"),
            "slots": slots,
            "monuments": len(cards),
            "knowledge": seen.knowledge(seat),
            "lost": view.many("lost")[seat],
            "past": past,
            "past_kinds": self.tally(past, KINDS[:ARTIFACT]),
            "tech_kinds": self.tally(collection, KINDS[ANCIENT:]),
            "rotated": view.many("rotated")[seat],
            "upright": len(past) - view.many("rotated")[seat],
            "past_vp": points[0] + points[1],
            "score": sum(points),
            "artifacts": artifacts,
            "spaces": ARTIFACT_SPACES,
            "free": ARTIFACT_SPACES - len(artifacts),
            "collection": collection,
            "known": known,
            "asked": any(card["can"] for card in [*cards, *artifacts]),
        }

    def tally(self, cards: Sequence[Mapping[str, Any]], kinds: Sequence[str]) -> list[dict[str, Any]]:
        """How many of each kind: that is what requirements ask for."""
        return [
            {"kind": kind, "name": self.words.say(f"kind-{kind}"), "n": sum(card["kind"] == kind for card in cards)}
            for kind in kinds
        ]

    def mine(self) -> dict[str, Any]:
        """The own area, with the moves that touch no single card of it."""
        digs = self.free("excavate")
        lit = [move for move in digs if not move["why"]]
        more = [move for move in digs if move["why"]][:1]  # one tells why it is no more; the question lists them all
        return {**self.player(self.seat), "archive": self.free("archive"), "excavate": lit + more}

    def hand(self) -> dict[str, Any]:
        """The own hand: every card with what can be done with it."""
        cards = []
        for name in sorted(self.seen.of("hand", self.seat), key=self.seen.number.__getitem__):
            data = self.card(name, "hand")
            data["creates"] = [move for move in data["moves"] if move["action"].startswith("create ") and move["n"]]
            data["others"] = [move for move in data["moves"] if move not in data["creates"]]
            cards.append(data)
        return {"cards": cards, "limit": HAND_LIMIT}
