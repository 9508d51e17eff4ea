"""What OpenAPI says of an operation: its name, its answer, and every status it can end with."""

from __future__ import annotations

from typing import Any, TypeAlias, TypedDict

from pydantic.json_schema import JsonSchemaMode, models_json_schema

from clio.server.api.models import ErrorBody, StaleBody
from clio.server.pages import words_for

Extra: TypeAlias = dict[str, Any]  # as FastAPI has it: any part of an OpenAPI document
Responses: TypeAlias = dict[int | str, Extra]

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
REFERENCE = "#/components/schemas/{model}"
ALWAYS = (400, 401, 411, 413, 422, 429, 503)


class RouteSettings(TypedDict):
    """What a route is declared with."""

    operation_id: str
    name: str
    summary: str
    response_model: object
    status_code: int
    responses: Responses
    openapi_extra: Extra


def refusal(code: int) -> Extra:
    """By name: FastAPI would make a model of its own of each refusal of each route, a quarter of a start."""
    model = StaleBody if code == 409 else ErrorBody
    schema = {"$ref": REFERENCE.format(model=model.__name__)}
    return {"description": MEANINGS[code], "content": {"application/json": {"schema": schema}}}


def refusal_schemas() -> Extra:
    """What these names mean."""
    models: list[tuple[type[ErrorBody], JsonSchemaMode]] = [
        (ErrorBody, "serialization"),
        (StaleBody, "serialization"),
    ]
    found: Extra = models_json_schema(models, ref_template=REFERENCE)[1]["$defs"]
    return found


def described(
    name: str,
    model: object,
    *statuses: int,
    who: str = PUBLIC,
    status: int = 200,
    responses: Responses | None = None,
) -> RouteSettings:
    """Arguments for a route. `who` may call it: anybody (a token is possible), a seat's token, the host's."""
    known: Responses = {code: refusal(code) for code in sorted({*ALWAYS, *statuses})}
    extra: Extra = {"x-clio-who": who}
    if who == PUBLIC:
        extra["security"] = [{}]  # beside the token, which is possible
    return RouteSettings(
        operation_id=name,
        name=name,
        summary=words_for("", "en").say(f"api-op-{name}"),
        response_model=model,
        status_code=status,
        responses={**known, **(responses or {})},
        openapi_extra=extra,
    )
