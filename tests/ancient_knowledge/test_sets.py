"""Sets are one question: what a player ticks is taken whole, whatever is clicked first."""

from __future__ import annotations

import pytest

from clio.engine.errors import ClioError
from clio.engine.sets import Refused
from clio.games.ancient_knowledge.state import HAND
from tests.ancient_knowledge.table import Table, table


@pytest.mark.card("parthenon")
def test_parthenon_the_last_monument_may_be_named_first() -> None:
    def laid() -> Table:
        return table().timeline(0, parthenon=3, babylon=4).knowledge(parthenon=2, babylon=9).phase()

    assert laid().asked_for() == {"remove parthenon 1": 2, "remove babylon 1": 2}
    for given in (("remove babylon 1", "remove parthenon 1"), ("remove parthenon 1", "remove babylon 1")):
        assert laid().give(*given, "done").k("parthenon", "babylon") == (1, 8)
    assert laid().give("remove babylon 1", "remove babylon 1", "done").k("parthenon", "babylon") == (2, 7)
    assert laid().give("done", "remove babylon 1").k("parthenon", "babylon") == (2, 8)
    with pytest.raises(ClioError, match="3, but at most 2"):
        laid().give("remove babylon 2", "remove parthenon 1", "done")


@pytest.mark.card("kensington_runestone")
def test_kensington_runestone_the_last_monument_may_be_named_first() -> None:
    t = table().artifacts(0, "kensington_runestone").timeline(0, babylon=4, atlantis=3)
    t.knowledge(babylon=9, atlantis=5).past_kinds(0, city=3).do("excavate 2", "yes")
    assert list(t.asked_for()) == ["remove babylon 1", "remove atlantis 1"]
    t.give("remove atlantis 1", "remove babylon 2", "done")
    assert t.k("babylon", "atlantis") == (7, 4)


@pytest.mark.card("yonaguni")
def test_yonaguni_the_last_artifact_may_be_named_first() -> None:
    names = ("antikythera_mechanism", "ica_stones", "tzolkin")
    t = table().hand(0, "yonaguni").artifacts(0, *names).do("create yonaguni 4")
    while not t.legal() & {"done"}:
        t.do(sorted(t.legal())[0])
    picks = list(t.asked_for())
    assert len(picks) == 3
    t.give(picks[2], picks[0], "done")
    assert t.k("yonaguni") == (14 - 8,)


@pytest.mark.rule("AK-TRANS-01")
def test_archive_the_last_card_may_be_named_first() -> None:
    t = table().timeline(0, babylon=4).knowledge(babylon=9).hand(0, "caral", "yonaguni", "parthenon").do("archive")
    picks = list(t.asked_for())
    t.give(picks[2], picks[0], "done")
    assert t.k("babylon") == (7,)
    assert t.names(HAND) == [picks[1].split()[1]]


@pytest.mark.card("philae")
def test_philae_takes_the_best_from_two_cities_in_any_order() -> None:
    t = table().hand(0, "philae").timeline(0, babylon=4, parthenon=3, petra=5, derinkuyu=6)
    t.knowledge(babylon=9, parthenon=2, petra=6, derinkuyu=1).do("create philae 3")
    while not any(text.startswith("remove") for text in t.legal()):
        t.do(sorted(t.legal())[0])
    given = ["remove philae 3", "remove babylon 3", "remove petra 3"]
    assert {*given} <= {*t.asked_for()}
    with pytest.raises(Refused) as refused:
        t.give("remove parthenon 2", "remove babylon 3")
    assert refused.value.refusal.message == "refusal-too-little"
    t.give("remove petra 3", "remove babylon 3")
    assert t.k("babylon", "petra", "parthenon") == (6, 3, 2)


def test_what_is_wrong_with_a_set_is_said() -> None:
    hand = ("caral", "yonaguni", "parthenon")
    t = table().timeline(0, babylon=4).knowledge(babylon=9).hand(0, *hand).do("archive")
    caral = "discard caral"
    for given, why in (
        ((caral, caral), "Discard Caral: chosen 2 times, but there is only one"),
        ((caral, "discard yonaguni"), "add 'done'"),
        (("done",), "0 of 1: 1 more is needed"),
        ((caral, "search", "done"), "refusal-first-discard"),
    ):
        with pytest.raises(ClioError, match=why):
            t.give(*given)
    assert t.names(HAND) == list(hand)
