"""One engine in a process of its own, which takes one reading at a time when it is asked.

    python -m bench.worker games               # prints the games our registry finds
    python -m bench.worker reference NAME      # an engine of `bench.adapters`
    python -m bench.worker clio GAME           # a game of ours, from the clio on PYTHONPATH
    python -m bench.worker interface NAME      # an environment of `bench.interfaces`

Questions come as lines of JSON on standard input; an answer is a line that begins with `RESULT `,
so that whatever an engine prints does no harm.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from bench.harness import (
    Adapter,
    Sample,
    WholeGames,
    branching,
    check_loop,
    digest,
    read_playouts,
    read_probe,
    sample_states,
)


def load(kind: str, name: str) -> tuple[Adapter, str]:
    """(the adapter, which build it runs)"""
    if kind == "reference":
        from bench.adapters import FACTORIES

        return FACTORIES[name](), ""
    if kind == "interface":
        from bench.interfaces import ENVIRONMENTS

        return ENVIRONMENTS[name](), ""
    from bench.clio_adapter import Clio, build

    adapter = Clio(name)
    adapter.playout(0)  # whatever the game imports late is loaded now
    loaded = build()
    if loaded == "compiled":
        adapter.language = "Python, mypyc"
    return adapter, loaded


class Worker:
    def __init__(self, adapter: Adapter, build: str) -> None:
        self.adapter = adapter
        self.build = build
        self.whole_games = isinstance(adapter, WholeGames)
        self.samples: list[Sample] = []

    def answer(self, question: dict[str, Any]) -> Any:
        match question["do"]:
            case "describe":
                return self.describe()
            case "note":
                return self.adapter.note
            case "digest":
                return None if self.whole_games else digest(self.adapter)
            case "play":
                return read_playouts(self.adapter, question["seconds"], question["seed"])
            case "probe":
                return self.probe(question["probe"], question["seconds"])
        raise ValueError(f"no such question: {question['do']}")

    def describe(self) -> dict[str, Any]:
        adapter = self.adapter
        if not self.whole_games:
            check_loop(adapter)
        return {
            "name": adapter.name,
            "version": adapter.version,
            "language": adapter.language,
            "players": adapter.players,
            "loaded": self.build,
            "branching": None if self.whole_games else branching(adapter),
        }

    def probe(self, probe: str, seconds: float) -> Any:
        if self.whole_games:
            return None
        if not self.samples:
            self.samples = sample_states(self.adapter)
        return read_probe(self.adapter, probe, self.samples, seconds)


def say(result: Any) -> None:
    print("RESULT " + json.dumps(result), flush=True)


def main(arguments: list[str]) -> None:
    if arguments == ["games"]:
        from bench.clio_adapter import game_keys

        say(game_keys())
        return
    kind, name = arguments
    worker = Worker(*load(kind, name))
    for line in sys.stdin:
        say(worker.answer(json.loads(line)))


if __name__ == "__main__":
    main(sys.argv[1:])
