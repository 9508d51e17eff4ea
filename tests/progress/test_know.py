"""KNOW: knowledge and payment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from random import Random

import pytest

from clio.engine.ids import Seat
from clio.games.progress.game import ProgressGame
from clio.games.progress.rules.ages import start_age
from clio.games.progress.rules.knowledge import affordable, hand_value
from clio.games.progress.state import CHOSEN, Cost
from tests.progress.table import Table, game_with, table, tech

KINDS = ("science", "engineering", "culture")
# Cards to pay with, named by what they yield; of each there are five copies.
K1, K2, K3, K4 = tech("k1", value=1), tech("k2", value=2), tech("k3", value=3), tech("k4", value=4)
L1 = tech("l1", value=1)
MONEY = [K1, K2, K3, K4, L1]
WAYS = [("science", "engineering"), ("science", "culture"), ("engineering", "science")]
WAYS += [("engineering", "culture"), ("culture", "science"), ("culture", "engineering")]


def price(*costs: str) -> Table:
    """A table at which x costs this, and y costs 1 engineering; superfluous sources are barred (S-06)."""
    return table(cards=[*MONEY, tech("x", value=3, costs=costs), tech("y", costs=["1 engineering"])], overpay="minimal")


def waste(*costs: str) -> Table:
    """The same by the books: every covering payment is possible (S-06)."""
    return table(cards=[*MONEY, tech("x", value=3, costs=costs), tech("y", costs=["1 engineering"])])


# ---- kinds


@pytest.mark.rule("PR-KNOW-01")
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_paid_with_its_own_or_with_general_knowledge(kind: str) -> None:
    for ready in ({kind: 2}, {"general": 2}, {kind: 1, "general": 1}):
        t = price(f"2 {kind}").hand(0, "x").tokens(0, **ready).do("discover x")
        assert t.active_of(0) == ["x"]
        assert (t.ready_of(0), t.spent_of(0), t.pool_of()) == ({}, ready, {})
    for pool in ({kind: 2}, {"general": 2}, {kind: 1, "general": 1}):
        t = price(f"2 {kind}").hand(0, "x", "k1").pool(**pool).do("discover x")
        assert (t.active_of(0), t.hand_of(0), t.pool_of()) == (["x"], ["k1"], {})
    for sources in ({kind: 1}, {"general": 1}):
        t = price(f"2 {kind}").hand(0, "x").tokens(0, **sources)
        assert t.refusal("discover x") == "PR-DISC-08"
        t = price(f"2 {kind}").hand(0, "x").pool(**sources)
        assert t.refusal("discover x") == "PR-DISC-08"


@pytest.mark.rule("PR-KNOW-02")
@pytest.mark.parametrize(("asked", "held"), WAYS)
def test_a_typed_unit_never_stands_in_for_another_type(asked: str, held: str) -> None:
    t = price(f"2 {asked}").hand(0, "x").tokens(0, **{held: 2})
    assert t.refusal("discover x") == "PR-DISC-08"
    t = price(f"2 {asked}").hand(0, "x").pool(**{held: 2})
    assert t.refusal("discover x") == "PR-DISC-08"
    t.tokens(0, **{asked: 2}).do("discover x")
    assert (t.spent_of(0), t.pool_of()) == ({asked: 2}, {held: 2})


@pytest.mark.rule("PR-KNOW-02")
@pytest.mark.parametrize(("asked", "held"), WAYS)
def test_a_token_of_another_type_is_superfluous(asked: str, held: str) -> None:
    t = price(f"2 {asked}").hand(0, "x", "k1", "k1").tokens(0, **{held: 1, asked: 1}).do("discover x")
    assert t.legal() == {f"pay token {asked}", "pay k1"}
    assert t.refusal(f"pay token {held}") == "PR-KNOW-02"


# ---- cards


@pytest.mark.rule("PR-KNOW-03")
@pytest.mark.parametrize(("card", "value"), [("k1", 1), ("k2", 2), ("k3", 3), ("k4", 4)])
def test_a_discarded_card_yields_its_value_in_general_knowledge(card: str, value: int) -> None:
    t = price("1 culture").hand(0, "x", card, "l1").do("discover x", f"pay {card}")
    assert t.pool_of() == ({"general": value - 1} if value > 1 else {})
    assert (t.pile_of(1), t.hand_of(0), t.active_of(0)) == ([card], ["l1"], ["x"])


@pytest.mark.rule("PR-KNOW-03")
def test_what_all_hand_cards_would_yield() -> None:
    t = price("9 culture").hand(0, "k1", "k2", "k2", "k4").hand(1, "k3")
    assert (hand_value(t.state, Seat(0)), hand_value(t.state, Seat(1))) == (9, 3)
    t.hand(0, "x", "k1", "k2", "k2", "k4").do("discover x", "pay k4", "pay k2", "pay k1", "pay k2")
    assert t.pool_of() == {}
    assert price("9 culture").hand(0, "x", "k2", "k2", "k4").refusal("discover x") == "PR-DISC-08"


# ---- tokens


@pytest.mark.rule("PR-KNOW-04")
@pytest.mark.parametrize("kind", [*KINDS, "general"])
def test_a_token_yields_one_of_its_kind_and_is_kept(kind: str) -> None:
    t = waste("1 culture").hand(0, "x", "k1", "l1").tokens(0, **{kind: 2}).tokens(1, **{kind: 1})
    if kind in ("culture", "general"):
        t.do("discover x", f"pay token {kind}")
        assert t.pool_of() == {}
    else:
        t.do("discover x", "more", f"pay token {kind}", "pay k1", "done")
        assert t.pool_of() == {kind: 1}
    assert (t.ready_of(0), t.spent_of(0)) == ({kind: 1}, {kind: 1})
    assert (t.ready_of(1), t.spent_of(1)) == ({kind: 1}, {})


@pytest.mark.rule("PR-KNOW-05")
@pytest.mark.parametrize("kind", KINDS)
def test_a_grey_token_gives_nothing(kind: str) -> None:
    t = price(f"1 {kind}").hand(0, "x").spent(0, **{kind: 1, "general": 1})
    assert t.refusal("discover x") == "PR-DISC-08"
    t.hand(0, "x", "k1").do("discover x")
    assert t.legal() == {"pay k1"}
    assert t.refusal(f"pay token {kind}") == "PR-KNOW-05"
    assert t.refusal("pay token general") == "PR-KNOW-05"


@pytest.mark.rule("PR-KNOW-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_is_flipped_once_in_a_payment(seat: int) -> None:
    for t in (price("3 science"), waste("3 science")):
        t.act(seat).hand(seat, "x", "k1", "k1").tokens(1 - seat, culture=1, general=1).spent(1 - seat, engineering=1)
        t.tokens(seat, science=1).spent(seat, science=1, culture=1).do("discover x")
        assert t.can("pay token science")
        assert t.refusal("pay token culture") == "PR-KNOW-05"
        t.do("pay token science")
        assert t.refusal("pay token science") == "PR-KNOW-05"
        assert t.refusal("pay token engineering") == "PR-ACT-03"  # only the other player has one
        assert t.refusal("pay token general") == "PR-ACT-03"
        t.do("pay k1")
        assert t.refusal("pay token culture") == "PR-KNOW-05"


# ---- mixing


@pytest.mark.rule("PR-KNOW-06")
def test_any_number_of_cards_and_tokens_may_be_mixed() -> None:
    t = price("3 science", "2 engineering").hand(0, "x", "k1", "l1").tokens(0, science=1, engineering=1, general=1)
    t.do("discover x")
    for source in ("pay token science", "pay token engineering", "pay token general", "pay k1"):
        assert (t.question(), t.active_of(0), t.left()) == ("pay-discovery", [], 2)
        t.do(source)
        assert t.spent_of(0) == {}  # nothing is spent before the last source is named
        assert t.pile_of(1) == []
    t.do("pay l1")
    assert t.spent_of(0) == {"science": 1, "engineering": 1, "general": 1}
    assert (t.pile_of(1), t.pool_of()) == (["l1", "k1"], {})
    assert (t.active_of(0), t.left(), t.hand_of(0)) == (["x"], 1, [])


@pytest.mark.rule("PR-KNOW-06")
def test_tokens_are_named_in_the_order_of_their_kinds_and_before_cards() -> None:
    t = price("2 science", "2 culture").hand(0, "x", "k1", "l1").tokens(0, science=2, culture=2, general=1)
    t.do("discover x")
    assert t.legal() == {"pay token science", "pay token culture"}  # general and cards alone make only 3
    assert t.refusal("pay token general") == "PR-KNOW-06"  # not in vain: another token comes first
    assert t.refusal("pay k1") == "PR-KNOW-06"
    t.do("pay token science", "pay token culture")
    assert t.legal() == {"pay token culture", "pay token general", "pay k1", "pay l1"}
    assert t.refusal("pay token science") == "PR-KNOW-06"
    t.do("pay token general")
    assert t.legal() == {"pay k1", "pay l1"}
    assert t.refusal("pay token culture") == "PR-KNOW-06"
    t.do("pay k1")
    assert t.spent_of(0) == {"science": 1, "culture": 1, "general": 1}


@pytest.mark.rule("PR-KNOW-06")
def test_a_card_closes_the_tokens() -> None:
    t = price("2 science").hand(0, "x", "k1", "l1").tokens(0, science=1).do("discover x")
    assert t.legal() == {"pay token science", "pay k1", "pay l1"}
    t.do("pay k1")
    assert t.legal() == {"pay l1"}
    assert t.refusal("pay token science") == "PR-KNOW-06"


# ---- paying more


@pytest.mark.rule("PR-KNOW-07")
def test_the_rest_stays_for_other_discoveries_of_the_turn() -> None:
    t = price("1 culture").hand(0, "x", "y", "k2").do("discover x")
    assert t.legal() == {"pay k2", "pay y"}
    t.do("pay k2")
    assert t.pool_of() == {"general": 1}
    t.do("discover y")
    assert (t.active_of(0), t.pool_of(), t.spent_of(0)) == (["x", "y"], {}, {})
    assert t.hand_of(0) == []


@pytest.mark.rule("PR-KNOW-07")
def test_a_superfluous_source_is_not_offered() -> None:
    t = price("2 science").hand(0, "x", "k1", "l1", "k2", "k3").do("discover x")
    assert t.legal() == {"pay k1", "pay l1", "pay k2", "pay k3"}
    t.do("pay k1")
    assert t.legal() == {"pay l1"}  # k2 alone would have paid
    assert t.refusal("pay k2") == "PR-KNOW-07"
    t = price("4 science").hand(0, "x", "k2", "k3", "k4").do("discover x", "pay k3")
    assert t.legal() == {"pay k2"}  # 5 for 4: each is worth more than what is too much
    t = price("4 science").hand(0, "x", "k1", "k3", "k3").tokens(0, science=1).do("discover x")
    assert t.legal() == {"pay token science", "pay k1", "pay k3"}
    t.do("pay token science")
    assert t.legal() == {"pay k3"}  # with a token it must come out exactly
    assert t.refusal("pay k1") == "PR-KNOW-07"


@pytest.mark.rule("PR-KNOW-07")
def test_a_table_may_allow_waste() -> None:
    t = waste("2 science").hand(0, "x", "k1", "k4", "l1").tokens(0, science=1, culture=1).do("discover x", "more")
    assert t.legal() == {"pay token science", "pay token culture", "pay k1", "pay k4", "pay l1"}
    assert t.refusal("done") == "PR-DISC-02"
    assert t.refusal("end") == "PR-ACT-03"
    t.do("pay token culture", "pay k4")
    assert t.legal() == {"pay k1", "pay l1", "done"}
    assert t.refusal("pay token science") == "PR-KNOW-06"  # tokens come first
    t.do("pay k1", "done")
    assert t.pool_of() == {"culture": 1, "general": 3}
    assert (t.spent_of(0), t.pile_of(1)) == ({"culture": 1}, ["k1", "k4"])


@pytest.mark.rule("PR-KNOW-07")
def test_with_waste_allowed_the_price_must_stay_in_reach() -> None:
    t = waste("3 science").hand(0, "x", "k1").tokens(0, science=1, general=1, culture=1).do("discover x", "more")
    assert t.legal() == {"pay token science"}  # the others close science, and then 3 cannot be reached
    assert t.refusal("pay token culture") == "PR-KNOW-06"  # not in vain: another token comes first
    assert t.refusal("pay k1") == "PR-KNOW-06"
    t.do("pay token science")
    assert t.legal() == {"pay token culture", "pay token general"}


# ---- what is asked


@pytest.mark.rule("PR-KNOW-06")
def test_nobody_is_asked_what_everybody_can_see() -> None:
    t = price("2 science").hand(0, "x").tokens(0, science=1, general=1).do("discover x")
    assert (t.question(), t.spent_of(0)) == ("act", {"science": 1, "general": 1})
    t = table().hand(0, "writing").tokens(0, science=1).do("discover writing")
    assert (t.question(), t.spent_of(0)) == ("act", {"science": 1})
    t = price("1 science").hand(0, "x").tokens(0, science=1, general=1).do("discover x")
    assert t.legal() == {"pay token science", "pay token general"}  # two ways: a question
    t = price("1 science").hand(0, "x", "k1").do("discover x")
    assert t.legal() == {"pay k1"}  # only the player knows that there is one way
    t = price("1 science").hand(0, "x", "x").do("discover x")
    assert t.legal() == {"pay x"}


# ---- the end of the pool


@pytest.mark.rule("PR-KNOW-08")
def test_unspent_knowledge_is_lost_with_the_turn() -> None:
    t = price("1 culture").hand(0, "x", "k2").hand(1).do("discover x", "pay k2")
    t.pool(science=1, engineering=2, culture=3)
    assert t.pool_of() == {"science": 1, "engineering": 2, "culture": 3, "general": 1}
    t.do("end")
    assert (t.asked(), t.pool_of()) == (1, {})
    t.do("end")
    assert (t.asked(), t.pool_of()) == (0, {})


# ---- discard piles


@pytest.mark.rule("PR-KNOW-09")
def test_cards_go_to_their_own_ages_in_the_payers_order() -> None:
    cards = [tech("a", age=1), tech("b", age=2), tech("c", age=1), tech("x", costs=["3 culture"])]
    t = table(cards=cards).age(2).hand(0, "c", "b", "a", "x").do("discover x", "pay a", "pay b", "pay c")
    assert (t.pile_of(1), t.pile_of(2)) == (["c", "a"], ["b"])
    t = table(cards=cards).age(2).hand(0, "c", "b", "a", "x").pile(1, "wheel")
    t.do("discover x", "pay c", "pay a", "pay b")
    assert (t.pile_of(1), t.pile_of(2), t.hand_of(0)) == (["a", "c", "wheel"], ["b"], [])


# ---- only while paying


@pytest.mark.rule("PR-KNOW-10")
def test_upkeep_discards_yield_nothing() -> None:
    t = price("1 culture").hand(0, "k3", "k3", "k2", "k1", "k1", "l1", "l1").pool(general=1).do("end", "discard k3")
    assert (t.question(), t.pool_of()) == ("choose-discards", {"general": 1})
    t.do("discard k3")
    assert (t.asked(), t.pool_of(), t.pile_of(1)) == (1, {}, ["k3", "k3"])


@pytest.mark.rule("PR-KNOW-10")
def test_quick_draw_and_purge_discards_yield_nothing() -> None:
    t = price("1 culture").hand(0, "k3", "k4").skill(0, quick_draw=1).pool(general=1)
    t.do("quick-draw", "discard k3")
    assert (t.question(), t.pile_of(1), t.pool_of()) == ("act", ["k3"], {"general": 1})
    start_age(t.state, 3)
    assert "k4" not in t.hand_of(0)
    assert t.pool_of() == {"general": 1}


@pytest.mark.rule("PR-KNOW-10")
def test_nothing_can_be_turned_into_knowledge_without_a_purchase() -> None:
    t = price("1 culture").hand(0, "x", "k3").tokens(0, culture=1)
    assert not [text for text in t.legal() if text.startswith("pay")]
    assert t.refusal("pay k3") == "PR-ACT-01"
    assert t.refusal("pay token culture") == "PR-ACT-01"


# ---- what is left over


@pytest.mark.rule("PR-KNOW-11")
@pytest.mark.parametrize("kind", KINDS)
def test_typed_units_are_spent_before_general_ones(kind: str) -> None:
    t = waste(f"2 {kind}").hand(0, "x", "k2", "l1").tokens(0, **{kind: 1})
    t.do("discover x", "more", f"pay token {kind}", "pay k2", "done")
    assert t.pool_of() == {"general": 1}
    t = price(f"2 {kind}").hand(0, "x", "k2").pool(**{kind: 1}).do("discover x", "pay k2")
    assert t.pool_of() == {"general": 1}
    t = price(f"2 {kind}").hand(0, "x", "k2").pool(**{kind: 3}, general=2).do("discover x")
    assert (t.pool_of(), t.hand_of(0)) == ({kind: 1, "general": 2}, ["k2"])


@pytest.mark.rule("PR-KNOW-11")
def test_the_pool_is_spent_before_new_sources() -> None:
    t = price("2 science").hand(0, "x", "k1").tokens(0, science=2).pool(general=2).do("discover x")
    assert (t.pool_of(), t.ready_of(0), t.hand_of(0)) == ({}, {"science": 2}, ["k1"])
    t = price("2 science", "1 culture").hand(0, "x", "k1").tokens(0, science=2).pool(general=1, culture=2)
    t.do("discover x", "pay token science")
    assert (t.pool_of(), t.spent_of(0), t.active_of(0)) == ({"culture": 1}, {"science": 1}, ["x"])


# ---- every payment, counted the slow way

COSTS = {
    "s": ["2 science"],
    "e": ["2 engineering"],
    "c": ["3 culture"],
    "se": ["3 science", "2 engineering"],
    "ec": ["1 engineering", "3 culture"],
    "cs": ["2 culture", "1 science"],
    "ss": ["2 science", "1 science"],
    "p": ["3 science or calendar", "1 culture or writing"],
    "pp": ["2 culture or calendar", "2 engineering or wheel"],
    "big": ["4 science", "3 culture"],
}
VALUES = {"k1": 1, "k2": 2, "k3": 3, "k4": 4, "l1": 1, "calendar": 1, "wheel": 1, "writing": 1}
Outcome = tuple[tuple[int, ...], tuple[str, ...], tuple[int, ...]]  # tokens flipped, pile (top first), pool


@cache
def bank() -> ProgressGame:
    return game_with([*MONEY, *(tech(name, value=2, costs=costs) for name, costs in COSTS.items())])


class Situation:
    """Some price and some means of a seat, by a number."""

    def __init__(self, number: int, overpay: str) -> None:
        pick = Random(number)
        small = overpay == "any"
        self.target = list(COSTS)[number % len(COSTS)]
        self.seat = number // len(COSTS) % 2
        neighbour = 1 - self.seat
        own = pick.choice(["", "", "calendar", "wheel", "writing"])
        self.area = {own} - {""}
        money = [*VALUES, "k1", "k2", self.target]
        cards = pick.choices(money, k=pick.randint(0, 3 if small else 4))
        self.others = [card for card in cards if card != own]
        self.ready = [pick.choice((0, 0, 1, 2) if small else (0, 1, 2)) for _ in range(4)]
        self.pool = [pick.choice((0, 0, 0, 1, 2)) for _ in range(4)]
        t = Table(bank(), 2, {"overpay": overpay})
        hand = [self.target, *self.others]
        pick.shuffle(hand)
        t.hand(self.seat, *hand).hand(neighbour, "k4").active(neighbour, "calendar").developing(neighbour, wheel=2)
        if own and pick.random() < 0.5:
            t.developing(self.seat, **{own: 3})
        elif own:
            t.active(self.seat, own)
        t.act(self.seat)
        t.tokens(neighbour, science=2, engineering=2, culture=2, general=2)  # of no use here
        t.tokens(self.seat, **dict(zip((*KINDS, "general"), self.ready, strict=True)))
        t.pool(**dict(zip((*KINDS, "general"), self.pool, strict=True)))
        self.table = t

    def need(self) -> list[int]:
        need = [0, 0, 0]
        for line in COSTS[self.target]:
            words = line.split()
            if words[-1] not in self.area:
                need[KINDS.index(words[1])] += int(words[0])
        return need

    def left(self, tokens: tuple[int, ...], cards: int) -> tuple[int, ...] | None:
        """The pool after paying with these tokens and so much from cards; None if it does not suffice."""
        typed = [self.pool[kind] + tokens[kind] - need for kind, need in enumerate(self.need())]
        general = self.pool[3] + tokens[3] + cards + sum(min(units, 0) for units in typed)
        return (*(max(units, 0) for units in typed), general) if general >= 0 else None

    def expected(self, wasteful: bool) -> Iterator[Outcome]:
        nothing = (0, 0, 0, 0)
        done = self.left(nothing, 0)
        saves = any(max(0, min(self.ready[kind], need - self.pool[kind])) for kind, need in enumerate(self.need()))
        if done is not None and not (wasteful and self.pool[3] and saves):
            yield nothing, (), done
            return
        value = VALUES | dict.fromkeys(COSTS, 2)
        for tokens in product(*(range(count + 1) for count in self.ready)):
            for size in range(len(self.others) + 1):
                for order in set(permutations(self.others, size)):
                    total = sum(value[card] for card in order)
                    after = self.left(tokens, total)
                    fewer = [
                        tuple(n - (at == kind) for at, n in enumerate(tokens)) for kind in range(4) if tokens[kind]
                    ]
                    superfluous = any(self.left(less, total) for less in fewer) or any(
                        self.left(tokens, total - value[card]) for card in order
                    )
                    if after is not None and (wasteful or not superfluous):
                        yield tokens, order[::-1], after

    def found(self) -> list[Outcome]:
        """Every way through the questions, and what it came to."""
        outcomes = []
        t, seat = self.table, self.seat
        t.do(f"discover {self.target}")
        todo = [t.state]
        while todo:
            t.state = state = todo.pop()
            if t.question() == "act":
                assert state.zones[CHOSEN + seat] == []
                assert t.left() == 1
                assert self.target in t.active_of(seat)
                flipped = state.spent[4 * seat : 4 * seat + 4]
                assert state.ready[4 * (1 - seat) :][:4] == [2, 2, 2, 2]  # the neighbour's stay as they are
                outcomes.append((tuple(flipped), tuple(t.pile_of(1)), tuple(state.pool)))
                continue
            assert state.legal(seat)
            for action in state.legal(seat):
                child = state.clone()
                child.apply(seat, action)
                todo.append(child)
        return outcomes


@pytest.mark.rule("PR-KNOW-06", "PR-KNOW-07")
@pytest.mark.parametrize("number", range(120))
def test_exactly_the_payments_without_a_superfluous_source_are_offered(number: int) -> None:
    situation = Situation(number, "minimal")
    expected = set(situation.expected(False))
    if not expected:
        assert situation.table.refusal(f"discover {situation.target}") == "PR-DISC-08"
        return
    found = situation.found()
    assert set(found) == expected
    assert len(found) == len(expected)  # one way to name each


@pytest.mark.rule("PR-KNOW-06", "PR-KNOW-07")
@pytest.mark.parametrize("number", range(80))
def test_with_waste_allowed_every_covering_payment_is_offered(number: int) -> None:
    situation = Situation(number, "any")
    expected = set(situation.expected(True))
    if not expected:
        assert situation.table.refusal(f"discover {situation.target}") == "PR-DISC-08"
        return
    found = set(situation.found())
    if situation.others:
        assert found == expected
    elif found != expected:  # what everybody sees to be plain waste is not asked: there is one way without it
        plain = set(situation.expected(False))
        assert (found, len(plain)) == (plain, 1)


@pytest.mark.rule("PR-KNOW-01")
def test_a_line_with_its_prerequisite_in_the_area_costs_nothing() -> None:
    first = table().game.deck.technologies[0].id
    for name in (first, "calendar"):
        t = price(f"3 science or {name}").hand(0, "x", "k2")
        assert t.refusal("discover x") == "PR-DISC-08"
        t.active(0, name).do("discover x")
        assert (t.active_of(0), t.hand_of(0), t.pool_of()) == ([name, "x"], ["k2"], {})


@pytest.mark.rule("PR-KNOW-01", "PR-KNOW-02")
def test_what_is_affordable_with_the_pool_tokens_and_cards() -> None:
    """All small prices against all small means."""
    state = table(players=2).state
    for need in product(range(3), repeat=3):
        costs = [Cost(amount, kind, -1) for kind, amount in enumerate(need)]
        for means in product(range(2), repeat=4):
            for split in ("pool", "ready"):
                state.pool[:] = means if split == "pool" else (0, 0, 0, 0)
                state.ready[:] = (2, 2, 2, 2, *(means if split == "ready" else (0, 0, 0, 0)))
                lacking = sum(max(0, need[kind] - means[kind]) for kind in range(3)) - means[3]
                for cards in range(4):
                    assert affordable(state, Seat(1), costs, cards) == (lacking <= cards), (need, means, split, cards)
