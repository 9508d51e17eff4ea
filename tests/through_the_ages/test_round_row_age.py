"""ROUND, FIRST, ROW, AGEEND: rounds, first turns, the row, ends of ages."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.rules.ages import end_age
from clio.games.through_the_ages.rules.row import Refill
from clio.games.through_the_ages.state import (
    BOX,
    CIVIL,
    COMMON,
    DISCARD,
    EVENTS,
    HAND,
    LEADER,
    MILITARY,
    MILITARY_HAND,
    PACT,
    ROW,
    SLOTS,
    UNUSED,
    WARS,
    WONDER,
    WONDERS,
    Ages,
)
from tests.through_the_ages.table import shipped, table


def fresh(players: int, seed: int = 1) -> Ages:
    state = shipped().new(players=players, seed=seed, first_player="seat:0")
    assert isinstance(state, Ages)
    return state


def say(state: Ages, text: str) -> None:
    state.apply(state.seats_open()[0], state.game.actions.find(text))


def take_from(state: Ages, slot: int) -> None:
    """Take whatever non-wonder or wonder lies in a slot."""
    action = next(action for action in state.legal(state.turn) if action.text.startswith(f"take {slot} "))
    state.apply(state.turn, action)


@pytest.mark.rule("TA-ROUND-01", "TA-ROUND-03")
def test_rounds_go_round() -> None:
    t = table(3).act(0)
    seen = []
    for _ in range(6):
        seen.append((t.state.turn, t.state.round))
        while t.question == "politics":
            t.do("pass")
        t.do("end")
        if t.asked >= 0 and t.question == "politics":
            t.do("pass")
    assert seen == [(0, 2), (1, 2), (2, 2), (0, 3), (1, 3), (2, 3)]


@pytest.mark.rule("TA-ROUND-02")
def test_order_of_a_turn() -> None:
    t = table().play(1, "knights").workers(1, warriors=0).workers(0, warriors=4)
    t.war(0, "war_over_culture", 1).tactic(0, "legion", personal=True).points(1, culture=20)
    t.start(0)
    assert len(t.names(ROW)) == SLOTS  # refilled
    assert t.names(WARS) == []  # war resolved
    assert t.names(COMMON) == ["legion"]  # tactic published
    assert t.question == "politics"
    t.do("pass")
    assert t.question == "act"
    t.do("end")
    assert t.asked == 1


@pytest.mark.rule("TA-ROUND-04", "TA-EOT-04")
def test_after_the_discard_nothing_is_asked() -> None:
    t = table().military(0, "legion", "legion", "spy").act(0)
    t.do("end")
    assert (t.asked, t.question) == (0, "discard-cards")
    t.do("discard legion")
    assert t.asked == 1


@pytest.mark.rule("TA-FIRST-01")
def test_no_refill_and_no_politics_in_round_one() -> None:
    state = fresh(2)
    take_from(state, 4)
    assert state.seats_open() == [1]
    assert state.filled[3] == 0
    assert sum(state.filled) == 12
    assert state.asking().name == "act"


@pytest.mark.rule("TA-FIRST-02")
def test_only_takes_on_the_first_turn() -> None:
    state = fresh(4)
    assert all(action.text.startswith("take ") or action.text == "end" for action in state.legal(0))
    seed = next(seed for seed in range(50) if any("hanging_gardens" in a.text for a in fresh(2, seed).legal(0)))
    state = fresh(2, seed)
    take = next(a for a in state.legal(0) if "hanging_gardens" in a.text)
    state.apply(0, take)
    assert [state.game.card_name[c] for c in state.zones[WONDER]] == ["hanging_gardens"]


@pytest.mark.rule("TA-FIRST-03")
def test_prices_on_the_first_turn() -> None:
    state = fresh(2)
    slots = {int(action.text.split()[1]) for action in state.legal(0) if action.text.startswith("take")}
    assert slots == {1, 2, 3, 4, 5}
    say(state, "end")
    assert state.civil[0] == 4  # reset, nothing kept


@pytest.mark.rule("TA-FIRST-04")
def test_production_of_the_first_turn() -> None:
    state = fresh(2)
    take_from(state, 1)
    assert (state.science[0], state.culture[0], state.blue[0]) == (1, 0, 12)


@pytest.mark.rule("TA-FIRST-05", "TA-FIRST-06")
def test_no_draw_but_reset_on_the_first_turn() -> None:
    state = fresh(2)
    say(state, "end")
    assert len(state.zones[MILITARY_HAND]) == 0
    assert (state.civil[0], state.military[0]) == (4, 2)


@pytest.mark.rule("TA-ROW-01")
def test_every_turn_starts_with_a_refill() -> None:
    t = table().start(1)
    assert sum(t.state.filled) == SLOTS


@pytest.mark.rule("TA-ROW-02")
@pytest.mark.parametrize(("players", "swept"), [(2, 3), (3, 2), (4, 1)])
def test_sweep(players: int, swept: int) -> None:
    t = table(players).full_row()
    before = t.names(ROW)
    t.refill(0)
    assert t.names(ROW)[: SLOTS - swept] == before[swept:]


@pytest.mark.rule("TA-ROW-03")
def test_empty_slots_do_not_pass_the_sweep_on() -> None:
    t = table(2).row(s2="iron", s4="alchemy", s5="drama").refill(0)
    assert t.names(ROW)[:2] == ["alchemy", "drama"]


@pytest.mark.rule("TA-ROW-04")
def test_sweep_after_a_resignation() -> None:
    t = table(4).gone(1).full_row()
    before = t.names(ROW)
    t.refill(0)
    assert t.names(ROW)[:11] == before[2:]


@pytest.mark.rule("TA-ROW-05")
def test_slide() -> None:
    t = table().row(s5="iron", s8="alchemy", s13="drama").deck(CIVIL + 1, 40).refill(0)
    assert t.names(ROW)[:3] == ["iron", "alchemy", "drama"]
    assert t.can("take 1 iron")


@pytest.mark.rule("TA-ROW-06")
def test_fill_from_the_left() -> None:
    t = table()
    top = t.names(CIVIL + 1)[::-1][:SLOTS]
    t.refill(0)
    assert t.names(ROW) == top
    assert t.state.filled == [1] * SLOTS


@pytest.mark.rule("TA-ROW-07", "TA-AGEEND-15")
def test_no_fill_in_age_four() -> None:
    t = table(4).age("IV").row(s1="iron", s2="coal", s3="drama", s4="alchemy", s5="opera", s6="movies")
    t.refill(0)
    assert t.names(ROW) == ["coal", "drama", "alchemy", "opera", "movies"]
    assert sum(t.state.filled) == 5
    t.do("end")
    assert t.names(MILITARY_HAND) == []


@pytest.mark.rule("TA-AGEEND-01")
def test_age_a_ends_with_the_first_refill() -> None:
    state = fresh(2)
    say(state, next(a.text for a in state.legal(0) if a.text.startswith("take 1 ")))
    for slot in (4, 5):
        if state.turn == 1:
            action = [a for a in state.legal(1) if a.text.startswith(f"take {slot} ")]
            state.apply(1, action[0] if action else state.legal(1)[-1])
    while state.turn == 1:
        say(state, "end")
    assert state.age == 1
    assert len(state.zones[CIVIL]) == 0
    assert len(state.zones[ROW]) == SLOTS
    assert sum(state.lookup.age[state.lookup.name[c]] for c in state.zones[ROW]) == 0


@pytest.mark.rule("TA-AGEEND-02")
def test_age_one_decks_become_current() -> None:
    state = fresh(2)
    for _ in range(2):
        say(state, "end")
    assert state.age == 1
    say(state, "pass")
    say(state, "end")
    drawn = state.zones[MILITARY_HAND]
    assert len(drawn) == 2
    assert all(state.lookup.age[state.lookup.name[card]] == 1 for card in drawn)


@pytest.mark.rule("TA-AGEEND-03")
def test_age_a_runs_out_during_the_first_refill() -> None:
    t = table(4).age("A")
    t.deck(CIVIL, 7)
    t.refill(0)
    ages = [t.state.lookup.age[t.state.lookup.name[card]] for card in t.state.zones[ROW]]
    assert ages == [0] * 7 + [1] * 6
    assert t.state.age == 1


@pytest.mark.rule("TA-AGEEND-04")
def test_the_end_of_age_a_takes_nothing() -> None:
    t = table().age("A").hand(0, "moses").leader(1, "homer").refill(0)
    assert t.state.yellow == [18, 18]
    assert t.names(HAND) == ["moses"]
    assert t.names(LEADER + 1) == ["homer"]


@pytest.mark.rule("TA-AGEEND-05", "TA-AGEEND-14")
def test_an_age_ends_in_the_middle_of_a_refill() -> None:
    t = table(3).deck(CIVIL + 1, 2)
    t.refill(2)
    ages = [t.state.lookup.age[t.state.lookup.name[card]] for card in t.state.zones[ROW]]
    assert ages == [1, 1] + [2] * 11
    assert t.state.age == 2
    assert t.state.yellow == [16, 16, 16]
    assert len(t.state.zones[MILITARY + 1]) == 0
    assert len(t.state.zones[BOX]) == 45
    t.do("end")
    drawn = t.state.zones[MILITARY_HAND + 2]
    assert all(t.state.lookup.age[t.state.lookup.name[card]] == 2 for card in drawn)


@pytest.mark.rule("TA-AGEEND-06")
def test_an_age_ends_though_the_row_is_full() -> None:
    t = table().age("II").deck(CIVIL + 2, SLOTS).refill(0)
    assert t.state.age == 3
    assert all(t.state.lookup.age[t.state.lookup.name[card]] == 2 for card in t.state.zones[ROW])


@pytest.mark.rule("TA-AGEEND-07", "TA-AGEEND-08")
def test_antiquated_cards_leave_hands() -> None:
    t = table().hand(1, "moses", "iron").military(1, "legion").age("I")
    end_age(t.state)
    assert t.names(HAND + 1) == ["iron"]
    assert t.names(MILITARY_HAND + 1) == ["legion"]
    end_age(t.state)
    assert t.names(HAND + 1) == []
    assert t.names(MILITARY_HAND + 1) == []
    assert t.names(DISCARD + 1) == ["legion"]


@pytest.mark.rule("TA-AGEEND-09")
def test_antiquated_leaders_leave_play() -> None:
    t = table().leader(0, "julius_caesar").actions(0, civil=1)
    assert t.military_actions(0) == (3, 3)
    end_age(t.state)
    assert t.names(LEADER) == []
    assert t.military_actions(0) == (2, 2)
    assert t.civil(0) == (1, 4)


@pytest.mark.rule("TA-AGEEND-10")
def test_antiquated_unfinished_wonders_leave_play() -> None:
    t = table().bank(0, blue=12).unfinished(0, "pyramids", stages=2)
    assert t.state.blue[0] == 10
    end_age(t.state)
    assert t.names(WONDER) == []
    assert (t.state.blue[0], t.state.stages[0]) == (12, 0)


@pytest.mark.rule("TA-AGEEND-11")
def test_antiquated_pacts_leave_play() -> None:
    t = table(3).age("II").pact(0, "open_borders_agreement", 1)
    assert t.state.military_total[:2] == [3, 3]
    end_age(t.state)
    assert t.names(PACT) == []
    assert t.state.military_total[:2] == [2, 2]
    t = table(3).age("II").pact(0, "acceptance_of_supremacy", 1)
    end_age(t.state)
    assert t.names(PACT) == ["acceptance_of_supremacy"]


@pytest.mark.rule("TA-AGEEND-12")
def test_other_cards_stay_though_antiquated() -> None:
    t = table().age("III").wonders(0, "colossus").common("legion").war(0, "war_over_technology", 1)
    t.colonies(0, "vast_territory_i").tactic(1, "phalanx", personal=True)
    end_age(t.state)
    assert t.on(0, "warriors") == 1
    assert (t.names(WONDERS), t.names(COMMON), t.names(WARS)) == (["colossus"], ["legion"], ["war_over_technology"])


@pytest.mark.rule("TA-AGEEND-13")
def test_yellow_tokens_are_lost() -> None:
    t = table(3).age("II").bank(0, yellow=5).bank(1, yellow=1).bank(2, yellow=0)
    end_age(t.state)
    assert t.state.yellow == [3, 0, 0]
    assert t.on(1, "warriors") == 1


@pytest.mark.rule("TA-AGEEND-16")
def test_order_of_the_end_of_an_age() -> None:
    t = table(3).age("II").deck(CIVIL + 2, 1).hand(0, "iron").leader(0, "joan_of_arc").unfinished(0, "taj_mahal")
    t.pact(0, "open_borders_agreement", 1)
    t.state.events = []
    t.refill(0)
    moved = [e for e in t.state.events if e.name == "moved"]
    names = [shipped().card_name[e.card] for e in moved]
    order = [names.index(name) for name in ("iron", "joan_of_arc", "taj_mahal", "open_borders_agreement")]
    assert order == sorted(order)
    first_new = next(i for i, e in enumerate(moved) if t.state.lookup.age[t.state.lookup.name[e.card]] == 3)
    assert first_new > max(order)
    assert t.state.yellow == [16, 16, 16]
    assert t.military_actions(0) == (2, 2)


@pytest.mark.rule("TA-AGEEND-17")
def test_two_ages_end_in_one_refill() -> None:
    t = table().deck(CIVIL + 1, 1).deck(CIVIL + 2, 1).leader(0, "joan_of_arc").refill(0)
    assert t.state.age == 3
    assert t.state.yellow == [14, 14]
    assert t.names(LEADER) == []
    ages = [t.state.lookup.age[t.state.lookup.name[card]] for card in t.state.zones[ROW]]
    assert ages == [1, 2] + [3] * 11


@pytest.mark.rule("TA-AGEEND-18")
def test_row_events_and_common_tactics_are_not_antiquated() -> None:
    t = table().age("II").events("development_of_crafts").common("legion").row(s4="iron")
    end_age(t.state)
    assert t.names(EVENTS) == ["development_of_crafts"]
    assert t.names(ROW) == ["iron"]
    assert t.names(COMMON) == ["legion"]


@pytest.mark.rule("TA-AGEEND-19")
def test_the_refill_comes_before_the_war() -> None:
    t = table().age("II").leader(0, "joan_of_arc").play(0, "organized_religion").workers(0, organized_religion=1)
    t.workers(0, warriors=3).workers(1, warriors=5).deck(CIVIL + 2, 1).points(0, culture=30)
    assert t.strength(0) == 6
    t.war(0, "war_over_culture", 1).start(0)
    assert t.names(LEADER) == []
    assert t.state.culture == [30 - 7, 7]


def test_refill_step_without_sweep() -> None:
    t = table(3).row(s1="iron", s2="alchemy").steps(0, Refill(0))
    assert t.names(ROW)[:2] == ["iron", "alchemy"]
    assert t.names(UNUSED).count("iron") == 1  # the copy for four players
