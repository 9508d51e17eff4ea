"""Where the books disagree (C-nn) or are silent (S-nn): what can be chosen when a game is set up."""

from __future__ import annotations

import pytest

from clio.engine.errors import ClioError
from clio.engine.ids import Seat
from clio.games.progress.state import Progress, Rulings
from tests.progress.table import shipped

# Option: the ruling it settles, the recommended value, the other readings.
CHOICES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "age4_symbols": ("C-01", "1-1-2-2-3", ("1-2-2-3-3",)),
    "milestone_owner_bonus": ("C-02", "at_end", ("at_once",)),
    "personality_vp": ("C-03", "all", ("current",)),
    "personality_gap": ("C-04", "must", ("may",)),
    "heritage_deadline": ("C-05", "before", ("last_call",)),
    "personality_pick": ("C-06", "choice", ("random",)),
    "research_limit": ("C-07", "total", ("literal",)),
    "draw_count": ("C-08", "exact", ("up_to",)),
    "shuffle_repeat": ("C-09", "free", ("once",)),
    "empty_shuffle": ("C-10", "skip", ("optional",)),
    "power_steps": ("C-11", "printed", ("one",)),
    "symbol_scope": ("C-12", "all", ("single",)),
    "first_player": ("C-13", "random", ("seat:0", "seat:1", "seat:2", "seat:3", "seat:4", "youngest")),
    "solo_top_title": ("C-16", "66", ("67",)),
    "skill_gain": ("C-17", "printed", ("any",)),
    "set_bonus": ("C-18", "per_icon", ("everyone_once",)),
    "time_swap": ("C-19", "any", ("top",)),
    "overpay": ("S-06", "any", ("minimal",)),
    "copy_pays": ("S-09", "yes", ("no",)),
    "time_purge": ("S-29", "spared", ("purged",)),
    "free_after_draw": ("S-36", "no", ("yes",)),
    "stall_rounds": ("S-48", "0", ("1", "2", "3", "5")),
}

# What the rules read: option, its attribute, the attribute's value by default and with the option's last value.
READ: list[tuple[str, str, object, object]] = [
    ("milestone_owner_bonus", "owner_bonus_at_once", False, True),
    ("personality_vp", "current_personality_only", False, True),
    ("personality_gap", "may_decline_personality", False, True),
    ("heritage_deadline", "last_call", False, True),
    ("personality_pick", "random_personality", False, True),
    ("research_limit", "extra_development", 0, 1),
    ("draw_count", "draw_up_to", False, True),
    ("shuffle_repeat", "shuffle_once", False, True),
    ("empty_shuffle", "optional_reshuffle", False, True),
    ("power_steps", "one_power_step", False, True),
    ("symbol_scope", "single_area", False, True),
    ("solo_top_title", "title_shift", 0, 1),
    ("skill_gain", "any_skill", False, True),
    ("set_bonus", "set_bonus_for_all", False, True),
    ("time_swap", "time_top_only", False, True),
    ("overpay", "any_overpay", True, False),
    ("copy_pays", "copy_pays", True, False),
    ("time_purge", "time_purged", False, True),
    ("free_after_draw", "free_after_draw", False, True),
    ("stall_rounds", "stall_rounds", 0, 5),
]


def rulings(**options: str) -> Rulings:
    state = shipped().new(players=5, seed=1, personalities="yes", milestones="yes", industrial="yes", **options)
    assert isinstance(state, Progress)
    return state.rulings


def test_the_rulings_are_these() -> None:
    assert {ruling.option for ruling in shipped().rulings} == set(CHOICES)
    assert {option.name for option in shipped().options.values() if option.group == "ruling"} == {*CHOICES, "ages"}


@pytest.mark.parametrize("name", CHOICES)
def test_the_recommended_reading_is_the_default(name: str) -> None:
    number, recommended, others = CHOICES[name]
    option = shipped().options[name]
    assert (option.ruling, option.default) == (number, recommended)
    assert option.values == (recommended, *others)
    assert shipped().complete({})[name] == recommended


