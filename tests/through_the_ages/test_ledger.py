"""From the public log of Through the Ages alone, every public number on the table."""

from __future__ import annotations

from typing import cast

import pytest

from clio.engine.match import Match
from clio.engine.state import State
from clio.engine.story import Line, Story
from clio.engine.words import words
from clio.games.through_the_ages.state import MILITARY, MILITARY_HAND, Ages
from tests.conformance.play import Setup
from tests.ledger import GAMES, Ledger, read_along, setups_for
from tests.through_the_ages.table import shipped, table

# Fields that are no numbers on the table, or that follow from what the ledger holds.
APART = {
    "turn": "the log is divided into turns",
    "first": "never changes, but when the first player resigns: told-resigned",
    "used": "what was done this turn: each with a line of its own",
    "fresh": "cards taken this turn",
    "spent": "the second political action has a line of its own",
    "filled": "compared as the cards of the row",
    "technologies": "the cards in play",
    "government": "the government in play",
    "yellow_owned": "bank, unused workers and workers together: compared below",
    "blue_owned": "bank, cards and wonder stages together: compared below",
    "leader_ages": "the leaders taken",
    "powers": "the cards in play",
    "earned": "culture by source: the changes of `culture` with their lines",
    "age": "compared below",
    "round": "compared below",
    "last_round": "compared below",
    "gone": "compared below",
    "ruined": "compared below",
    "tactic": "compared below",
    "tucked": "compared below",
    "skipped": "compared below",
    "partner": "compared below",
    "side": "compared below",
    "war_on": "compared below",
}


class Reader(Ledger):
    transit = {"chosen": "military hand"}

    def __init__(self, state: State) -> None:
        super().__init__(state)
        seats = state.layout.seats
        self.age = self.last_round = self.gone = 0
        self.ruined: set[str] = set()
        self.tactic = [""] * seats
        self.tucked = [""] * seats
        self.skipped = [0] * seats
        self.partner = [-1] * seats
        self.side = [0] * seats
        self.wars: list[list[int]] = [[] for _ in range(seats)]
        self.offered = (-1, 0)

    def told_age(self, line: Line) -> None:
        self.age = line.n

    def told_last_round(self, line: Line) -> None:
        self.last_round = line.n

    def told_resigned(self, line: Line) -> None:
        self.gone |= 1 << line.who
        self.tactic[line.who] = self.tucked[line.who] = ""
        self.wars = [[rival for rival in wars if rival != line.who] for wars in self.wars]
        self.wars[line.who] = []

    def told_wonder_completed(self, line: Line) -> None:
        self.take(line.cards[0], f"unfinished wonder {line.who + 1}")
        self.put(line.cards[0], f"wonders {line.who + 1}")

    def told_ruined(self, line: Line) -> None:
        self.ruined.update(line.cards)

    def told_tucked(self, line: Line) -> None:
        self.tucked[line.who] = line.other

    def told_will_skip_politics(self, line: Line) -> None:
        self.skipped[line.who] += 1

    def told_politics_skipped(self, line: Line) -> None:
        self.skipped[line.who] -= 1

    def told_war(self, line: Line) -> None:
        self.wars[line.who].pop(0)

    told_war_lost = told_war

    def did(self, line: Line) -> None:
        kind, *rest = line.part.split()
        if kind == "copy":
            self.tactic[line.who] = rest[0]
        elif kind == "war":
            self.wars[line.who].append(int(rest[-1]) - 1)
        elif kind == "pact":
            self.offered = (int(rest[-1]) - 1, 1 if "B" in rest else 0)

    def moved(self, line: Line) -> None:
        super().moved(line)
        if "personal-tactic" in line.message and "hand" in line.message:
            self.tactic[line.who] = line.cards[0]
        elif line.message.startswith("moved-table-pact"):
            self.partner[line.who], self.side[line.who] = self.offered
        elif line.message.startswith("moved-pact-"):
            self.partner[line.who], self.side[line.who] = -1, 0

    def compare(self, state: State) -> None:
        super().compare(state)
        table = cast(Ages, state)
        cards = shipped().deck.cards
        seats = range(state.layout.seats)
        assert (self.last_round, self.gone) == (table.last_round, table.gone)
        assert self.age in (0, table.age)
        first = table.lookup.first_wonder
        ruined = [name for name in range(first, len(cards)) if table.ruined >> (name - first) & 1]
        assert self.ruined == {cards[name].id for name in ruined}
        assert self.tactic == [cards[name].id if name >= 0 else "" for name in table.tactic]
        assert self.tucked == [cards[name].id if name >= 0 else "" for name in table.tucked]
        assert (self.skipped, self.partner) == (table.skipped, table.partner)
        assert [side for seat, side in enumerate(self.side) if self.partner[seat] >= 0] == [
            side for seat, side in enumerate(table.side) if self.partner[seat] >= 0
        ]
        wars = [[rival for rival in table.war_on[2 * seat : 2 * seat + 2] if rival >= 0] for seat in seats]
        assert self.wars == wars
        for seat in seats:
            if not table.gone >> seat & 1:
                assert self.owned(table, seat) == (table.yellow_owned[seat], table.blue_owned[seat])

    def owned(self, table: Ages, seat: int) -> tuple[int, int]:
        """Yellow and blue tokens, from the numbers the log told (or as they were when play began)."""

        def total(field: str, things: int) -> int:
            tally = self.tallies.index(field)
            count = 0
            for thing in range(things):
                card = table.game.thing_card(field, thing)
                key = (field, seat, thing, card)
                began = self.began[tally][seat * things + thing]
                count += self.numbers.get(key, began)
            return count

        yellow = total("yellow", 1) + total("pool", 1) + total("workers", 34)
        return yellow, total("blue", 1) + total("stages", 1) + total("tokens", 12)


