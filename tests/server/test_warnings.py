"""The command box warns before something is lost, and tells when the end is near; an age has its moment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from clio import bots
from clio.engine.dice import dice_from_seed
from clio.engine.match import Match
from clio.engine.parts import Command, Company, Moment
from clio.engine.registry import games, load
from clio.engine.state import State
from clio.engine.view import view
from clio.engine.words import Words
from clio.pictures import sprite
from clio.server.table_page import page_maker

# What a turn can waste in each game, and what is told of its end. In Ancient Knowledge nobody can end a turn early
# (AMB-02), and a hand beyond its limit is never drawn (AK-HAND-02); Progress ends in the middle of a turn (PR-END-02).
WARNINGS = {
    "progress": {"warn-actions", "warn-pool", "warn-hand", "warn-end-near"},
    "ancient_knowledge": {"warn-sinks", "warn-last-round", "warn-full"},
    "through_the_ages": {
        "warn-civil",
        "warn-military",
        "warn-uprising",
        "warn-hunger",
        "warn-over",
        "warn-corruption",
        "warn-last-turn",
    },
}


class Seen:
    """One question of a game between bots, and what the box said to whoever was asked."""

    def __init__(self, state: State, seat: int, command: Command, moment: Moment | None, words: Words) -> None:
        self.state = state
        self.seat = seat
        self.command = command
        self.moment = moment
        self.words = words


def played(name: str, seed: str) -> Iterator[Seen]:
    game = load(name)
    options = game.complete({"players": "2"})
    match = Match(game, options, seed, ["Ada", "Boris"])
    player, dice = bots.make("random"), dice_from_seed("warnings " + seed)
    words = Words(("clio.server", *game.packages), "en")
    company = Company("table", ["Ada", "Boris"], ["", ""], "running", 0, False)
    while not match.state.over:
        seat = match.state.seats_open()[0]
        company.seat = seat
        page = page_maker(name)(view(match.state, seat), company, words)
        yield Seen(match.state, seat, page.command, page.moment, words)
        match.act(seat, bots.decide(player, match.state, seat, dice))


@cache
def told(name: str) -> tuple[frozenset[str], dict[int, Moment]]:
    """(the warnings that were said, the moments by number) in some games between bots that play at random."""
    said: set[str] = set()
    moments: dict[int, Moment] = {}
    for seed in range(1, 7):
        for seen in played(name, str(seed)):
            names = {key if isinstance(key, str) else str(key[0]) for key in seen.words.said}
            said |= {name for name in names if name.startswith("warn-")}
            if seen.moment is not None:
                moments[seen.moment.number] = seen.moment
        if WARNINGS[name] <= said:
            break
    return frozenset(said), moments


@pytest.mark.parametrize("name", games())
def test_every_warning_is_given_in_play(name: str) -> None:
    assert told(name)[0] == WARNINGS[name]


@pytest.mark.parametrize("name", games())
def test_moments_follow_each_other_and_have_pictures(name: str) -> None:
    moments = told(name)[1]
    assert len(moments) >= 3
    begun = [moments[number] for number in sorted(moments)][1:]  # the first one is there from the start
    assert len({moment.title for moment in begun}) == len(begun)
    assert all(sprite(name).has(moment.picture) for moment in begun)


def test_unspent_actions_are_counted() -> None:
    for seen in played("progress", "2"):
        pips = seen.command.pips
        if seen.command.end and pips and pips[0].left:
            assert any(str(pips[0].left) in warning for warning in seen.command.warnings)
            return
    raise AssertionError("nobody could end a turn early")
