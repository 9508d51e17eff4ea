"""Vector: n games in one call, into the caller's buffers; the same seed is the same run, in any number of processes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from clio.engine.dice import Dice, dice_from_seed
from clio.engine.errors import ClioError, IllegalAction
from clio.engine.registry import games, load
from clio.engine.sight import Sight, mask_of
from clio.engine.state import EMPTY, PUBLIC
from clio.research import Buffers, Vector
from clio.research.loop import Loop, first_open, rewards_of

PLAYERS = {"players": "2"}


def picks(vector: Vector, buffers: Buffers, dice: Dice) -> list[int]:
    """A random legal action for each table, by the masks alone; nobody gives up."""
    rare = {action.index for action in vector.game.actions.rows if vector.game.rare(action)}
    found = []
    for mask in vector.rows(buffers.masks):
        legal = [place for place, may in enumerate(mask) if may]
        likely = [place for place in legal if place not in rare] or legal
        found.append(likely[dice.below(len(likely))])
    return found


def run(vector: Vector, buffers: Buffers, steps: int) -> list[tuple[bytes, ...]]:
    dice = dice_from_seed("actions")
    vector.reset(buffers)
    seen = []
    for _ in range(steps):
        vector.step(picks(vector, buffers, dice))
        seen.append(tuple(bytes(memoryview(part)) for part in vars(buffers).values()))
    return seen


def test_whatever_the_caller_left_in_a_buffer_is_written_over() -> None:
    clean, other = (Vector("progress", 3, PLAYERS, seed="left") for _ in range(2))
    kept, dirtied = clean.buffers(), other.buffers()
    clean.reset(kept)
    other.reset(dirtied)
    dice = dice_from_seed("left")
    for _ in range(40):
        actions = picks(clean, kept, dice)
        for part in (dirtied.observations, dirtied.masks):
            part[:] = b"\x07" * len(part)
        clean.step(actions)
        other.step(actions)
        assert (dirtied.observations, dirtied.masks) == (kept.observations, kept.masks)


@pytest.mark.parametrize("name", games())
def test_it_writes_what_a_table_played_by_hand_shows(name: str) -> None:
    game = load(name)
    vector = Vector(name, 2, PLAYERS, seed="hand")
    buffers = vector.buffers()
    vector.reset(buffers)
    states = [game.start(vector.options, seed, False) for seed in vector.seeds()]
    dice = dice_from_seed("by hand")
    encoder = game.encoder()
    ended = 0
    for _ in range(700):
        for state, seen, mask, seat in zip(
            states, vector.rows(buffers.observations), vector.rows(buffers.masks), buffers.seats, strict=True
        ):
            assert seat == first_open(state)
            assert bytes(seen) == Sight(encoder).encode(state.clone(), seat)
            assert bytes(mask) == bytes(mask_of(state, seat, vector.actions))
        actions = picks(vector, buffers, dice)
        vector.step(actions)
        for table, (state, action) in enumerate(zip(states, actions, strict=True)):
            state.apply(first_open(state), game.actions.rows[action])
            rewards = memoryview(buffers.rewards).cast("f").tolist()[2 * table : 2 * table + 2]
            assert bool(buffers.dones[table]) == state.over
            assert rewards == (rewards_of(state.result) if state.result else [0, 0])
            if state.over:
                ended += 1
                states[table] = game.start(vector.options, vector.seeds()[table], False)
        if ended > 1:
            return
    assert ended, "no game ended: dones and rewards were never seen"


@pytest.mark.parametrize("name", games())
def test_the_same_seed_gives_the_same_run_in_one_process_and_in_two(name: str) -> None:
    runs = []
    for processes in (1, 1, 2):
        with Vector(name, 3, PLAYERS, seed=5, processes=processes) as vector:
            runs.append(run(vector, vector.buffers(), 40))
            runs[-1].append(tuple(seed.encode() for seed in vector.seeds()))
    assert runs[0] == runs[1] == runs[2]
    other = Vector(name, 3, PLAYERS, seed=6)
    assert run(other, other.buffers(), 40) != runs[0][:-1]


def test_the_buffers_may_be_arrays_and_the_observation_may_be_floats() -> None:
    vectors = [Vector("progress", 3, PLAYERS, seed=5) for _ in range(3)]
    plain, arrays, floats = vectors[0].buffers(), vectors[1].arrays(), vectors[2].arrays(floats=True)
    assert run(vectors[0], plain, 20) == run(vectors[1], arrays, 20)
    run(vectors[2], floats, 20)
    assert floats.observations.dtype.name == "float32"
    assert (floats.observations == arrays.observations).all()
    assert arrays.observations.shape == (3, vectors[1].size)


@pytest.mark.parametrize("processes", [1, 2])
def test_an_action_that_cannot_be_taken_moves_no_table(processes: int) -> None:
    with Vector("progress", 2, PLAYERS, seed=5, processes=processes) as vector:
        buffers = vector.buffers()
        vector.reset(buffers)
        before = [bytes(part) for part in vars(buffers).values()]
        legal = [bytes(mask).index(1) for mask in vector.rows(buffers.masks)]
        wrong = bytes(vector.rows(buffers.masks).__next__()).index(0)
        bad: Sequence[tuple[list[int], type[ClioError]]] = [
            ([legal[0], wrong], IllegalAction),
            ([legal[0], 10**6], ClioError),
            ([legal[0]], ClioError),
        ]
        for actions, kind in bad:
            with pytest.raises(kind):
                vector.step(actions)
            assert [bytes(part) for part in vars(buffers).values()] == before
        vector.step(legal)
        assert [bytes(part) for part in vars(buffers).values()] != before


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(ClioError, match="no more processes than tables"):
        Vector("progress", 1, processes=2)
    vector = Vector("progress", 2, PLAYERS)
    with pytest.raises(ClioError, match="call reset"):
        vector.step([0, 0])
    short = vector.buffers()
    short.masks = bytearray(3)
    with pytest.raises(ClioError, match="masks has 3 bytes"):
        vector.reset(short)
    fixed: Any = vector.buffers()
    fixed.seats = bytes(2)
    with pytest.raises(ClioError, match="writable"):
        vector.reset(fixed)


@pytest.mark.parametrize("name", games())
def test_empty_zones_of_all_tables_are_one_list_that_nobody_writes_to(name: str) -> None:
    game = load(name)
    for players in game.seat_numbers:
        loop = Loop(game, 2, game.complete({"players": str(players)}), "empty")
        assert sum(cards is EMPTY for cards in loop.states[0].zones) > 5
        loop.look_all()
        loop.step_random(250)
        assert EMPTY == []


def test_nobody_resigns_in_random_play() -> None:
    """Else most random games would end at once, and a benchmark would measure how fast cards are dealt."""
    game = load("through_the_ages")
    loop = Loop(game, 2, game.complete({"players": "2"}), "resign")
    loop.look_all()
    loop.step_random(60)
    assert loop.episode == [1, 1]
    rare = [action for action in game.actions.rows if game.rare(action)]
    assert rare
    assert loop._any(rare) in rare, "where there is nothing else it is done"


def test_what_the_public_knows_is_left_out_and_cannot_be_asked_for() -> None:
    """It costs as much as a seat's."""
    for name in games():
        game = load(name)
        state = Loop(game, 1, game.complete({"players": "2"}), "public").states[0]
        with pytest.raises(ValueError, match="left out"):
            state.knowledge(PUBLIC)
        assert state.knowledge(1) is state.memory.known[1]


@pytest.mark.parametrize(("lies_under", "shown_to", "news"), [(False, 0, 0), (True, 0, 3), (True, 1, 3), (True, 3, 0)])
def test_a_top_card_is_news_unless_every_seat_knew_it(lies_under: bool, shown_to: int, news: int) -> None:
    """Where the public is left out, the seats (bits) are asked. A card under the pile was seen by nobody."""
    game = load("ancient_knowledge")
    state = Loop(game, 1, game.complete({"players": "2"}), "top").states[0]
    deck, pile, aside = (state.layout.by_name[name] for name in ("deck", "discard", "aside"))
    state.move(state.zones[deck][-1], deck, pile)
    if lies_under:
        state.move_under(state.zones[deck][-1], deck, pile)
        state.show(state.zones[pile][0], pile, shown_to)
    else:
        state.move(state.zones[deck][-1], deck, pile)
    state.news = 0
    state.move(state.zones[pile][-1], pile, aside)
    assert state.news == news
