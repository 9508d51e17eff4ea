"""Position: any state as a text that a person can read and write (TOML).

Cards are written by name, decks and piles top first. `"?"` stands for a card that is somewhere the
writer does not know, `"? x 12"` for twelve of them: they are dealt from the cards not mentioned. Other
cards that are not mentioned lie in the game's spare zone. Without an agenda the game goes on with the
decision its `resume` names.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clio.engine.dice import dice_from_key, dice_from_seed
from clio.engine.errors import ClioError, did_you_mean
from clio.engine.game import Field, Game
from clio.engine.ids import NO_CARD, Card
from clio.engine.record import chosen_options
from clio.engine.registry import load
from clio.engine.result import Result
from clio.engine.state import PUBLIC, State
from clio.engine.step import Step
from clio.engine.words import Said, Sayable

FORMAT = 2
FROM_THE_BOTTOM = 1  # the format in which places in ordered zones counted from the bottom


# --- writing ----------------------------------------------------------------------------------


def position_text(state: State) -> str:
    """The whole truth about a state: for the operator, for tests and for finished games."""
    game = state.game
    lines = [
        "# A position of Clio. Decks and piles are written top first; places count from the first card written (0).",
        f"format = {FORMAT}",
        f'game = "{game.name}"',
        f"rules = {game.version}",
        f"number = {state.number}",
        "",
        "[options]",
        *(f'{name} = "{value}"' for name, value in chosen_options(game, state).items()),
        "",
        "[table]",
        *(line for field in game.fields if not field.shape.startswith("seat") for line in _write(state, field, -1)),
    ]
    for zone, name in enumerate(state.layout.names):
        if state.layout.owner[zone] < 0 and state.zones[zone] and name != game.spare_zone:
            lines.append(f'"{name}" = {_cards(state, zone)}')
    for seat in range(state.layout.seats):
        lines += ["", f"[seat-{seat + 1}]"]
        for field in game.fields:
            if field.shape.startswith("seat"):
                lines += _write(state, field, seat)
        for zone, name in enumerate(state.layout.names):
            if state.layout.owner[zone] == seat and state.zones[zone]:
                lines.append(f'"{name.rsplit(" ", 1)[0]}" = {_cards(state, zone)}')
    lines += ["", "[next]", f"opened = {state.opened}", f"answers = [{', '.join(_answers(state))}]"]
    lines.append("agenda = [" + ", ".join(f'"{_step(state, step)}"' for step in state.agenda) + "]")
    lines.append(f"dice = {list(state.dice.key())}")
    lines += _write_memory(state) + _write_result(state)
    return "\n".join(lines) + "\n"


def _step(state: State, step: Step[Any]) -> str:
    """A step's name and numbers; for a card its place, as in '@hand_1/0'."""
    words = [step.name, *map(str, step.args())]
    for number in step.card_args:
        card = step.args()[number]
        if card >= 0:
            words[1 + number] = "@" + _where(state, Card(card)).replace(" ", "_")
    return " ".join(words)


def _answers(state: State) -> list[str]:
    rows = state.game.actions.rows
    return [f'"{rows[index].text}"' if index >= 0 else '""' for index in state.answers]


def _cards(state: State, zone: int) -> str:
    names = [state.game.card_name[card] for card in state.zones[zone]]
    if state.layout.ordered[zone]:
        names.reverse()
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


