"""What goes on over days, in a browser: the deal of the day, and a tournament from its opening to the first table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.chrome import Server
from tests.browser.test_around import WIDE

PHONE = {"width": 390, "height": 844}


def fits(page: Any) -> None:
    """On a phone nothing sticks out, and axe finds nothing."""
    page.set_viewport_size(PHONE)
    assert page.evaluate(WIDE) <= PHONE["width"]
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    found = axe.Axe().run(page).response["violations"]
    assert [(f["id"], [node["html"][:160] for node in f["nodes"][:3]]) for f in found] == []


def test_the_deal_of_the_day_is_begun_once(person: Any, server: Server) -> None:
    page = person()
    page.get_by_role("link", name="Deal of the day").click()
    page.get_by_role("button", name="Play the deal of the day").click()
    page.wait_for_selector("[data-table]")
    table = page.url
    page.goto(server.base + "/daily")
    assert page.get_by_role("button", name="Play the deal of the day").count() == 0
    fits(page)
    page.get_by_role("link", name="Go on playing").click()
    page.wait_for_selector("[data-table]")
    assert page.url == table


def test_a_tournament_is_opened_joined_and_begun(person: Any, server: Server) -> None:
    host, friend = person(), person()
    host.get_by_role("link", name="Tournaments").click()
    host.locator("a[href='/tournaments/new/progress']").click()
    host.get_by_label("Its name").fill("Autumn cup")
    host.locator("[name=places]").select_option("4")
    host.locator("[name=kind][value=knockout]").check()
    assert host.locator("[name=rounds]").is_hidden(), "a knockout has as many as it needs"
    host.get_by_role("button", name="Open a tournament").click()
    host.get_by_role("heading", name="Autumn cup").wait_for()
    friend.goto(server.base + "/tournaments")
    friend.get_by_role("link", name="Autumn cup").click()
    friend.get_by_role("button", name="Take part").click()
    friend.get_by_text("2 of 4 places are taken.").wait_for()
    host.get_by_text("2 of 4 places are taken.").wait_for()  # by itself: nobody has touched this page
    host.get_by_role("button", name="Start it now").click()
    host.get_by_role("heading", name="Round 1").wait_for()
    fits(host)
    friend.get_by_role("link", name="To my table").click()  # the start has come to this page by itself, too
    friend.wait_for_selector("[data-table]")
    assert f"/t/{friend.locator('[data-table]').get_attribute('data-table')}" in friend.url
