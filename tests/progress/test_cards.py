"""The deck of Progress: what is in it, and how it is shown."""

from __future__ import annotations

import io
import re
from collections import Counter
from itertools import accumulate
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from clio.games.progress.cards import load_cards
from clio.games.progress.deck import (
    KNOWLEDGE,
    MILESTONE_GROUPS,
    PERSONALITY_GROUPS,
    SKILLS,
    CostLine,
    Deck,
)
from clio.games.progress.show import deck_table, technology_tree
from tests.progress.decks import ENGLISH, SHIPPED, Check, card, swap

# ---- what is in the box


@pytest.mark.rule("PR-COMP-01")
def test_technologies_of_the_base_game(deck: Deck) -> None:
    cards = Counter({age: deck.size(age, 5) for age in (1, 2, 3)})
    assert cards == {1: 66, 2: 60, 3: 58}
    assert cards.total() == 184


@pytest.mark.rule("PR-COMP-09")
def test_cards_of_the_expansions(deck: Deck) -> None:
    assert deck.size(4, 5) == 55
    assert Counter(PERSONALITY_GROUPS[card.group] for card in deck.personalities) == {
        "philosopher": 5,
        "scientist": 5,
        "artist": 5,
    }
    assert Counter(MILESTONE_GROUPS[card.group] for card in deck.milestones) == {
        "ancient": 7,
        "medieval": 5,
        "renaissance": 4,
    }
    assert deck.size(4, 5) + len(deck.personalities) + len(deck.milestones) == 86


@pytest.mark.rule("PR-COMP-02")
def test_well_formed_technology_is_accepted(deck: Deck) -> None:
    irrigation = deck.technology("irrigation")
    assert irrigation.costs == (CostLine(3, 0, "calendar"), CostLine(2, 1, "agriculture"))
    assert (irrigation.age, irrigation.kind, irrigation.discard_value) == (1, 1, 1)
    assert (SKILLS[irrigation.skill], irrigation.token) == ("development", -1)
    assert irrigation.power == (0, 1, 0)
    assert irrigation.copies == (1, 2, 5)


@pytest.mark.rule("PR-COMP-02")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'costs = ["3 science or calendar", "2 engineering or agriculture"]',
            "costs = []",
            'technology "irrigation": costs has 0 lines; a technology has one or two.',
        ),
        (
            'costs = ["3 science or calendar", "2 engineering or agriculture"]',
            'costs = ["1 science", "1 science", "1 science"]',
            'technology "irrigation": costs has 3 lines; a technology has one or two.',
        ),
        (
            "copies = [1, 2, 5]",
            "copies = [0, 2]",
            'technology "irrigation": copies is [0, 2]; write one player mark from 1 to 5 for each physical card, '
            "such as [1, 2, 4].",
        ),
        (
            'kind = "engineering"',
            'kind = "army"',
            'technology "irrigation": kind is "army"; write "science", "engineering" or "culture".',
        ),
    ],
)
def test_ill_formed_technology_is_rejected(check: Check, old: str, new: str, sentence: str) -> None:
    assert sentence in check(card("irrigation", old, new)(SHIPPED))


@pytest.mark.rule("PR-MILE-02")
def test_milestones_have_two_to_four_costs(deck: Deck, check: Check) -> None:
    assert {len(card.costs) for card in deck.milestones} == {2, 3, 4}
    one = card("great_pyramids", '["3 engineering or masonry", "2 culture or burial"]', '["3 engineering"]')
    assert check(one(SHIPPED)) == ['milestone "great_pyramids": costs has 1 line; a Milestone has two to four.']
    five = card("relay_post", '"3 science"]', '"3 science", "1 science", "1 culture", "1 science"]')
    assert check(five(SHIPPED)) == ['milestone "relay_post": costs has 5 lines; a Milestone has two to four.']


def test_decks_grow_with_the_number_of_players(deck: Deck) -> None:
    sizes = [[deck.size(age, players) for players in (1, 2, 3, 4, 5)] for age in (1, 2, 3, 4)]
    assert sizes == [[24, 36, 46, 56, 66], [21, 32, 42, 51, 60], [21, 31, 40, 49, 58], [18, 28, 37, 46, 55]]


def test_boards_of_the_shipped_deck(deck: Deck) -> None:
    starts = [(track.values[0], track.discards[0]) for track in deck.skill_tracks]
    assert starts == [(2, 0), (3, 0), (5, 0), (1, 0), (1, 0), (4, 0), (1, 0)]
    assert deck.skill_tracks[0].values == (2, 3, 4, 5)
    assert deck.rank_vp == ((10, 6, 3, 1, 0), (11, 7, 4, 2, 0), (12, 7, 3, 1, 0))
    assert [len(track) for track in deck.solo_vp] == [11, 12, 8]
    assert [sum(hands) for hands in deck.starting_hands] == [6, 11, 18, 24, 31]
    assert deck.symbols.age_2 == (1, 1, 1, 2, 2)
    assert deck.symbols.age_4 == deck.symbols.age_3 == (1, 1, 2, 2, 3)
    assert deck.symbols.age_4_alternative == deck.symbols.end_base == deck.symbols.end_industrial
    assert [KNOWLEDGE[kind] for kind in deck.tie_break] == ["general", "culture", "science", "engineering"]
    assert deck.titles == (("novice", 20), ("leader", 40), ("mastermind", 65), ("demigod", None))


