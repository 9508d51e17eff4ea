"""Of a text that somebody has only what is new is sent; and only of one that we have sent them."""

from __future__ import annotations

import random
from itertools import pairwise

from clio.server.patches import CUT, patch, patched
from clio.server.shown import NOTHING, Had, Shown

PIECES = ["<li>one", "li><li>two", "li>", "", "li><b>3", "b>", "<p>" * 40]


def test_a_patch_makes_the_new_text_of_the_old_one() -> None:
    chance = random.Random(1)
    texts = [CUT.join(chance.choices(PIECES, k=chance.randrange(12))) for _ in range(300)]
    for old, new in pairwise(texts):
        assert patched(old, patch(old, new)) == new


def test_only_what_is_new_is_in_it() -> None:
    lines = [f"<li>line {n}</li>" for n in range(50)]
    new = [*lines[:20], "<li>another</li>", *lines[20:], "<li>the last</li>"]
    assert patch(CUT.join(lines), CUT.join(new)) == [[0, 20], "<li>another</li>", [20, 30], "<li>the last</li>"]
    assert patch(CUT.join(lines), CUT.join(lines)) == [[0, 50]]


def shown(event: str, row: str, hand: str, texts: dict[str, str]) -> Shown:
    """A page of two regions, whose hash is their text."""
    texts |= {row: f"<b>{row}</b>\n<i>same</i>\n", hand: f"<u>{hand}</u>\n<i>same</i>\n"}
    return Shown(event, -1, [("row", row, texts[row]), ("hand", hand, texts[hand])], texts)


def test_a_page_is_told_whole_what_it_holds_no_text_of() -> None:
    texts: dict[str, str] = {}
    first, second, third = (shown(f"e-{n}", f"row-{n}", "hand", texts) for n in range(3))
    told = second.changes(first.had.keys, before=first.had)["regions"]
    assert told == {"row": {"key": "row-1", "html": texts["row-1"]}}, "the browser has it, but not as a text"
    had = second.after(first.had)
    assert had.held == {"row"}
    told = third.changes(had.keys, before=had)["regions"]
    assert told == {"row": {"key": "row-2", "of": "row-1", "parts": ["<b>row-2</b>", [1, 2]]}}
    assert third.after(had).held == {"row"}
    assert third.after(had) is third.after(had), "all pages that showed the same share it"


def test_what_a_page_says_of_itself_opens_nothing() -> None:
    """Somebody guesses the hash of what another sees: the answer is the same whether it was ever drawn or not."""
    texts: dict[str, str] = {}
    shown("e-0", "row", "hand of another", texts)
    mine = shown("e-1", "row", "mine", texts)
    for had in (NOTHING, Had("e-0", {"row": "row", "hand": "before"}, frozenset({"row", "hand"}))):
        for guess in ("hand of another", "never drawn"):
            told = mine.changes({"row": "row", "hand": guess}, before=had)["regions"]
            assert told == {"hand": {"key": "mine", "html": texts["mine"]}}


def test_a_form_that_was_sent_before_the_last_news_gets_everything_whole() -> None:
    texts: dict[str, str] = {}
    first, second, third = (shown(f"e-{n}", f"row-{n}", "hand", texts) for n in range(3))
    had = second.after(Had(first.event, first.had.keys, frozenset({"row", "hand"})))
    told = third.changes(first.had.keys, before=had)["regions"]
    assert "html" in told["row"]
    after = third.after(had, first.had.keys)
    assert after.keys == third.had.keys
    assert after.held == {"row", "hand"}


def test_what_is_not_at_hand_any_more_is_sent_whole() -> None:
    texts: dict[str, str] = {}
    first, second = (shown(f"e-{n}", f"row-{n}", "hand", texts) for n in range(2))
    del texts["row-0"]
    had = Had(first.event, first.had.keys, frozenset({"row", "hand"}))
    assert "html" in second.changes(had.keys, before=had)["regions"]["row"]
