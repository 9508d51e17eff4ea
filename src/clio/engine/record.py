"""Record: a game as plain text, one action a line, with what chance showed. A replay checks it all.

clio record 1
game: progress
rules: 1
cards: 5e1f...
options: players=2 variant=fast
seat 1: Anna
seat 2: greedy
seed: 7

0 - setup > ~deck I, pottery, calendar
1 1 quick-draw
2 1 deck I > writing
3 1 undo

result: symbols-IV; places 1 2; scores 41 37
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.match import UNDO, Match
from clio.engine.registry import load
from clio.engine.state import State

FIRST_LINE = "clio record 1"


class BadRecord(ClioError):
    """A record that cannot be played: `kind` names what is wrong, for rooms that speak other languages."""

    def __init__(self, kind: str, text: str, line: int = 0) -> None:
        super().__init__(text)
        self.kind = kind
        self.line = line


def record_text(match: Match, seat: int | None = None, until: int | None = None) -> str:
    """The whole record; for a seat of a running game without the seed and without what it did not see.

    `until` is the first entry that is not told: another seat's turn that may still be taken back.
    """
    running = not match.state.over
    masked = seat if running else None
    lines = [
        FIRST_LINE,
        f"game: {match.game.name}",
        f"rules: {match.game.version}",
        f"cards: {match.game.digest}",
        "options: " + " ".join(f"{name}={value}" for name, value in chosen_options(match.game, match.state).items()),
    ]
    lines += [f"seat {number}: {name}" for number, name in enumerate(match.names, 1)]
    if masked is None:
        lines.append(f"seed: {match.seed}")
    else:
        lines.append(f"seed fingerprint: {match.fingerprint}")
    lines.append("")
    for number, entry in enumerate(match.entries[:until]):
        shown = entry.revealed(masked)
        who = str(entry.seat + 1) if entry.seat >= 0 else "-"
        lines.append(f"{number} {who} {entry.told(masked)}" + (" > " + ", ".join(shown) if shown else ""))
    if match.state.result is not None:
        lines += ["", "result: " + result_line(match.state)]
    return "\n".join(lines) + "\n"


def chosen_options(game: Game, state: State) -> dict[str, str]:
    """The number of players and every option that is not at its default."""
    return {
        name: value for name, value in state.options.items() if name == "players" or value != game.options[name].default
    }


def result_line(state: State) -> str:
    result = state.result
    assert result is not None
    places = " ".join(map(str, result.places))
    scores = " ".join(map(str, result.scores)) or "-"
    title = f"; title {result.title}" if result.title else ""
    return f"{result.ending}; places {places}; scores {scores}{title}"


class Header:
    """The first part of a record, read."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.names: dict[int, str] = {}


