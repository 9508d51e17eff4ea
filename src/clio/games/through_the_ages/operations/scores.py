"""Culture scored once: by wonders of Age III, and by the events of Age III.

The name of such a line is what it does and by what: `score` by `workers` is the operation `score workers`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from clio.engine.cards import WHOLE
from clio.engine.ids import Seat
from clio.engine.operation import Field
from clio.games.through_the_ages.fields import BY_AGE, RANKS
from clio.games.through_the_ages.rules.comparing import ranked
from clio.games.through_the_ages.rules.lookup import Op
from clio.games.through_the_ages.rules.measures import (
    balance,
    card_levels,
    consumption,
    content_workers,
    food_output,
    last_age_technologies,
    levels,
    mine_output,
    output,
    theater_library_culture,
    urban_output,
    variety,
)
from clio.games.through_the_ages.rules.points import score
from clio.games.through_the_ages.state import (
    ARENA,
    COLONIES,
    FARM,
    INFANTRY,
    LAB,
    MINE,
    SPECIAL,
    TECHNOLOGIES,
    WONDERS,
    Ages,
)

if TYPE_CHECKING:
    from clio.engine.words import Fills, Words


class Impact(Op):
    """It scores for everybody at once."""

    must = ("impact",)
    on: ClassVar[tuple[str, ...]] = ("event",)

    def is_impact(self) -> bool:
        return True

    def message(self) -> str:
        return "does-" + self.name.split()[0]

    def values(self, words: Words) -> Fills:
        by = words.say("by-" + self.name.split()[1].replace("_", "-"))
        return {**super().values(words), "by": by}


class Rank(Impact):
    """So much for the first, the second, ...; by the number of players."""

    fields = (Field("by_players", RANKS),)

    def __init__(self, numbers: list[list[int]]) -> None:
        self.numbers = numbers

    def rating(self, state: Ages, seat: Seat) -> int:
        raise NotImplementedError

    def impact(self, state: Ages, start: Seat, source: int) -> None:
        """TA-EVENT-11: `start` wins ties."""
        order = ranked(state, start, [self.rating(state, seat) for seat in state.layout.all_seats])
        points = self.numbers[state.playing() - 2]
        for place in range(len(order)):
            score(state, order[place], points[place], source)


class RankStrength(Rank):
    name = "rank strength"

    def rating(self, state: Ages, seat: Seat) -> int:
        return state.strength(seat)


class RankScience(Rank):
    name = "rank science"

    def rating(self, state: Ages, seat: Seat) -> int:
        return state.science_rating(seat)


class Score(Impact):
    """`value` culture for each of something."""

    must = ("worth",)
    on = ("event", "wonder")
    fields: ClassVar[tuple[Field, ...]] = (Field("value", WHOLE),)

    def __init__(self, value: int) -> None:
        self.value = value

    def impact(self, state: Ages, start: Seat, source: int) -> None:
        for seat in state.in_order(start):
            score(state, seat, self.worth(state, seat), source)


class ScoreWorkers(Score):
    name = "score workers"
    fields = (Field("value", WHOLE), Field("production", WHOLE))

    def __init__(self, value: int, production: int) -> None:
        super().__init__(value)
        self.production = production

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.production * state.count(seat, FARM, LAB) + self.value * state.count(seat, LAB, SPECIAL)


class ScoreTechnologyLevels(Score):
    name = "score technology_levels"

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.value * card_levels(state, seat, 0, TECHNOLOGIES)


class ScoreTheaterLibraryCulture(Score):
    name = "score theater_library_culture"
    rule = "TA-CARD-28"

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.value * theater_library_culture(state, seat)


class ScoreUrbanOutput(Score):
    name = "score urban_output"
    rule = "TA-CARD-29"

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.value * urban_output(state, seat)


class ScoreFarmFood(Score):
    name = "score farm_food"
    fields = (Field("value", WHOLE), Field("bonus", WHOLE))

    def __init__(self, value: int, bonus: int) -> None:
        super().__init__(value)
        self.bonus = bonus

    def worth(self, state: Ages, seat: Seat) -> int:
        points = self.value * output(state, seat, FARM, MINE)
        return points + self.bonus if food_output(state, seat) > consumption(state, seat) else points


class ScoreUrbanLevels(Score):
    name = "score urban_levels"

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.value * levels(state, seat, LAB, INFANTRY)


class ScoreBalance(Score):
    name = "score balance"

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.value * balance(state, seat)


class ScoreColonies(Score):
    name = "score colonies"

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.value * len(state.zones[COLONIES + seat])


class ScoreUnitArenaLevels(Score):
    name = "score unit_arena_levels"

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.value * levels(state, seat, ARENA, SPECIAL)


class ScoreActionTotals(Score):
    name = "score action_totals"

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.value * (2 * state.civil_total[seat] + state.military_total[seat])


class ScoreHappiness(Score):
    name = "score happiness"
    fields = (Field("value", WHOLE), Field("most", WHOLE))

    def __init__(self, value: int, most: int) -> None:
        super().__init__(value)
        self.most = most

    def worth(self, state: Ages, seat: Seat) -> int:
        return min(self.value * state.happiness(seat), self.most) - self.value * state.discontent(seat)

    def counts_last(self) -> bool:
        return True


class ScoreMineResources(Score):
    name = "score mine_resources"
    rule = "TA-CARD-19"

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.value * mine_output(state, seat)


class ScoreContentWorkers(Score):
    name = "score content_workers"
    fields = (Field("value", WHOLE), Field("beyond", WHOLE))

    def __init__(self, value: int, beyond: int) -> None:
        super().__init__(value)
        self.beyond = beyond

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.value * max(content_workers(state, seat) - self.beyond, 0)


class ScoreGovernmentSpecialLevels(Score):
    name = "score government_special_levels"

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.value * card_levels(state, seat, SPECIAL, TECHNOLOGIES)


class ScoreAgeThreeTechnologies(Score):
    name = "score age_iii_technologies"

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.value * last_age_technologies(state, seat)


class ScoreVariety(Score):
    name = "score variety"

    def worth(self, state: Ages, seat: Seat) -> int:
        return self.value * variety(state, seat)


class ScoreWonders(Score):
    name = "score wonders"
    rule = "TA-CARD-22"
    fields = (Field("value", WHOLE), Field("by_age", BY_AGE))

    def __init__(self, value: int, by_age: list[int]) -> None:
        super().__init__(value)
        self.by_age = by_age

    def worth(self, state: Ages, seat: Seat) -> int:
        total = 0
        for card in state.zones[WONDERS + seat]:
            total += self.by_age[state.lookup.age[state.lookup.name[card]]]
        return total
