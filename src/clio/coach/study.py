"""Any record, whole or not, made ready for a review; and a review as plain data for other programs."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from clio.bots.value import NET, NetValue, net_digest
from clio.coach.decisions import Choice, Judged
from clio.coach.errors import CoachError
from clio.coach.places import curve_of
from clio.coach.review import Moment, Review, SeatReview, Turn
from clio.coach.telling import telling_of
from clio.coach.told import Blocked, Change, Fate, Follows, Note, Outcome, Reason, Waits
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.history import History
from clio.engine.match import Match
from clio.engine.record import RecordFile

FORMAT: Final = 6  # of what is kept


def playable(record: RecordFile, deck: Path | None = None) -> tuple[Match, CoachError | None]:
    """The game as far as the record can be played, and what is wrong with the rest of it.

    A record of other rules or cards, or without its seed, cannot be played at all: that is an error.
    """
    match = record.start(deck)
    try:
        for played in record.played(None, deck):
            match = played
    except ClioError as error:
        count = len(match.entries) - 1
        if not count:
            raise
        return match, CoachError("coach-part", file=record.source, n=count, why=error)
    return match, None


def as_data(review: Review) -> dict[str, Any]:
    """Everything a review says, with notation in place of words."""
    return {
        "game": review.match.game.name,
        "names": list(review.match.names),
        "done": review.done,
        "all": review.all,
        "turns": [{"step": turn.step, "places": _rounded(turn.places)} for turn in review.turns],
        "luck": [{"step": step, "places": _rounded(gained)} for step, gained in review.luck],
        "seats": [
            {
                "seat": found.seat,
                "accuracy": round(found.accuracy, 2),
                "lost": round(found.lost, 2),
                "luck": round(found.luck, 2),
                "decisions": [
                    {
                        "step": moment.step,
                        "label": moment.judged.label,
                        "lost": round(moment.judged.lost, 2),
                        "points": round(moment.judged.points, 2),
                        "played": moment.judged.played,
                        "others": moment.judged.others,
                        "reason": asdict(moment.reason),
                        "choices": [
                            {
                                "action": choice.action.text,
                                "place": round(choice.place, 2),
                                "value": round(choice.value, 2),
                            }
                            for choice in moment.judged.choices
                        ],
                    }
                    for moment in found.moments
                ],
            }
            for found in review.seats.values()
        ],
    }


def made_by(game: Game) -> str:
    """What a review depends on beside the game that was played: with other rules or weights it is another one."""
    curve = curve_of(game)
    net = net_digest(game.package, NET) if isinstance(curve.value(game), NetValue) else ""
    settings = curve.settings
    weights = [game.weights(name).toml() for name in (settings.weights, settings.compare, settings.judge) if name]
    parts = (FORMAT, game.version, game.digest, repr(curve), repr(telling_of(game)), *weights, net)
    return hashlib.sha256("\n".join(map(str, parts)).encode()).hexdigest()[:32]


def from_data(data: Mapping[str, Any], match: Match) -> Review:
    """A whole review again, from what was kept of it."""
    actions = match.game.actions
    seats = {}
    for found in data["seats"]:
        moments = [
            Moment(
                row["step"],
                Judged(
                    found["seat"],
                    [Choice(actions.find(c["action"]), c["place"], c["value"]) for c in row["choices"]],
                    row["played"],
                    row["others"],
                ),
                reason_from(row["reason"]),
            )
            for row in found["decisions"]
        ]
        seats[found["seat"]] = SeatReview(found["seat"], moments, found["luck"])
    turns = [Turn(row["step"], row["places"]) for row in data["turns"]]
    luck = [(row["step"], row["places"]) for row in data["luck"]]
    return Review(match, History(match).steps(), turns, seats, luck, data["done"], data["all"])


def reason_from(data: Mapping[str, Any]) -> Reason:
    """JSON knows neither changes nor tuples."""
    changes = {name: [_change(row) for row in data[name]] for name in ("more", "less", "others", "further")}
    laid = {
        name: [(place, tuple(cards), tuple(others)) for place, cards, others in data[name]]
        for name in ("laid", "laid_further")
    }
    moved = [(place, other, tuple(cards)) for place, other, cards in data["moved"]]
    notes = [
        Note(row["action"], row["card"], row["says"], tuple((message, fills) for message, fills in row["facts"]))
        for row in data["notes"]
    ]
    played, refused, later = data["outcome"], data["blocked"], data["waits"]
    fates = played and tuple(Fate(**row) for row in played["fates"])
    outcome = played and Outcome(**{**played, "sources": tuple(map(_change, played["sources"])), "fates": fates})
    others = {
        "moved": moved,
        "notes": notes,
        "outcome": outcome,
        "contrast": [(message, fills) for message, fills in data["contrast"]],
        "finished": tuple(data["finished"]),
        "blocked": refused and Blocked(**{**refused, "moves": tuple(refused["moves"])}),
        "waits": later and Waits(**later),
        **{name: [Follows(**row) for row in data[name]] for name in ("follows", "follows_other")},
    }
    return Reason(**{**data, **changes, **laid, **others})


def _change(row: Mapping[str, Any]) -> Change:
    return Change(**{**row, "cards": tuple((card, n) for card, n in row["cards"])})


def _rounded(places: list[float]) -> list[float]:
    return [round(place, 2) for place in places]
