"""Tournaments on paper: everybody plays once a round, nobody meets twice if it can be avoided, seats go round."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clio.arena import tournament
from clio.arena.tournament import (
    GONE,
    KNOCKOUT,
    SWISS,
    Past,
    Sat,
    Tables,
    draw,
    next_round,
    rounds_to_win,
    seats_suit,
    standings,
)

Played = list[list[Sat]]


# (players, at a table, rounds, whose luck): so few that all ways to pair them can be looked at.
SMALL = st.one_of(
    st.tuples(st.integers(2, 9), st.just(2), st.integers(1, 7), st.integers(0, 10_000)),
    st.tuples(st.integers(3, 9), st.just(3), st.integers(1, 5), st.integers(0, 10_000)),
    st.tuples(st.integers(4, 9), st.just(4), st.integers(1, 4), st.integers(0, 10_000)),
)


def played(tables: Tables, chance: random.Random, ties: bool = True) -> list[Sat]:
    """A round that went somehow; some shared a place, some left."""
    found = []
    for players in tables:
        places = [chance.randint(0 if ties else 1, len(players)) for _ in players] if ties else [*range(len(players))]
        if not ties:
            chance.shuffle(places)
            places = [place + 1 for place in places]
        found.append(Sat(players, tuple(places) if len(players) > 1 else (1,)))
    return found


def rounds_of(kind: str, players: int, size: int, most: int, seed: int) -> Iterator[tuple[Played, Tables]]:
    """Round by round: what was played before, and the tables that follow from it."""
    chance, past, order = random.Random(seed), Played(), draw(range(players), str(seed))
    for _ in range(most):
        tables = next_round(kind, order, range(players), past, size)
        if not tables:
            return
        yield [*past], tables
        past.append(played(tables, chance, ties=kind == SWISS))


def groupings(players: Sequence[int], size: int) -> Iterator[list[tuple[int, ...]]]:
    """All ways to sit down at tables."""
    if not players:
        yield []
        return
    for others in combinations(players[1:], size - 1):
        rest = [player for player in players[1:] if player not in others]
        for more in groupings(rest, size):
            yield [(players[0], *others), *more]


@settings(max_examples=60, deadline=None)
@given(SMALL)
def test_everybody_plays_once_a_round_or_has_a_bye_that_was_due(field):
    players, size, most, seed = field
    for past, tables in rounds_of(SWISS, players, size, most, seed):
        assert sorted(player for table in tables for player in table) == list(range(players))
        byes = [table[0] for table in tables if len(table) == 1]
        assert len(byes) == players % size
        assert all(len(table) == size for table in tables[: len(tables) - len(byes)])
        before = Past(past, size).byes
        spared = [before[player] for player in range(players) if player not in byes]
        assert not byes or max(before[player] for player in byes) <= min(spared), "nobody has two before all have one"


@settings(max_examples=60, deadline=None)
@given(SMALL)
def test_nobody_meets_twice_and_seats_are_even_while_that_can_be(field):
    players, size, most, seed = field
    for rounds, tables in rounds_of(SWISS, players, size, most, seed):
        past = Past(rounds, size)
        full = [table for table in tables if len(table) == size]
        again = sum(past.meetings(table) for table in full)
        uneven = any(past.spread(player, seat) > 1 for table in full for seat, player in enumerate(table))
        fewest, even_too = again, False
        for byes in tournament.byes_for(list(range(players)), past):
            for way in groupings([player for player in range(players) if player not in byes], size):
                met = sum(past.meetings(table) for table in way)
                if met <= fewest:
                    suits = all(seats_suit(table, past) for table in way)
                    even_too = suits or (even_too and met == fewest)
                    fewest = met
        assert again == fewest
        assert not (uneven and even_too)


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 4), st.integers(4, 12), st.integers(0, 10_000))
def test_seats_are_even_within_one_in_every_tournament_of_usual_length(size, tables, seed):
    players = size * max(tables, size * 2)
    counts: Counter[tuple[int, int]] = Counter()
    for _, paired in rounds_of(SWISS, players, size, 4, seed):
        counts.update((player, seat) for table in paired for seat, player in enumerate(table))
        for player in range(players):
            sat = [counts[player, seat] for seat in range(size)]
            assert max(sat) - min(sat) <= 1


@settings(max_examples=30, deadline=None)
@given(SMALL, st.sampled_from([SWISS, KNOCKOUT]))
def test_the_same_rounds_give_the_same_next_round(field, kind):
    players, size, most, seed = field
    assert list(rounds_of(kind, players, size, most, seed)) == list(rounds_of(kind, players, size, most, seed))


@pytest.mark.parametrize(("players", "size"), [(64, 2), (63, 2), (64, 4), (60, 3), (50, 5)])
def test_large_fields_meet_anew_too(players, size):
    met: Counter[tuple[int, int]] = Counter()
    for _, tables in rounds_of(SWISS, players, size, 5, players):
        met.update(pair for table in tables for pair in combinations(sorted(table), 2))
    assert max(met.values()) == 1


def test_where_all_have_met_they_meet_again_as_rarely_as_can_be():
    met: Counter[tuple[int, int]] = Counter()
    for _, tables in rounds_of(SWISS, 4, 2, 6, 1):
        met.update(pair for table in tables for pair in combinations(sorted(table), 2))
    assert set(met.values()) == {2}, "everybody twice with everybody"


def test_exchanging_players_finds_a_round_when_there_is_no_time_to_look_at_all(monkeypatch):
    monkeypatch.setattr(tournament, "MOST_TRIED", 0)
    for rounds, tables in rounds_of(SWISS, 24, 3, 3, 5):
        assert sorted(player for table in tables for player in table) == list(range(24))
        assert sum(Past(rounds, 3).meetings(table) for table in tables) == 0


# --- points and standings


def test_a_point_for_each_player_one_is_ahead_of_and_half_a_point_for_equals():
    rounds = [[Sat((0, 1, 2, 3), (1, 2, 2, 4))]]
    found = {one.player: (one.rank, one.halves, one.wins) for one in standings(range(4), rounds, 4)}
    assert found == {0: (1, 6, 1), 1: (2, 3, 0), 2: (2, 3, 0), 3: (4, 0, 0)}


def test_who_left_is_behind_all_and_a_bye_counts_as_won():
    rounds = [[Sat((0, 1, 2), (2, GONE, 1)), Sat((3,), (1,))]]
    found = {one.player: one.halves for one in standings(range(4), rounds, 3)}
    assert found == {2: 4, 0: 2, 1: 0, 3: 4}


def test_ties_are_broken_by_whom_one_met():
    rounds = [
        [Sat((0, 1), (1, 2)), Sat((2, 3), (1, 2))],
        [Sat((2, 0), (1, 2)), Sat((3, 1), (1, 2))],
    ]
    found = standings([3, 0, 1, 2], rounds, 2)
    # 0 and 3 have won once: 0 lost to the winner and beat the last, 3 the other way round.
    assert [(one.player, one.halves, one.against) for one in found] == [(2, 4, 4), (3, 2, 4), (0, 2, 4), (1, 0, 4)]
    assert [one.rank for one in found] == [1, 2, 2, 4]
    rounds.append([Sat((2, 1), (1, 2)), Sat((0, 3), (1, 1))])
    found = standings([3, 0, 1, 2], rounds, 2)
    assert [(one.rank, one.player) for one in found] == [(1, 2), (2, 3), (2, 0), (4, 1)]


def test_a_round_that_is_played_counts_for_nobody_yet():
    rounds = [[Sat((0, 1), (1, 2)), Sat((2, 3), ())]]
    assert [(one.player, one.halves) for one in standings(range(4), rounds, 2)] == [(0, 2), (1, 0), (2, 0), (3, 0)]


# --- knockouts


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 70), st.integers(2, 6), st.integers(0, 10_000))
def test_the_best_of_each_table_goes_on_until_one_is_left(players, size, seed):
    rounds, alive = Played(), set(range(players))
    for past, tables in rounds_of(KNOCKOUT, players, size, 10, seed):
        sitting = [player for table in tables for player in table]
        assert len(sitting) == len(set(sitting))
        if past:
            alive = {sat.players[sat.places.index(1)] for sat in past[-1]}
        assert set(sitting) == alive
        assert all(len(table) <= size for table in tables)
        assert sum(len(table) == 1 for table in tables) <= (size == 2)
        rounds = past
    assert len(rounds) + 1 == rounds_to_win(players, size)


def test_nobody_has_two_byes_of_a_knockout_before_the_others():
    byes = Counter(t[0] for _, tables in rounds_of(KNOCKOUT, 21, 2, 9, 3) for t in tables if len(t) == 1)
    assert max(byes.values()) == 1


def test_the_next_best_goes_on_for_a_winner_who_does_not_want_to():
    rounds = [[Sat((0, 1, 2), (1, 2, 3)), Sat((3, 4, 5), (GONE, 3, 1))]]
    order = list(range(6))
    assert sorted(next_round(KNOCKOUT, order, order, rounds, 3)[0]) == [0, 5]
    assert sorted(next_round(KNOCKOUT, order, [1, 2, 3, 4, 5], rounds, 3)[0]) == [1, 5]
    assert next_round(KNOCKOUT, order, [0, 1, 2, 3], rounds, 3) == [], "who left does not go on"


def test_a_knockout_is_ranked_by_how_far_one_came():
    rounds = [
        [Sat((0, 1), (1, 2)), Sat((2, 3), (2, 1)), Sat((4,), (1,))],
        [Sat((0, 3), (1, 2)), Sat((4,), (1,))],
        [Sat((4, 0), (2, 1))],
    ]
    found = standings(range(5), rounds, 2, KNOCKOUT)
    assert [(one.player, one.lost_in) for one in found] == [(0, 0), (4, 3), (3, 2), (1, 1), (2, 1)]
    assert {one.lost_in for one in standings(range(5), [], 2, KNOCKOUT)} == {0}
    early = standings(range(5), rounds[:1], 2, KNOCKOUT)
    assert [one.player for one in early if not one.lost_in] == [0, 3, 4]


def test_no_round_without_enough_players():
    assert next_round(SWISS, [0, 1, 2], [0, 1], [], 3) == []
    assert next_round(KNOCKOUT, [0, 1], [0], [], 2) == []
    assert draw(range(9), "a") == draw(reversed(range(9)), "a") != draw(range(9), "b")
