"""Writes the golden records: `python -m tests.golden.make`. One finished game for each way a game can end.

Beside them `choices.txt` says how many actions were possible and how many refused at every decision of every record.
Needed only when the rules of a game change on purpose: a record that replays must never be written anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

from clio import bots
from clio.arena.fuzz import player
from clio.arena.fuzz_players import Erratic, Moody
from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.match import Match
from clio.engine.record import RecordFile, read_record, record_text
from clio.engine.registry import load
from tests.golden.ages import SHOWN, Taker, watch
from tests.golden.choices import choices_of

HERE = Path(__file__).parent
SEEDS = range(1, 4000)
MOODS = (Moody.name, Erratic.name)

# Record -> (ending, options, bots, whether any ending with a title will do).
WANTED: dict[str, dict[str, tuple[str, dict[str, str], list[str], bool]]] = {
    "progress": {
        "symbols-IV": ("symbols-IV", {"players": "2"}, ["greedy", "greedy"], False),
        "piles-III": ("piles-III", {"players": "2"}, ["random", "random"], False),
        "symbols-V": (
            "symbols-V",
            {"players": "3", "personalities": "yes", "milestones": "yes", "industrial": "yes", "variant": "fast"},
            ["greedy", "greedy", "random"],
            False,
        ),
        "piles-IV": ("piles-IV", {"players": "2", "industrial": "yes"}, ["random", "random"], False),
        "solo-score": ("", {"players": "1"}, ["greedy"], True),
        "solo-defeat": ("solo-defeat", {"players": "1"}, ["random"], False),
        "stalled": ("stalled", {"players": "2", "stall_rounds": "1"}, ["random", "random"], False),
    },
    "ancient_knowledge": {
        "two-players": ("past-14", {"players": "2"}, ["greedy", "greedy"], False),
        "three-players": ("past-15", {"players": "3", "starting_sets": "yes"}, ["greedy", "random", "greedy"], False),
        "four-players": ("past-14", {"players": "4"}, ["random"] * 4, False),
        "teams": ("past-15", {"players": "4", "teams": "yes"}, ["greedy", "random", "random", "greedy"], False),
    },
    "through_the_ages": {
        "two": ("last-round", {"players": "2"}, ["greedy", "greedy"], False),
        "three": ("last-round", {"players": "3"}, ["greedy", "greedy", "random"], False),
        "four": ("last-round", {"players": "4"}, ["greedy", "random", "greedy", "random"], False),
        "resigned": ("all-others-resigned", {"players": "2"}, ["random", "random"], False),
        "ended-by-first": ("last-round", {"players": "3"}, ["random"] * 3, False),
        "ended-by-another": ("last-round", {"players": "3"}, ["random"] * 3, False),
        "alliance": ("last-round", {"players": "3"}, ["random"] * 3, False),
        "peace": ("last-round", {"players": "3"}, ["random"] * 3, False),
        "plunder": ("all-others-resigned", {"players": "2"}, ["random"] * 2, False),
        "plunder-again": ("last-round", {"players": "2"}, ["random"] * 2, False),
        "raid": ("last-round", {"players": "2"}, ["random"] * 2, False),
        "annex": ("last-round", {"players": "2"}, ["random"] * 2, False),
        "two-of-four": ("last-round", {"players": "4"}, ["random"] * 4, False),
        "last-of-three": ("all-others-resigned", {"players": "3"}, ["random"] * 3, False),
        "close-ages": ("last-round", {"players": "2"}, ["taker"] * 2, False),
        **{
            f"medley-{number}": ("last-round", {"players": "4"}, ["erratic", "erratic", "erratic", "moody"], False)
            for number in range(1, 5)
        },
    },
}


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


def fits(match: Match, ending: str, titled: bool) -> bool:
    result = match.state.result
    assert result is not None
    return bool(result.title) if titled else result.ending == ending


def shows_all(match: Match, wanted: tuple[str, ...]) -> bool:
    return not wanted or watch(RecordFile(record_text(match))).features >= set(wanted)


def main() -> None:
    for game, wanted in WANTED.items():
        anew = set()
        for name, (ending, options, seats, titled) in wanted.items():
            path = HERE / game / f"{name}.clio"
            if replays(path):
                print(f"{path.name} replays and stays as it is")
                continue
            first, features = SHOWN.get(name, (1, ())) if game == "through_the_ages" else (1, ())
            for seed in SEEDS[first - 1 :]:
                match = played(game, options, seats, seed)
                if fits(match, ending, titled) and shows_all(match, features):
                    path.parent.mkdir(exist_ok=True)
                    path.write_text(record_text(match), encoding="utf-8")
                    anew.add(name)
                    print(f"{path.name}: seed {seed}, {len(match.entries) - 1} actions")
                    break
            else:
                sys.exit(f"no game of {game} ends like {name}")
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
