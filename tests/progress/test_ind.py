"""IND and MIX: Industrial Revolution, and the expansions together."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from clio.engine.ids import Seat
from clio.games.progress.cards import load_cards
from clio.games.progress.deck import KINDS, Gains
from clio.games.progress.game import ProgressGame
from clio.games.progress.state import (
    BOX,
    COMPLETED,
    DECK,
    DISCARD,
    HAND,
    MILESTONE,
    MILESTONE_PILE,
    PERSONALITY,
    Progress,
)
from tests.progress.table import Table, age_tokens, changed, game_with, shipped, table, tech

SYMBOLS = [tech(f"{name}{age}", age=age, symbol=age + 1) for age in (2, 3, 4) for name in "xyz"]


def industrial(players: int = 2, age: int = 3, **options: str) -> Table:
    """With Industrial Revolution, everybody's hand empty, seat 0's action phase."""
    t = Table(game_with(SYMBOLS), players, {"industrial": "yes", **options}).age(age)
    for seat in range(players):
        t.hand(seat)
    return t.act(0)


# --- Age IV -----------------------------------------------------------------------------------------


@pytest.mark.rule("PR-IND-01")
@pytest.mark.parametrize(("players", "cards"), [(1, 18), (2, 28), (3, 37), (4, 46), (5, 55)])
def test_a_fourth_deck_waits_closed(players: int, cards: int) -> None:
    t = Table(shipped(), players, {"industrial": "yes"})
    lookup = t.state.lookup
    assert len(t.state.zones[DECK + 4]) == cards
    assert {lookup.age[lookup.tech[card]] for card in t.state.zones[DECK + 4]} == {4}
    assert max(lookup.mark[card] for card in t.state.zones[DECK + 4]) == players
    assert t.pile_of(4) == []
    assert t.state.layout.sees[DECK + 4] == 0
    t.pile(1, "writing").do("draw")
    assert t.legal() == {"deck I", "pile I"}
    assert t.refusal("deck IV") == t.refusal("pile IV") == "PR-DRAW-05"


@pytest.mark.rule("PR-IND-01")
def test_the_fourth_deck_is_shuffled() -> None:
    decks = [shipped().new(players=5, seed=seed, industrial="yes").zones[DECK + 4] for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]
    assert sorted(decks[0]) == sorted(decks[2]) != decks[0]


@pytest.mark.rule("PR-IND-01")
def test_without_industrial_revolution_there_is_no_fourth_deck() -> None:
    t = Table(shipped(), 5, {})
    assert t.deck_of(4) == []
    assert t.names(BOX).count("vaccination") == 5
    assert t.state.rulings.last_age == 3


@pytest.mark.rule("PR-IND-02")
def test_empty_piles_of_age_iii_start_age_iv() -> None:
    t = industrial().deck(3, "x3").pile(3).deck(2, "paper").act(0)
    t.do("draw", "deck III")
    assert not t.over
    assert t.state.age == 4
    assert t.hand_of(0)[0] == "x3"
    assert t.asked() == 1  # the other two cards could come from deck IV only
    assert len(t.hand_of(0)) == 3


@pytest.mark.rule("PR-IND-02")
def test_symbols_iv_start_age_iv() -> None:
    t = industrial().hand(0, "x3").act(0).do("discover x3")
    assert not t.over
    assert t.state.age == 4
    assert (t.asked(), t.left()) == (0, 1)


@pytest.mark.rule("PR-IND-03")
@pytest.mark.parametrize(
    ("ruling", "symbols"), [("1-1-2-2-3", (1, 1, 2, 2, 3)), ("1-2-2-3-3", (1, 2, 2, 3, 3))], ids=["default", "C-01"]
)
def test_symbols_needed_for_age_iv(ruling: str, symbols: tuple[int, ...]) -> None:
    for players, needed in enumerate(symbols, 1):
        for before in range(needed):
            t = industrial(players, age4_symbols=ruling)
            t.active(players - 1, *["x3", "y3"][:before]).hand(0, "z3").act(0)
            assert age_tokens(t.state, 4) == needed - before
            t.do("discover z3")
            assert t.state.age == (4 if before + 1 == needed else 3)
            assert not t.over


@pytest.mark.rule("PR-IND-03")
def test_the_ruling_on_age_iv_leaves_the_base_game_alone() -> None:
    for ruling in ("1-1-2-2-3", "1-2-2-3-3"):
        needed = [table(players, age4_symbols=ruling).state.rulings.needed[4] for players in range(1, 6)]
        assert needed == [1, 2, 2, 3, 3]


@pytest.mark.rule("PR-IND-04")
def test_age_iv_opens_its_deck_and_removes_what_is_left_of_age_ii() -> None:
    t = industrial().hand(0, "x3", "paper", "opera").hand(1, "guilds", "canals").pile(2, "optics").pile(3, "novel")
    t.active(0, "logic").developing(1, surgery=2, banking=3).act(0)
    t.do("discover x3")
    assert t.hand_of(0) == ["opera"]
    assert t.hand_of(1) == ["canals"]
    assert t.developments_of(1) == {"banking": 3}
    assert t.active_of(0) == ["logic", "x3"]
    assert t.deck_of(2) == t.pile_of(2) == []
    assert t.pile_of(3) == ["novel"]
    assert {"paper", "guilds", "surgery", "optics"} <= set(t.names(BOX))
    assert sum(t.state.markers) == 3
    t.do("draw")
    assert t.legal() == {"deck III", "pile III", "deck IV"}
    assert t.refusal("deck II") == t.refusal("pile II") == "PR-DRAW-05"
    assert t.game.impossible(t.state) == []


@pytest.mark.rule("PR-IND-05")
@pytest.mark.parametrize(("players", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_symbols_v_end_the_game(players: int, needed: int) -> None:
    for before in range(needed):
        t = industrial(players, age=4)
        t.active(players - 1, *["x4", "y4"][:before]).hand(0, "z4").act(0)
        assert age_tokens(t.state, 5) == needed - before
        t.do("discover z4")
        assert t.over == (before + 1 == needed)
        if t.over:
            assert t.result().ending == "symbols-V"
            assert t.state.agenda == []


@pytest.mark.rule("PR-IND-05")
def test_the_tokens_of_an_age_lie_until_it_begins() -> None:
    t = industrial(5, age=1)
    assert [age_tokens(t.state, age) for age in range(2, 6)] == [2, 3, 3, 3]
    assert [age_tokens(t.age(3).state, age) for age in range(2, 6)] == [0, 0, 3, 3]
    assert [age_tokens(table(5).state, age) for age in range(2, 6)] == [2, 3, 3, 0]


@pytest.mark.rule("PR-IND-06")
def test_empty_piles_of_age_iv_end_the_game() -> None:
    t = industrial(age=4).deck(3, "canals").deck(4, "x4").pile(4).act(0)
    t.do("draw", "deck IV")
    assert t.over
    assert t.result().ending == "piles-IV"
    assert t.hand_of(0) == ["x4"]


@pytest.mark.rule("PR-IND-06")
def test_a_card_on_the_discard_pile_of_age_iv_keeps_the_game_going() -> None:
    t = industrial(age=4).deck(3, "canals").pile(3).deck(4, "x4").pile(4, "y4").act(0)
    t.do("draw", "deck IV")
    assert t.legal() == {"deck III", "pile IV"}
    t.do("deck III")  # the older age runs dry: nothing happens; the last card is no choice
    assert t.result().ending == "piles-IV"
    assert t.hand_of(0) == ["x4", "canals", "y4"]


# --- sets of five -----------------------------------------------------------------------------------


def workshop(kind: str, plain: int, icons: int, of: str = "", **options: str) -> Table:
    """Seat 0 has so many active technologies of a kind, and more of it (or of another kind) with its set icon."""
    first = [tech(f"plain{n}", age=n % 4 + 1, kind=kind) for n in range(plain)]
    second = [tech(f"icon{n}", age=4, kind=of or kind, per_five=kind) for n in range(icons)]
    t = Table(game_with(first + second), 2, {"industrial": "yes", **options})
    return t.active(0, *[card.id for card in first + second])


@pytest.mark.rule("PR-IND-07")
@pytest.mark.parametrize("kind", KINDS)
def test_each_set_icon_scores_one_point_for_every_full_five(kind: str) -> None:
    assert workshop(kind, 9, 2).end_now().points("sets") == [4, 0]
    assert workshop(kind, 8, 2).end_now().points("sets") == [4, 0]
    assert workshop(kind, 7, 2).end_now().points("sets") == [2, 0]
    assert workshop(kind, 12, 0).end_now().points("sets") == [0, 0]
    assert workshop(kind, 12, 0).end_now().result().scores[0] == 26


@pytest.mark.rule("PR-IND-07")
def test_the_kind_of_the_icon_counts_not_the_kind_of_its_card() -> None:
    assert workshop("engineering", 5, 1, of="culture").end_now().points("sets") == [1, 0]
    assert workshop("engineering", 4, 1, of="culture").end_now().points("sets") == [0, 0]


@pytest.mark.rule("PR-IND-08")
@pytest.mark.parametrize("kind", KINDS)
def test_a_set_counts_the_icons_own_card_and_all_ages(kind: str) -> None:
    assert workshop(kind, 4, 1).end_now().points("sets") == [1, 0]
    assert workshop(kind, 3, 1).end_now().points("sets") == [0, 0]


@pytest.mark.rule("PR-IND-08")
def test_developments_milestones_and_personalities_do_not_count() -> None:
    t = workshop("science", 3, 1, personalities="yes", milestones="yes")
    t.developing(0, algebra=1).lay(COMPLETED, "great_library").personality(0, "alhazen").active(1, "logic")
    t.end_now()
    assert t.points("sets") == [0, 0]


@pytest.mark.rule("PR-IND-08")
def test_a_set_icon_under_development_scores_nothing() -> None:
    t = workshop("science", 6, 0).developing(0, periodic_table=1)
    assert t.end_now().points("sets") == [0, 0]


def test_set_bonus_everyone_once() -> None:
    """C-18: every kind once for everybody, with or without icons."""
    t = workshop("science", 8, 2, set_bonus="everyone_once").end_now()
    assert t.points("sets") == [2, 0]
    t = workshop("culture", 5, 0, set_bonus="everyone_once")
    t.active(1, "wheel", "pottery", "agriculture", "masonry", "bridges", "poetry", "drama", "burial", "opera", "novel")
    assert t.end_now().points("sets") == [1, 2]


def test_no_sets_without_industrial_revolution() -> None:
    for ruling in ("per_icon", "everyone_once"):
        t = workshop("science", 9, 1, industrial="no", set_bonus=ruling).end_now()
        assert "sets" not in dict(t.result().sources)


# --- mixtures ---------------------------------------------------------------------------------------


@pytest.mark.rule("PR-MIX-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_expansions_combine_freely(players: int) -> None:
    for personalities, milestones, industry in product(("no", "yes"), repeat=3):
        t = Table(
            shipped(), players, {"personalities": personalities, "milestones": milestones, "industrial": industry}
        )
        assert t.game.impossible(t.state) == []
        assert sorted(card for zone in t.state.zones for card in zone) == list(range(184 + 55 + 15 + 16))
        assert len(t.state.zones[PERSONALITY]) == (personalities == "yes")
        assert len(t.state.zones[MILESTONE]) == (milestones == "yes")
        assert bool(t.state.zones[DECK + 4]) == (industry == "yes")
        assert t.question() == "act"
        names = [name for name, _ in t.end_now().result().sources]
        assert names[5:] == [
            *["sets"] * (industry == "yes"),
            *["personalities"] * (personalities == "yes"),
            *["milestones"] * (milestones == "yes"),
            *["time"] * (players == 1),
        ]


@pytest.mark.rule("PR-MIX-02")
def test_the_order_of_what_happens_as_an_age_begins() -> None:
    t = industrial(2, age=2, personalities="yes", milestones="yes")
    t.personality(0, "thales").personality(1, "plato").hand(0, "x2", "writing").hand(1).pile(1, "pottery")
    t.milestone("olympic_games", "silk_road").act(0)
    state = t.state
    state.events = []
    t.do("discover x2")
    assert state.age == 3
    assert (t.question(), t.asked()) == ("next-personality", 0)
    told = [(event.name, event.src) for event in state.events if event.name != "moved" or event.src != DECK + 1]
    start = told.index(("age-begins", -1))
    assert next(event.n for event in state.events if event.name == "age-begins") == 3
    medieval = [event.src for event in state.events].index(MILESTONE_PILE)
    assert [name for name, *_ in told[:start]] == ["moved", "discovered", "moved"]  # shown, told, laid down
    assert told[start + 1 : start + 4] == [
        ("moved", HAND),
        ("moved", DISCARD + 1),
        ("moved", MILESTONE_PILE),
    ]
    assert told[-1] == ("shuffled", MILESTONE_PILE)
    assert all(event.src not in (HAND, DECK + 1, DISCARD + 1) for event in state.events[medieval:])
    t.do("personality alhazen", "personality fibonacci")
    assert [(event.name, event.seat) for event in state.events if event.name == "personality"] == [
        ("personality", 0),
        ("personality", 1),
    ]
    assert t.question() == "act"


@pytest.mark.rule("PR-MIX-02")
def test_the_log_tells_of_personalities_and_heritage() -> None:
    t = industrial(2, age=2, personalities="yes").personality(1, "thales").act(1)
    t.state.events = []
    t.do("personality alhazen", "heritage")
    card = t.game.card_name.index("alhazen")
    wanted = ("personality", "heritage")
    told = [(event.name, event.seat, event.card) for event in t.state.events if event.name in wanted]
    assert told == [("personality", 1, card), ("heritage", 1, card)]


def act_philosopher(seed: int, **options: str) -> Progress:
    """A game in which the one seat of five with Plato gains an action step."""
    deck = load_cards()
    gives = Gains((1, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0))
    people = tuple(
        msgspec.structs.replace(person, gives=gives) if person.id == "plato" else person
        for person in deck.personalities
    )
    game = ProgressGame(changed(deck, personalities=people))
    state = game.new(players=5, seed=seed, personalities="yes", milestones="yes", industrial="yes", **options)
    assert isinstance(state, Progress)
    return state


@pytest.mark.rule("PR-MIX-03")
@pytest.mark.parametrize(("variant", "usual", "plato"), [("fast", 3, 4), ("faster", 3, 4), ("normal", 2, 3)])
def test_a_philosophers_action_adds_to_the_variants(variant: str, usual: int, plato: int) -> None:
    state = act_philosopher(1, variant=variant)
    for seat in range(5):
        name = state.game.card_name[state.zones[PERSONALITY + seat][0]]
        assert state.skill_value(Seat(seat), 0) == (plato if name == "plato" else usual)
