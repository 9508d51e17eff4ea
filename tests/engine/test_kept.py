"""What is kept is what was wanted lately."""

from __future__ import annotations

from clio.engine.kept import Kept


def test_what_was_wanted_lately_stays_and_never_more_than_so_much() -> None:
    kept: Kept[int, str] = Kept(10)
    for number in range(100):
        kept.put(number, str(number))
        assert kept.get(0) == "0", "wanted again and again"
        assert len(kept) <= 10
    assert kept.get(99) == "99"
    assert kept.get(1) is None
    kept.clear()
    assert kept.get(99) is None
