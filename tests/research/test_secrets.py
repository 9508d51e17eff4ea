"""Nothing a seat cannot see reaches it: hidden cards dealt again change neither observation nor mask nor infos.

CLIO_POSITIONS says how many positions of each game are tried.
"""

from __future__ import annotations

import os

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.registry import games, load
from clio.engine.step import Together
from clio.research import Episode

POSITIONS = int(os.environ.get("CLIO_POSITIONS", "300"))
EVERY = 11


def played(name: str, players: int, seed: str) -> Episode:
    game = load(name)
    return Episode(game, game.complete({"players": str(players)}), seed)


def go_on(episode: Episode, chance: str) -> None:
    rows = episode.game.actions.rows
    legal = episode.legal()
    wise = [index for index in legal if not episode.game.rare(rows[index])] or legal
    episode.act(wise[dice_from_seed(f"{chance} {len(episode.moves)}").below(len(wise))])


@pytest.mark.parametrize("name", games())
def test_hidden_cards_dealt_again_change_nothing_a_seat_is_given(name: str) -> None:
    numbers = [players for players in load(name).seat_numbers if players > 1]
    found = deal = 0
    while found < POSITIONS:
        episode = played(name, numbers[deal % len(numbers)], f"secrets {deal}")
        deal += 1
        while not episode.over and found < POSITIONS:
            go_on(episode, "walk")
            if len(episode.moves) % EVERY or episode.over:
                continue
            found += 1
            for seat in range(episode.seats):
                world = episode.redeal(seat, f"world {found}")
                assert world.observation(seat) == episode.observation(seat)
                assert world.seat == episode.seat
                if seat == episode.seat:
                    assert world.mask(seat) == episode.mask(seat)


# The games in which several seats are ever asked at the same time.
TOGETHER = [name for name in games() if any(issubclass(step, Together) for step in load(name).steps)]


@pytest.mark.parametrize("name", TOGETHER)
def test_who_answers_later_is_blind_to_what_was_answered_before(name: str) -> None:
    """Of seats asked together, the next sees the same whatever the one before it answered."""
    tried = 0
    for deal in range(12):
        episode = played(name, 3, f"together {deal}")
        while not episode.over and tried < 5:
            state = episode.state
            first = episode.seat
            if isinstance(state.asking(), Together) and len(state.seats_open()) > 1 and len(episode.legal()) > 1:
                seen = set()
                for index in episode.legal():
                    other = episode.clone()
                    other.act(index)
                    while not other.over and other.seat == first:
                        other.act(other.legal()[0])
                    seen.add((other.seat, other.observation(other.seat), other.mask(other.seat)))
                assert len(seen) == 1
                tried += 1
            go_on(episode, "walk")
        if tried >= 5:
            break
    assert tried == 5, "in these games nobody was asked together with others often enough"


def test_what_a_seat_holds_does_reach_it() -> None:
    """The check can fail: to another seat the same worlds look different."""
    episode = played(games()[1], 2, "holds")
    for _ in range(10):
        go_on(episode, "walk")
    worlds = {episode.redeal(0, f"world {number}").observation(1) for number in range(5)}
    assert len(worlds) > 1
