"""Settings of the server and of its store, as the command line and the environment give them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from clio.cli.speech import Misuse

if TYPE_CHECKING:
    from clio.store.settings import StoreSettings

S = TypeVar("S", bound="StoreSettings")


def settings_from(kind: Callable[..., S], **given: object) -> S:
    """What the command line says, then the environment, then what suits one's own machine."""
    from pydantic import ValidationError

    try:
        return kind(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        raise Misuse("bad-setting", name=f"CLIO_{first['loc'][0]}".upper(), why=first["msg"]) from None


def store_settings(data: Path | None, database_url: str | None) -> StoreSettings:
    try:
        from clio.store.settings import StoreSettings
    except ModuleNotFoundError as error:
        raise not_installed(error) from None
    return settings_from(StoreSettings, data=data, database_url=database_url)


def not_installed(error: ModuleNotFoundError) -> Misuse:
    return Misuse("not-installed", module=error.name or "?")