class RecordFile:
    """A record read from text; `replay` plays it and checks every line."""

    def __init__(self, text: str, source: str = "record") -> None:
        self.source = source
        self.lines = text.splitlines()
        if not self.lines or self.lines[0].strip() != FIRST_LINE:
            raise BadRecord("not-ours", f"{source} is not a record of ours: its first line should be '{FIRST_LINE}'.")
        self.header = Header()
        self.moves: list[tuple[int, int, str, str]] = []  # (line number, seat, action, what chance showed)
        self.result = ""
        self.setup_shown = ""
        for number, line in enumerate(self.lines[1:], 2):
            if line.strip():
                self._read(number, line.strip())

    def bad(self, number: int, what: str) -> NoReturn:
        raise BadRecord("damaged", f"{self.source}, line {number}: {what}", number)

    def _read(self, number: int, line: str) -> None:
        key, colon, value = line.partition(": ")
        if colon and not line[0].isdigit():
            if key == "result":
                self.result = value
            elif key.startswith("seat ") and is_number(key[5:]):
                self.header.names[int(key[5:])] = value
            elif key in ("game", "rules", "cards", "options", "seed", "seed fingerprint"):
                self.header.values[key] = value
            else:
                self.bad(number, f"the heading {key!r} is unknown.")
            return
        move, _, shown = line.partition(" > ")
        words = move.split(" ", 2)
        if len(words) < 3 or not is_number(words[0]) or not (is_number(words[1]) or words[1] == "-"):
            self.bad(number, f"{line!r} is no action; write 'number seat action', as in '12 2 draw'.")
        if words[2] == "setup":
            self.setup_shown = shown
            return
        expected = len(self.moves) + 1
        if int(words[0]) != expected:
            self.bad(number, f"action {expected} should stand here, not {words[0]}: a line is missing or doubled.")
        if words[1] == "-":
            self.bad(number, "an action needs the seat that took it.")
        self.moves.append((number, int(words[1]) - 1, words[2], shown))

    @property
    def masked(self) -> bool:
        """Is it the record of a running game, as one of its seats saw it?"""
        return "seed" not in self.header.values and "seed fingerprint" in self.header.values

    def game(self, deck: Path | None = None) -> Game:
        """The game it tells of, if this program plays it by the same rules and with the same cards."""
        values = self.header.values
        for key in ("game", "options"):
            if key not in values:
                raise BadRecord("damaged", f"{self.source} does not say its {key}.")
        try:
            game = load(values["game"], deck)
        except ClioError as error:
            raise BadRecord("no-game", str(error)) from None
        if values.get("rules", str(game.version)) != str(game.version):
            raise BadRecord(
                "other-rules",
                f"{self.source} was played by rules version {values['rules']} of {game.name}; "
                f"this program plays version {game.version}.",
            )
        if values.get("cards", game.digest) != game.digest:
            raise BadRecord(
                "other-cards",
                f"{self.source} was played with other cards (digest {values['cards'][:12]}, here {game.digest[:12]}): "
                "give the deck it was played with.",
            )
        return game

    def seats(self, game: Game) -> tuple[dict[str, str], list[str]]:
        """The options, and who sits where."""
        values = self.header.values
        options = dict(part.split("=", 1) for part in values["options"].split() if "=" in part)
        seats = int(game.complete(options)["players"])
        return options, [self.header.names.get(seat, f"seat {seat}") for seat in range(1, seats + 1)]

    def start(self, deck: Path | None = None) -> Match:
        """The match at its beginning."""
        values = self.header.values
        game = self.game(deck)
        if "seed" not in values:
            hint = "(a record of a running game has none: wait for its end)"
            raise BadRecord("no-seed", f"{self.source} does not say its seed {hint}.")
        options, names = self.seats(game)
        match = Match(game, options, values["seed"], names)
        if self.setup_shown != ", ".join(match.entries[0].revealed()):
            raise BadRecord(
                "damaged", f"{self.source}: the set-up shows other cards than the seed gives; the file is damaged."
            )
        return match

    def replay(self, upto: int | None = None, deck: Path | None = None) -> Match:
        """Play the record (or its first actions), checking every step and what chance showed."""
        *_, match = self.played(upto, deck)
        return match

    def played(self, upto: int | None = None, deck: Path | None = None) -> Iterator[Match]:
        """The match at its beginning and, the same object, after each action: for who wants to hear every one."""
        if upto is not None and not 0 <= upto <= len(self.moves):
            raise ClioError(f"{self.source} has actions 0 to {len(self.moves)}; there is no {upto}.")
        match = self.start(deck)
        moves = self.moves if upto is None else self.moves[:upto]
        if not moves:
            self._check_end(match, upto)
        yield match
        for number, move in enumerate(moves, 1):
            self._step(match, *move)
            if number == len(moves):
                self._check_end(match, upto)
            yield match

    def _check_end(self, match: Match, upto: int | None) -> None:
        """What the record says of the end, if it was played to its end."""
        if upto is None or upto == len(self.moves):
            self._check_result(match)

    def _step(self, match: Match, number: int, seat: int, text: str, shown: str) -> None:
        if not 0 <= seat < len(match.names):
            self.bad(number, f"there is no seat {seat + 1} at this table.")
        try:
            if text == UNDO:
                match.undo(seat)
            else:
                match.act(seat, text)
        except ClioError as error:
            self.bad(number, str(error))
        found = ", ".join(match.entries[-1].revealed())
        if found != shown:
            self.bad(number, f"the record shows {shown or 'nothing'!r}, the replay {found or 'nothing'!r}.")

    def _check_result(self, match: Match) -> None:
        if match.state.over and not self.result:
            text = f"{self.source} does not tell the result of the finished game; the file is damaged."
            raise BadRecord("damaged", text)
        if self.result and not match.state.over:
            raise BadRecord("damaged", f"{self.source} says the game is over, but after its last action it is not.")
        if self.result and result_line(match.state) != self.result:
            text = f"{self.source} tells the result {self.result!r}, the replay gives {result_line(match.state)!r}."
            raise BadRecord("damaged", text)


def is_number(text: str) -> bool:
    """A number as records write them: plain figures, not too many."""
    return text.isascii() and text.isdigit() and len(text) < 10


def read_record(path: Path) -> RecordFile:
    try:
        return RecordFile(path.read_text(encoding="utf-8"), path.name)
    except FileNotFoundError:
        raise ClioError(f"There is no file {path}.") from None
    except UnicodeDecodeError:
        raise ClioError(f"{path.name} is not a record of ours: it is not text.") from None
    except OSError as error:
        raise ClioError(f"{path} cannot be read: {error.strerror}.") from None
