"""What the golden records of Through the Ages are there for really happens in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from clio.engine.record import read_record
from clio.engine.registry import load
from clio.games.through_the_ages.game import AgesGame
from clio.games.through_the_ages.state import K_AGGRESSION, K_PACT, K_WAR
from tests.golden.ages import CLOSE, SHOWN, Watcher, watch

FOLDER = Path(__file__).parent / "through_the_ages"


@cache
def watched(name: str) -> Watcher:
    return watch(read_record(FOLDER / f"{name}.clio"))


def shown(name: str) -> set[str]:
    return watched(name).features


def all_shown() -> set[str]:
    return set().union(*(shown(name) for name in SHOWN))


def cards_of_kind(kind: int) -> list[str]:
    game = load("through_the_ages")
    assert isinstance(game, AgesGame)
    return [card.id for place, card in enumerate(game.deck.cards) if game.lookup.kind[place] == kind]


@pytest.mark.parametrize("name", SHOWN)
def test_a_record_shows_what_it_is_kept_for(name: str) -> None:
    assert set(SHOWN[name][1]) <= shown(name)


def test_every_aggression_succeeds_somewhere_and_some_are_repelled() -> None:
    aggressions = cards_of_kind(K_AGGRESSION)
    assert len(aggressions) == 11
    assert {f"{card} succeeded" for card in aggressions} <= all_shown()
    assert any(f"{card} repelled" in all_shown() for card in aggressions)


def test_every_war_is_won_and_lost_somewhere() -> None:
    wars = cards_of_kind(K_WAR)
    assert len(wars) == 3
    assert {f"{card} {how}" for card in wars for how in ("won", "lost")} <= all_shown()


def test_every_pact_is_accepted_somewhere_and_some_are_refused_and_cancelled() -> None:
    pacts = cards_of_kind(K_PACT)
    assert len(pacts) == 10
    assert {f"{card} accepted" for card in pacts} <= all_shown()
    assert any(f"{card} refused" in all_shown() for card in pacts)
    assert any(f"{card} cancelled" in all_shown() for card in pacts)


def test_each_way_to_the_end_is_there() -> None:
    assert {
        "last round by the turn of the first player",
        "last round by the turn of another player",
        "resigned, 1 left of 2",
        "resigned, 1 left of 3",
        "resigned, 2 left of 4",
        f"two ages ended {CLOSE} rounds apart",
    } <= all_shown()


def test_together_they_bring_nearly_every_card_into_effect() -> None:
    effects = set().union(*(watched(name).effects for name in SHOWN))
    late = {"civil_service", "engineering", "modern_infantry", "movies", "rockets", "tanks"}
    great = {"hollywood", "transcontinental_railroad"}
    assert set(load("through_the_ages").effect_names()) - effects == late | great
