"""A cluster writes what one machine writes, bit by bit, even if a worker is killed. On a real Ray of two nodes."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clio import arena
from clio.arena.balance import balance, save_csv
from clio.arena.checks import ArenaError
from clio.arena.cluster import QUIET, Cluster
from clio.arena.match import arena as play_arena
from clio.arena.simulate import plan
from clio.engine.registry import games, load

ray = pytest.importorskip("ray", reason="the extra `cluster` is not installed")

GAME = games()[1]
GAMES = int(os.environ.get("CLIO_CLUSTER_GAMES", "24"))

# Ray leaves files and sockets open when a driver goes; that is not what is tested here.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


class Nodes:
    """Two nodes of a cluster on this machine."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster as Started

        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        room = {"object_store_memory": 80_000_000, "include_dashboard": False}
        self.started: Any = Started(initialize_head=True, head_node_args={"num_cpus": 1, **room})
        self.started.add_node(num_cpus=1, object_store_memory=80_000_000)
        self.address: str = self.started.address

    def workers(self) -> list[int]:
        """The processes that play games, children of our own two raylets and of nobody else's."""
        nodes = [node for node in self.started.list_all_nodes() if node.all_processes.get("raylet")]
        raylets = {node.all_processes["raylet"][0].process.pid for node in nodes}
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                title = (folder / "cmdline").read_text()
            except (OSError, IndexError):
                continue
            if parent in raylets and title.startswith("ray::_each"):
                found.append(int(folder.name))
        return found

    def stop(self) -> None:
        ray.shutdown()
        self.started.shutdown()


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    started = Nodes()
    yield started
    started.stop()


def simulated(path: Path, where: int | str, told: Any = None) -> bytes:
    arena.simulate(GAME, ["random", "hasty"], GAMES, out=path, workers=where, told=told)
    return path.read_bytes()


def test_the_same_file_bit_by_bit_and_both_nodes_play(nodes: Nodes, tmp_path: Path) -> None:
    alone = simulated(tmp_path / "alone", 1)
    assert simulated(tmp_path / "cluster", nodes.address) == alone
    assert len(alone.splitlines()) == GAMES
    executor = Cluster(nodes.address)
    assert executor.cores == 2
    executor.close()


def test_a_killed_worker_costs_its_chunk_and_nothing_else(nodes: Nodes, tmp_path: Path) -> None:
    killed: list[int] = []

    def told(games: int) -> None:
        if not killed and games >= 2:
            for worker in nodes.workers()[:1]:
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)

    alone = simulated(tmp_path / "alone", 1)
    for again in range(5):  # on a busy machine the workers may have finished before anybody looks
        assert simulated(tmp_path / f"cluster-{again}", nodes.address, told) == alone
        if killed:
            break
    assert killed, "no worker was found at work"


def test_fuzz_arena_and_balance_run_there_too(nodes: Nodes, tmp_path: Path) -> None:
    assert arena.fuzz(GAME, 6, workers=nodes.address).counts == arena.fuzz(GAME, 6, workers=1).counts
    here, there = (play_arena(GAME, ["random", "hasty"], 8, workers=where) for where in (1, nodes.address))
    assert [said(match) for match in here] == [said(match) for match in there]
    jobs = plan(GAME, ["random", "random"], 6, {}, seed="1", swap=True, deck=None)
    for name, where in (("alone", 1), ("cluster", nodes.address)):
        save_csv([balance(jobs, where)], tmp_path / name)
    assert (tmp_path / "alone").read_bytes() == (tmp_path / "cluster").read_bytes()


def said(match: Any) -> str:
    """All but how long anybody thought."""
    return json.dumps([(outcome.deal, outcome.seats, outcome.places, outcome.scores) for outcome in match.outcomes])


def test_what_goes_wrong_in_a_game_is_said_as_it_is_here(nodes: Nodes) -> None:
    executor = Cluster(nodes.address)
    with pytest.raises(ArenaError, match="cannot be played"):
        list(executor.map(_refuse, [1, 2]))
    executor.close()


def _refuse(job: int) -> int:
    raise ArenaError("no-games", n=job)


def test_an_address_where_nobody_answers_gets_a_sentence() -> None:
    with pytest.raises(ArenaError, match="no cluster at"):
        Cluster("127.0.0.1:1")
    assert load(GAME)
