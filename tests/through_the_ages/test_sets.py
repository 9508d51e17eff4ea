"""Sets are one question: what a player ticks is taken whole and in any order."""

from __future__ import annotations

import pytest

from clio.engine.errors import ClioError
from clio.engine.ids import Seat
from clio.games.through_the_ages.rules.tokens import LoseBlue, LosePopulation
from clio.games.through_the_ages.rules.wonders import Cover
from tests.through_the_ages.table import table


@pytest.mark.rule("TA-CUBE-05")
def test_blue_tokens_go_in_any_order() -> None:
    t = table().bank(0, blue=1).tokens(0, agriculture=2, bronze=2).steps(0, LoseBlue(Seat(0), 4))
    assert t.asked_for() == {"token agriculture": 2, "token bronze": 2}
    t.give("token bronze", "token agriculture", "token bronze")
    assert (t.question, t.blue_on(0, "agriculture"), t.blue_on(0, "bronze")) == ("act", 1, 0)


@pytest.mark.rule("TA-POP-05")
def test_workers_go_in_any_order() -> None:
    t = table().bank(0, pool=0).steps(0, LosePopulation(Seat(0), 2)).give("lose bronze", "lose agriculture")
    assert (t.on(0, "agriculture"), t.on(0, "bronze"), t.question) == (1, 1, "act")
    t = table().bank(0, pool=0).steps(0, LosePopulation(Seat(0), 2))
    with pytest.raises(ClioError, match="3, but at most 2 can be chosen"):
        t.give("lose bronze", "lose agriculture", "lose bronze")


@pytest.mark.rule("TA-CIV-28")
def test_tokens_for_a_wonder_come_from_cards_in_any_order() -> None:
    t = table().unfinished(0, "pyramids").bank(0, blue=0).tokens(0, agriculture=2, bronze=2).steps(0, Cover(Seat(0), 2))
    assert t.asked_for() == {"token agriculture": 2, "token bronze": 2}
    t.give("token bronze", "token agriculture")
    assert (t.question, t.state.stages[0], t.blue_on(0, "agriculture")) == ("act", 2, 1)
