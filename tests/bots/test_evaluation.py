"""The hand-written evaluation: it likes what a good player likes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clio.bots import decide, make
from clio.engine.dice import dice_from_seed
from clio.engine.registry import load
from clio.games.progress.ends import TERMS, Ends
from tests.progress.table import Table, table, tech

evaluate = load("progress").evaluate
Change = Callable[[Table], object]


def plain(**options: str | int) -> Table:
    """Seat 0 to act in Age I with a middling hand."""
    return table(**options).hand(0, "writing", "pottery").hand(1, "burial").act(0)  # type: ignore[arg-type]


BETTER: dict[str, Change] = {
    "a technology": lambda t: t.active(0, "mathematics"),
    "a skill": lambda t: t.skill(0, action=1),
    "a token": lambda t: t.tokens(0, science=1),
    "a token that is spent but will be back": lambda t: t.spent(0, science=1),
    "a step on a power track": lambda t: t.power(0, army=1),
    "a development": lambda t: t.developing(0, geometry=4),
    "a card in hand": lambda t: t.hand(0, "writing", "pottery", "wheel"),
    "an action more": lambda t: t.skill(0, action=2),
}


@pytest.mark.parametrize("what", BETTER)
def test_more_is_better_and_worse_for_the_other(what: str) -> None:
    before, after = plain(), plain()
    BETTER[what](after)
    assert evaluate(after.state, 0) > evaluate(before.state, 0)
    if what != "a card in hand":  # which the other cannot see
        assert evaluate(after.state, 1) < evaluate(before.state, 1)


ORDERED: dict[str, tuple[Change, Change]] = {
    "a development with fewer markers": (
        lambda t: t.developing(0, geometry=4),
        lambda t: t.developing(0, geometry=1),
    ),
    "a General token": (lambda t: t.tokens(0, culture=1), lambda t: t.tokens(0, general=1)),
    "the Action skill": (lambda t: t.skill(0, shuffle=1), lambda t: t.skill(0, action=1)),
    "a card whose prerequisite is there": (
        lambda t: t.active(0, "burial").hand(0, "poetry"),
        lambda t: t.active(0, "musical_instruments").hand(0, "poetry"),
    ),
    "a card that tokens can pay": (
        lambda t: t.tokens(0, culture=3).hand(0, "geometry"),
        lambda t: t.tokens(0, science=3, engineering=2, culture=-2).hand(0, "geometry"),
    ),
    "a card not yet owned": (
        lambda t: t.active(0, "writing").hand(0, "writing"),
        lambda t: t.active(0, "writing").hand(0, "alphabet"),
    ),
    "two different cards": (
        lambda t: t.hand(0, "pottery", "pottery"),
        lambda t: t.hand(0, "pottery", "wheel"),
    ),
    "actions not yet used": (lambda t: t.act(0, used=1), lambda t: t.act(0, used=0)),
    "a lead by more": (lambda t: t.power(0, prestige=1), lambda t: t.power(0, prestige=2)),
}


@pytest.mark.parametrize("what", ORDERED)
def test_this_is_better_than_that(what: str) -> None:
    worse, better = plain(), plain()
    ORDERED[what][0](worse)
    ORDERED[what][1](better)
    assert evaluate(better.state, 0) > evaluate(worse.state, 0)


AT_THE_END_OF_A_TURN: dict[str, Change] = {
    name: BETTER[name]
    for name in ("a technology", "a skill", "a step on a power track", "a development", "a card in hand")
}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("what", AT_THE_END_OF_A_TURN)
def test_more_is_better_at_the_end_of_a_turn_too_whoever_holds_it(what: str, players: int) -> None:
    before, after = plain(players=players), plain(players=players)
    AT_THE_END_OF_A_TURN[what](after)
    assert evaluate(after.state, 0, "ends") > evaluate(before.state, 0, "ends")
    lost = evaluate(before.state, 1, "ends") - evaluate(after.state, 1, "ends")
    assert lost > 0 or (lost == 0 and players > 2), "only the best of several rivals counts"


def test_the_end_of_a_turn_that_ends_the_game_is_judged_as_any_other_end() -> None:
    won = table().power(0, prestige=5).end_now()
    for seat in (0, 1):
        assert evaluate(won.state, seat, "ends") == evaluate(won.state, seat, "tuned")


def test_what_is_counted_at_the_end_of_a_turn_has_two_weights_each() -> None:
    game = load("progress")
    rows = game.weights("ends").values
    assert tuple(rows) == TERMS
    ends = game.evaluation_by("ends")
    assert isinstance(ends, Ends)
    for players in (2, 5):
        found = ends.terms(plain(players=players).state)
        assert [len(terms) for terms in found] == [2 * len(TERMS)] * players


def test_cards_above_the_hand_limit_are_worth_little() -> None:
    names = ["writing", "pottery", "wheel", "burial", "agriculture", "musical_instruments"]
    values = [evaluate(plain().hand(0, *names[:count]).state, 0) for count in (4, 5, 6)]
    assert values[1] - values[0] > 3 * (values[2] - values[1]) > 0


def test_an_engine_is_worth_less_when_the_end_is_near() -> None:
    """With one symbol of two the last age is half over: what works for turns to come is worth less."""

    def gain(active: list[str]) -> float:
        poor, rich = (table().age(3).active(1, *active).act(0) for _ in range(2))
        rich.tokens(0, general=2)
        return evaluate(rich.state, 0) - evaluate(poor.state, 0)

    assert gain([]) > gain(["newspapers"]) > 0


def test_who_is_behind_in_points_but_has_the_engine_does_not_want_the_end() -> None:
    late = tech("late", age=3, symbol=4, vp=0)

    def change(**lead: int) -> float:
        """What a symbol in the other's area changes for seat 0."""
        found = []
        for names in ([], ["late"]):
            t = table(cards=[late]).age(3).active(1, *names).act(0)
            t.power(0, army=lead.get("power", 0)).skill(0, action=lead.get("skill", 0))
            found.append(evaluate(t.state, 0))
        return found[1] - found[0]

    assert change(skill=3) < change(power=3)


