"""The JSON interface: what the pages do, for programs. The same tables, limits and secrecy; a token for each seat."""

from __future__ import annotations

import re
from functools import cache

import msgspec
from fastapi import APIRouter, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import RedirectResponse, Response
from starlette.exceptions import HTTPException

from clio import __version__
from clio.server.api import days, finished, invitations, lobby, notices, plans, seats, tournaments
from clio.server.api.described import ALWAYS, ROOT, refusal_schemas
from clio.server.api.errors import (
    ApiError,
    early_answer,
    error_answer,
    is_api,
    problem_answer,
    validation_answer,
)
from clio.server.context import context_of, respond

__all__ = ["ApiError", "early_answer", "is_api", "problem_answer", "refused", "router", "validation_answer"]

router = APIRouter()
operations = APIRouter()
for part in (lobby, notices, days, tournaments, seats, plans, invitations, finished):
    operations.include_router(part.router)
router.include_router(operations)


class Operation(msgspec.Struct):
    """What our own page and answers read of an operation in the description."""

    id: str = msgspec.field(name="operationId")
    who: str = msgspec.field(name="x-clio-who")
    responses: dict[str, object]


class Description(msgspec.Struct):
    """Every address, and by method its operation."""

    paths: dict[str, dict[str, Operation]]


class OperationLine(msgspec.Struct):
    """An operation on the page for people."""

    name: str
    method: str
    path: str
    who: str
    statuses: list[str]


@cache
def openapi_document() -> bytes:
    """The whole interface as OpenAPI describes it."""
    document = get_openapi(
        title="Clio",
        version=__version__,
        summary="Three civilization card games: open tables, play, watch.",
        routes=operations.routes,
    )
    schemas = document["components"]["schemas"]
    document["components"]["schemas"] = dict(sorted({**refusal_schemas(), **schemas}.items()))
    return msgspec.json.encode(document)


@cache
def description() -> Description:
    return msgspec.json.decode(openapi_document(), type=Description)


def methods_at(path: str) -> list[str]:
    """Every method that an address of the interface knows."""
    return [
        method.upper()
        for template, methods in description().paths.items()
        for method in methods
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path)
    ]


def refused(request: Request, error: HTTPException) -> Response:
    return error_answer(request, error, methods_at(request.url.path))


@router.get(ROOT + "/openapi.json")
async def openapi() -> Response:
    return Response(openapi_document(), media_type="application/json")


@router.get("/api")
async def page(request: Request) -> Response:
    """The operations, for people to read."""
    context = context_of(request)
    guest = await context.visitors.who(request)
    shown = [
        OperationLine(
            operation.id,
            method.upper(),
            path,
            operation.who,
            [code for code in sorted(operation.responses) if int(code) not in ALWAYS],
        )
        for path, methods in description().paths.items()
        for method, operation in methods.items()
    ]
    token = context.visitors.form_token(guest)
    html = context.pages.page(
        "api.html",
        guest.language,
        guest=guest,
        token=token,
        operations=shown,
        usual=ALWAYS,
        address=f"{ROOT}/openapi.json",
    )
    return respond(context, guest, html)


@router.get(ROOT)
async def to_page() -> Response:
    return RedirectResponse("/api", 303)
