"""`import clio` and `python -m clio`: the first things somebody tries."""

from __future__ import annotations

import subprocess
import sys

import pytest

import clio
from clio.engine.errors import ClioError
from clio.engine.registry import games


def test_a_seed_gives_the_same_game_and_none_another_each_time() -> None:
    for name in clio.game_names():
        one, two = (clio.new(name, players=2, seed=7) for _ in range(2))
        assert one.state.key() == two.state.key()
        assert clio.new(name, seed="7").state.options == clio.new(name).state.options
    seeds = {clio.new(games()[0]).match.seed for _ in range(3)}
    assert len(seeds) == 3


def test_a_game_between_bots_to_its_end() -> None:
    table = clio.new("progress", players=2, seed=3, bots={0: "random", 1: "hasty"}, variant="fast")
    while table.bot_answers():
        pass
    assert table.result is not None
    assert table.record().startswith("clio record 1\ngame: progress\n")
    assert "seat 2: hasty" in table.record()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "progres"}, "Did you mean 'progress'"),
        ({"game": "progress", "players": 9}, "players"),
        ({"game": "progress", "expansion": "yes"}, "expansion"),
        ({"game": "progress", "players": 2, "bots": {2: "greedy"}}, "There is no seat 2 at this table for a bot"),
        ({"game": "progress", "players": 2, "bots": {1: "gready"}}, "Did you mean 'greedy'"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(given: dict[str, object], said: str) -> None:
    with pytest.raises(ClioError) as refused:
        clio.new(**given)  # type: ignore[arg-type]
    assert said in str(refused.value)


def test_the_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "clio", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"clio {clio.__version__}\n"


def test_importing_clio_loads_no_engine() -> None:
    code = "import clio, sys; print([name for name in sys.modules if name.startswith('clio.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
