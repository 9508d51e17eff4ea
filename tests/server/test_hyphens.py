"""Long names can be parted between syllables, and only there."""

from __future__ import annotations

import pytest

from clio.server.hyphens import SOFT, hyphenated, parts_of


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en", "Thermo-dy-na-mics"),
        ("en", "Electro-mag-ne-tism"),
        ("en", "Entrench-ments"),
        ("fr", "Archi-tec-ture"),
        ("fr", "Impres-sion-nisme"),
        ("ru", "Импрес-сио-низм"),
        ("ru", "Транс-кон-ти-нен-таль-ная"),
    ],
)
def test_syllables(language: str, word: str) -> None:
    assert "-".join(parts_of(word.replace("-", ""), language)) == word


def test_short_words_stay_as_they_are_and_nothing_gets_into_the_page() -> None:
    assert hyphenated("Iron Working", "en") == "Iron Working"
    assert hyphenated("<b>Architecture</b>", "en").replace(SOFT, "") == (
        '&lt;b&gt;<span class="word">Architecture</span>&lt;/b&gt;'
    )
