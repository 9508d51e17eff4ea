"""The example game with ballots before the first day: answers given together that are no cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from clio.engine.state import State
from clio.engine.step import Options, Step, Together
from docs.example.game import BazaarGame, make
from docs.example.rules import FIRST_ANSWER, PEEK, draw
from docs.example.state import HAND, Bazaar

BALLOTS = 3


class Vote(Together[Bazaar]):
    """Who votes for it gets a coin, unless all do."""

    name = "vote"
    other = FIRST_ANSWER

    def options(self, state: Bazaar, seat: int, options: Options) -> None:
        options.offer(state.lookup.peek, 0)
        options.offer(state.lookup.passing, 0)

    def finish(self, state: Bazaar) -> None:
        rows = state.game.actions.rows
        wishes = [seat for seat, index in enumerate(state.answers) if rows[index].kind == PEEK]
        state.answers = [-1] * state.layout.seats
        if len(wishes) < state.layout.seats:
            for seat in wishes:
                draw(state, HAND + seat)


class BallotGame(BazaarGame):
    name = "ballot"
    steps: ClassVar[Sequence[type[Step[Any]]]] = (*BazaarGame.steps, Vote)  # type: ignore[assignment]

    def lay_out(self, state: State, options: Mapping[str, str]) -> None:
        super().lay_out(state, options)
        state.agenda += [Vote(state.layout.everyone) for _ in range(BALLOTS)]


def make_ballot() -> BallotGame:
    bazaar = make(None)
    return BallotGame(bazaar.cards, bazaar.digest)
