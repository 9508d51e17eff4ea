"""What a table is worth to a seat: by hand-written rules with tuned weights, or by a small net that corrects them.

The net reads what the seat sees (`engine/sight.py`) and what the hand-written rules say, and tells how far ahead the
seat will be and which place it may expect. It needs NumPy and a file `weights/net.npz` of the game, which `clio train`
makes; where one of them is missing, or at a table with options it has never seen, the hand-written rules decide alone.
"""

from __future__ import annotations

import hashlib
import json
import math
import threading
from collections.abc import Hashable, Mapping
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from clio.engine.encoder import Encoder
from clio.engine.game import Game
from clio.engine.sight import Sight
from clio.engine.state import State

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

    Floats = NDArray[float32]

HAND: Final = "hand"
NET: Final = "net"  # the one that comes with the game; anything else is a file
FORMAT: Final = 1
FURTHEST: Final = 3.0  # a lead of so many usual spreads counts as much as any greater one


class Value(Hashable, Protocol):
    """Whatever can tell how good a table looks for a seat: the higher the better."""

    def value(self, state: State, seat: int) -> float:
        """Differences between tables of one decision are all that counts."""


def outcome(state: State, seat: int, spread: float, furthest: float = FURTHEST) -> tuple[float, float]:
    """What a finished game was for a seat: its place from 0 (last) to 1 (first), and its lead in usual spreads.

    The lead is over the best of the others. Of a team, the place is the team's.
    """
    result = state.result
    assert result is not None
    places = result.places
    if result.aborted or len(places) < 2:
        return 0.5, 0.0
    behind = sum(1.0 if places[seat] < other else 0.5 for other in places if other >= places[seat]) - 0.5
    place = behind / (len(places) - 1)
    lead = 0.0
    if result.scores:
        lead = result.scores[seat] - max(score for other, score in enumerate(result.scores) if other != seat)
    return place, min(max(lead / spread, -furthest), furthest)


def judged(value: Value, state: State, seat: int) -> tuple[float, float]:
    """What the hand-written rules say of a table: of the seat itself, and of the best of its rivals."""
    rivals = [value.value(state, other) for other in state.layout.all_seats if other != seat]
    return value.value(state, seat), max(rivals, default=0.0)


def settled(options: Mapping[str, str], game: Game) -> list[list[str]]:
    """The options of a table that change what is on it: how many play, and with what."""
    return [
        [name, options[name]] for name, option in game.options.items() if name == "players" or option.group == "with"
    ]


def seen(sight: Sight, state: State, seat: int) -> bytes:
    """What a seat sees, for a net. What it remembers is left out: writing it takes longer than all the rest."""
    memory = state.memory
    tracking = memory.tracking
    memory.tracking = False
    try:
        return sight.encode(state, seat)
    finally:
        memory.tracking = tracking


class Net:
    """One hidden layer over the inputs that occur, and the two hand values beside them; two numbers come out."""

    def __init__(self, arrays: Mapping[str, Any]) -> None:
        import numpy

        self.numpy = numpy
        about = json.loads(bytes(arrays["about"]).decode())
        if about["format"] != FORMAT:
            raise ValueError(f"a net of format {about['format']}, not {FORMAT}")
        self.size: int = about["size"]  # of an observation
        self.spread: float = about["spread"]
        self.trained = {tuple(pair) for pair in about["options"]}
        single = numpy.float32
        columns = arrays["columns"]
        count = len(columns)
        self.row = numpy.full(self.size, count)  # by input: its row; the last one, all 0, is of those left out
        self.row[columns] = numpy.arange(count)
        scaled = arrays["first"].astype(single) * arrays["scale"].astype(single)[:, None]
        self.first: Floats = numpy.concatenate([scaled, numpy.zeros((1, scaled.shape[1]), single)])
        self.by_hand: Floats = arrays["by_hand"].astype(single)
        self.bias: Floats = arrays["bias"].astype(single)
        self.second: Floats = arrays["second"].astype(single)
        self.second_bias: Floats = arrays["second_bias"].astype(single)
        self.skip: Floats = arrays["skip"].astype(single)
        self.centre: Floats = arrays["centre"].astype(single)
        self.width: Floats = arrays["width"].astype(single)

    def told(self, observation: bytes, hands: tuple[float, float]) -> tuple[float, float]:
        """The expected place (0 to 1) and the expected lead, in usual spreads."""
        numpy = self.numpy
        inputs = numpy.frombuffer(observation, numpy.uint8)
        places = (inputs != 0).nonzero()[0]  # of truth values it is found several times as fast
        near = (numpy.array(hands, numpy.float32) - self.centre) / self.width
        hidden = inputs[places].astype(numpy.float32) @ self.first.take(self.row[places], 0)
        hidden += self.bias
        hidden += near @ self.by_hand
        numpy.maximum(hidden, 0, out=hidden)
        found = hidden @ self.second + self.second_bias + near @ self.skip
        return 1 / (1 + math.exp(-min(max(float(found[0]), -30.0), 30.0))), float(found[1])