@pytest.mark.parametrize("setup", setups_for(shipped(), GAMES), ids=str)
def test_the_log_tells_everything(setup: Setup, request: pytest.FixtureRequest) -> None:
    assert read_along(setup, request.node.name, Reader) > 0


def test_no_number_is_forgotten() -> None:
    told = {tally.field for tally in Ages.tallies}
    assert told | set(APART) == set(Ages.fields)
    assert not told & set(APART)


def test_what_is_drawn_afterwards_does_not_mask_what_was_done_openly() -> None:
    """Copying a common tactic is told; that the same card was drawn in the same breath is not."""
    t = table().common("phalanx").lay(MILITARY + 1, "legion", "phalanx").no_workers(0).actions(0, civil=0, military=3)
    match = Match(t.game, {"players": "2"}, "x", ["Anna", "Ben"])
    match.state = t.act(0).state
    match.state.listen()
    match.act(0, "copy phalanx")
    assert t.names(MILITARY_HAND) == ["phalanx"]
    assert match.entries[-1].told(1) == "copy phalanx"


@pytest.mark.parametrize(("winner", "loser"), [(0, 1), (1, 0)])
def test_whoever_sits_first_the_spoils_are_told_with_their_reason(winner: int, loser: int) -> None:
    t = table().workers(winner, warriors=12).play(loser, "cartography").points(loser, science=20)
    match = Match(t.game, {"players": "2"}, "x", ["Anna", "Ben"])
    story = Story(match)
    match.state = t.war(winner, "war_over_technology", loser).start(winner).state
    match.state.listen()
    match.act(winner, "enough")
    story.listen()
    told = [text for _, text in story.lines(words(t.game.packages, "en"), match.names, None, 1)]
    one, other = match.names[winner], match.names[loser]
    assert told[:2] == [f"{one} takes science from {other} (science +10 → 10)", f"{other}: science −10 → 10"]


@pytest.mark.rule("TA-CIV-02")
def test_what_a_partner_pays_is_told_with_the_pact_that_says_so() -> None:
    t = table().hand(0, "irrigation").points(0, science=3).points(1, science=3)
    match = Match(t.game, {"players": "2"}, "x", ["Anna", "Ben"])
    story = Story(match)
    match.state = t.pact(0, "scientific_cooperation", 1).act(0).state
    match.state.listen()
    match.act(0, "develop irrigation")
    story.listen()
    told = [text for _, text in story.lines(words(t.game.packages, "en"), match.names, None, 1)]
    assert "Ben: science −1 → 2 (for Scientific Cooperation)" in told
