"""The door: small bodies only, not too many requests from one address, headers against foreign script."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clio.server.addresses import origin_of
from clio.server.api import early_answer, is_api
from clio.server.pages import words_for
from clio.server.settings import Settings
from clio.server.turns import RETRY_AFTER, TELLING, Turn, Turns, here
from clio.server.visitors import preferred_language

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
OPEN_RECORD = "/record"  # where a file is sent


FOR_MACHINES = ("/healthz", "/ready", "/metrics")  # who asks there knows no name
REFUSALS = {
    411: "api-length",
    413: "api-too-large",
    421: "refused-host",
    429: "refused-too-fast",
    503: "refused-busy",
}


def host_name(text: str) -> str:
    """Without the port, in small letters: `[::1]:8765` is `[::1]`."""
    name = text.strip().lower()
    return name if name.endswith("]") else name.rpartition(":")[0] or name


def without_body(scope: Scope) -> bool:
    return scope["method"] in ("GET", "HEAD") or Headers(scope=scope).get("content-length", "0") == "0"


class Guard:
    """Stands around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.hosts = {host_name(name) for name in settings.hosts.split(",") if name.strip()}
        self.turns = Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path, who = str(scope["path"]), origin_of(scope)
        late = self.turns.late(who)
        if late:
            await asyncio.sleep(late)
        status = self.problem(scope, path, who)
        if status is not None:
            self.turns.answered(who, status)
            await self.refusal(scope, path, status)(scope, receive, send)
            return
        turn = Turn(self.turns, who)

        async def received() -> Message:
            """The turn begins when all is there: who sends slowly keeps nobody waiting."""
            message = await receive()
            if message["type"] == "http.request" and not message.get("more_body"):
                await turn.wait()
            return message

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                turn.leave()
                self.turns.answered(who, int(message["status"]))
                self.seal(message, path)
            await send(message)

        before = here.set(turn)
        try:
            with suppress(ClientDisconnect):  # gone in the middle of a form: there is nobody to answer
                if path.startswith("/static"):
                    turn.leave()
                elif without_body(scope):
                    await turn.wait()
                await self.app(scope, received, sealed)
        finally:
            here.reset(before)
            turn.leave()

    def seal(self, message: Message, path: str) -> None:
        headers = MutableHeaders(scope=message)
        headers["Content-Security-Policy"] = POLICY
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Referrer-Policy"] = "same-origin"
        if self.settings.https and self.settings.hsts_seconds > 0:
            headers["Strict-Transport-Security"] = f"max-age={self.settings.hsts_seconds}"
        if not path.startswith("/static"):
            headers.setdefault("Cache-Control", "no-store")

    def refusal(self, scope: Scope, path: str, status: int) -> Response:
        request = Request(scope)
        if is_api(path):
            return early_answer(request, status)
        headers = {"Retry-After": RETRY_AFTER} if status in TELLING else None
        said = words_for("", preferred_language(request)).say(REFUSALS[status])
        return PlainTextResponse(said, status, headers)

    def problem(self, scope: Scope, path: str, who: str) -> int | None:
        headers = Headers(scope=scope)
        if self.hosts and path not in FOR_MACHINES and host_name(headers.get("host", "")) not in self.hosts:
            return 421
        length = headers.get("content-length", "" if "transfer-encoding" in headers else "0")  # neither: no body
        if not (length.isascii() and length.isdigit()):
            return 411  # a body without a length could be endless
        # A file that is a little too large gets a page that says so.
        limit = 4 * self.settings.record_limit if path == OPEN_RECORD else self.settings.body_limit
        if len(length) > 12 or int(length) > limit:
            return 413
        if not path.startswith("/static"):
            try:
                visitors = scope["app"].state.context.visitors
                visitors.check_rate("from " + who, self.settings.requests_per_minute)
            except HTTPException:
                return 429
        return 503 if self.turns.full(who) else None
