"""What a table weighs on the wire, compressed: the first page with all it loads, and the updates after it."""

from __future__ import annotations

from typing import Any

from tests.browser.chrome import choose, settled

ANSWERED = "key => document.getElementById('region-prompt').dataset.key !== key"
FRESH = "#end-turn:enabled, .set, #region-prompt .moves button, .result, .thinking"


class Scales:
    """Weighs every answer of the server that a page gets."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.asked: list[Any] = []
        page.on("requestfinished", lambda request: self.asked.append(request))

    def parts(self) -> list[tuple[str, str, int]]:
        """Method, address and bytes of every answer so far; the stream of news never ends and is none."""
        found = []
        for request in self.asked:
            sizes = request.sizes()
            found.append((request.method, request.url, sizes["responseBodySize"] + sizes["responseHeadersSize"]))
        return found

    def first(self) -> int:
        """The page that lies there now, with style, script and pictures."""
        self.page.wait_for_load_state("load")
        self.page.wait_for_function("document.body.classList.contains('scripted')")
        self.page.wait_for_timeout(500)  # pictures come last
        return sum(size for _, _, size in self.parts())

    def updates(self, clicks: int) -> list[int]:
        """Click on; what each update weighed."""
        self.asked.clear()
        for n in range(clicks):
            self.page.wait_for_selector(FRESH, state="attached")
            before = self.page.locator("#region-prompt").get_attribute("data-key")
            if not choose(self.page, n):
                break  # the others think, or it is over
            self.page.wait_for_function(ANSWERED, arg=before)
            settled(self.page)
        return [size for method, url, size in self.parts() if method == "POST" or "/regions" in url]
