"""One game as researchers handle it: look, act by number, copy, deal again what is hidden, write down and read back."""

from __future__ import annotations

import base64
import pickle
import zlib
from collections.abc import Mapping
from pathlib import Path

from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.match import Match
from clio.engine.position import position_text
from clio.engine.record import record_text
from clio.engine.redeal import redeal
from clio.engine.registry import load
from clio.engine.sight import Sight, mask_of
from clio.engine.state import State
from clio.research.features import ActionFeatures
from clio.research.loop import first_open, rewards_of

OVER = -1  # in place of a seat


def version_of(game: Game) -> str:
    """The name under which other libraries know a game: `progress_v1`. New rules raise the number."""
    return f"{game.name}_v{game.version}"


def game_called(name: str, deck: Path | None = None) -> Game:
    """The game of a name with its version; a version that this Clio does not play is refused."""
    plain, found, number = name.rpartition("_v")
    game = load(plain if found and number.isdigit() else name, deck)
    if found and number.isdigit() and int(number) != game.version:
        raise ClioError("research-version", name=name, known=version_of(game))
    return game


class Episode:
    """A running game. Seats count from 0; where several are asked at once they answer in seat order, each blind to
    what the others have answered.
    """

    def __init__(self, game: Game, options: Mapping[str, str], seed: str) -> None:
        """`options`: complete ones (`game.complete`)."""
        self.game = game
        self.options = dict(options)
        self.seed = seed
        self.seats = int(options["players"])
        self.state: State = game.start(self.options, seed, False)
        self.moves: list[tuple[int, int]] = []  # (seat, action) since the beginning
        self.dealt_again = False  # then the seed and the moves are not its story any more
        self.sight = Sight(game.encoder())
        self._looked = -1  # how many actions there were when `_seat` was looked for
        self._seat = OVER

    @property
    def seat(self) -> int:
        """Who plays next."""
        if self._looked != self.state.number:
            self._looked = self.state.number
            self._seat = OVER if self.state.over else first_open(self.state)
        return self._seat

    @property
    def over(self) -> bool:
        return self.seat == OVER

    def observation(self, seat: int) -> bytes:
        return self.sight.encode(self.state, seat)

    def mask(self, seat: int) -> bytes:
        """1 for every action the seat may take now; all 0 where it is not its turn."""
        return bytes(mask_of(self.state, seat, len(self.game.actions.rows)) if seat == self.seat else self._nothing())

    def _nothing(self) -> bytes:
        return bytes(len(self.game.actions.rows))

    def legal(self) -> list[int]:
        """What may be done by who plays next, in ascending order."""
        return [] if self.over else sorted([action.index for action in self.state.legal(self.seat)])

    def candidates(self, features: ActionFeatures) -> tuple[list[int], bytes]:
        """What may be done by who plays next, and the features of each, row after row."""
        legal = self.legal()
        seat = self.seat
        return legal, b"".join(features.of(action, seat, self.seats) for action in legal)

    def act(self, action: int) -> None:
        rows = self.game.actions.rows
        if not 0 <= action < len(rows):
            raise ClioError("research-no-action", n=action, most=len(rows) - 1, table=0)
        seat = self.seat
        self.state.apply(seat, rows[action])
        self.moves.append((seat, action))

    def rewards(self) -> list[float]:
        """Of the whole game so far: nothing before its end."""
        return rewards_of(self.state.result) if self.state.result is not None else [0.0] * self.seats

    # --- copies, other worlds, text ----------------------------------------------------------

    def clone(self) -> Episode:
        """A copy that goes its own way."""
        other = Episode.__new__(Episode)
        other.game, other.options, other.seed, other.seats = self.game, self.options, self.seed, self.seats
        other.state = self.state.clone()
        other.moves = self.moves[:]
        other.dealt_again = self.dealt_again
        other._looked, other._seat = -1, OVER
        other.sight = Sight(self.sight.encoder)
        return other

    def __deepcopy__(self, memo: object) -> Episode:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return (Episode.deserialize, (self.serialize(),))

    def redeal(self, seat: int, seed: str) -> Episode:
        """Another world that looks the same to a seat: all that is hidden from it dealt anew, chance to come too."""
        other = self.clone()
        other.state = redeal(self.state, seat, dice_from_seed(seed))
        other.dealt_again = True
        return other

    def serialize(self) -> str:
        """Everything, as one line of text for `deserialize` of the same version. It holds all secrets of the game.

        It is a pickle: read none that somebody else has written.
        """
        whole = (self.seed, self.state, self.moves, self.dealt_again)
        return base64.b64encode(zlib.compress(pickle.dumps(whole))).decode("ascii")

    @classmethod
    def deserialize(cls, text: str) -> Episode:
        seed, state, moves, again = pickle.loads(zlib.decompress(base64.b64decode(text)))
        other = cls.__new__(cls)
        other.game, other.options, other.seed = state.game, dict(state.options), seed
        other.seats = state.layout.seats
        other.state, other.moves, other.dealt_again = state, moves, again
        other.sight = Sight(state.game.encoder())
        other._looked, other._seat = -1, OVER
        return other

    def position(self) -> str:
        """The whole table as a text that `clio position` reads, secrets included."""
        return position_text(self.state)

    def record(self) -> str:
        """The game so far as a record that `clio record` replays. A world that was dealt again has none."""
        if self.dealt_again:
            raise ClioError("research-no-record")
        rows = self.game.actions.rows
        match = Match(self.game, self.options, self.seed, [f"agent {seat + 1}" for seat in range(self.seats)])
        for seat, action in self.moves:
            match.act(seat, rows[action])
        return record_text(match)
