"""Prints what came out of some games, one line each: run in other processes, with other hash seeds and builds.

python -m tests.conformance.digest registered|example|all GAMES
"""

from __future__ import annotations

import hashlib
import sys

from clio.engine.dice import SEALED, dice_from_seed
from clio.engine.record import record_text
from tests.conformance.checks_table import check_pickling
from tests.conformance.play import any_action, any_seat, every_game, example_game, moments, registered, setups_of

GAMES = {"registered": registered, "example": lambda: [example_game()], "all": every_game}


def main(which: str, games: int) -> None:
    for game in GAMES[which]():
        for setup in setups_of(game, 1, "digest"):
            digest = hashlib.sha256()
            for number in range(games):
                dice = dice_from_seed(f"digest {number}")
                match = setup.match(f"{SEALED if number % 2 else ''}digest-{number}")
                while not match.state.over:
                    seat = any_seat(match.state, dice)
                    match.act(seat, any_action(match.state, seat, dice))
                digest.update(record_text(match).encode())
                digest.update(repr(match.state.key()).encode())
            for state in moments(setup, 2, "pickling"):
                check_pickling(state)
            print(setup, digest.hexdigest())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
