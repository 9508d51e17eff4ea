"""COMP, SETUP, FIRST: what is in the box and how a game begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from clio.engine.cards import CardsError
from clio.engine.errors import ClioError
from clio.engine.state import State
from clio.engine.view import view
from clio.games.ancient_knowledge.cards import Cards, cards_of, load_cards, operations
from clio.games.ancient_knowledge.game import AncientKnowledgeGame
from clio.games.ancient_knowledge.operations.standing import ReplaceExcavateDraw
from clio.games.ancient_knowledge.setup import rulings_from
from clio.games.ancient_knowledge.state import (
    ARTIFACTS,
    BOARD,
    CHOSEN,
    COLLECTION,
    DECK,
    DISCARD,
    HAND,
    PAST,
    TECH_DECK,
    TECH_DISCARD,
    TIMELINE,
    AncientKnowledge,
    Rulings,
)
from tests.ancient_knowledge.table import FREE, file_tables, shipped, table


@pytest.fixture(scope="module")
def cards() -> Cards:
    return load_cards()


def new(players: int = 2, seed: int = 1, **options: str) -> AncientKnowledge:
    state = shipped().new(players=players, seed=seed, **options)
    assert isinstance(state, AncientKnowledge)
    return state


def choose(state: State) -> None:
    """Everybody discards the first cards offered."""
    while state.asking().name == "opening":
        seat = state.seats_open()[0]
        state.apply(seat, state.legal(seat)[0])


def hands(state: AncientKnowledge) -> list[int]:
    return [len(state.zones[HAND + seat]) for seat in state.order]


# ---- components


@pytest.mark.rule("AK-COMP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_two_to_four_play(players: int):
    if players in (2, 3, 4):
        assert new(players).layout.seats == players
    else:
        with pytest.raises(ClioError, match="'players' cannot be"):
            new(players)


@pytest.mark.rule("AK-COMP-02")
def test_144_buildings(cards: Cards):
    assert Counter(card.kind for card in cards.buildings) == {
        "city": 36, "megalith": 36, "pyramid": 36, "artifact": 36,
    }  # fmt: skip
    assert sum(card.slot > 0 for card in cards.buildings) == 108


@pytest.mark.rule("AK-COMP-03")
def test_45_technologies(cards: Cards):
    assert Counter((card.level, card.kind) for card in cards.technologies) == {
        (1, "ancient"): 9, (1, "writing"): 9, (1, "secret"): 9, (2, "ancient"): 6, (2, "writing"): 6, (2, "secret"): 6,
    }  # fmt: skip


@pytest.mark.rule("AK-COMP-04")
def test_tokens_are_just_numbers():
    t = table().timeline(0, babylon=3).knowledge(babylon=5).hand(0, "petra", "caral", "uxmal")
    t.do("archive", "discard petra", "discard caral", "discard uxmal")
    assert (t.k("babylon"), t.lost(0)) == ((2,), 0)


@pytest.mark.rule("AK-COMP-05")
def test_three_technology_boards():
    state = new()
    assert (state.levels, len(state.lost)) == ([1, 1, 2], 2)


@pytest.mark.rule("AK-COMP-06")
def test_card_faces(cards: Cards):
    for card in cards.buildings:
        assert (card.slot > 0) == (card.kind != "artifact")
        assert all([card.id, card.name, card.country, card.moment, card.do])
        assert (card.trigger is None) or card.moment == "ongoing"
    for card in cards.technologies:
        assert all([card.id, card.name, card.moment])
        assert (card.vp > 0) == (card.moment == "final") == (card.level == 2) == (not card.do)


@pytest.mark.rule("AK-COMP-07")
def test_a_collection_has_no_limit_and_a_past_is_open():
    t = table().technologies(0, ancient=6, writing=6).past(1, "petra", "caral").act()
    assert t.do("learn sator_square").collection_of(0)[-1] == "sator_square"
    assert view(t.state, 0).cards("past 2") == ["petra", "caral"]


@pytest.mark.rule("AK-COMP-08")
def test_a_timeline_has_twelve_places():
    for slot in range(1, 7):
        t = table().create("petra", slot)
        assert t.place("petra") == (slot, 0)
        t.create("bagan", slot)
        assert "swap petra" not in t.legal()  # the only other monument: nothing to ask
        assert {t.place("petra"), t.place("bagan")} == {(slot, 0), (slot, 1)}
    lower = dict(zip(["ajanta_caves", "heracleion", "bagan", "petra", "inwa", "tulum"], range(1, 7), strict=True))
    upper = dict(zip(["caral", "uxmal", "tonina", "yonaguni", "calakmul", "palenque"], range(1, 7), strict=True))
    t = table().timeline(0, **lower, **upper).hand(0, "jericho").fill(0, 9).act()
    assert not [text for text in t.offers("create") if text.startswith("jericho")]


# ---- set-up


@pytest.mark.rule("AK-SETUP-01", "AK-SETUP-09")
def test_everybody_starts_with_nothing_on_the_board():
    state = new(4)
    for seat in range(4):
        assert not any(state.zones[zone + seat] for zone in (TIMELINE, ARTIFACTS, PAST, COLLECTION))
    assert (state.lost, sum(state.tokens)) == ([0, 0, 0, 0], 0)


@pytest.mark.rule("AK-SETUP-02")
def test_the_first_player_is_drawn_and_play_runs_clockwise():
    orders = {tuple(new(3, seed).order) for seed in range(30)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
    state = new(3, first_player="seat:1", starting_sets="yes")
    assert (state.order, state.seats_open()) == ([1, 2, 0], [1])


@pytest.mark.rule("AK-SETUP-03")
def test_all_buildings_are_shuffled_into_one_deck():
    state = new(2)
    dealt = sum(len(state.zones[HAND + seat]) for seat in range(2))
    assert (len(state.zones[DECK]) + dealt, state.zones[DISCARD]) == (144, [])
    assert new(2, 1).zones[DECK] != new(2, 2).zones[DECK]


@pytest.mark.rule("AK-SETUP-04")
def test_ten_are_dealt_and_four_discarded_unseen():
    state = new(2)
    assert (hands(state), state.seats_open(), state.asking().name) == ([10, 10], [0, 1], "opening")
    first = state.legal(1)[0]
    state.apply(1, first)
    assert (len(state.zones[CHOSEN + 1]), state.zones[DISCARD]) == (1, [])
    assert view(state, 0).zone("chosen 2").cards is None
    choose(state)
    assert (hands(state), len(state.zones[DECK]), len(state.zones[DISCARD])) == ([6, 6], 124, 8)
    # The first player's four lie below those of the last.
    assert state.zones[DISCARD][:4] == sorted(state.zones[DISCARD][:4])


def test_opening_picks_go_up_and_can_be_completed():
    state = new(2)
    seat = 0
    hand: list[int] = [*sorted(state.zones[HAND + seat])]
    assert [action.card for action in state.legal(seat)] == hand[:7]
    state.apply(seat, state.legal(seat)[6])
    assert [action.card for action in state.legal(seat)] == [hand[7]]


@pytest.mark.rule("AK-SETUP-05")
@pytest.mark.parametrize(
    ("players", "sizes", "deck", "discard"), [(2, [6, 6], 124, 8), (3, [6, 6, 7], 113, 12), (4, [6, 6, 7, 7], 102, 16)]
)
def test_third_and_fourth_player_draw_one_more(players: int, sizes: list[int], deck: int, discard: int):
    state = new(players, seed=3)
    choose(state)
    assert (hands(state), len(state.zones[DECK]), len(state.zones[DISCARD])) == (sizes, deck, discard)


@pytest.mark.rule("AK-SETUP-06", "AK-SETUP-07")
def test_three_open_technologies_on_each_board():
    state = new(2)
    assert not state.zones[BOARD]  # they are laid out when the hands are chosen
    choose(state)
    levels = [[state.lookup.level[card] for card in state.zones[BOARD + board]] for board in range(3)]
    assert levels == [[1, 1, 1], [1, 1, 1], [2, 2, 2]]


@pytest.mark.rule("AK-SETUP-08")
def test_a_technology_deck_for_each_level():
    state = new(2)
    choose(state)
    assert [len(state.zones[TECH_DECK + level]) for level in (1, 2)] == [21, 15]
    assert [len(state.zones[TECH_DISCARD + level]) for level in (1, 2)] == [0, 0]


def test_opening_discards_can_go_back_into_the_deck():
    state = new(2, opening_discards="deck")
    choose(state)
    assert (hands(state), len(state.zones[DECK]), state.zones[DISCARD]) == ([6, 6], 132, [])


# ---- starting sets


@pytest.mark.rule("AK-FIRST-01")
def test_four_sets_of_six(cards: Cards):
    assert Counter(card.set for card in cards.buildings) == {0: 120, 1: 6, 2: 6, 3: 6, 4: 6}


@pytest.mark.rule("AK-FIRST-02", "AK-FIRST-03")
def test_each_hand_is_one_set_and_the_others_are_shuffled_in():
    state = new(2, starting_sets="yes")
    sets = [{state.lookup.set[card] for card in state.zones[HAND + seat]} for seat in range(2)]
    assert all(len(numbers) == 1 for numbers in sets)
    assert sets[0] != sets[1]
    assert (state.asking().name, len(state.zones[DECK]), state.zones[DISCARD]) == ("act", 132, [])
    assert sum(state.lookup.set[card] > 0 for card in state.zones[DECK]) == 12
    found = {tuple(sorted(new(2, seed, starting_sets="yes").zones[HAND])) for seed in range(40)}
    assert len(found) == 4


@pytest.mark.rule("AK-FIRST-04")
@pytest.mark.parametrize(("players", "sizes", "deck"), [(3, [6, 6, 7], 125), (4, [6, 6, 7, 7], 118)])
def test_the_extra_cards_are_still_drawn(players: int, sizes: list[int], deck: int):
    state = new(players, starting_sets="yes")
    assert (hands(state), len(state.zones[DECK])) == (sizes, deck)


# ---- the card file


def mistakes(**changes: Any) -> list[str]:
    """What is said of the first building with these fields changed; None leaves a field out."""
    raw = file_tables()
    raw["building"][0] |= {key.rstrip("_"): value for key, value in changes.items()}
    raw["building"][0] = {key: value for key, value in raw["building"][0].items() if value is not None}
    with pytest.raises(CardsError) as error:
        cards_of(raw, "cards.toml")
    return [str(problem) for problem in error.value.mistakes]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"slot": 9}, "slot is 9; write a slot from 1 to 6."),
        ({"slot": None}, "slot is missing; every monument has it."),
        ({"kind": "artifact"}, "an artifact has no slot; drop it."),
        ({"moment": "later"}, 'moment is "later"; write one of immediate, ongoing, timeline, decline, final.'),
        ({"trigger": {"event": "learn"}}, "only an ongoing effect has a trigger;"),
        ({"do": []}, "do is []; write a list of tables, each of which says one thing the card does."),
        ({"do": [{"op": "drow", "n": 1}]}, 'nothing a card can do is called "drow"; did you mean "draw"?'),
        ({"do": [{"n": 1}]}, "nothing a card can do is called null; correct or remove it."),
        ({"do": [{"op": "draw"}]}, "draw.n is missing; write a whole number, or what is counted, such as"),
        ({"do": [{"op": "draw", "n": -1}]}, "draw.n is -1; write a whole number, or what is counted, such as"),
        ({"do": [{"op": "draw", "n": {"count": "moons"}}]}, 'draw.n is {"count": "moons"}; write a whole number'),
        ({"do": [{"op": "draw", "n": 1, "m": 2}]}, 'the field "draw.m" is unknown; correct or remove it.'),
        ({"do": [{"op": "dig", "kind": "moon", "n": 1}]}, 'dig.kind is "moon"; write one of city, megalith, pyramid,'),
        ({"do": [{"op": "create", "kinds": ["moon"]}]}, 'create.kinds is ["moon"]; write a list of any of city, mega'),
        (
            {"do": [{"op": "replace_excavate_draw", "with": {"op": "x"}}]},
            'nothing a card can do is called "x"; correct',
        ),
        ({"if_": {"past": {"citty": 1}}}, 'if is {"past": {"citty": 1}}; write conditions, such as { past = {'),
        ({"colour": "red"}, 'the field "colour" is unknown; did you mean "country"?'),
    ],
)
def test_mistakes_in_a_card_file_name_the_card(changes: dict[str, Any], said: str):
    found = mistakes(**changes)
    assert found[0].startswith(f'building "osirion": {said}'), found


def test_cards_of_one_kind_may_be_more_or_fewer():
    raw = file_tables()
    raw["building"].insert(3, {**raw["building"][0], "id": "osirion_two", "name": "Another Osirion"})
    del raw["technology"][-1]
    game = AncientKnowledgeGame(cards_of(raw, "cards.toml"))
    assert (game.lookup.monuments, game.lookup.buildings, game.lookup.cards) == (109, 145, 189)
    state = game.new(players=2, seed=1)
    choose(state)
    state.apply(state.seats_open()[0], game.actions.find("search"))


def test_a_starting_set_has_six_buildings():
    assert mistakes(set=1) == ["Starting set 1 has 7 buildings; give it 6."]


def test_a_broken_file_is_one_sentence(tmp_path):
    path = tmp_path / "my_cards.toml"
    path.write_text("[[building", encoding="utf-8")
    with pytest.raises(ClioError, match="is not TOML"):
        load_cards(path)
    with pytest.raises(ClioError, match="There is no such file"):
        load_cards(tmp_path / "none.toml")


def test_options_that_do_not_go_together():
    for options, words in (
        ({"players": "3", "teams": "yes"}, "for four players"),
        ({"players": "2", "first_player": "seat:2"}, "names no seat"),
        ({"players": "2", "ages": "30"}, "must be 2 whole numbers"),
    ):
        with pytest.raises(ClioError, match=words):
            shipped().complete(options)


def test_a_new_table_of_the_helper_is_possible():
    t = table()
    assert (t.game.impossible(t.state), t.board_of(1)) == ([], list(FREE))


def test_every_operation_stands_on_a_card(cards: Cards):
    lines = [line for card in cards.all for line in (*card.do, *([card.price] if card.price else []))]
    lines += [line.instead for line in lines if isinstance(line, ReplaceExcavateDraw)]
    assert {line.name for line in lines} == {*operations()}


def test_a_past_of_twenty_six_is_refused():
    """The last round begins with fourteen; that Decline phase began with 13, and all 12 of a timeline may follow."""
    t = table().past_kinds(0, city=13, megalith=12)
    assert t.game.impossible(t.state) == []
    t = table().past_kinds(0, city=13, megalith=13)
    assert "26" in str(t.game.impossible(t.state)[0])


@pytest.mark.rule("AK-EXCAV-04")
def test_all_of_a_past_of_sixteen_can_be_excavated():
    """Met in random games: monuments are moved to the first slot while the others decline."""
    t = table().past_kinds(0, city=8, megalith=8)
    assert "16" in t.act().offers("excavate")


def test_rulings_by_default():
    """Those that nobody has chosen yet are those that are chosen where nothing is said."""
    blank, chosen = Rulings(), rulings_from(shipped().complete({"players": "3"}))
    names = [name for name in dir(blank) if not name.startswith("_")]
    assert {name: getattr(blank, name) for name in names} == {name: getattr(chosen, name) for name in names}
    assert not any(getattr(chosen, name) for name in names)
