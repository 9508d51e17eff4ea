"""Why a choice is better, told of the tables by which it was judged."""

from __future__ import annotations

from collections import Counter

from clio.coach.decisions import Choice, Judged
from clio.coach.ends import Ends, in_play
from clio.coach.reasons import reason, seen_cards
from clio.coach.saying import Saying
from clio.engine.state import State
from tests.coach.test_places import played


def judged(state: State, best: tuple[Ends, Ends], taken: tuple[Ends, Ends]) -> Judged:
    action = state.legal(state.seats_open()[0])[0]
    return Judged(0, [Choice(action, 60.0, 0.0, *best), Choice(action, 50.0, 0.0, *taken)], 1, 0)


def points(n: float) -> Ends:
    return Ends(1, {"sheet-points": n})


def test_what_was_judged_by_the_end_of_the_turn_is_told_of_it() -> None:
    state = played("progress", 2, 60)
    why = reason(state, judged(state, (points(1), points(7)), (points(4), points(5))))
    assert why.more == [("sheet-points", 2)]
    assert not why.less, "at the end of the action it was fewer, but nobody judged by that"
    assert not why.later


def test_some_turns_on_it_is_told_again_where_it_is_more_or_the_other_way() -> None:
    state = played("ancient_knowledge", 2, 60)
    for now, later, told in ((2, 2, []), (2, 1, []), (2, 8, [("sheet-points", 8)]), (-2, 3, [("sheet-points", 3)])):
        why = reason(state, judged(state, (points(now), points(later)), (points(0), points(0))))
        assert why.later == told


def test_what_lies_in_the_middle_is_in_nobodys_play() -> None:
    """In Ancient Knowledge the boards of technologies have numbers, as seats have."""
    state = played("ancient_knowledge", 2, 60)
    boards = [zone for zone, name in enumerate(state.layout.names) if name.startswith("board ")]
    lying = {state.game.card_name[card] for zone in boards for card in state.zones[zone]}
    assert lying
    assert not lying & (set(in_play(state, 0)) | set(in_play(state, 1)))


def test_a_card_that_lies_there_already_is_not_brought_into_play() -> None:
    state = played("ancient_knowledge", 2, 60)
    own, others = in_play(state, 0), in_play(state, 1)
    there, coming = next(iter(own)), next(name for name in others if not own[name])
    ends = Ends(1, {}, Counter([there, coming]))
    why = reason(state, judged(state, (ends, Ends()), (Ends(1), Ends())))
    assert why.gained == [coming]


def test_where_only_a_hand_differs_the_cards_are_named() -> None:
    state = played("through_the_ages", 2, 60)
    first, second, *_ = sorted(seen_cards(state, 0))
    best, taken = Ends(1, held=Counter([first])), Ends(1, held=Counter([second]))
    why = reason(state, judged(state, (best, Ends()), (taken, Ends())))
    assert (why.held, why.instead) == ([first], [second])
    saying = Saying(state.game, "en")
    assert saying.reason(why) == f"You then hold {saying.words.card(first)} instead of {saying.words.card(second)}."
    best.sheet["sheet-culture"] = 5.0
    assert not reason(state, judged(state, (best, Ends()), (taken, Ends()))).held, "there is more to tell"


def test_a_card_that_was_not_seen_is_not_named_even_if_held() -> None:
    state = played("through_the_ages", 2, 60)
    seen = seen_cards(state, 0)
    first = next(iter(seen))
    hidden = next(name for name in state.game.card_name if name not in seen)
    best, taken = Ends(1, held=Counter([hidden])), Ends(1, held=Counter([first]))
    assert not reason(state, judged(state, (best, Ends()), (taken, Ends())))
