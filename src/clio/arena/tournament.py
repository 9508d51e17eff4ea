"""Tournaments as one would run them with pencil and paper: who meets whom on which seat, and who stands where.

Players are numbers. What was played so far is all there is to know: the same rounds give the same next round. Here is
no clock, no chance but the draw, no database; `clio.server.tournaments` does what is worked out here.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice, permutations
from typing import Final, NamedTuple

from clio.engine.dice import dice_from_seed

SWISS, KNOCKOUT = "swiss", "knockout"
KINDS: Final = (SWISS, KNOCKOUT)
GONE: Final = 0  # the place of somebody who left the table: behind all others

MOST_TRIED = 5_000  # tables that are looked at before what was found by exchanging players is good enough
MOST_BYES = 60  # ways to choose who does not play
MOST_EXCHANGES = 20_000
NEAR = 4  # tables away: at first players change places with those who stand near them
RARELY = 400  # of so many exchanges that make it worse, one is made all the same
NO_TROUBLE: Final = (0, 0)


class Sat(NamedTuple):
    """A table of a round: who sat on which seat, and their places when it was over. Who sits alone has a bye."""

    players: tuple[int, ...]
    places: tuple[int, ...] = ()


Round = Sequence[Sat]
Tables = list[tuple[int, ...]]


class Standing(NamedTuple):
    """Where somebody stands. Points are halves: two for each player one was ahead of, one for each at one's place."""

    rank: int
    player: int
    halves: int
    against: int  # the halves of everybody they met, which break ties
    wins: int
    lost_in: int  # the round in which they went out of a knockout; 0: they did not


def draw(players: Iterable[int], seed: str) -> list[int]:
    """The players in an order that nobody chose and everybody can work out again."""
    return sorted(players, key=lambda number: hashlib.sha256(f"{seed} {number}".encode()).digest())


