"""`clio bill`: what this program is made of: every package with its version and licence."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from typing import Annotated, Any, NamedTuple

import typer
from rich.table import Table as Grid

from clio import __version__
from clio.cli.arguments import Language
from clio.cli.speech import say, terminal

NAMES = ("clio-tabletop", "clio")  # what the distribution is called


class Part(NamedTuple):
    name: str
    version: str
    licence: str


def bill(
    as_json: Annotated[bool, typer.Option("--json", help="option-bill-json")] = False, lang: Language = ""
) -> None:
    parts = sorted(parts_of(own()), key=lambda part: part.name.lower())
    if as_json:
        terminal().print(json.dumps(cyclonedx(parts), indent=1), markup=False, soft_wrap=True)
        return
    grid = Grid(box=None, pad_edge=False)
    for heading in ("bill-package", "bill-version", "bill-licence"):
        grid.add_column(say(heading))
    for part in parts:
        grid.add_row(*part)
    terminal().print(grid)


def own() -> Distribution | None:
    for name in NAMES:
        try:
            return distribution(name)
        except PackageNotFoundError:
            continue
    return None


def parts_of(program: Distribution | None) -> Iterator[Part]:
    """The program and every installed package that it, or a package of it, asks for."""
    yield Part("clio", __version__, "Apache-2.0")
    seen, ahead = set[str](), requirements(program) if program is not None else []
    while ahead:
        name = ahead.pop()
        key = re.sub(r"[-_.]+", "-", name).lower()
        if key in seen:
            continue
        seen.add(key)
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue  # an extra that is not installed
        yield Part(found.metadata["Name"], found.version, licence_of(found))
        ahead += requirements(found)


def requirements(found: Distribution) -> list[str]:
    return [re.split(r"[^A-Za-z0-9._-]", line, maxsplit=1)[0] for line in found.requires or ()]


def licence_of(found: Distribution) -> str:
    meta = found.metadata
    if "License-Expression" in meta:
        return str(meta["License-Expression"])
    named = [line.rsplit(" :: ", 1)[-1] for line in meta.get_all("Classifier") or () if line.startswith("License ::")]
    return ", ".join(named) or str((meta.get_all("License") or ["?"])[0]).splitlines()[0][:60]


def cyclonedx(parts: list[Part]) -> dict[str, Any]:
    """In the form that tools read (CycloneDX 1.5)."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "components": [
            {
                "type": "library",
                "name": part.name,
                "version": part.version,
                "purl": f"pkg:pypi/{part.name.lower()}@{part.version}",
                "licenses": [{"license": {"name": part.licence}}],
            }
            for part in parts
        ],
    }
