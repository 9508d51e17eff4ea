"""Every refusal as JSON: a code for programs, a sentence for people, and the rule if one forbids it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from clio.server.api import models
from clio.server.api.models import ErrorBody, StaleBody, View
from clio.server.pages import words_for
from clio.server.turns import RETRY_AFTER, TELLING
from clio.server.visitors import preferred_language

PREFIX = "/api/"
# By status, where nothing more precise is known: what the code is, and which message explains it.
USUAL = {
    400: "api-unreadable",
    401: "api-bad-token",
    404: "api-not-found",
    405: "api-method",
    411: "api-length",
    413: "api-too-large",
    421: "refused-host",
    422: "api-invalid",
    429: "refused-too-fast",
    503: "refused-busy",
}


class ApiError(Exception):
    """A refusal of the interface: a message id, or a sentence that is made already."""

    def __init__(
        self,
        status: int,
        message: str,
        *,
        sentence: str = "",
        rule: str = "",
        where: str = "",
        view: View | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.sentence = sentence
        self.rule = rule
        self.where = where
        self.view = view  # the table as it is now, where the answer came too late


def is_api(path: str) -> bool:
    return path.startswith(PREFIX)


def body(request: Request, message: str, sentence: str = "", rule: str = "", **values: str) -> ErrorBody:
    code = message.removeprefix("api-").removeprefix("refused-")
    said = sentence or words_for("", preferred_language(request)).say(message, **values)
    return ErrorBody(error=models.ApiError(code=code, message=said, rule=rule))


def answer(status: int, content: ErrorBody, headers: Mapping[str, str] | None = None) -> JSONResponse:
    found = dict(headers or {})
    if status == 401:
        found["WWW-Authenticate"] = "Bearer"
    if status in TELLING:
        found.setdefault("Retry-After", RETRY_AFTER)
    return JSONResponse(content.model_dump(mode="json"), status, headers=found)


async def problem_answer(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ApiError)
    content = body(request, error.message, error.sentence, error.rule, where=error.where)
    return answer(error.status, content if error.view is None else StaleBody(error=content.error, view=error.view))


def error_answer(request: Request, error: HTTPException, methods: Sequence[str] = ()) -> JSONResponse:
    """What pages refuse too: the detail is a message id, or the standard phrase of the status."""
    headers = dict(error.headers or {})
    if error.status_code == 405 and methods:
        headers["Allow"] = ", ".join(methods)  # all of them, not only those of the first route with this address
    known = words_for("", "en").has(str(error.detail))
    message = str(error.detail) if known else USUAL.get(error.status_code, "error-other")
    return answer(error.status_code, body(request, message), headers)


def validation_answer(request: Request, error: RequestValidationError) -> JSONResponse:
    """Where it does not fit the description; the path of the first such place is enough to find it."""
    first = next(iter(error.errors()), {"loc": ()})
    where = ".".join(str(part) for part in first["loc"])[:200] or "body"
    return answer(422, body(request, "api-invalid", where=where))


def early_answer(request: Request, status: int) -> JSONResponse:
    """Turned away at the door."""
    return answer(status, body(request, USUAL[status]))
