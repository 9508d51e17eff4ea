"""END, SCORE, TIE: the last round and the count."""

from __future__ import annotations

import pytest

from clio.games.ancient_knowledge.rules.scoring import places
from tests.ancient_knowledge.table import Table, monument, table


def with_thirteen(seat: int, players: int = 3, more: int = 0) -> Table:
    """A seat with 13 in the Past and one or two monuments about to decline."""
    t = table(players=players, made=[monument("x", "pyramid"), monument("y", "pyramid")])
    t.state.midgame = 1
    t.past_kinds(seat, city=7, megalith=6)
    return t.timeline(seat, x=1, **({"y": 1} if more else {}))


@pytest.mark.rule("AK-END-01")
def test_fourteen_in_a_past_trigger_the_end():
    assert with_thirteen(0).decline(0).state.ending == 1
    t = with_thirteen(0).timeline(0)
    assert t.decline(0).state.ending == 0


@pytest.mark.rule("AK-END-02")
def test_everybody_has_the_same_number_of_turns():
    t = with_thirteen(0).decline(0)
    assert t.asked() == 1
    t.do("search", "search")
    assert t.asked() == 2
    t.do("search", "search")
    assert (t.over, t.result().ending) == (True, "past-14")


@pytest.mark.rule("AK-END-03")
def test_the_last_player_ends_the_game_at_once():
    assert with_thirteen(2).decline(2).over


@pytest.mark.rule("AK-END-04")
def test_a_past_of_fifteen_counts_in_full():
    t = with_thirteen(2, more=1).decline(2).do("decline x")
    assert (t.over, len(t.past_of(2)), t.result().ending) == (True, 15, "past-15")


@pytest.mark.rule("AK-SCORE-01")
def test_printed_points_of_the_past_rotated_or_not():
    t = table(made=[monument("a", vp=6), monument("b", vp=2), monument("c")]).past(0, "a", "b", "c", rotated=1)
    assert t.points("monuments") == 8


@pytest.mark.rule("AK-SCORE-02")
def test_final_effects_of_the_past():
    assert table().past(0, "ellora_caves", "petra", "bagan", "tulum").points("effects") == 4


@pytest.mark.rule("AK-SCORE-02")
@pytest.mark.parametrize(("artifacts", "points"), [([], 0), (["tzolkin"], 5)])
def test_no_price_is_paid_in_the_count(artifacts: list[str], points: int):
    best = [{"op": "vp", "n": 5, "per_best": ["artifacts", "scrapped"]}]
    t = table(made=[monument("x", moment="final", do=best)]).past(0, "x").artifacts(0, *artifacts)
    assert t.points("effects") == points


@pytest.mark.rule("AK-SCORE-03")
def test_level_2_technologies():
    assert table().collection(0, "golden_mean", "imhotep", "plato", "mercury").points("technologies") == 9


@pytest.mark.rule("AK-SCORE-04")
def test_one_point_for_each_monument_left():
    t = table().timeline(0, atlantis=2, ellora_caves=3).knowledge(atlantis=9).count()
    assert (t.points("timeline"), t.points("monuments"), t.points("effects"), t.lost(0)) == (2, 0, 0, 0)


@pytest.mark.rule("AK-SCORE-05")
def test_minus_one_for_each_lost_token():
    assert table().lose(0, 15).points("lost") == -15


@pytest.mark.rule("AK-SCORE-06")
def test_nothing_else_scores():
    t = table().artifacts(0, "ica_stones", "tzolkin", "moai_statue", "disk_of_sabu", "nazca_lines").fill(0, 10)
    t.technologies(0, ancient=3, writing=3).lose(0, 3).count()
    assert t.result().scores[0] == -3


@pytest.mark.rule("AK-SCORE-07", "AK-SCORE-08")
def test_worked_table():
    lines = {"a": (40, 4, 11, 3, 15), "b": (17, 7, 21, 0, 5), "c": (21, 0, 14, 2, 2)}
    points = [{"op": "vp", "n": 1}]
    cards = []
    for name, (printed, effect, *_) in lines.items():
        cards.append(monument(f"{name}1", vp=printed, moment="final", do=[{**points[0], "n": effect}]))
    t = table(players=3, made=cards)
    for seat, name in enumerate(lines):
        t.past(seat, f"{name}1").lose(seat, lines[name][4])
    t.collection(0, "imhotep", "plato", "alchemy")
    t.collection(1, "ari_kat", "hieroglyphs", "phoenician_alphabet", "hermeticism", "akhenaten", "thoth")
    t.collection(2, "pythagoras", "golden_mean", "royal_cubit", "astrology", "maya_script", "pliny_the_elder")
    t.state.lookup.vp[t.number("pythagoras")] = 4  # the deck has no fourth card of 4 points left for the third player
    t.timeline(0, caral=3, uxmal=3, tonina=4).timeline(2, petra=3, bagan=3).count()
    assert t.result().scores == [43, 40, 35]
    assert (t.result().places, t.result().winners()) == ([1, 2, 3], [0])
    assert [t.points(source, 0) for source in ("monuments", "effects", "technologies", "timeline", "lost")] == [
        40, 4, 11, 3, -15,
    ]  # fmt: skip


@pytest.mark.rule("AK-TIE-01")
def test_less_lost_knowledge_wins_a_tie():
    t = table().lose(0, 5).lose(1, 7)
    assert places(t.state, [40, 40]) == [1, 2]
    assert places(table(players=3).lose(0, 5).lose(1, 2).lose(2, 7).state, [50, 40, 40]) == [1, 2, 3]


@pytest.mark.rule("AK-TIE-02")
def test_then_the_oldest_or_a_shared_victory():
    assert places(table().lose(0, 5).lose(1, 5).state, [40, 40]) == [1, 1]
    assert places(table(ages="30,52").lose(0, 5).lose(1, 5).state, [40, 40]) == [2, 1]
