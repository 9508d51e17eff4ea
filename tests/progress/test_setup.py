"""SETUP: how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from clio.engine.errors import ClioError
from clio.engine.event import MOVED
from clio.engine.ids import Card, Seat
from clio.games.progress.cards import load_cards
from clio.games.progress.game import ProgressGame
from clio.games.progress.setup import rulings_from
from clio.games.progress.state import (
    ACTIVE,
    ARTIST_PILE,
    ARTISTS,
    BOX,
    CHOSEN,
    COMPLETED,
    DECK,
    DEVELOPMENTS,
    DISCARD,
    HAND,
    MEDIEVAL,
    MILESTONE,
    MILESTONE_PILE,
    PERSONALITY,
    PHILOSOPHERS,
    RENAISSANCE,
    RETIRED,
    SCIENTIST_PILE,
    SCIENTISTS,
    TIME,
    Progress,
    Rulings,
)
from tests.progress.table import age_tokens, changed, game_with, shipped, table, tech


def new(players: int, seed: str = "7", **options: str) -> Progress:
    """A table just set up, with the options as they are by default."""
    state = shipped().new(players=players, seed=seed, **options)
    assert isinstance(state, Progress)
    return state


def ages_in(state: Progress, zone: int) -> set[int]:
    return {state.lookup.age[state.lookup.tech[card]] for card in state.zones[zone]}


def hand_sizes(state: Progress) -> list[int]:
    """In turn order."""
    return [len(state.zones[HAND + seat]) for seat in state.order]


# ---- players and decks


@pytest.mark.rule("PR-SETUP-01")
def test_one_to_five_players() -> None:
    for players in (0, 6):
        with pytest.raises(ClioError, match="players"):
            shipped().new(players=players)
    for players in (1, 2, 3, 4, 5):
        state = new(players)
        assert sorted(state.order) == list(range(players))
        assert state.game.impossible(state) == []


@pytest.mark.rule("PR-SETUP-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_cards_are_used_whose_mark_is_at_most_the_number_of_players(players: int) -> None:
    game = game_with([tech(name, age=age, marks=(1, 2, 3, 4, 5)) for name, age in (("x", 2), ("y", 3))])
    state = game.new(players=players, seed=1)
    assert isinstance(state, Progress)
    for name, age in (("x", 2), ("y", 3)):
        copies = [card for card, card_name in enumerate(game.card_name) if card_name == name]
        marks = {card: state.lookup.mark[card] for card in copies}
        assert sorted(marks.values()) == [1, 2, 3, 4, 5]
        in_deck = {marks[card] for card in state.zones[DECK + age] if card in marks}
        in_box = {marks[card] for card in state.zones[BOX] if card in marks}
        assert in_deck == set(range(1, players + 1))
        assert in_box == set(range(players + 1, 6))


@pytest.mark.rule("PR-SETUP-02")
@pytest.mark.parametrize(("players", "industrial"), [(1, "no"), (2, "no"), (3, "yes"), (4, "yes"), (5, "yes")])
def test_every_technology_is_in_its_deck_or_in_the_box(players: int, industrial: str) -> None:
    state = new(players, industrial=industrial)
    last = 4 if industrial == "yes" else 3
    cards = state.lookup.first_personality
    in_game = Counter(state.lookup.age[state.lookup.tech[card]] for seat in state.order for card in hand(state, seat))
    for age in range(1, 5):
        in_game[age] += len(state.zones[DECK + age])
        assert in_game[age] == (shipped().deck.size(age, players) if age <= last else 0)
    assert len([card for card in state.zones[BOX] if card < cards]) == cards - in_game.total()


def hand(state: Progress, seat: int) -> list[Card]:
    return state.zones[HAND + seat]


@pytest.mark.rule("PR-SETUP-03")
def test_one_deck_per_age_each_shuffled_by_the_seed() -> None:
    first, again, other = new(3, industrial="yes"), new(3, industrial="yes"), new(3, seed="8", industrial="yes")
    for age in (1, 2, 3, 4):
        deck = first.zones[DECK + age]
        assert ages_in(first, DECK + age) == {age}
        assert deck == again.zones[DECK + age]
        assert deck != other.zones[DECK + age]
        assert deck != sorted(deck)
    assert first.key() == again.key()


@pytest.mark.rule("PR-SETUP-04")
def test_only_the_first_deck_is_open_and_discards_are_empty() -> None:
    t = table(players=2)
    assert t.state.age == 1
    assert [len(t.pile_of(age)) for age in (1, 2, 3, 4)] == [0, 0, 0, 0]
    assert min(len(t.deck_of(age)) for age in (1, 2, 3)) > 0
    t.pile(1, "pottery").do("draw")
    assert t.legal() == {"deck I", "pile I"}
    for closed in ("deck II", "deck III", "deck IV", "pile II"):
        assert t.refusal(closed) == "PR-DRAW-05"


# ---- boards and supply


@pytest.mark.rule("PR-SETUP-05")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_skills_start_on_the_first_space(players: int) -> None:
    t = table(players=players)
    for seat in range(players):
        values = [t.value(seat, skill) for skill in ("action", "draw", "hand", "shuffle", "development", "research")]
        assert values == [2, 3, 5, 1, 1, 4]
        assert t.quick_draw(seat) == (1, 0)
    assert t.state.skill == [0] * (7 * players)


@pytest.mark.rule("PR-SETUP-06")
def test_one_marker_on_the_start_of_each_power_track() -> None:
    t = table(players=4)
    assert t.state.power == [0] * 12
    assert [t.power_of(seat) for seat in range(4)] == [(0, 0, 0)] * 4


@pytest.mark.rule("PR-SETUP-07")
def test_a_player_starts_with_nothing_but_a_hand() -> None:
    state = new(3)
    assert state.ready == state.spent == [0] * 12
    assert state.pool == [0] * 4
    assert set(state.markers) == {0}
    assert set(state.area) == {0}
    for seat in range(3):
        for zone in (ACTIVE, DEVELOPMENTS, CHOSEN, PERSONALITY, RETIRED, COMPLETED):
            assert state.zones[zone + seat] == []
    assert state.zones[TIME] == []
    assert (state.used, state.closed, state.free_milestone, state.swapped, state.shuffled) == (0, *[False] * 4)
    assert state.covered == [-1] * 4


def test_a_blank_table_has_nothing_on_it() -> None:
    game = shipped()
    state = game.blank(game.layout(3), game.complete({"players": "3"}))
    assert (state.age, state.order, state.turn, state.used, state.idle) == (1, [0, 1, 2], 0, 0, 0)
    assert (state.closed, state.free_milestone, state.swapped, state.shuffled) == (False,) * 4
    assert (state.skill, state.power) == ([0] * 21, [0] * 9)
    assert (state.ready, state.spent, state.pool) == ([0] * 12, [0] * 12, [0] * 4)
    assert state.markers == [0] * len(game.card_name)
    assert state.area == bytes(3 * len(game.deck.technologies))
    assert state.covered == [-1] * 4


# ---- first player


@pytest.mark.rule("PR-SETUP-08")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("seat:0", [0, 1, 2, 3]),
        ("seat:1", [1, 2, 3, 0]),
        ("seat:2", [2, 3, 0, 1]),
        ("seat:3", [3, 0, 1, 2]),
    ],
)
def test_the_others_follow_the_first_player_clockwise(first: str, order: list[int]) -> None:
    state = new(4, first_player=first)
    assert state.order == order
    assert state.turn == 0
    assert state.seats_open() == [order[0]]
    assert state.acting() == order[0]
    for place, seat in enumerate(order):
        assert state.clockwise(Seat(seat)) == order[place:] + order[:place]


@pytest.mark.rule("PR-SETUP-08")
def test_first_player_by_lot() -> None:
    firsts = [new(3, seed=str(seed)).order for seed in range(30)]
    assert {tuple(order) for order in firsts} == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
    assert firsts == [new(3, seed=str(seed), first_player="random").order for seed in range(30)]


@pytest.mark.rule("PR-SETUP-08")
@pytest.mark.parametrize(
    ("ages", "order"),
    [("30,12,40", [1, 2, 0]), ("8,12,40", [0, 1, 2]), ("30,12,9", [2, 0, 1]), ("30,12,12", [1, 2, 0])],
)
def test_the_youngest_begins(ages: str, order: list[int]) -> None:
    assert new(3, first_player="youngest", ages=ages).order == order


@pytest.mark.rule("PR-SETUP-08")
@pytest.mark.parametrize(
    "options",
    [
        {"first_player": "seat:3"},
        {"first_player": "seat:4"},
        {"first_player": "youngest"},
        {"first_player": "youngest", "ages": "30,12"},
        {"first_player": "youngest", "ages": "30,12,40,50"},
        {"first_player": "youngest", "ages": "30,12,young"},
        {"ages": "30,12"},
        {"ages": "30,12,-4"},
    ],
)
def test_a_first_player_who_is_not_there_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(ClioError, match=r"first_player|ages"):
        new(3, **options)
    assert new(3, first_player="seat:2", ages="30,12,40").order == [2, 0, 1]


# ---- starting hands


def assert_hands(players: int, sizes: list[int], lost: int) -> None:
    for seed in ("1", "2"):
        state = new(players, seed=seed)
        assert hand_sizes(state) == sizes
        assert len(state.zones[DECK + 1]) == shipped().deck.size(1, players) - lost
        for age in (2, 3):
            assert len(state.zones[DECK + age]) == shipped().deck.size(age, players)


@pytest.mark.rule("PR-SETUP-09")
def test_starting_hand_solo() -> None:
    assert_hands(1, [6], 6)


@pytest.mark.rule("PR-SETUP-10")
def test_starting_hands_of_two() -> None:
    assert_hands(2, [5, 6], 11)


@pytest.mark.rule("PR-SETUP-11")
def test_starting_hands_of_three() -> None:
    assert_hands(3, [5, 6, 7], 18)


@pytest.mark.rule("PR-SETUP-12")
def test_starting_hands_of_four() -> None:
    assert_hands(4, [5, 6, 6, 7], 24)


@pytest.mark.rule("PR-SETUP-13")
def test_starting_hands_of_five() -> None:
    assert_hands(5, [5, 6, 6, 7, 7], 31)


@pytest.mark.rule("PR-SETUP-14")
@pytest.mark.parametrize("first", [0, 1])
def test_cards_are_dealt_from_the_top_first_player_first(first: int) -> None:
    undealt = ProgressGame(changed(load_cards(), starting_hands=((0,), (0, 0))))
    top_first = undealt.new(players=2, seed="7", first_player=f"seat:{first}").zones[DECK + 1][::-1]
    state = new(2, first_player=f"seat:{first}")
    assert hand(state, first) == top_first[:5]
    assert hand(state, 1 - first) == top_first[5:11]
    assert state.zones[DECK + 1][::-1] == top_first[11:]


@pytest.mark.rule("PR-SETUP-15")
@pytest.mark.parametrize(
    ("players", "base", "industrial"),
    [
        (1, [1, 1, 1, 0], [1, 1, 1, 1]),
        (2, [1, 1, 2, 0], [1, 1, 1, 2]),
        (3, [1, 2, 2, 0], [1, 2, 2, 2]),
        (4, [2, 2, 3, 0], [2, 2, 2, 3]),
        (5, [2, 3, 3, 0], [2, 3, 3, 3]),
    ],
)
def test_age_tokens_for_the_number_of_players(players: int, base: list[int], industrial: list[int]) -> None:
    for option, expected in (("no", base), ("yes", industrial)):
        state = new(players, industrial=option)
        assert [age_tokens(state, age) for age in (2, 3, 4, 5)] == expected
        assert age_tokens(state, 1) == 0


@pytest.mark.rule("PR-SETUP-16")
def test_a_hand_above_the_limit_is_kept_until_the_own_upkeep() -> None:
    t = table(players=3)
    third = t.hand_of(2)
    assert (len(third), t.value(2, "hand")) == (7, 5)
    t.do("end")
    assert t.question() == "act"  # five cards are no surplus
    t.do("end")
    assert (t.asked(), t.question()) == (1, "choose-discards")
    t.do(f"discard {t.hand_of(1)[0]}")
    assert t.asked() == 2
    assert t.hand_of(2) == third
    t.do("end")
    assert (t.asked(), t.question()) == (2, "choose-discards")


# ---- options: each ruling does its one thing


def as_dict(rulings: Rulings) -> dict[str, object]:
    return {name: getattr(rulings, name) for name in dir(rulings) if not name.startswith("_")}


def numbers(**options: str) -> dict[str, object]:
    game = shipped()
    return as_dict(rulings_from(game.deck, game.complete({"players": "3", **options})))


def test_rulings_by_default() -> None:
    assert as_dict(Rulings()) == numbers() | {"needed": [0] * 6}
    assert numbers() == {
        "first_action_space": 0,
        "last_age": 3,
        "needed": [0, 0, 1, 2, 2, 2],
        "personalities": False,
        "milestones": False,
        "solo": False,
        "owner_bonus_at_once": False,
        "current_personality_only": False,
        "may_decline_personality": False,
        "last_call": False,
        "random_personality": False,
        "extra_development": 0,
        "draw_up_to": False,
        "shuffle_once": False,
        "optional_reshuffle": False,
        "one_power_step": False,
        "single_area": False,
        "title_shift": 0,
        "any_skill": False,
        "set_bonus_for_all": False,
        "time_top_only": False,
        "any_overpay": True,
        "copy_pays": True,
        "free_after_draw": False,
        "time_purged": False,
        "stall_rounds": 0,
    }


@pytest.mark.parametrize(
    ("option", "chosen", "effect"),
    [
        ("players", "1", {"solo": True, "needed": [0, 0, 1, 1, 1, 1]}),
        ("players", "2", {"needed": [0, 0, 1, 1, 2, 2]}),
        ("players", "5", {"needed": [0, 0, 2, 3, 3, 3]}),
        ("variant", "fast", {"first_action_space": 1}),
        ("variant", "faster", {"first_action_space": 1, "needed": [0, 0, 1, 1, 1, 1]}),
        ("personalities", "yes", {"personalities": True}),
        ("milestones", "yes", {"milestones": True}),
        ("industrial", "yes", {"last_age": 4, "needed": [0, 0, 1, 2, 2, 2]}),
        ("age4_symbols", "1-2-2-3-3", {}),
        ("milestone_owner_bonus", "at_once", {"owner_bonus_at_once": True}),
        ("personality_vp", "current", {"current_personality_only": True}),
        ("personality_gap", "may", {"may_decline_personality": True}),
        ("heritage_deadline", "last_call", {"last_call": True}),
        ("personality_pick", "random", {"random_personality": True}),
        ("research_limit", "literal", {"extra_development": 1}),
        ("draw_count", "up_to", {"draw_up_to": True}),
        ("shuffle_repeat", "once", {"shuffle_once": True}),
        ("empty_shuffle", "optional", {"optional_reshuffle": True}),
        ("power_steps", "one", {"one_power_step": True}),
        ("symbol_scope", "single", {"single_area": True}),
        ("solo_top_title", "67", {"title_shift": 1}),
        ("skill_gain", "any", {"any_skill": True}),
        ("set_bonus", "everyone_once", {"set_bonus_for_all": True}),
        ("time_swap", "top", {"time_top_only": True}),
        ("overpay", "minimal", {"any_overpay": False}),
        ("stall_rounds", "5", {"stall_rounds": 5}),
    ],
)
def test_each_option_changes_its_own_ruling_only(option: str, chosen: str, effect: dict[str, object]) -> None:
    assert numbers(**{option: chosen}) == numbers() | effect


@pytest.mark.parametrize(
    ("players", "two_books", "french"), [("1", 1, 1), ("2", 1, 2), ("3", 2, 2), ("4", 2, 3), ("5", 3, 3)]
)
def test_symbols_that_start_the_fourth_age(players: str, two_books: int, french: int) -> None:
    for option, expected in (("1-1-2-2-3", two_books), ("1-2-2-3-3", french)):
        needed = numbers(players=players, industrial="yes", age4_symbols=option)["needed"]
        assert isinstance(needed, list)
        assert needed[4] == expected
        assert needed[5] == [1, 2, 2, 3, 3][int(players) - 1]


@pytest.mark.parametrize("variant", ["fast", "faster"])
def test_fast_variants_set_every_action_marker_and_are_not_for_one(variant: str) -> None:
    state = new(3, variant=variant)
    assert state.skill == [1, 0, 0, 0, 0, 0, 0] * 3
    with pytest.raises(ClioError, match="PR-FAST-02"):
        new(1, variant=variant)


# ---- expansions lie where they belong


def test_without_expansions_their_cards_are_in_the_box() -> None:
    state = new(4)
    extra = range(state.lookup.first_personality, len(state.lookup.tech))
    assert len(extra) == 31
    assert {card for card in state.zones[BOX] if card in extra} == set(extra)
    for zone in (SCIENTISTS, ARTISTS, SCIENTIST_PILE, ARTIST_PILE, PHILOSOPHERS):
        assert state.zones[zone] == []
    for zone in (MILESTONE, MILESTONE_PILE, MEDIEVAL, RENAISSANCE):
        assert state.zones[zone] == []


@pytest.mark.parametrize("pick", ["choice", "random"])
def test_personalities_at_the_start(pick: str) -> None:
    states = [new(3, seed=seed, personalities="yes", personality_pick=pick) for seed in ("7", "8")]
    full, empty = [(SCIENTISTS, ARTISTS), (SCIENTIST_PILE, ARTIST_PILE)][:: 1 if pick == "choice" else -1]
    for state in states:
        for group, (home, other) in enumerate(zip(full, empty, strict=True), 1):
            assert {state.lookup.group[card] for card in state.zones[home]} == {group}
            assert (len(state.zones[home]), state.zones[other]) == (5, [])
            assert (state.zones[home] == sorted(state.zones[home])) == (pick == "choice")
        held = [state.zones[PERSONALITY + seat] for seat in range(3)]
        assert [len(cards) for cards in held] == [1, 1, 1]
        assert state.zones[PHILOSOPHERS] == []
        people = {card for card in state.zones[BOX] if card >= state.lookup.first_personality}
        people -= set(range(state.lookup.first_milestone, len(state.lookup.tech)))
        assert {state.lookup.group[card] for card in people} == {0}
        assert len(people | {cards[0] for cards in held}) == 5
        numbers_in_order = [state.lookup.number[state.zones[PERSONALITY + seat][0]] for seat in state.order]
        assert numbers_in_order == sorted(numbers_in_order)
        assert hand_sizes(state) == [5, 6, 7]
        assert state.seats_open() == [state.order[0]]
    assert states[0].zones[BOX] != states[1].zones[BOX]


@pytest.mark.parametrize("skill_gain", ["printed", "any"])
def test_philosophers_give_their_benefit_at_the_start(skill_gain: str) -> None:
    gains = {"thales": ("ready", 0), "pythagoras": ("skill", 6), "confucius": ("ready", 2)}
    gains |= {"plato": ("skill", 2), "aristotle": ("ready", 3)}
    state = new(5, personalities="yes", skill_gain=skill_gain)
    assert state.asking().name == "act"
    for seat in range(5):
        where, number = gains[state.game.card_name[state.zones[PERSONALITY + seat][0]]]
        ready = [1 if (where, kind) == ("ready", number) else 0 for kind in range(4)]
        assert state.ready[4 * seat : 4 * seat + 4] == ready
        steps = [1 if (where, skill) == ("skill", number) else 0 for skill in range(7)]
        assert state.skill[7 * seat : 7 * seat + 7] == steps


def test_milestones_at_the_start() -> None:
    tops = set()
    for seed in ("1", "2", "3", "4"):
        state = new(2, seed=seed, milestones="yes")
        group = state.lookup.group
        first = state.lookup.first_milestone
        assert [group[card] for card in state.zones[MILESTONE]] == [0]
        assert [group[card] for card in state.zones[MILESTONE_PILE]] == [0] * 6
        assert [group[card] for card in state.zones[MEDIEVAL]] == [1] * 5
        assert [group[card] for card in state.zones[RENAISSANCE]] == [2] * 4
        assert not [card for card in state.zones[BOX] if card >= first]
        assert state.covered == [-1] * 4
        tops.add(state.zones[MILESTONE][0])
    assert len(tops) > 1


def test_chance_is_used_in_the_order_of_the_catalogue() -> None:
    """First player, decks I to IV, Philosophers and their groups, Milestones; then hands are dealt."""
    game = shipped()
    chosen = {"personalities": "yes", "milestones": "yes", "industrial": "yes", "personality_pick": "random"}
    state = game.start(game.complete({"players": "2", **chosen}), "7", True)
    assert state.events is not None
    shuffled = [event.src for event in state.events if event.name == "shuffled"]
    decks = [DECK + age for age in (1, 2, 3, 4)]
    assert shuffled == [*decks, PHILOSOPHERS, SCIENTIST_PILE, ARTIST_PILE, MILESTONE_PILE]
    dealt = [event.dst for event in state.events if event.name == MOVED and event.src == DECK + 1]
    assert isinstance(state, Progress)
    one, two = state.order
    assert dealt == [HAND + one] * 5 + [HAND + two] * 6
    assert state.zones[DISCARD + 1] == []