class NetValue:
    """The value of a table by a net, in points: the lead it expects, and a win as much as the usual spread.

    Only a share of it may be believed; the rest is the hand-written value, made as steep as the net takes it to be.
    """

    def __init__(self, net: Net, encoder: Encoder, hand: Value, learnt: int = 100) -> None:
        self.net = net
        self.share = learnt / 100
        # A chance is steepest at one half: there it rises by a quarter of what its number rises.
        self.steep = float((net.skip[0, 1] + 2 * net.skip[0, 0] / 4) / net.width[0])
        self.centre = float(net.centre[0])
        self.encoder = encoder
        self.hand = hand
        self.looking = threading.local()  # a server without processes thinks in threads

    def value(self, state: State, seat: int) -> float:
        if not self.knows(state.options, state.game):
            return self.hand.value(state, seat)
        if state.result is not None:
            place, lead = outcome(state, seat, self.net.spread)
            return self.net.spread * (lead + 2 * place - 1)
        hands = judged(self.hand, state, seat)
        place, lead = self.net.told(seen(self.sight(), state, seat), hands)
        plain = self.steep * (hands[0] - self.centre)
        return self.net.spread * (self.share * (lead + 2 * place - 1) + (1 - self.share) * plain)

    def knows(self, options: Mapping[str, str], game: Game) -> bool:
        """Was the net trained with these options?"""
        asked: tuple[Mapping[str, str], bool] | None = getattr(self.looking, "asked", None)
        if asked is None or asked[0] is not options:
            asked = (options, self.net.trained.issuperset(map(tuple, settled(options, game))))
            self.looking.asked = asked
        return asked[1]

    def sight(self) -> Sight:
        if not hasattr(self.looking, "sight"):
            self.looking.sight = Sight(self.encoder)
        found: Sight = self.looking.sight
        return found


def _net_data(package: str, name: str) -> bytes:
    """The file of a game's net (`net`), or any other; nothing where a game has none."""
    if name != NET:
        return Path(name).read_bytes()
    file = files(package).joinpath("weights").joinpath("net.npz")
    return file.read_bytes() if file.is_file() else b""


@lru_cache(maxsize=16)
def net_from(package: str, name: str) -> Net | None:
    """The net of a game's package (`net`), or of any other file; nothing without NumPy or without the file."""
    try:
        import numpy
    except ModuleNotFoundError:
        return None
    data = _net_data(package, name)
    if not data:
        return None
    with numpy.load(BytesIO(data), allow_pickle=False) as arrays:
        return Net(arrays)


@lru_cache(maxsize=16)
def net_digest(package: str, name: str) -> str:
    """A fingerprint of the net by which tables are judged; nothing where there is none, or none can be used."""
    if name == HAND or net_from(package, name) is None:
        return ""
    return hashlib.sha256(_net_data(package, name)).hexdigest()


@lru_cache(maxsize=8)
def encoder_for(game: Game) -> Encoder:
    return game.encoder()


@lru_cache(maxsize=16)
def _net_value(game: Game, name: str, hand: Value, learnt: int) -> Value:
    net = net_from(game.package, name)
    encoder = encoder_for(game)
    if net is None or net.size != encoder.size:
        return hand
    return NetValue(net, encoder, hand, learnt)


def value_of(game: Game, name: str, hand: Value, learnt: int = 100) -> Value:
    """The value of this name, on top of the hand-written one; of a net, so many per cent are believed."""
    return hand if name == HAND else _net_value(game, name, hand, learnt)
