"""People among themselves: signs in the chat, who watches, an invitation; with and without script, for everybody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.chrome import Server

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def violations(page: Any) -> list[Any]:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed")
    found = axe.Axe().run(page).response["violations"]
    return [(one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found]


def two_at_a_table(person: Any, server: Server, **how: Any) -> tuple[Any, Any]:
    """Somebody and their friend, at a table of Progress."""
    host, friend = person(**how), person(**how)
    host.goto(server.base + "/new/progress")
    host.select_option("select[name=seat1]", "friend")
    host.click(".last .go")
    host.wait_for_url("**/t/*")
    link = host.locator("[data-copy]").get_attribute("data-copy")
    friend.goto(server.base + link)
    friend.fill("main input[name=name]", "Boris")
    friend.click("main .go")
    friend.wait_for_url("**/t/*")
    host.goto(host.url)
    return host, friend


@pytest.mark.parametrize("script", [True, False])
def test_quick_words_and_signs(person: Any, server: Server, script: bool) -> None:
    host, friend = two_at_a_table(person, server, java_script_enabled=script)
    host.fill("#say-text", "half a sentence")
    host.click(".quick summary")
    host.click(".quick [value=well-played]")
    host.wait_for_selector(".quick-said")
    if script:
        assert host.input_value("#say-text") == "half a sentence"
    else:
        friend.reload()
    friend.wait_for_selector(".quick-said")
    friend.click(".react summary")
    friend.click(".react[open] button >> nth=1")
    friend.wait_for_selector(".mark-sign[aria-pressed=true]")
    if not script:
        host.reload()
    assert host.locator(".mark-sign").text_content().strip().endswith("1")
    friend.click(".mark-sign")
    friend.wait_for_selector(".mark-sign", state="detached")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_chat_and_an_invitation_are_for_everybody(person: Any, server: Server, theme: str) -> None:
    host, friend = two_at_a_table(person, server, color_scheme=theme)
    host.click(".quick summary")
    host.click(".quick [value=hello]")
    host.wait_for_selector(".quick-said")
    host.click(".react summary")
    host.click(".react[open] button >> nth=0")
    host.wait_for_selector(".mark-sign")
    host.click(".react summary")
    assert violations(host) == []
    watcher = person()
    watcher.goto(host.url.split("?")[0])
    host.click("#settings > summary")
    host.wait_for_selector("#watching:not([hidden])")
    assert host.locator("#watching [data-number]").text_content() == "1"
    assert violations(host) == []
    host.goto(server.base + "/new/progress")
    host.select_option("select[name=seat1]", label="Boris")
    assert violations(host) == []
    host.click(".last .go")
    host.wait_for_url("**/t/*")
    assert violations(host) == []
    friend.goto(server.base + "/")
    friend.wait_for_selector(".invited")
    assert violations(friend) == []
    friend.click(".invited .go")
    friend.wait_for_url("**/t/*")
    host.wait_for_selector("#region-prompt")


def test_they_fit_a_phone(person: Any, server: Server) -> None:
    host, friend = two_at_a_table(person, server, **PHONE)
    host.goto(server.base + "/new/progress")
    host.select_option("select[name=seat1]", "friend")
    host.click(".last .go")
    host.wait_for_url("**/t/*")
    host.click("a[href$='/invite?target=1']")
    host.wait_for_url("**/invite*")
    assert violations(host) == []
    assert host.evaluate("document.documentElement.scrollWidth") <= 360
    host.click(".met-before .go")
    host.wait_for_url("**/t/*")
    friend.goto(server.base + "/")
    friend.wait_for_selector(".invited")
    assert friend.evaluate("document.documentElement.scrollWidth") <= 360
