"""The engines of one run as the bench sees them: processes that answer questions, one at a time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.harness import Reading

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


class EngineError(Exception):
    """An engine could not be started, or died; the message is its last word."""


class Engine:
    """A worker process and the readings it has given."""

    def __init__(self, kind: str, name: str, build: str = "", hash_seed: str = "0") -> None:
        self.kind = kind
        self.name = name
        self.build = build
        self.label = f"{name} ({build})" if build else name
        self.error = ""
        self.about: dict[str, Any] = {}
        self.readings: dict[str, list[Reading]] = {}
        self._last_words = tempfile.TemporaryFile(mode="w+")  # noqa: SIM115 - lives as long as the process
        self._process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "bench.worker", kind, name],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._last_words,
            text=True,
            env=environment(build, hash_seed),
        )

    @property
    def is_ours(self) -> bool:
        return self.kind == "clio"

    def ask(self, do: str, **details: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps({"do": do, **details}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise EngineError(self.last_word()) from None
        for line in self._process.stdout:
            if line.startswith("RESULT "):
                return json.loads(line.removeprefix("RESULT "))
        raise EngineError(self.last_word())

    def read(self, measure: str, seconds: float, number: int) -> Reading | None:
        """One more reading of `measure`; None where the engine cannot be measured so, or has died."""
        if self.error:
            return None
        try:
            if measure == "play":
                answer = self.ask("play", seconds=seconds, seed=1000 * number)
            else:
                answer = self.ask("probe", probe=measure, seconds=seconds)
        except EngineError as error:
            self.error = str(error)
            return None
        if answer is None:
            return None
        reading = Reading(*answer)
        self.readings.setdefault(measure, []).append(reading)
        return reading

    def last_word(self) -> str:
        self._process.wait()
        self._last_words.seek(0)
        lines = self._last_words.read().strip().splitlines()
        return lines[-1][:300] if lines else f"it stopped with exit code {self._process.returncode}"

    def close(self) -> None:
        if self._process.stdin is not None and not self._process.stdin.closed:
            try:
                self._process.stdin.close()
            except BrokenPipeError:
                pass
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._last_words.close()


def environment(build: str, hash_seed: str) -> dict[str, str]:
    """One thread, a fixed hash seed, and on the path exactly the clio that is meant."""
    threads = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    path = {"PYTHONPATH": str(BUILDS[build])} if build else {}
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return inherited | dict.fromkeys(threads, "1") | {"PYTHONHASHSEED": hash_seed} | path


def our_games() -> list[str]:
    """The games our registry finds, asked of the interpreted build."""
    run = subprocess.run(
        [sys.executable, "-m", "bench.worker", "games"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env=environment("interpreted", "0"),
    )
    for line in run.stdout.splitlines():
        if line.startswith("RESULT "):
            return [str(key) for key in json.loads(line.removeprefix("RESULT "))]
    raise EngineError((run.stderr.strip().splitlines() or ["no answer"])[-1])