def _number(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _labelled(labels: tuple[str, ...], values: list[int]) -> str:
    return "{ " + ", ".join(f"{label} = {value}" for label, value in zip(labels, values, strict=True)) + " }"


def _write(state: State, field: Field, seat: int) -> list[str]:
    value = getattr(state, field.name)
    if field.shape == "one":
        return [f"{field.name} = {_number(value)}"]
    if field.shape == "list":
        return [f"{field.name} = " + (_labelled(field.labels, value) if field.labels else str(list(value)))]
    if field.shape == "seat":
        names = state.game.named.get(field.name)
        if names is not None:
            return [f'{field.name} = "{names[value[seat]] if value[seat] >= 0 else ""}"']
        return [f"{field.name} = {_number(value[seat])}"]
    if field.shape == "seat*":
        count = len(field.labels)
        return [f"{field.name} = " + _labelled(field.labels, value[count * seat : count * (seat + 1)])]
    entries = sorted(f'"{_where(state, Card(card))}" = {amount}' for card, amount in enumerate(value) if amount)
    return [f"{field.name} = {{ " + ", ".join(entries) + " }"] if entries else []


def _where(state: State, card: Card) -> str:
    """A physical card by its place: 'developments 1/0' is the first card that is written there."""
    for zone, cards in enumerate(state.zones):
        if card in cards:
            return f"{state.layout.names[zone]}/{_written_place(state, zone, cards.index(card))}"
    raise ClioError("position-nowhere", card=state.game.card_name[card])


def _written_place(state: State, zone: int, place: int) -> int:
    """A place counted from the side from which the zone's cards are written, and back."""
    return len(state.zones[zone]) - 1 - place if state.layout.ordered[zone] else place


def _write_memory(state: State) -> list[str]:
    """By card (where it lies now) the zones a seat thinks it may be in; `true` if it knows the place."""
    lines = []
    for seat in range(PUBLIC, state.layout.seats):
        known = state.knowledge(seat)
        placed = known.placed
        pairs = sorted((_where(state, Card(card)), card, mask) for card, mask in known.zones.items())
        entries = [f'"{where}" = {"true" if card in placed else _known(state, mask)}' for where, card, mask in pairs]
        if entries:
            lines.append(f"{'public' if seat == PUBLIC else f'seat-{seat + 1}'} = {{ {', '.join(entries)} }}")
    if not lines:
        return []
    return ["", "# What each seat knows of cards it cannot see now; may be left out.", "[memory]", *lines]


def _known(state: State, zones: int) -> str:
    return "[" + ", ".join(f'"{name}"' for zone, name in enumerate(state.layout.names) if zones >> zone & 1) + "]"


def _write_result(state: State) -> list[str]:
    result = state.result
    if result is None:
        return []
    return [
        "",
        "[result]",
        f'ending = "{result.ending}"',
        f"places = {list(result.places)}",
        f"scores = {list(result.scores)}",
        "sources = [" + ", ".join(f'["{name}", {list(points)}]' for name, points in result.sources) + "]",
        f'title = "{result.title}"',
        f"aborted = {_number(result.aborted)}",
    ]


# --- reading ----------------------------------------------------------------------------------


class Reader:
    """Reads one position; every complaint names the file and the place."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ClioError("not-toml", file=source, why=str(error)) from None
        if self.data.get("format") not in (FORMAT, FROM_THE_BOTTOM) or not isinstance(self.data.get("game"), str):
            raise ClioError("position-not-ours", file=source, format=str(FORMAT))

    def bad(self, message: str, /, **values: Any) -> ClioError:
        return self.inside(Said("clio.engine", message, **values))

    def inside(self, what: Sayable) -> ClioError:
        """What is wrong, with the file it is wrong in."""
        return ClioError("position-file", file=self.source, what=what)

    def section(self, name: str) -> dict[str, Any]:
        section = self.data.get(name, {})
        if not isinstance(section, dict):
            raise self.bad("position-table", name=name)
        return section

    def read(self, deck: Path | None) -> State:
        game = load(self.data["game"], deck)
        theirs = self.data.get("rules", game.version)
        if theirs != game.version:
            older = isinstance(theirs, int) and 0 < theirs < game.version
            changed = game.history.since(theirs) if older else ""
            message = "position-rules-changed" if older else "position-rules"
            raise self.bad(message, theirs=str(theirs), ours=str(game.version), changed=changed)
        chosen = {name: str(value) for name, value in self.section("options").items()}
        if "players" not in chosen:
            raise self.bad("position-players")
        try:
            options = game.complete(chosen)
        except ClioError as error:
            raise self.inside(error) from None
        state = game.blank(game.layout(int(options["players"])), options)
        state.options = options
        self._check_keys(game, state)
        left, places = self._place_named(game, state)
        self._read_fields(game, state, cards=False)
        self._deal_unknown(game, state, left, places)
        self._read_fields(game, state, cards=True)
        game.settle(state)
        self._read_next(game, state)
        self._read_memory(state)
        self._read_result(state)
        found = game.impossible(state)
        if found:
            raise self.bad("position-impossible", found=found)
        self._go_on(state)
        return state

    def _go_on(self, state: State) -> None:
        """Run what can run; a question that was put already keeps its number."""
        opened, top = state.opened, state.agenda[-1] if state.agenda else None
        state.advance()
        if state.agenda and state.agenda[-1] is top:
            state.opened = opened

    def _check_keys(self, game: Game, state: State) -> None:
        seats = state.layout.seats
        sections = ["options", "table", "next", "memory", "result", *(f"seat-{n + 1}" for n in range(seats))]
        plain = ["format", "game", "rules", "number", "seed"]
        for key in self.data:
            if key not in sections and key not in plain:
                hint = did_you_mean(key, sections)
                raise self.bad("position-section", name=key, seats=str(seats), hint=hint)
        shared = [f.name for f in game.fields if not f.shape.startswith("seat")]
        shared += [n for z, n in enumerate(state.layout.names) if state.layout.owner[z] < 0]
        own = [f.name for f in game.fields if f.shape.startswith("seat")]
        own += [zone.name for zone in game.zones if zone.per_seat]
        for name in sections[1:]:
            known = own if name.startswith("seat-") else shared
            for key in self.section(name) if name not in ("next", "memory", "result") else ():
                if key not in known:
                    raise self.bad("position-key", section=name, key=key, hint=did_you_mean(key, known))

    def _zone_lists(self, state: State) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        for zone, name in enumerate(state.layout.names):
            owner = state.layout.owner[zone]
            section = self.section("table" if owner < 0 else f"seat-{owner + 1}")
            key = name if owner < 0 else name.rsplit(" ", 1)[0]
            names = section.get(key, [])
            if not isinstance(names, list) or not all(isinstance(card, str) for card in names):
                raise self.bad("position-cards", key=key)
            plain: list[str] = []
            for card in names:
                amount = self._unknown(card, len(state.game.card_name))
                plain += [card] if amount is None else ["?"] * amount
            found[zone] = plain[::-1] if state.layout.ordered[zone] else plain
        return found

    def _unknown(self, card: str, most: int) -> int | None:
        """How many cards an entry such as "? x 12" leaves to chance."""
        amount = card.removeprefix("? x ")
        if not card.startswith("? x ") or not amount.isdecimal():
            return None
        if len(amount) > len(str(most)) or int(amount) > most:
            raise self.bad("position-many", card=card if len(card) < 24 else card[:20] + "…", most=str(most))
        return int(amount)

    def _place_named(self, game: Game, state: State) -> tuple[list[Card], list[tuple[int, int]]]:
        """Lay down the cards that are named; (the cards left, the places marked "?")."""
        copies: dict[str, list[Card]] = {}
        for card in range(len(game.card_name) - 1, -1, -1):
            copies.setdefault(game.card_name[card], []).append(Card(card))
        open_places: list[tuple[int, int]] = []
        for zone, names in self._zone_lists(state).items():
            for name in names:
                if name == "?":
                    open_places.append((zone, len(state.zones[zone])))
                    state.zones[zone].append(NO_CARD)
                    continue
                if name not in copies:
                    raise self.bad("position-card", name=name, hint=did_you_mean(name, copies))
                if not copies[name]:
                    raise self.bad("position-copies", name=name)
                state.zones[zone].append(copies[name].pop())
        return sorted(left for cards in copies.values() for left in cards), open_places

    def _deal_unknown(self, game: Game, state: State, rest: list[Card], places: list[tuple[int, int]]) -> None:
        dice = dice_from_seed(str(self.data.get("seed", "position")))
        dice.shuffle(rest)
        for zone, index in places:
            fitting = [card for card in rest if game.belongs(state, card, state.layout.names[zone])]
            if not fitting:
                raise self.bad("position-no-card-left", zone=state.layout.names[zone])
            rest.remove(fitting[0])
            state.zones[zone][index] = fitting[0]
        if rest and game.spare_zone not in state.layout.by_name:
            raise self.bad("position-lost", n=len(rest), card=game.card_name[rest[0]])
        if rest:
            state.zones[state.layout.by_name[game.spare_zone]] += sorted(rest)
        state.dice = dice

    def _read_fields(self, game: Game, state: State, cards: bool) -> None:
        """The numbers; those that belong to cards by their place once all cards lie there."""
        for field in game.fields:
            if (field.shape == "cards") != cards:
                continue
            if field.shape.startswith("seat"):
                for seat in range(state.layout.seats):
                    section = self.section(f"seat-{seat + 1}")
                    if field.name in section:
                        self._seat_field(state, field, seat, section[field.name])
            elif field.name in self.section("table"):
                self._table_field(state, field, self.section("table")[field.name])

    def _int(self, what: str, value: Any) -> Any:
        if not isinstance(value, int):
            raise self.bad("position-number", what=what, value=repr(value))
        return value

    def _named(self, field: Field, names: Sequence[str], value: Any) -> int:
        """What is written by name; an empty text is none."""
        if not value and isinstance(value, str):
            return -1
        if value not in names:
            hint = did_you_mean(str(value), names)
            raise self.bad("position-card-id", field=field.name, value=repr(value), hint=hint)
        return names.index(value)

    def _labels(self, field: Field, value: Any) -> list[tuple[int, int]]:
        if not isinstance(value, dict):
            raise self.bad("position-labels", field=field.name, example=f"{{ {field.labels[0]} = 0, ... }}")
        pairs = []
        for label, number in value.items():
            if label not in field.labels:
                raise self.bad("position-label", field=field.name, label=label, hint=did_you_mean(label, field.labels))
            pairs.append((field.labels.index(label), self._int(label, number)))
        return pairs

    def _seat_field(self, state: State, field: Field, seat: int, value: Any) -> None:
        numbers = getattr(state, field.name)
        if field.shape == "seat":
            names = state.game.named.get(field.name)
            numbers[seat] = self._int(field.name, value) if names is None else self._named(field, names, value)
            return
        for place, number in self._labels(field, value):
            numbers[len(field.labels) * seat + place] = number

    def _table_field(self, state: State, field: Field, value: Any) -> None:
        present = getattr(state, field.name)
        if field.shape == "one":
            number = self._int(field.name, value)
            setattr(state, field.name, bool(number) if isinstance(present, bool) else int(number))
        elif field.shape == "cards":
            if not isinstance(value, dict):
                raise self.bad("position-labels", field=field.name, example='{ "zone/place" = 1, ... }')
            for where, number in value.items():
                present[self._card_at(state, where)] = self._int(where, number)
        elif field.labels:
            for place, number in self._labels(field, value):
                present[place] = number
        else:
            if not isinstance(value, list) or len(value) != len(present):
                raise self.bad("position-numbers", field=field.name, n=len(present))
            setattr(state, field.name, [self._int(field.name, number) for number in value])

    def _card_at(self, state: State, where: str) -> int:
        name, _, place = where.rpartition("/")
        zone = state.layout.by_name.get(name, -1)
        if zone < 0 or not place.isdigit() or int(place) >= len(state.zones[zone]):
            raise self.bad("position-place", where=where)
        return state.zones[zone][self._place(state, zone, int(place))]

    def _place(self, state: State, zone: int, place: int) -> int:
        """Where the card at a written place lies."""
        return place if self.data["format"] == FROM_THE_BOTTOM else _written_place(state, zone, place)

    def _read_next(self, game: Game, state: State) -> None:
        section = self.section("next")
        state.number = self._int("number", self.data.get("number", 0))
        state.opened = self._int("opened", section.get("opened", state.number))
        if "answers" in section:
            self._read_answers(game, state, section["answers"])
        if "dice" in section:
            dice = dice_from_key([self._int("dice", word) for word in section["dice"]])
            if dice is None:
                raise self.bad("position-dice")
            state.dice = dice
        if "agenda" not in section:
            if "result" not in self.data:
                game.resume(state)
            return
        for text in section["agenda"]:
            words = str(text).split()
            try:
                state.agenda.append(game.step_class(words[0])(*(self._step_number(state, word) for word in words[1:])))
            except (TypeError, ValueError, IndexError):
                raise self.bad("position-agenda", text=text) from None
            except ClioError as error:
                raise self.inside(error) from None

    def _step_number(self, state: State, word: str) -> int:
        """A whole number, or the card at a place."""
        if not word.startswith("@"):
            return int(word)
        zone, _, place = word[1:].rpartition("/")
        for name in state.layout.names:
            if name.replace(" ", "_") == zone:
                return self._card_at(state, f"{name}/{place}")
        raise ValueError

    def _read_answers(self, game: Game, state: State, answers: Any) -> None:
        if not isinstance(answers, list) or len(answers) != state.layout.seats:
            raise self.bad("position-answers")
        try:
            state.answers = [game.actions.find(str(text)).index if text else -1 for text in answers]
        except ClioError as error:
            raise self.inside(error) from None

    def _read_memory(self, state: State) -> None:
        section = self.section("memory")
        if not section:
            return
        names = ["public", *(f"seat-{seat + 1}" for seat in range(state.layout.seats))]
        state.memory.tracking = True
        for name, entries in section.items():
            if name not in names or not isinstance(entries, dict):
                raise self.bad("position-memory", name=name, known=", ".join(names))
            masks: dict[int, int] = {}
            placed: set[int] = set()
            for where, zones in entries.items():
                self._read_known(state, masks, placed, where, zones)
            state.memory.known[names.index(name) - 1].learn(masks, placed, state.game.card_back)

    def _read_known(self, state: State, masks: dict[int, int], placed: set[int], where: str, zones: Any) -> None:
        card = self._card_at(state, where)
        if zones is True:
            masks[card] = 1 << state.layout.by_name[where.rpartition("/")[0]]
            placed.add(card)
            return
        if not isinstance(zones, list) or not all(zone in state.layout.by_name for zone in zones):
            raise self.bad("position-known", where=where)
        for zone in zones:
            masks[card] = masks.get(card, 0) | 1 << state.layout.by_name[zone]

    def _read_result(self, state: State) -> None:
        section = self.section("result")
        if not section:
            return
        try:
            sources = [(str(name), [int(n) for n in points]) for name, points in section.get("sources", [])]
            places, scores = [int(n) for n in section["places"]], [int(n) for n in section.get("scores", [])]
            if len(places) != state.layout.seats:
                raise ValueError
        except (KeyError, TypeError, ValueError):
            raise self.bad("position-result") from None
        ending, title = str(section.get("ending", "")), str(section.get("title", ""))
        state.finish(Result(ending, places, scores, sources, title, bool(section.get("aborted", False))))


def read_position(path: Path, deck: Path | None = None) -> State:
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ClioError("no-file", file=str(path)) from None
    except UnicodeDecodeError:
        raise ClioError("position-no-text", file=path.name) from None
    except OSError as error:
        raise ClioError("unreadable", file=str(path), why=error.strerror or "") from None
    return Reader(text, path.name).read(deck)


def load_position(text: str, source: str = "position", deck: Path | None = None) -> State:
    return Reader(text, source).read(deck)
