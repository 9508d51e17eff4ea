"""Finding a rule by its id or by a word in its sentence."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from clio.engine.game import Game
from clio.engine.rule_list import has_words, in_language
from clio.engine.words import Words, rule_sentence


def matching(game: Game, wanted: str, words: Words) -> list[tuple[str, str]]:
    """(id, sentence) of every rule that has all the wanted words, in its id or in its sentence."""
    sentences = [(rule, rule_sentence(game.rules, rule, words.language)) for rule in game.rules]
    return [(rule, sentence) for rule, sentence in sentences if has_words(f"{rule} {sentence}", wanted)]


def rule_list(rules: list[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for rule, sentence in rules:
        table.add_row(rule, Text(sentence))
    return table


def search(game: Game, wanted: str, words: Words) -> RenderableType:
    """What `r` shows: the rules with a word, or what one can look for."""
    if not wanted:
        return Text(words.say("rules-how", n=len(game.rules)), style="dim")
    found = matching(game, wanted, words)
    return rule_list(found) if found else Text(words.say("rules-none", wanted=wanted), style="dim")


def ruling_texts(game: Game, words: Words) -> list[Text]:
    """Every ruling: what can be chosen, ours first, and what is settled."""
    language = words.language
    found = []
    for ruling in game.rulings:
        text = Text.assemble((ruling.id, "cyan"), " ", (in_language(ruling.matter, language), "bold"))
        for place, meaning in enumerate(in_language(ruling.meaning, language)):
            ours = f" ({words.say('ruling-ours')})" if place == 0 else ""
            text.append(f"\n  {ruling.option}={ruling.values[place]}{ours}: {meaning}")
        found.append(text)
    for note in game.notes:
        text = Text.assemble((note.id, "cyan"), " ", (in_language(note.matter, language), "bold"))
        text.append("\n  " + in_language(note.ruling, language))
        found.append(text)
    for text, entry in zip(found, (*game.rulings, *game.notes), strict=True):
        text.append("\n  " + words.say("ruling-why", reason=in_language(entry.reason, language)))
    return found
