"""The end of a game as a scene: who stands where, the sums of teams, and what each card was worth."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from clio.engine.game import Game
from clio.engine.result import Result
from clio.engine.state import State
from clio.engine.story import Story
from clio.engine.words import Words
from clio.pictures import sprite
from clio.server.opponents import portrait

SCORED = "scored"  # the event with which a game tells what a card was worth at the end


class Place(msgspec.Struct):
    """Somebody on the steps."""

    seat: int
    name: str
    place: int
    score: int | None
    picture: str


class Team(msgspec.Struct):
    names: list[str]
    place: int
    score: int


class Worth(msgspec.Struct):
    """A card and its points at the end."""

    card: str
    points: int
    picture: str


class EndScene(msgspec.Struct):
    places: list[Place]  # the first one first
    teams: list[Team]
    cards: list[list[Worth]]  # for each of the places: what their cards were worth; empty where a game does not tell


def teams_of(game: Game, state: State, result: Result, names: Sequence[str]) -> list[Team]:
    """Each team once, with what its members have together."""
    sides = {tuple(game.mates(state, seat)) for seat in range(len(names))} - {()}
    found = [
        Team([names[seat] for seat in side], result.places[side[0]], sum(result.scores[seat] for seat in side))
        for side in sides
    ]
    return sorted(found, key=lambda team: (team.place, team.names))


def worths(game: Game, story: Story, words: Words, seat: int) -> list[Worth]:
    """What a seat's cards were worth, the best first."""
    found = []
    for happening in story.happenings:
        event = happening.event
        if event.name == SCORED and event.seat == seat and event.card >= 0:
            card = game.card_name[event.card]
            found.append(Worth(words.card(card), event.n, sprite(game.name).href(card)))
    return sorted(found, key=lambda worth: -worth.points)


def end_scene(
    game: Game, state: State, result: Result, story: Story, names: Sequence[str], bots: Sequence[str], words: Words
) -> EndScene:
    order = sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    places = [
        Place(
            seat,
            names[seat],
            result.places[seat],
            result.scores[seat] if result.scores else None,
            portrait(game.name, bots[seat] or ("me" if seat % 2 == 0 else "friend")),
        )
        for seat in order
    ]
    cards = [worths(game, story, words, seat) for seat in order]
    return EndScene(places, teams_of(game, state, result, names), cards if any(cards) else [])
