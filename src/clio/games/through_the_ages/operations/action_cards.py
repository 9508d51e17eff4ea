"""What action cards let a player do."""

from __future__ import annotations

from typing import Final

from clio.engine.cards import WHOLE, choice
from clio.engine.ids import Name, Seat
from clio.engine.operation import Field
from clio.engine.step import Options
from clio.games.through_the_ages.fields import BY_PLAYERS
from clio.games.through_the_ages.operations.parents import ValueOp
from clio.games.through_the_ages.rules import kinds
from clio.games.through_the_ages.rules.action_cards import CardBuild, CardDevelop
from clio.games.through_the_ages.rules.building import build_options, grow, growth_code, upgrade_options
from clio.games.through_the_ages.rules.comparing import more_cultured, stronger
from clio.games.through_the_ages.rules.developing import develop_options
from clio.games.through_the_ages.rules.lookup import Op
from clio.games.through_the_ages.rules.payment import resources_to_spend
from clio.games.through_the_ages.rules.points import score
from clio.games.through_the_ages.rules.spending import civil_actions
from clio.games.through_the_ages.rules.wonders import build_stages, stage_code, stages_left
from clio.games.through_the_ages.state import FARM, FROM_CARDS, INFANTRY, LAB, Ages


class IncreasePopulation(Op):
    name = "increase_population"
    rule = "TA-POP-03"
    on = ("action",)

    def why_not(self, state: Ages, seat: Seat) -> int:
        return growth_code(state, seat, 0)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        grow(state, seat, 0)


NO_WONDER: Final = kinds.REFUSALS.add("TA-CIV-27", "refusal-no-wonder")


class Stage(Op):
    name = "stage"
    rule = "TA-CIV-46"
    on = ("action",)
    fields = (Field("discount", WHOLE),)

    def __init__(self, off: int) -> None:
        self.off = off

    def why_not(self, state: Ages, seat: Seat) -> int:
        if stages_left(state, seat) == 0:
            return NO_WONDER
        return stage_code(state, seat, 1, self.off, resources_to_spend(state, seat))

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        build_stages(state, seat, 1, self.off)


NOTHING_TO_DO: Final = kinds.REFUSALS.add("TA-CIV-47", "refusal-nothing-to-do")


class Develop(Op):
    """The civil actions are paid when it is known how: peacefully, or by a revolution (TA-CIV-41)."""

    name = "develop"
    rule = "TA-CIV-41"
    on = ("action",)

    def pays_itself(self) -> bool:
        return True

    def why_not(self, state: Ages, seat: Seat) -> int:
        options = Options(False)
        develop_options(state, seat, 0, 0 if civil_actions(state, seat) else kinds.NO_CIVIL, options)
        return 0 if options.legal else NOTHING_TO_DO

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.agenda.append(CardDevelop(seat))


class Upgrade(Op):
    """An upgrade of any building for less."""

    name = "upgrade"
    rule = "TA-CIV-44"
    on = ("action",)
    fields = (Field("of", choice(("any",))), Field("discount", WHOLE))

    def __init__(self, of: int, off: int) -> None:
        self.off = off

    def why_not(self, state: Ages, seat: Seat) -> int:
        options = Options(False)
        self.builds(state, seat, options)
        return 0 if options.legal else NOTHING_TO_DO

    def builds(self, state: Ages, seat: Seat, options: Options) -> None:
        upgrade_options(state, seat, FARM, INFANTRY, self.off, resources_to_spend(state, seat), 0, options)

    def reduction(self) -> int:
        return self.off

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.agenda.append(CardBuild(seat, card, place))


class BuildOrUpgrade(Upgrade):
    """A building or an upgrade, of farms and mines or of urban buildings, for less."""

    name = "build_or_upgrade"
    rule = "TA-CIV-44"
    fields = (Field("of", choice(("production", "urban"))), Field("discount", WHOLE))

    def __init__(self, urban: int, off: int) -> None:
        super().__init__(urban, off)
        self.first = LAB if urban else FARM
        self.end = INFANTRY if urban else LAB

    def builds(self, state: Ages, seat: Seat, options: Options) -> None:
        means = resources_to_spend(state, seat)
        build_options(state, seat, self.first, self.end, self.off, means, 0, options)
        upgrade_options(state, seat, self.first, self.end, self.off, means, 0, options)

    def message(self) -> str:
        return f"does-build-or-upgrade-{self.written['of']}"


# Rules: TA-CARD-32.
class TemporaryMilitaryAction(ValueOp):
    name = "temporary_military_action"
    rule = "TA-CIV-48"
    on = ("action",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.military_extra += self.value


class UnitResources(ValueOp):
    name = "unit_resources"
    rule = "TA-FOOD-12"
    on = ("action",)

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.unit_pool += self.value


class ByPlayers(Op):
    """A number that depends on how many play."""

    on = ("action",)
    fields = (Field("by_players", BY_PLAYERS),)

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def each(self, state: Ages) -> int:
        return self.numbers[state.playing() - 2]


class UnitResourcesPerStronger(ByPlayers):
    name = "unit_resources_per_stronger"
    rule = "TA-FOOD-12"

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        state.unit_pool += self.each(state) * stronger(state, seat)


class CulturePerLeading(ByPlayers):
    name = "culture_per_leading"

    def do(self, state: Ages, seat: Seat, rival: Seat, card: Name, place: int) -> None:
        score(state, seat, self.each(state) * more_cultured(state, seat), FROM_CARDS)
