"""What OpenAPI says of an operation: its name, its answer, and every status it can end with."""

from __future__ import annotations

from typing import Any

from clio.server.api.models import ErrorBody, StaleBody
from clio.server.pages import words_for

ROOT = "/api/v1"
PUBLIC, PLAYER, HOST = "public", "player", "host"

MEANINGS = {
    400: "The body cannot be read.",
    401: "The token opens nothing (any more), or there is none where one is needed.",
    403: "The token is not for this: another table, another seat, or only the host may.",
    404: "There is no such game or table, or it was closed.",
    405: "This address knows other methods.",
    409: "Out of date: the answer holds the table as it is now.",
    411: "A body needs its length.",
    413: "The body is too large.",
    422: "It does not fit the description, or the rules forbid it.",
    429: "Too many requests: wait a moment.",
    503: "Busy: try again in a few seconds (Retry-After).",
}
ALWAYS = (400, 401, 411, 413, 422, 429, 503)


def described(
    name: str, model: Any, *statuses: int, who: str = PUBLIC, status: int = 200, **more: Any
) -> dict[str, Any]:
    """Arguments for a route. `who` may call it: anybody (a token is possible), a seat's token, the host's."""
    responses: dict[int | str, dict[str, Any]] = {}
    for code in sorted({*ALWAYS, *statuses}):
        responses[code] = {"model": StaleBody if code == 409 else ErrorBody, "description": MEANINGS[code]}
    extra: dict[str, Any] = {"x-clio-who": who}
    if who == PUBLIC:
        extra["security"] = [{}]  # beside the token, which is possible
    return {
        "operation_id": name,
        "name": name,
        "summary": words_for("", "en").say(f"api-op-{name}"),
        "response_model": model,
        "status_code": status,
        "responses": {**responses, **more.pop("responses", {})},
        "openapi_extra": extra,
        **more,
    }
