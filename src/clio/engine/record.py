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
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.match import HINT, UNDO, Match, back_to
from clio.engine.registry import load_with
from clio.engine.rules_versions import Changes
from clio.engine.state import State
from clio.engine.words import Said, Sayable

FIRST_LINE = "clio record 1"
RULES_CHANGED = "rules "  # the entry of a game that went on by other rules: the version follows


class BadRecord(ClioError):
    """A record that cannot be played: `kind` names what is wrong, for rooms that say it in their own way."""

    def __init__(self, message: str, /, kind: str = "damaged", at: int = 0, **values: Any) -> None:
        super().__init__(message, **values)
        self.kind = kind
        self.line = at


def record_text(match: Match, seat: int | None = None, until: int | None = None, sealed: bool = False) -> str:
    """The whole record; for a seat of a running game without the seed and without what it did not see.

    `until` is the first entry that is not told: another seat's turn that may still be taken back. `sealed`: the same
    deal is played elsewhere too, so a seat is told no more when the game is over.
    """
    running = not match.state.over
    masked = seat if running or sealed else None
    lines = [
        FIRST_LINE,
        f"game: {match.game.name}",
        f"rules: {match.rules}",
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
            raise BadRecord("record-not-ours", kind="not-ours", file=source, line=FIRST_LINE)
        self.header = Header()
        self.moves: list[tuple[int, int, str, str]] = []  # (line number, seat, action, what chance showed)
        self.result = ""
        self.setup_shown = ""
        self.changed_at = 0  # the line at which the rules changed while it was played
        for number, line in enumerate(self.lines[1:], 2):
            if line.strip():
                self._read(number, line.strip())

    def bad(self, number: int, message: str, /, **values: Any) -> NoReturn:
        raise self.at(number, Said("clio.engine", message, **values))

    def at(self, number: int, what: Sayable) -> ClioError:
        """What is wrong, with the file and the line it is wrong in."""
        return BadRecord("record-line", at=number, file=self.source, line=str(number), what=what)

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
                self.bad(number, "record-heading", heading=key)
            return
        move, _, shown = line.partition(" > ")
        words = move.split(" ", 2)
        if len(words) < 3 or not is_number(words[0]) or not (is_number(words[1]) or words[1] == "-"):
            self.bad(number, "record-no-action", text=line)
        if words[2] == "setup":
            self.setup_shown = shown
            return
        expected = len(self.moves) + 1
        if int(words[0]) != expected and not self.changed_at:
            self.bad(number, "record-order", wanted=str(expected), found=words[0])
        if words[1] == "-" and words[2].startswith(RULES_CHANGED):
            self.changed_at = number
        if self.changed_at:
            return  # what follows was played by other rules
        if words[1] == "-":
            self.bad(number, "record-no-seat")
        self.moves.append((number, int(words[1]) - 1, words[2], shown))

    @property
    def masked(self) -> bool:
        """Is it the record of a running game, as one of its seats saw it?"""
        return "seed" not in self.header.values and "seed fingerprint" in self.header.values

    def game(self, deck: Path | None = None) -> Game:
        """The game it tells of, if this program has its cards and knows the version of its rules."""
        values = self.header.values
        for key in ("game", "options"):
            if key not in values:
                raise BadRecord("record-says-not", file=self.source, what=key)
        try:
            game = load_with(values["game"], values.get("cards", ""), deck)
        except ClioError as error:
            raise BadRecord(error.what.message, kind="no-game", **error.what.values) from None
        theirs = values.get("rules", str(game.version))
        if not is_number(theirs) or int(theirs) > game.version:
            raise BadRecord(
                "record-rules",
                kind="newer-rules",
                file=self.source,
                game=game.name,
                theirs=theirs,
                ours=str(game.version),
            )
        if values.get("cards", game.digest) != game.digest:
            if int(theirs) < game.version:
                raise self._other_rules("record-rules-cards", game)
            raise BadRecord(
                "record-cards",
                kind="other-cards",
                file=self.source,
                theirs=values["cards"][:12],
                ours=game.digest[:12],
            )
        return game

    def changes(self, game: Game) -> Changes:
        """What changed in the rules since this game was played."""
        return game.history.since(int(self.header.values.get("rules", game.version)))

    def _other_rules(self, message: str, game: Game, at: int = 0) -> BadRecord:
        """It was played by other rules: which, and what is different now."""
        return BadRecord(
            message,
            kind="other-rules",
            at=at,
            file=self.source,
            game=game.name,
            theirs=self.header.values["rules"],
            ours=str(game.version),
            line=at,
            changed=self.changes(game),
        )

    @contextmanager
    def _by_their_rules(self, game: Game, at: int = 0) -> Iterator[None]:
        """Whatever is different in a game of an earlier version is so because the rules changed."""
        try:
            yield
        except ClioError as error:
            if self.changes(game).versions:
                raise self._other_rules("record-rules-changed", game, at) from error
            raise

    def seats(self, game: Game) -> tuple[dict[str, str], list[str]]:
        """The options, and who sits where."""
        values = self.header.values
        named = dict(part.split("=", 1) for part in values["options"].split() if "=" in part)
        options = self.changes(game).defaults(named)
        seats = int(game.complete(options)["players"])
        return options, [self.header.names.get(seat, f"seat {seat}") for seat in range(1, seats + 1)]

    def start(self, deck: Path | None = None) -> Match:
        """The match at its beginning."""
        values = self.header.values
        game = self.game(deck)
        if "seed" not in values:
            raise BadRecord("record-says-not", kind="no-seed", file=self.source, what="seed")
        with self._by_their_rules(game):
            options, names = self.seats(game)
            match = Match(game, options, values["seed"], names)
            if self.setup_shown != ", ".join(match.entries[0].revealed()):
                raise BadRecord("record-setup", file=self.source)
        return match

    def replay(self, upto: int | None = None, deck: Path | None = None) -> Match:
        """Play the record (or its first actions), checking every step and what chance showed."""
        *_, match = self.played(upto, deck)
        return match

    def played(self, upto: int | None = None, deck: Path | None = None) -> Iterator[Match]:
        """The match at its beginning and, the same object, after each action: for who wants to hear every one."""
        if upto is not None and not 0 <= upto <= len(self.moves):
            raise ClioError("record-upto", file=self.source, last=str(len(self.moves)), n=str(upto))
        match = self.start(deck)
        moves = self.moves if upto is None else self.moves[:upto]
        if not moves:
            self._check_end(match, upto)
        yield match
        for number, move in enumerate(moves, 1):
            with self._by_their_rules(match.game, move[0]):
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
            self.bad(number, "record-seat", seat=str(seat + 1))
        try:
            if text == UNDO:
                match.undo(seat)
            elif text == HINT:
                match.note_hint(seat)
            elif back_to(text) >= 0:
                match.go_back(seat, back_to(text))
            else:
                match.act(seat, text)
        except ClioError as error:
            raise self.at(number, error) from None
        found = ", ".join(match.entries[-1].revealed())
        if found != shown:
            self.bad(number, "record-shown", shown=shown or "–", found=found or "–")

    def _check_result(self, match: Match) -> None:
        if match.state.over != bool(self.result):
            raise BadRecord("record-not-over" if self.result else "record-no-result", file=self.source)
        if self.result and result_line(match.state) != self.result:
            raise BadRecord("record-result", file=self.source, told=self.result, found=result_line(match.state))


def is_number(text: str) -> bool:
    """A number as records write them: plain figures, not too many."""
    return text.isascii() and text.isdigit() and len(text) < 10


def read_record(path: Path) -> RecordFile:
    try:
        return RecordFile(path.read_text(encoding="utf-8"), path.name)
    except FileNotFoundError:
        raise ClioError("no-file", file=str(path)) from None
    except UnicodeDecodeError:
        raise ClioError("record-no-text", file=path.name) from None
    except OSError as error:
        raise ClioError("unreadable", file=str(path), why=error.strerror or "") from None