def test_winning_is_better_than_any_table_and_losing_worse() -> None:
    won = table().power(0, prestige=5).end_now()
    rich = plain().skill(0, action=3, draw=4, hand=4).power(0, prestige=9, army=9, population=9)
    assert evaluate(won.state, 0) > evaluate(rich.state, 0)
    assert evaluate(won.state, 1) < evaluate(rich.state, 1)


def test_a_milestone_marker_is_a_promise() -> None:
    before, after = (plain(milestones="yes").milestone("great_pyramids") for _ in range(2))
    after.state.covered[0] = 0
    assert evaluate(after.state, 0) > evaluate(before.state, 0)
    assert evaluate(after.state, 1) < evaluate(before.state, 1)


def test_alone_time_runs_against_the_player() -> None:
    before, after = (table(players=1).act(0) for _ in range(2))
    after.time("wheel", "pottery", "burial")
    assert evaluate(after.state, 0) < evaluate(before.state, 0)
    lost = table(players=1)
    lost.state.finish(table(players=1).end_now().result())
    assert evaluate(lost.state, 0) > -100


def test_greedy_pays_with_tokens_rather_than_with_good_cards() -> None:
    t = plain().hand(0, "writing", "pottery", "wheel").tokens(0, science=1).act(0).do("discover writing")
    assert t.question() == "pay-discovery"
    assert decide(make("greedy"), t.state, 0, dice_from_seed("1")).text == "pay token science"


def test_greedy_takes_what_costs_nothing() -> None:
    t = plain().active(0, "writing").hand(0, "alphabet").act(0)
    assert decide(make("greedy"), t.state, 0, dice_from_seed("1")).text == "discover alphabet"


def test_greedy_draws_last() -> None:
    t = plain().active(0, "writing").hand(0, "alphabet", "calendar").act(0)
    first = decide(make("greedy"), t.state, 0, dice_from_seed("1"))
    assert first.text.startswith("discover")
    t.act(0, used=1).hand(0)
    assert decide(make("greedy"), t.state, 0, dice_from_seed("1")).text == "draw"
