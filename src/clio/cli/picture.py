"""What every game's table shows alike: a plain board where a game draws none, and the final count."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from clio.engine.game import Game
from clio.engine.result import Result
from clio.engine.view import View
from clio.engine.words import Words


def board(game: Game, view: View, names: Sequence[str], words: Words, width: int, height: int = 0) -> RenderableType:
    """The game's own picture, or a plain list of everything the view has."""
    drawn: RenderableType | None = game.board(view, names, words, width, height)
    return plain_board(view, words) if drawn is None else drawn


def plain_board(view: View, words: Words) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for name, value in view.fields.items():
        table.add_row(name, str(value))
    for name, zone in view.zones.items():
        if zone.cards:
            table.add_row(name, ", ".join(words.card(card) for card in zone.cards))
        elif zone.backs:
            top = f", {words.card(zone.top)}" if zone.top else ""
            table.add_row(name, words.say("cards-face-down", n=len(zone.backs)) + top)
    return table


def final_count(result: Result, names: Sequence[str], words: Words) -> RenderableType:
    """Why the game ended, every seat's score by source, and who won."""
    ending = words.say(f"ending-{result.ending}", words.say("ending", ending=result.ending))
    parts: list[RenderableType] = [Text(ending, style="bold")]
    if result.scores:
        parts.append(score_table(result, names, words))
    parts.append(Text(verdict(result, names, words), style="bold green"))
    return Group(*parts)


def score_table(result: Result, names: Sequence[str], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold", show_footer=True)
    table.add_column("", footer=Text(words.say("score-total"), style="bold"))
    for name, score in zip(names, result.scores, strict=True):
        table.add_column(name, justify="right", footer=Text(str(score), style="bold"))
    for source, points in result.sources:
        table.add_row(words.say(f"score-{source}", source), *(str(number) if number else "–" for number in points))
    table.add_section()
    if len(names) > 1:
        table.add_row(words.say("place"), *(str(place) for place in result.places), style="dim")
    return table


def verdict(result: Result, names: Sequence[str], words: Words) -> str:
    if result.aborted:
        return words.say("aborted")
    if result.title:
        return words.say("won-title", title=words.say(f"title-{result.title}", result.title))
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    if not winners:
        return words.say("lost")
    listed = words.say("and").join(names[seat] for seat in winners)
    return words.say("won", n=len(winners), you="yes" if names[winners[0]] == words.say("you") else "no", who=listed)
