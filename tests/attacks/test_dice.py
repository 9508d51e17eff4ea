"""Attacks on chance: what somebody has seen of the shuffles must not lead to the next one."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Sequence

import pytest

from clio.engine.dice import MASK, Dice, SealedDice, dice_from_key, dice_from_seed, seed_fingerprint
from clio.engine.position import load_position, position_text
from clio.engine.registry import games, load
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_table import run


def forward(words: Sequence[int], b: int, c: int) -> int:
    """The fourth word of sfc32 after three seen ones, for somebody who has worked out two words of its insides."""
    dice = Dice(0, b, c, 0, 0)
    dice.d = (words[1] - (b ^ (b >> 9)) - 9 * c - 1) & MASK
    dice.a = (words[0] - b - dice.d) & MASK
    return [dice.word() for _ in range(4)][3]


def test_the_old_dice_can_be_worked_out_from_what_they_showed() -> None:
    """Why sealed dice are there: 64 bits of guessing (far fewer with care), then every shuffle to come is known."""
    dice = dice_from_seed("any")
    seen = dice.clone()
    words = [seen.word() for _ in range(4)]
    assert forward(words, dice.b, dice.c) == words[3]


def test_sealed_words_are_hashes_of_a_secret_and_a_number() -> None:
    seed = "sealed 00ff 12ab"
    secret = hashlib.sha256(b"clio dice 2\n" + seed.encode()).digest()
    stream = b"".join(hashlib.sha256(secret + number.to_bytes(8, "little")).digest() for number in range(3))
    dice = dice_from_seed(seed)
    assert [dice.word() for _ in range(24)] == [int.from_bytes(stream[i : i + 4], "little") for i in range(0, 96, 4)]


def test_seeds_of_old_games_give_the_games_they_gave() -> None:
    old = dice_from_seed("f" * 32)
    assert not isinstance(old, SealedDice)
    assert [old.word() for _ in range(3)] == [578092529, 3321402658, 549340668]
    assert seed_fingerprint("7") == hashlib.sha256(b"clio seed 1\n7").hexdigest()
    assert seed_fingerprint("sealed 00ff a b") == hashlib.sha256(b"clio seal 1\n00ff").hexdigest()


@pytest.mark.parametrize("taken", [0, 1, 7, 8, 9, 30])
def test_sealed_dice_can_be_copied_saved_and_shown_at_any_moment(taken: int) -> None:
    dice = dice_from_seed("sealed 1")
    for _ in range(taken):
        dice.below(6)
    again = [dice.clone(), pickle.loads(pickle.dumps(dice)), dice_from_key(dice.key())]
    expected = [dice.below(1000) for _ in range(20)]
    for other in again:
        assert other is not None
        assert [other.below(1000) for _ in range(20)] == expected
        assert other.key() == dice.key()
    assert dice_from_key([1, 2, 3]) is None
    assert dice_from_key([-1] * 10) is None


@pytest.mark.parametrize("name", games())
def test_a_position_with_sealed_dice_comes_back(name: str) -> None:
    state = load(name).new(2, "sealed 1 2")
    again = load_position(position_text(state))
    assert again.dice.key() == state.dice.key()
    assert isinstance(again.dice, SealedDice)


@run
async def test_games_of_a_server_are_sealed_and_bots_draw_from_a_secret(tmp_path):
    async with open_app(tmp_path) as app:
        visitor = Visitor(app)
        await visitor.play_now("progress", players="2", seat1="random")
        table = context(app).tables.live[visitor.table]
        assert table.row.seed.startswith("sealed ")
        assert len(table.row.seed.split()[1]) == 64, "256 bits of the system's own chance"
        assert isinstance(table.play.state.dice, SealedDice)
        assert table.play.bot_task(1).dice.key() == dice_from_seed(f"{table.play.chance} bot 1 1").key()
        assert table.row.id not in table.play.chance, "a table's id and length alone tell nothing"
        chances = {table.play.chance}
        for key in (b"another server", context(app).visitors.key):
            context(app).visitors.key = key
            context(app).tables.live.clear()
            again = await context(app).tables.get(visitor.table)
            assert again is not None
            chances.add(again.play.chance)
        assert len(chances) == 2, "the same after a restart, another one on another server"
