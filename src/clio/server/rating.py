"""How strong somebody is: openskill's Plackett-Luce, shown on the scale of the bots' ladder.

400 points are odds of ten to one, and the bot "greedy" has 1,000, as has everybody before their first game. Bots do not
change: they have what was measured of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from clio.arena.ladder import ANCHOR, points, published
from clio.arena.measured import measured
from clio.arena.rating import ANCHORED

# What openskill begins with; it is read when the first game is over, not at every start.
MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
# Two who are rated exactly differ by so many points for each unit of mu.
POINTS: Final = 400 / math.log(10) / (math.sqrt(2) * BETA)
SURE: Final = 1.0  # sigma of a bot that was measured; of others nothing is known
SETTLED: Final = 10  # games of a season until a rating is not provisional any more
# What a new season does to a rating. Somebody may have learnt or forgotten much, so less is known of them, and the
# first games count for more; and whoever does not play must not stay ahead of those who do, so it comes nearer to the
# mean. Not all the way: good players would meet beginners as equals for weeks, and no points would mean anything.
KEPT: Final = 0.75  # of the distance to the mean, after each season
DOUBT: Final = SIGMA / 3  # that comes to what was in doubt, as variances add up; never more than at the beginning


class Skill(NamedTuple):
    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        return round(ANCHORED + (self.mu - MU) * POINTS)


def carried(skill: Skill, seasons: int) -> Skill:
    """What is left of a rating so many seasons later."""
    doubt = math.hypot(skill.sigma, DOUBT * seasons**0.5)
    return Skill(MU + (skill.mu - MU) * KEPT**seasons, max(skill.sigma, min(SIGMA, doubt)))


def from_points(value: float, sigma: float) -> Skill:
    return Skill(MU + (value - ANCHORED) / POINTS, sigma)


def bot_points(game: str, players: int, bot: str) -> float | None:
    """What was published of a bot: its place on the ladder, or the matches (of two) in which its level was measured."""
    known = points(published(), game, players, bot)
    if known is not None:
        return float(known)
    found, seen = 0.0, set[str]()
    while bot != ANCHOR:
        row = measured(game).get(bot) if players == 2 else None
        if row is None or bot in seen:
            return None
        seen.add(bot)
        share = min(0.99, max(0.01, row.share))
        found += 400 * math.log10(share / (1 - share))
        bot = row.against
    return ANCHORED + found


def bot_skill(game: str, players: int, bot: str) -> Skill:
    known = bot_points(game, players, bot)
    return Skill() if known is None else from_points(known, SURE)


def rated(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Everybody after a game, by their places."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(float(one[0].mu), float(one[0].sigma)) for one in after]
