"""Writes the golden records: `make golden`, or `python -m tests.golden.make`. One game for each way a game can end.

Beside them `choices.txt` says how many actions were possible and how many refused at every decision of every record.
Needed only when the rules of a game change on purpose, or for a new record: one that replays is never written anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from clio import bots
from clio.arena.fuzz import player
from clio.arena.fuzz_players import Erratic, Moody
from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.match import Match
from clio.engine.record import RecordFile, read_record, record_text
from clio.engine.registry import load
from clio.engine.result import Result
from tests.golden.ages import SHOWN, Taker, watch
from tests.golden.choices import choices_of

HERE = Path(__file__).parent
SEEDS = range(1, 4000)
MOODS = (Moody.name, Erratic.name)

Shows = Callable[[Match], bool]


class Wanted(NamedTuple):
    """A game to be looked for: how it ends ("" for any way), how it is set up, who plays, what else it must show."""

    ending: str
    options: dict[str, str]
    seats: list[str]
    shows: Shows = lambda match: True
    first: int = 1  # the seed from which it is looked for


def titled(match: Match) -> bool:
    return bool(result_of(match).title)


def tie(places: list[int], lost_alike: bool = False) -> Shows:
    """Two players, or the two teams, have the same score, and it is broken (or not) like this.

    With `lost_alike` they lost as much knowledge, too, so that something else must decide.
    """

    def shows(match: Match) -> bool:
        scores = result_of(match).scores
        half = len(scores) // 2
        if sum(scores[:half]) != sum(scores[half:]) or result_of(match).places != places:
            return False
        lost = dict(result_of(match).sources)["lost"]
        return not lost_alike or sum(lost[:half]) == sum(lost[half:])

    return shows


def age_features(name: str) -> Shows:
    """Everything that this record of Through the Ages has to show."""
    return lambda match: watch(RecordFile(record_text(match))).features >= set(SHOWN[name][1])


def result_of(match: Match) -> Result:
    assert match.state.result is not None
    return match.state.result


SETS = {"starting_sets": "yes"}
WANTED: dict[str, dict[str, Wanted]] = {
    "progress": {
        "symbols-IV": Wanted("symbols-IV", {"players": "2"}, ["greedy", "greedy"]),
        "piles-III": Wanted("piles-III", {"players": "2"}, ["random", "random"]),
        "symbols-V": Wanted(
            "symbols-V",
            {"players": "3", "personalities": "yes", "milestones": "yes", "industrial": "yes", "variant": "fast"},
            ["greedy", "greedy", "random"],
        ),
        "piles-IV": Wanted("piles-IV", {"players": "2", "industrial": "yes"}, ["random", "random"]),
        "solo-score": Wanted("", {"players": "1"}, ["greedy"], titled),
        "solo-defeat": Wanted("solo-defeat", {"players": "1"}, ["random"]),
        "stalled": Wanted("stalled", {"players": "2", "stall_rounds": "1"}, ["random", "random"]),
    },
    "ancient_knowledge": {
        "two-players": Wanted("past-14", {"players": "2"}, ["greedy", "greedy"]),
        "three-players": Wanted("past-15", {"players": "3", "starting_sets": "yes"}, ["greedy", "random", "greedy"]),
        "four-players": Wanted("past-14", {"players": "4"}, ["random"] * 4),
        "teams": Wanted("past-15", {"players": "4", "teams": "yes"}, ["greedy", "random", "random", "greedy"]),
        "tie-less-lost": Wanted("", {"players": "2"} | SETS, ["random"] * 2, tie([2, 1])),
        "tie-shared": Wanted("", {"players": "2"} | SETS, ["random"] * 2, tie([1, 1]), 1174),
        "tie-oldest": Wanted(
            "", {"players": "2", "ages": "30,52"} | SETS, ["random"] * 2, tie([2, 1], lost_alike=True), 1174
        ),
        "tie-teams": Wanted("", {"players": "4", "teams": "yes"} | SETS, ["random"] * 4, tie([1, 1, 3, 3])),
    },
    "through_the_ages": {
        "two": Wanted("last-round", {"players": "2"}, ["greedy", "greedy"]),
        "three": Wanted("last-round", {"players": "3"}, ["greedy", "greedy", "random"]),
        "four": Wanted("last-round", {"players": "4"}, ["greedy", "random", "greedy", "random"]),
        "resigned": Wanted("all-others-resigned", {"players": "2"}, ["random", "random"]),
        "ended-by-first": Wanted("last-round", {"players": "3"}, ["random"] * 3),
        "ended-by-another": Wanted("last-round", {"players": "3"}, ["random"] * 3),
        "alliance": Wanted("last-round", {"players": "3"}, ["random"] * 3),
        "peace": Wanted("last-round", {"players": "3"}, ["random"] * 3),
        "plunder": Wanted("all-others-resigned", {"players": "2"}, ["random"] * 2),
        "plunder-again": Wanted("last-round", {"players": "2"}, ["random"] * 2),
        "raid": Wanted("last-round", {"players": "2"}, ["random"] * 2),
        "annex": Wanted("last-round", {"players": "2"}, ["random"] * 2),
        "two-of-four": Wanted("last-round", {"players": "4"}, ["random"] * 4),
        "last-of-three": Wanted("all-others-resigned", {"players": "3"}, ["random"] * 3),
        "close-ages": Wanted("last-round", {"players": "2"}, ["taker"] * 2),
        **{
            f"medley-{number}": Wanted("last-round", {"players": "4"}, ["erratic", "erratic", "erratic", "moody"])
            for number in range(1, 5)
        },
    },
}
for _name, (_first, _) in SHOWN.items():
    _plain = WANTED["through_the_ages"][_name]
    WANTED["through_the_ages"][_name] = _plain._replace(shows=age_features(_name), first=_first)


def played(game_name: str, options: dict[str, str], seats: list[str], seed: int) -> Match:
    """A whole game between bots."""
    game = load(game_name)
    match = Match(game, options, str(seed), seats)
    players = [
        Taker() if name == Taker.name else player(name, game, str(seed), seat) if name in MOODS else bots.make(name)
        for seat, name in enumerate(seats)
    ]
    dice = dice_from_seed(f"golden {seed}")
    while not match.state.over:
        seat = match.state.seats_open()[0]
        match.act(seat, bots.decide(players[seat], match.state, seat, dice))
    return match


def found(game: str, wanted: Wanted) -> tuple[int, Match] | None:
    """The first seed with such a game."""
    for seed in SEEDS[wanted.first - 1 :]:
        match = played(game, wanted.options, wanted.seats, seed)
        if wanted.ending in ("", result_of(match).ending) and wanted.shows(match):
            return seed, match
    return None


def main() -> None:
    for game, records in WANTED.items():
        anew = set()
        for name, wanted in records.items():
            path = HERE / game / f"{name}.clio"
            if replays(path):
                print(f"{path.name} replays and stays as it is")
                continue
            first = found(game, wanted)
            if first is None:
                sys.exit(f"no game of {game} ends like {name}")
            seed, match = first
            path.parent.mkdir(exist_ok=True)
            path.write_text(record_text(match), encoding="utf-8")
            anew.add(name)
            print(f"{path.name}: seed {seed}, {len(match.entries) - 1} actions")
        write_choices(HERE / game, anew)


def write_choices(folder: Path, anew: set[str]) -> None:
    """New lines for records that are new or have none; what is written stays."""
    path = folder / "choices.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    lines = [line for line in lines if line.split(":")[0] not in anew]
    known = {line.split(":")[0] for line in lines}
    missing = [record for record in sorted(folder.glob("*.clio")) if record.stem not in known]
    lines += [f"{record.stem}: {' '.join(choices_of(read_record(record)))}" for record in missing]
    path.write_text("\n".join(sorted(lines)) + "\n", encoding="utf-8")


def replays(path: Path) -> bool:
    try:
        read_record(path).replay()
    except ClioError:
        return False
    return True


if __name__ == "__main__":
    main()
