"""Observations: the same length for all, turned to the seat that looks, and nothing in them that it cannot see."""

from __future__ import annotations

import ast
import importlib
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.encoder import Encoder
from clio.engine.game import Game
from clio.engine.redeal import redeal
from clio.engine.registry import games, load
from clio.engine.sight import Sight
from clio.engine.state import State
from clio.research.loop import Loop


class Sample(NamedTuple):
    game: Game
    encoder: Encoder
    states: list[State]


def positions(game: Game, players: int, seed: str, every: int, most: int) -> list[State]:
    """Tables met in random play."""
    state = game.new(players=players, seed=seed)
    dice = dice_from_seed(f"walk {seed}")
    found: list[State] = []
    while not state.over and len(found) < most:
        seat = state.seats_open()[0]
        legal = [action for action in state.legal(seat) if not game.rare(action)] or state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))])
        if state.number % every == 0 and not state.over:
            found.append(state.clone())
    return found


@pytest.fixture(scope="module", params=games())
def sample(request: pytest.FixtureRequest) -> Sample:
    game = load(request.param)
    states = [state for players in game.seat_numbers[1:3] for state in positions(game, players, "seen", 17, 12)]
    return Sample(game, game.encoder(), states)


def test_every_observation_has_the_length_that_the_table_of_parts_says(sample: Sample) -> None:
    encoder = sample.encoder
    places = [
        place
        for part in encoder.parts
        for time in range(part.times)
        for place in range(part.start + time * part.apart, part.start + time * part.apart + part.length)
    ]
    assert sorted(places) == list(range(encoder.size))
    for state in sample.states:
        for seat in range(state.layout.seats):
            assert len(Sight(encoder).encode(state, seat)) == encoder.size


def test_a_game_that_reads_its_numbers_itself_reads_those_of_the_plans(sample: Sample) -> None:
    """Each field is another number, so that none can be taken for its neighbour."""
    encoder = sample.encoder
    state = sample.states[0].clone()
    names = [plan.name for plan in (*encoder.singles, *encoder.lists, *encoder.turned)]
    for number, name in enumerate(dict.fromkeys([*names, *(name for row in encoder.valued for name in row.values)])):
        setattr(state, name, [number] if isinstance(getattr(state, name), list) else number)
    assert encoder.read(state) == Encoder.read(encoder, state)
    assert [isinstance(found, list) for found in encoder.read(state)].index(True) == encoder.lists_at


def test_what_is_hidden_from_a_seat_is_not_in_what_it_sees(sample: Sample) -> None:
    dice = dice_from_seed("other worlds")
    for state in sample.states:
        for seat in range(state.layout.seats):
            seen = Sight(sample.encoder).encode(state, seat)
            for _ in range(2):
                assert Sight(sample.encoder).encode(redeal(state, seat, dice), seat) == seen


def test_an_observation_in_a_buffer_is_the_same_and_lies_where_it_should(sample: Sample) -> None:
    sight = Sight(sample.encoder)
    for state in sample.states[::4]:
        for seat in range(state.layout.seats):
            buffer = bytearray(b"?") * (sample.encoder.size + 5)
            sight.encode_into(state, seat, memoryview(buffer), 2)
            assert buffer == b"??" + Sight(sample.encoder).encode(state, seat) + b"???"


def test_a_list_that_becomes_shorter_leaves_nothing_behind() -> None:
    game = load("progress")
    state = game.new(players=2, seed="shorter")
    sight = Sight(game.encoder())
    for pool in ([3, 2, 1], [2], [], [1, 4]):
        state.pool = pool  # type: ignore[attr-defined]
        assert sight.encode(state, 0) == Sight(game.encoder()).encode(pickle.loads(pickle.dumps(state)), 0)


def test_what_is_kept_from_before_makes_no_difference(sample: Sample) -> None:
    """One sight that goes through a whole game sees what a new one sees."""
    sight = Sight(sample.encoder)
    for state in sample.states:
        for seat in range(state.layout.seats):
            assert sight.encode(state, seat) == Sight(sample.encoder).encode(state, seat)


@pytest.mark.parametrize("name", games())
def test_what_changed_is_all_that_need_be_written(name: str) -> None:
    """Through a whole game, every seat looking now and then: the same as a sight that has seen nothing before."""
    game = load(name)
    state = game.new(players=3, seed="changes")
    dice = dice_from_seed("walk of changes")
    sight = Sight(game.encoder())
    looks = 0
    while not state.over:
        seat = state.seats_open()[0]
        legal = [action for action in state.legal(seat) if not game.rare(action)] or state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))])
        for seat in state.layout.all_seats:
            if dice.below(4) == 0:  # not always: several moves are heard at once
                seen = sight.encode(state, seat)
                if dice.below(3) == 0:
                    copy = pickle.loads(pickle.dumps(state))  # a clone would make both forget what is their own
                    assert Sight(game.encoder()).encode(copy, seat) == seen
                    looks += 1
    assert looks > 20


def written_on_cards(tree: ast.AST, fields: set[str]) -> Iterator[ast.FunctionDef]:
    """The functions that write one of these lists, by its name or by that of the state's attribute."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            targets = [
                part
                for node in ast.walk(function)
                if isinstance(node, ast.Assign | ast.AugAssign)
                for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
                for part in ast.walk(target)
                if isinstance(part, ast.Subscript) and isinstance(part.ctx, ast.Store)
            ]
            lists = [target.value for target in targets]
            names = {part.attr if isinstance(part, ast.Attribute) else ast.unparse(part) for part in lists}
            if names & fields:
                yield function


@pytest.mark.parametrize("name", games())
def test_who_writes_what_lies_on_cards_says_so(name: str) -> None:
    """An observation looks at it only then (`State.marked`)."""
    fields = {field for row in load(name).encoder().valued for field in row.values}
    folder = Path(importlib.import_module(f"clio.games.{name}").__file__ or "").parent
    writers = [
        function
        for path in [*folder.glob("rules/**/*.py"), *folder.glob("operations/**/*.py")]
        for function in written_on_cards(ast.parse(path.read_text(encoding="utf-8")), fields)
    ]
    assert bool(writers) == bool(fields)
    for function in writers:
        assert "state.marked |= " in ast.unparse(function), function.name


def test_seats_see_different_things(sample: Sample) -> None:
    """A check that can fail: hands differ, and everybody's own part comes first."""
    state = sample.states[0]
    seen = {Sight(sample.encoder).encode(state, seat) for seat in range(state.layout.seats)}
    assert len(seen) == state.layout.seats


def test_a_loop_is_the_same_for_the_same_seed_and_goes_on_after_the_end(sample: Sample) -> None:
    options = sample.game.complete({"players": "2"})
    first, second = (Loop(sample.game, 2, options, "loop") for _ in range(2))
    first.look_all()
    second.look_all()
    for _ in range(150):
        first.step_random(1)
        second.step_random(1)
        assert first.observations == second.observations
        assert first.masks == second.masks
        assert first.seat == second.seat
    for table in range(2):
        legal = first.states[table].legal(first.seat[table])
        mask = first.masks[table * first.width : (table + 1) * first.width]
        assert [place for place, may in enumerate(mask) if may] == sorted(action.index for action in legal)
