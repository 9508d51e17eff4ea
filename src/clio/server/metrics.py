"""Numbers for the operator, as Prometheus reads them: counts and times only, no names, ids or secrets."""

from __future__ import annotations

import hmac
import logging
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clio import __version__
from clio.engine import state as kernel

access = logging.getLogger("clio.access")
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
COMPILED = not str(kernel.__file__).endswith(".py")
# What stands in a path instead of what must not be written down.
SECRET_PATHS = {"/join/": "/join/…"}

Labels = tuple[tuple[str, str], ...]


class Gauges(NamedTuple):
    """How things stand at the moment somebody asks; told by the rooms above."""

    live_tables: int
    listeners: int
    store_errors: int


class Metrics:
    """Everything that is counted since the start."""

    def __init__(self) -> None:
        self.requests: dict[Labels, int] = {}
        self.seconds: dict[Labels, list[float]] = {}  # by route: counts by bound, then the sum
        self.actions = {"accepted": 0, "refused": 0, "stale": 0}
        self.bot_moves = 0
        self.started = time.time()

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        key = (("method", method if method in METHODS else "other"), ("route", route), ("status", str(status)))
        self.requests[key] = self.requests.get(key, 0) + 1
        counts = self.seconds.setdefault((("route", route),), [0.0] * (len(BOUNDS) + 2))
        place = next((place for place, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))
        counts[place] += 1
        counts[-1] += seconds

    def text(self, now: Gauges) -> str:
        return "\n".join(self._lines(now)) + "\n"

    def _lines(self, now: Gauges) -> Iterator[str]:
        build = (("version", __version__), ("compiled", "yes" if COMPILED else "no"))
        yield from metric("clio_build_info", "gauge", "Which program this is.", {build: 1})
        yield from metric("clio_start_time_seconds", "gauge", "When it was started.", {(): self.started})
        yield from metric("clio_requests_total", "counter", "Answers by route and status.", self.requests)
        yield from self._histogram()
        outcomes: dict[Labels, float] = {(("outcome", name),): count for name, count in self.actions.items()}
        yield from metric("clio_actions_total", "counter", "Actions of people and programs.", outcomes)
        yield from metric("clio_bot_moves_total", "counter", "Actions of bots.", {(): self.bot_moves})
        yield from metric("clio_live_tables", "gauge", "Tables in memory.", {(): now.live_tables})
        yield from metric("clio_listeners", "gauge", "Open streams of live events.", {(): now.listeners})
        yield from metric("clio_store_errors_total", "counter", "Failures of the database.", {(): now.store_errors})

    def _histogram(self) -> Iterator[str]:
        name = "clio_request_seconds"
        yield f"# HELP {name} Time until an answer begins."
        yield f"# TYPE {name} histogram"
        for labels, counts in sorted(self.seconds.items()):
            total = 0.0
            for bound, count in zip((*map(str, BOUNDS), "+Inf"), counts, strict=False):
                total += count
                yield sample(f"{name}_bucket", (*labels, ("le", bound)), total)
            yield sample(f"{name}_sum", labels, round(counts[-1], 6))
            yield sample(f"{name}_count", labels, total)


def metric(name: str, kind: str, meaning: str, values: Mapping[Labels, float]) -> Iterator[str]:
    yield f"# HELP {name} {meaning}"
    yield f"# TYPE {name} {kind}"
    for labels, value in sorted(values.items()):
        yield sample(name, labels, value)


def sample(name: str, labels: Iterable[tuple[str, str]], value: float) -> str:
    inside = ",".join(f'{key}="{text}"' for key, text in labels)
    number = f"{value:.0f}" if value == int(value) else repr(value)
    return f"{name}{{{inside}}} {number}" if inside else f"{name} {number}"


class Measured:
    """Around everything else: counts every answer, and writes a line about it if the operator wants one."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        answer = [500, 0.0]

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer[:] = [message["status"], time.perf_counter() - began]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            status, seconds = int(answer[0]), answer[1] or time.perf_counter() - began
            self.metrics.answered(str(scope["method"]), route_of(scope), status, seconds)
            if access.isEnabledFor(logging.INFO):
                access.info("%s", access_line(scope, status, seconds))


def route_of(scope: Scope) -> str:
    """The template of the route, never the path itself: paths hold ids and secrets, and there are too many."""
    path = getattr(scope.get("route"), "path", "")
    if path:
        return str(path)
    return "/static" if str(scope["path"]).startswith("/static/") else "other"


def access_line(scope: Scope, status: int, seconds: float) -> str:
    """Who asked for what: without the query, and without the secret of an invitation."""
    path = str(scope["path"])
    for start, instead in SECRET_PATHS.items():
        if path.startswith(start):
            path = instead
    shown = "".join(c if c.isprintable() and c != '"' else "?" for c in path[:200])
    address = scope["client"][0] if scope.get("client") else "-"
    return f'{address} "{scope["method"]} {shown}" {status} {seconds * 1000:.0f} ms'


def may_read(scope: Scope, token: str) -> bool:
    """The operator's own machine, not through a proxy; or whoever has the token, if there is one."""
    headers = Headers(scope=scope)
    if token:
        return hmac.compare_digest(headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    address = scope["client"][0] if scope.get("client") else ""
    forwarded = "x-forwarded-for" in headers or "forwarded" in headers
    return address in ("127.0.0.1", "::1") and not forwarded
