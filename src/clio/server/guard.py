"""The door: small bodies only, not too many requests from one address, headers against foreign script."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clio.server.api import early_answer, is_api
from clio.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
OPEN_RECORD = "/record"  # where a file is sent


class Guard:
    """Stands around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

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
                if not path.startswith("/static"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, sealed)

    def refusal(self, scope: Scope, path: str) -> Response | None:
        found = self.problem(scope, path)
        if found is not None and is_api(path):
            return early_answer(Request(scope), found.status_code)
        return found

    def problem(self, scope: Scope, path: str) -> Response | None:
        headers = Headers(scope=scope)
        length = headers.get("content-length", "" if "transfer-encoding" in headers else "0")  # neither: no body
        if not (length.isascii() and length.isdigit()):
            return PlainTextResponse("How long is it?", 411)  # a body without a length could be endless
        # A file that is a little too large gets a page that says so.
        limit = 4 * self.settings.record_limit if path == OPEN_RECORD else self.settings.body_limit
        if int(length) > limit:
            return PlainTextResponse("Too much.", 413)
        if not path.startswith("/static"):
            address = scope["client"][0] if scope.get("client") else ""
            try:
                scope["app"].state.house.visitors.check_rate("from " + address, self.settings.requests_per_minute)
            except HTTPException:
                return PlainTextResponse("Too fast: wait a moment.", 429)
        return None
