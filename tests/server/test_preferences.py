"""What somebody prefers: kept for the account on every device, for a guest in the browser."""

from __future__ import annotations

import asyncio
import io
import json
import re
import zipfile
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path

import pytest
from fastapi import FastAPI

from clio.server.lobby import PACES
from clio.server.preferences import CHOICES, USUAL, preferences, preferring
from clio.store.rows import GuestRow
from tests.server.fixtures import PATIENCE, Visitor, context, open_app

GUEST = GuestRow("g", "Ada", "en", None, None)
ACCOUNT = {"login": "Ada", "password": "long enough"}


def run(test: Callable[[FastAPI], Awaitable[None]]) -> Callable[[Path], None]:
    def wrapper(tmp_path: Path) -> None:
        async def whole() -> None:
            async with open_app(tmp_path) as app:
                await asyncio.wait_for(test(app), PATIENCE)

        asyncio.run(whole())

    wrapper.__name__ = test.__name__
    return wrapper


def told(visitor: Visitor) -> dict[str, str]:
    """What a table's page says of the preferences."""
    found = re.search(r'data-preferences="([^"]+)"', visitor.text)
    assert found is not None
    data: dict[str, str] = json.loads(unescape(found.group(1)))
    return data


@run
async def test_a_second_browser_with_the_same_account_has_them(app: FastAPI) -> None:
    first, second = Visitor(app), Visitor(app)
    await first.get("/account")
    await first.post("/account", what="register", **ACCOUNT)
    await first.get("/account")
    await first.post(
        "/preferences", theme="dark", pace="slow", sound="off", confirm="always", cards="large", marks="on"
    )
    await second.get("/account")
    assert "data-theme" not in second.text
    await second.post("/account", what="login", **ACCOUNT)
    await second.play_now("progress", players="2", seat1="random")
    assert re.search(r'<html lang="en"[^>]* data-theme="dark">', second.text)
    assert re.search(r'<body class="[^"]*pace-slow cards-large more-marks', second.text)
    chosen = {"theme": "dark", "pace": "slow", "sound": "off", "confirm": "always", "cards": "large", "marks": "on"}
    assert told(second) == {**USUAL, **chosen}


@run
async def test_a_guest_has_them_in_the_own_browser_only(app: FastAPI) -> None:
    guest, stranger = Visitor(app), Visitor(app)
    await guest.get("/account")
    await guest.post("/preferences", theme="light")
    assert 'data-theme="light"' in (await guest.get("/")).text
    assert "data-theme" not in (await stranger.get("/")).text


@run
async def test_one_choice_leaves_the_others_and_nonsense_changes_nothing(app: FastAPI) -> None:
    guest = Visitor(app)
    await guest.get("/account")
    await guest.post("/preferences", theme="dark")
    await guest.post("/preferences", theme="purple", nonsense="on", cards="small")
    kept = next(row for row in context(app).visitors.known.values() if row.preferences)
    assert json.loads(kept.preferences) == {"cards": "small", "theme": "dark"}


@run
async def test_bots_follow_the_pace_at_the_tables_of_whoever_chose_it(app: FastAPI) -> None:
    host, stranger = Visitor(app), Visitor(app)
    await host.play_now("progress", players="2", seat1="random")
    table = context(app).tables.live[host.table]
    await host.post("/preferences", table=host.table, pace="slow")
    assert table.row.pace == PACES["slow"]
    await stranger.get("/account")
    await stranger.post("/preferences", table=table.row.id, pace="quick")
    assert table.row.pace == PACES["slow"], "who does not sit there changes nothing"
    await host.get("/new/progress")
    assert '<option value="slow" selected>' in host.text
    await host.post("/new/progress", players="2", seat0="me", seat1="random")
    assert context(app).tables.live[host.table].row.pace == PACES["slow"], "at the next table too"


@run
async def test_a_forged_form_is_turned_away(app: FastAPI) -> None:
    visitor = Visitor(app)
    await visitor.get("/account")
    answer = await visitor.client.post("/preferences", data={"token": "0", "theme": "dark"})
    assert answer.status_code == 403


@run
async def test_they_are_handed_out_with_everything_else(app: FastAPI) -> None:
    visitor = Visitor(app)
    await visitor.get("/account")
    await visitor.post("/preferences", sound="off")
    await visitor.get("/account")
    packed = await visitor.client.post("/account/export", data={"token": visitor.token})
    with zipfile.ZipFile(io.BytesIO(packed.content)) as archive:
        assert json.loads(archive.read("account.json"))["preferences"] == {**USUAL, "sound": "off"}


def test_only_what_is_not_as_usual_is_kept() -> None:
    assert preferring(GUEST, USUAL).preferences == ""
    assert preferences(preferring(GUEST, {"theme": "dark"})) == {**USUAL, "theme": "dark"}
    back = preferring(preferring(GUEST, {"theme": "dark"}), {"theme": "auto"})
    assert back.preferences == ""


@pytest.mark.parametrize("kept", ["nonsense", "[1]", '{"theme": 7}', '{"theme": "purple", "gone": "on"}'])
def test_what_cannot_be_read_is_as_usual(kept: str) -> None:
    assert preferences(GUEST._replace(preferences=kept)) == USUAL
    assert set(CHOICES) == set(USUAL)