def rounds_to_win(players: int, size: int) -> int:
    """How many rounds a knockout has."""
    count = 0
    while players > 1:
        players, count = -(-players // size), count + 1
    return count


# --- what was played


class Past:
    """What the rounds so far mean for the next one."""

    def __init__(self, rounds: Sequence[Round], size: int) -> None:
        self.size = size
        self.halves: Counter[int] = Counter()
        self.wins: Counter[int] = Counter()
        self.byes: Counter[int] = Counter()
        self.met: Counter[tuple[int, int]] = Counter()
        self.seats: Counter[tuple[int, int]] = Counter()  # how often a player sat on a seat
        for sat in (sat for one in rounds for sat in one):
            self._add(sat)

    def _add(self, sat: Sat) -> None:
        if len(sat.players) == 1:
            self.byes[sat.players[0]] += 1
            self.halves[sat.players[0]] += 2 * (self.size - 1)  # as if they had won: it is not their fault
            return
        for seat, player in enumerate(sat.players):
            self.seats[player, seat] += 1
        for one, other in combinations(sorted(sat.players), 2):
            self.met[one, other] += 1
        for player, (halves, won) in earned(sat).items():
            self.halves[player] += halves
            self.wins[player] += won

    def meetings(self, players: Sequence[int]) -> int:
        """How often any two of these have met."""
        return sum(self.met[pair] for pair in combinations(sorted(players), 2))

    def open_seats(self, player: int) -> list[int]:
        """The seats on which a player has sat least often: none of them puts the player out of balance by two."""
        counts = [self.seats[player, seat] for seat in range(self.size)]
        return [seat for seat, count in enumerate(counts) if count == min(counts)]

    def spread(self, player: int, seat: int) -> int:
        """How unevenly a player will have sat after sitting there."""
        counts = [self.seats[player, one] + (one == seat) for one in range(self.size)]
        return max(counts) - min(counts)


def earned(sat: Sat) -> dict[int, tuple[int, bool]]:
    """What each player of a table gets: halves, and whether they won it."""
    places = [place or len(sat.players) + 1 for place in sat.places]
    return {
        player: (
            2 * sum(other > place for other in places) + sum(other == place for other in places) - 1
            if place <= len(places)
            else 0,  # who left has nothing, not even for being as far behind as somebody else who left
            place == 1,
        )
        for player, place in zip(sat.players, places, strict=False)
    }


def standings(order: Sequence[int], rounds: Sequence[Round], size: int, kind: str = SWISS) -> list[Standing]:
    """Everybody, the best first: by points, then by those of whom they met, then by tables won; equals share a rank.

    In a knockout whoever stayed in longer stands higher, and of those who went out in one round the better placed.
    """
    past = Past(rounds, size)
    against: Counter[int] = Counter()
    for (one, other), times in past.met.items():
        against[one] += times * past.halves[other]
        against[other] += times * past.halves[one]
    out = knocked_out(rounds) if kind == KNOCKOUT else {}
    keys: dict[int, tuple[int, ...]] = {}
    for player in order:
        lost, place = out.get(player, (0, 0))
        stayed = (-(lost or len(rounds) + 1), place)  # in a Swiss the same for everybody
        keys[player] = (*stayed, -past.halves[player], -against[player], -past.wins[player])
    best = sorted(order, key=lambda player: (keys[player], order.index(player)))
    first: dict[tuple[int, ...], int] = {}
    for rank, player in enumerate(best, 1):
        first.setdefault(keys[player], rank)
    return [
        Standing(
            first[keys[player]],
            player,
            past.halves[player],
            against[player],
            past.wins[player],
            out.get(player, (0, 0))[0],
        )
        for player in best
    ]


def knocked_out(rounds: Sequence[Round]) -> dict[int, tuple[int, int]]:
    """Who went out of a knockout: in which round, at which place of their table."""
    out = {}
    for number, one in enumerate(rounds, 1):
        on = {player for sat in rounds[number] for player in sat.players} if number < len(rounds) else None
        for sat in (sat for sat in one if sat.places and len(sat.players) > 1):
            for player, place in zip(sat.players, sat.places, strict=True):
                behind = place or len(sat.players) + 1
                stays = player in on if on is not None else place == 1
                if not stays:
                    out[player] = number, behind
    return out


# --- the next round


def next_round(kind: str, order: Sequence[int], present: Iterable[int], rounds: Sequence[Round], size: int) -> Tables:
    """The tables of the next round, byes (tables of one) last; nothing if there is nobody left to play with.

    `order` is the draw; `present` are those who want to go on.
    """
    here = set(present)
    if kind == SWISS:
        ranked = [one.player for one in standings(order, rounds, size) if one.player in here]
        return swiss(ranked, Past(rounds, size)) if len(ranked) >= size else []
    return knockout([player for player in going_on(order, rounds, here) if player in here], Past(rounds, size))


def going_on(order: Sequence[int], rounds: Sequence[Round], here: set[int]) -> list[int]:
    """Of each table of the last round the best who wants to go on; of equals whom the draw put first."""
    if not rounds:
        return list(order)
    best = []
    for sat in rounds[-1]:
        places = sat.places or (1,) * len(sat.players)
        able = [(place, order.index(p), p) for p, place in zip(sat.players, places, strict=True) if place and p in here]
        best += [min(able)[2]] if able else []
    return sorted(best, key=order.index)


def knockout(players: Sequence[int], past: Past) -> Tables:
    """Tables as equal in size as can be, the players dealt out to them in the order of the draw."""
    if len(players) < 2:
        return []
    count = -(-len(players) // past.size)
    byes = sorted(players, key=lambda player: past.byes[player])[:1] if len(players) < 2 * count else []
    playing = [player for player in players if player not in byes]
    count -= len(byes)
    return [seated(playing[number::count], past) for number in range(count)] + [(player,) for player in byes]


def swiss(ranked: Sequence[int], past: Past) -> Tables:
    """Neighbours in the standings meet, but nobody twice if it can be avoided, and on seats that they need.

    Who does not play had no bye before, if that can be; the last in the standings first.
    """
    tried = Tries()
    for most in range(past.meetings(ranked) + 1):
        for strict in (True, False):
            for byes in islice(byes_for(ranked, past), MOST_BYES):
                playing = [player for player in ranked if player not in byes]
                found = grouped(playing, past, most, strict, tried)
                if found is not None:
                    return [seated(table, past) for table in found] + [(player,) for player in byes]
            if not tried.left:
                return exchanged(ranked, past)
    return exchanged(ranked, past)


class Tries:
    """How much longer one may look."""

    def __init__(self) -> None:
        self.left = MOST_TRIED


def byes_for(ranked: Sequence[int], past: Past) -> Iterator[tuple[int, ...]]:
    """Those who may go without a table: who had the fewest byes must, of equals the last in the standings first."""
    spare = len(ranked) % past.size
    last = sorted(ranked, key=lambda player: (past.byes[player], -ranked.index(player)))
    limit = past.byes[last[spare - 1]] if spare else 0
    surely = [player for player in last[:spare] if past.byes[player] < limit]
    equal = [player for player in last if past.byes[player] == limit]
    for chosen in combinations(equal, spare - len(surely)):
        yield (*surely, *chosen)


def grouped(players: Sequence[int], past: Past, most: int, strict: bool, tried: Tries) -> list[tuple[int, ...]] | None:
    """Tables in which there are at most so many meetings again; strictly: with a seat for each that they need."""
    if not players:
        return []
    first, rest = players[0], players[1:]
    for others in combinations(rest, past.size - 1):
        if not tried.left:
            return None
        tried.left -= 1
        table = (first, *others)
        again = past.meetings(table)
        if again > most or (strict and not seats_suit(table, past)):
            continue
        left = [player for player in rest if player not in others]
        found = grouped(left, past, most - again, strict, tried)
        if found is not None:
            return [table, *found]
    return None


def exchanged(ranked: Sequence[int], past: Past) -> Tables:
    """Neighbours sit together; then players of tables nearby change places until nobody meets twice or sits badly.

    Not every way is looked at: that would take too long in a large field. The dice are always the same.
    """
    byes = next(byes_for(ranked, past))
    playing = [player for player in ranked if player not in byes]
    tables = [list(playing[start : start + past.size]) for start in range(0, len(playing), past.size)]
    dice = dice_from_seed("exchanged")
    troubles = [trouble(table, past) for table in tables]
    best, least = [tuple(table) for table in tables], worth(troubles)
    for attempt in range(MOST_EXCHANGES):
        bad = [number for number, found in enumerate(troubles) if found != NO_TROUBLE]
        if not bad or len(tables) < 2:
            break
        one = bad[dice.below(len(bad))]
        reach = NEAR if attempt < MOST_EXCHANGES // 10 else len(tables)
        near = [n for n in range(max(0, one - reach), min(len(tables), one + reach + 1)) if n != one]
        other = near[dice.below(len(near))]
        a, b = dice.below(past.size), dice.below(past.size)
        tables[one][a], tables[other][b] = tables[other][b], tables[one][a]
        after = [trouble(tables[one], past), trouble(tables[other], past)]
        if worth(after) <= worth([troubles[one], troubles[other]]) or dice.below(RARELY) == 0:
            troubles[one], troubles[other] = after
            if worth(troubles) < least:
                best, least = [tuple(table) for table in tables], worth(troubles)
        else:
            tables[one][a], tables[other][b] = tables[other][b], tables[one][a]
    return [seated(table, past) for table in best] + [(player,) for player in byes]


def trouble(table: Sequence[int], past: Past) -> tuple[int, int]:
    """(how often somebody meets somebody again, how many sit on a seat that they have had too often)."""
    return past.meetings(table), len(table) - suited([past.open_seats(player) for player in table])


def worth(troubles: Iterable[tuple[int, int]]) -> int:
    """What several tables have of it; to meet again is worse."""
    return sum(10 * again + badly for again, badly in troubles)


# --- seats


def seats_suit(table: Sequence[int], past: Past) -> bool:
    """Can everybody have a seat on which they have sat least often?"""
    return suited([past.open_seats(player) for player in table]) == len(table)


def suited(wanted: Sequence[Sequence[int]]) -> int:
    """How many can have a seat that they want, each another one."""
    holder: dict[int, int] = {}
    return sum(_sits(player, wanted, holder, set()) for player in range(len(wanted)))


def _sits(player: int, wanted: Sequence[Sequence[int]], holder: dict[int, int], asked: set[int]) -> bool:
    """Find a seat for one more: a free one, or one whose holder finds another."""
    for seat in wanted[player]:
        if seat not in asked:
            asked.add(seat)
            if seat not in holder or _sits(holder[seat], wanted, holder, asked):
                holder[seat] = player
                return True
    return False


def seated(table: Sequence[int], past: Past) -> tuple[int, ...]:
    """The players of a table by seat: as evenly over all rounds as can be."""

    def uneven(order: tuple[int, ...]) -> tuple[int, int]:
        spreads = [past.spread(player, seat) for seat, player in enumerate(order)]
        again = sum(past.seats[player, seat] for seat, player in enumerate(order))
        return sum(spread - 1 for spread in spreads if spread > 1), again

    return min(permutations(table), key=uneven)
