"""To JSON 3.0 is a whole number: what the description of the interface allows is not refused."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from clio.server.api.models import GameClock, VacationWish
from clio.server.api.plans import TurnOrder


def test_a_whole_number_may_have_a_point() -> None:
    assert VacationWish.model_validate_json('{"days": 76.0}').days == 76
    assert GameClock.model_validate_json('{"kind": "game", "seconds": 600.0, "increment": 5.0}').increment == 5
    order = TurnOrder.model_validate_json('{"kind": "turn", "base": 3.0, "world": 2.0, "moves": ["draw"]}')
    assert (order.base, order.world) == (3, 2)


@pytest.mark.parametrize("days", ["76.5", "1e400", '"76"', "true", "null", "[76]"])
def test_anything_else_is_none(days: str) -> None:
    with pytest.raises(ValidationError):
        VacationWish.model_validate_json(f'{{"days": {days}}}')