def test_marks_under_the_marker_do_not_count(deck: Deck) -> None:
    action, draw = deck.skill_tracks[0], deck.skill_tracks[1]
    assert [action.vp_at(space) for space in range(4)] == [0, 1, 2, 4]
    assert [draw.vp_at(space) for space in range(5)] == [0, 0, 1, 2, 3]
    for track in deck.skill_tracks:
        passed = [0, *accumulate(track.vp_marks)]
        assert [track.vp_at(space) for space in range(len(track.values))] == passed[:-1]


def test_philosophers_are_numbered_and_the_others_leave_a_heritage(deck: Deck) -> None:
    assert sorted(card.number for card in deck.personalities if card.group == 0) == [1, 2, 3, 4, 5]
    assert {card.number for card in deck.personalities if card.group} == {0}
    assert all((card.heritage is None) == (card.group == 0) for card in deck.personalities)


def test_worked_examples_fit_the_deck(deck: Deck) -> None:
    philosophy = deck.technology("philosophy")
    assert [(line.amount, line.prerequisite) for line in philosophy.costs] == [
        (2, "musical_instruments"),
        (2, "alphabet"),
    ]
    assert [deck.technology(name).discard_value for name in ("calendar", "poetry", "monotheism")] == [1, 1, 2]
    tokens = {KNOWLEDGE[deck.technology(name).token] for name in ("alphabet", "bridges", "pottery")}
    assert tokens == {"science", "engineering", "general"}


def test_every_card_says_where_it_comes_from(deck: Deck) -> None:
    known = {key for key, _ in deck.sources}
    assert sum(card.provenance.reconstructed for card in deck.cards()) == 89
    assert not any(card.provenance.complete for card in deck.cards())
    for found in deck.cards():
        assert set(found.provenance.sources) <= known
        assert bool(found.provenance.known) != found.provenance.reconstructed


def test_the_deck_is_immutable(deck: Deck) -> None:
    with pytest.raises(AttributeError):
        deck.technologies[0].vp = 9  # type: ignore[misc]
    assert hash(deck.technologies)


# ---- the digest


def test_digest_is_of_what_is_played(tmp_path: Path, deck: Deck) -> None:
    def digest(text: str) -> str:
        path = tmp_path / "deck.toml"
        path.write_text(text, encoding="utf-8")
        return load_cards(path).digest

    assert re.fullmatch("[0-9a-f]{64}", deck.digest)
    assert digest(SHIPPED) == deck.digest
    bare = re.sub(r"(?m)^#.*\n", "", SHIPPED).replace("\n\n\n", "\n\n").replace(" = ", "=")
    assert digest(bare) == deck.digest
    assert digest(card("writing", "Two sources", "Three sources")(SHIPPED)) == deck.digest
    assert digest(card("writing", '"Writing"', '"Letters"')(SHIPPED)) == deck.digest
    assert digest(card("writing", "discard_value = 1", "discard_value = 2")(SHIPPED)) != deck.digest
    assert digest(swap("values = [2, 3, 4, 5]", "values = [2, 3, 4, 6]")(SHIPPED)) != deck.digest
    opera, novel = (SHIPPED.index(f'[[technology]]\nid = "{name}"') for name in ("opera", "novel"))
    swapped = SHIPPED[:opera] + SHIPPED[novel:].split("\n\n")[0] + "\n\n" + SHIPPED[opera:novel]
    swapped += SHIPPED[novel:].split("\n\n", 1)[1]
    assert digest(swapped) != deck.digest


# ---- how it is shown


def shown(what: RenderableType, width: int) -> str:
    console = Console(width=width, file=io.StringIO(), record=True, legacy_windows=False)
    console.print(what)
    return console.export_text()


@pytest.mark.parametrize("width", [100, 140])
def test_tables_show_every_card_and_the_origin(deck: Deck, width: int) -> None:
    text = shown(deck_table(deck, ENGLISH), width)
    assert "This deck is largely a reconstruction" in text
    assert "89 reconstructed" in text
    assert all(found.name in text for found in deck.cards())
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width
    assert "…" not in text


def test_tree_shows_every_technology_once_in_full(deck: Deck) -> None:
    text = shown(technology_tree(deck, ENGLISH), 100)
    assert "reconstruction" in text
    names = [match[1] for match in re.finditer(r"[●■▲] (.+?)  I", text)]
    assert sorted(names) == sorted(found.name for found in deck.technologies)
    assert re.search(r"■ Irrigation  I  also Agriculture", text)


def test_names_are_never_read_as_markup(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(card("drama", '"Drama"', '"[red]Drama[/]"')(SHIPPED), encoding="utf-8")
    odd = load_cards(path)
    assert "[red]Drama[/]" in shown(deck_table(odd, ENGLISH), 140)
    assert "[red]Drama[/]" in shown(technology_tree(odd, ENGLISH), 140)