@pytest.mark.parametrize("name", CHOICES)
def test_every_reading_comes_with_its_meaning_and_reason(name: str) -> None:
    (ruling,) = [ruling for ruling in shipped().rulings if ruling.option == name]
    assert ruling.id == CHOICES[name][0]
    assert len(ruling.meaning["en"]) == len(ruling.values)
    assert all(text.endswith(".") for text in (*ruling.meaning["en"], ruling.matter["en"], ruling.reason["en"]))


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, row in CHOICES.items() for value in row[2]])
def test_every_reading_can_be_chosen(name: str, value: str) -> None:
    options = {name: value, **({"ages": "30,8,44,61,19"} if value == "youngest" else {})}
    assert shipped().complete({"players": "5", **options})[name] == value
    state = shipped().new(players=5, seed=1, **options)
    assert len(state.seats_open()) == 1


@pytest.mark.parametrize("name", CHOICES)
def test_an_unknown_reading_gets_one_sentence(name: str) -> None:
    with pytest.raises(ClioError) as error:
        shipped().new(players=5, **{name: "whatever"})
    assert str(error.value) == (
        f"The option {name!r} cannot be 'whatever': choose one of {', '.join(shipped().options[name].values)}."
    )


def test_an_unknown_option_gets_one_sentence() -> None:
    with pytest.raises(ClioError, match=r"^progress has no option 'set_bonos'\. Did you mean 'set_bonus'[^.!]*\?$"):
        shipped().new(set_bonos="per_icon")


@pytest.mark.parametrize(("name", "attribute", "usual", "other"), READ)
def test_a_ruling_reaches_the_rules_and_changes_nothing_else(
    name: str, attribute: str, usual: object, other: object
) -> None:
    default, chosen = rulings(), rulings(**{name: CHOICES[name][2][-1]})
    assert getattr(default, attribute) == usual
    assert getattr(chosen, attribute) == other
    setattr(chosen, attribute, usual)
    for field in [row[1] for row in READ]:
        assert getattr(chosen, field) == getattr(default, field)
    assert chosen.needed == default.needed
    assert (chosen.personalities, chosen.milestones, chosen.solo) == (True, True, False)


def test_what_the_expansions_and_the_number_of_players_decide() -> None:
    for players, personalities, milestones in ((1, "no", "yes"), (2, "yes", "no")):
        state = shipped().new(players=players, personalities=personalities, milestones=milestones)
        assert isinstance(state, Progress)
        read = state.rulings
        assert read.solo == (players == 1)
        assert (read.personalities, read.milestones) == (personalities == "yes", milestones == "yes")
        assert (read.last_age, read.first_action_space) == (3, 0)


# --- first_player (C-13) ----------------------------------------------------------------------------


def order(players: int, seed: int = 1, **options: str) -> list[Seat]:
    state = shipped().new(players=players, seed=seed, **options)
    assert isinstance(state, Progress)
    assert state.seats_open() == [state.order[0]]
    return state.order


def test_a_seat_that_begins() -> None:
    assert order(4, first_player="seat:2") == [2, 3, 0, 1]
    assert order(5, first_player="seat:4") == [4, 0, 1, 2, 3]


def test_the_youngest_begins() -> None:
    assert order(3, first_player="youngest", ages="30,41,7") == [2, 0, 1]
    assert order(3, first_player="youngest", ages="9,10,9") == [0, 1, 2]


def test_a_lot_decides_who_begins() -> None:
    assert order(3) == order(3)
    assert {tuple(order(3, seed)) for seed in range(30)} == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"first_player": "seat:2"},
            "first_player=seat:2 names no seat: with 2 players they are 0 to 1.",
        ),
        (
            {"first_player": "youngest"},
            "first_player=youngest needs ages=N,N: one age per player.",
        ),
        (
            {"first_player": "youngest", "ages": "7"},
            "first_player=youngest needs ages=N,N: one age per player.",
        ),
        (
            {"first_player": "youngest", "ages": "7,old"},
            "ages=7,old must be 2 whole numbers with commas between them.",
        ),
        ({"ages": "7,8,9"}, "ages=7,8,9 must be 2 whole numbers with commas between them."),
    ],
)
def test_a_first_player_that_cannot_be_found_gets_one_sentence(options: dict[str, str], sentence: str) -> None:
    with pytest.raises(ClioError) as error:
        shipped().new(players=2, **options)
    assert str(error.value) == sentence
