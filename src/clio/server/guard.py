"""The door: small bodies only, not too many requests from one address, headers against foreign script."""

from __future__ import annotations

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
from clio.server.visitors import preferred_language

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
OPEN_RECORD = "/record"  # where a file is sent


FOR_MACHINES = ("/healthz", "/ready", "/metrics")  # who asks there knows no name
REFUSALS = {411: "api-length", 413: "api-too-large", 421: "refused-host", 429: "refused-too-fast"}


def host_name(text: str) -> str:
    """Without the port, in small letters: `[::1]:8765` is `[::1]`."""
    name = text.strip().lower()
    return name if name.endswith("]") else name.rpartition(":")[0] or name


class Guard:
    """Stands around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.hosts = {host_name(name) for name in settings.hosts.split(",") if name.strip()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = str(scope["path"])
        refusal = self.refusal(scope, path)
        if refusal is not None:
            await refusal(scope, receive, send)
            return

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = POLICY
                headers["X-Content-Type-Options"] = "nosniff"
                headers["Referrer-Policy"] = "same-origin"
                if self.settings.https and self.settings.hsts_seconds > 0:
                    headers["Strict-Transport-Security"] = f"max-age={self.settings.hsts_seconds}"
                if not path.startswith("/static"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        with suppress(ClientDisconnect):  # gone in the middle of a form: there is nobody to answer
            await self.app(scope, receive, sealed)

    def refusal(self, scope: Scope, path: str) -> Response | None:
        status = self.problem(scope, path)
        if status is None:
            return None
        request = Request(scope)
        if is_api(path):
            return early_answer(request, status)
        return PlainTextResponse(words_for("", preferred_language(request)).say(REFUSALS[status]), status)

    def problem(self, scope: Scope, path: str) -> int | None:
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
                visitors.check_rate("from " + origin_of(scope), self.settings.requests_per_minute)
            except HTTPException:
                return 429
        return None
