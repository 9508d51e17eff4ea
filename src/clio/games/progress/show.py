"""The deck as a person reads it in a terminal: tables of cards and boards, and the tree of technologies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from clio.engine.words import Words
from clio.engine.words import words as words_in
from clio.games.progress.deck import (
    AGES,
    KINDS,
    KNOWLEDGE,
    MILESTONE_GROUPS,
    PERSONALITY_GROUPS,
    PLAYERS,
    POWERS,
    ROMAN,
    SKILLS,
    CostLine,
    Deck,
    Gains,
    Milestone,
    Personality,
    Provenance,
    Technology,
)

# A kind is told by colour and by shape, so that it is never told by colour alone.
KIND_STYLES: Final = ("cyan", "yellow", "magenta")
KIND_SIGNS: Final = ("●", "■", "▲")
KNOWLEDGE_SIGNS: Final = ("●", "■", "▲", "◆")
KNOWLEDGE_STYLES: Final = (*KIND_STYLES, "white")
UNKNOWN, PARTLY, FULLY = "○", "◐", "◉"  # how much of a card is known


def deck_table(deck: Deck, words: Words) -> Group:
    """All cards and boards, each with a mark for what is known of it; the deck's origin comes first."""
    return Group(
        origin(deck, words),
        "",
        *(_age_table(deck, age, words) for age in AGES),
        _personality_table(deck, words),
        _milestone_table(deck, words),
        _skill_table(deck, words),
        _power_table(deck, words),
    )


def technology_tree(deck: Deck, words: Words) -> Tree:
    """Every technology below its first prerequisite, and as a pointer below the others."""
    signs = Text.assemble(
        Text("   ").join(list(_legend(words))[: len(KINDS)]),
        "   ",
        ("→II", "bold red"),
        f" {words.say('deck-new-age-symbol')}",
    )
    head = Text("\n").join([Text(words.say("deck-tree"), style="bold"), _origin_line(deck, words), signs])
    tree = Tree(head, guide_style="dim")
    names = {card.id: _name(card, words) for card in deck.technologies}
    needs = {
        card.id: list(dict.fromkeys(line.prerequisite for line in card.costs if line.prerequisite))
        for card in deck.technologies
    }
    followers: dict[str, list[Technology]] = {card.id: [] for card in deck.technologies}
    for card in deck.technologies:
        for prerequisite in needs[card.id]:
            followers[prerequisite].append(card)
    waiting = [(tree, "", card) for card in reversed(deck.technologies) if not needs[card.id]]
    while waiting:
        branch, parent, card = waiting.pop()
        if parent and needs[card.id][0] != parent:
            branch.add(
                Text(
                    f"↪ {names[card.id]}  {words.say('deck-under', card=names[needs[card.id][0]])}", style="dim italic"
                )
            )
            continue
        others = [names[prerequisite] for prerequisite in needs[card.id][1:]]
        twig = branch.add(_tree_label(card, others, words))
        waiting += [(twig, card.id, follower) for follower in reversed(followers[card.id])]
    return tree


def origin(deck: Deck, words: Words) -> Panel:
    """Where the deck comes from: says plainly how much of it is a reconstruction."""
    marks = [_mark(card.provenance).plain for card in deck.cards()]
    body = Text("\n").join(
        [
            _origin_line(deck, words),
            Text.assemble(
                (f"{words.say('deck-cards'):11} ", "dim"),
                (UNKNOWN, "dim"),
                f" {words.say('deck-reconstructed', n=marks.count(UNKNOWN))}   {PARTLY} ",
                f"{words.say('deck-partly', n=marks.count(PARTLY))}   ",
                (FULLY, "green"),
                f" {words.say('deck-printed', n=marks.count(FULLY))}",
            ),
            Text.assemble((f"{words.say('deck-knowledge'):11} ", "dim"), Text("   ").join(_legend(words))),
            Text.assemble((f"{words.say('deck-digest'):11} {deck.digest[:16]}", "dim")),
        ]
    )
    return Panel(body, title=words.say("deck-whence"), title_align="left", padding=(0, 1), expand=False)


# ---- tables ----


def _age_table(deck: Deck, age: int, words: Words) -> Table:
    cards = [card for card in deck.technologies if card.age == age]
    sizes = ", ".join(str(deck.size(age, players)) for players in PLAYERS)
    remark = words.say("deck-age-remark", n=len(cards), sizes=sizes)
    table = _table(f"{words.say(f'age-{age}')} · {words.say(f'age-{age}-name')}", remark)
    table.add_column("")
    table.add_column(words.say("deck-technology"))
    table.add_column(words.say("deck-cost-lines"))
    table.add_column(words.say("deck-gains"))
    table.add_column(words.say("deck-vp"), justify="right")
    table.add_column(words.say("deck-new-age"), justify="center")
    table.add_column(words.say("deck-worth"), justify="center")
    table.add_column(f"{words.say('deck-copies')}\n1 2 3 4 5")
    names = {card.id: _name(card, words) for card in deck.technologies}
    for kind in range(len(KINDS)):
        for card in (card for card in cards if card.kind == kind):
            table.add_row(
                _mark(card.provenance),
                Text.assemble((KIND_SIGNS[kind], KIND_STYLES[kind]), " ", (_name(card, words), "bold")),
                _costs(card.costs, names, words),
                _technology_gains(card, words),
                _number(card.vp),
                Text(ROMAN[card.age_symbol], style="bold red"),
                str(card.discard_value),
                " ".join(str(card.copies_for(players)) for players in PLAYERS),
            )
        table.add_section()
    return table


def _personality_table(deck: Deck, words: Words) -> Table:
    table = _table(words.say("deck-personalities"), words.say("deck-count", n=len(deck.personalities)))
    table.add_column("")
    table.add_column(words.say("deck-personality"))
    table.add_column(words.say("deck-group"))
    table.add_column(words.say("deck-turn-order"), justify="center")
    table.add_column(words.say("deck-in-force"))
    table.add_column(words.say("deck-heritage"))
    table.add_column(words.say("deck-vp"), justify="right")
    for group, name in enumerate(PERSONALITY_GROUPS):
        for card in (card for card in deck.personalities if card.group == group):
            table.add_row(
                _mark(card.provenance),
                Text(_name(card, words), style="bold"),
                words.say(f"personality-{name}"),
                _number(card.number),
                _gains(card.gives, words),
                Text("–", style="dim") if card.heritage is None else _gains(card.heritage, words),
                _number(card.vp),
            )
        table.add_section()
    return table


def _milestone_table(deck: Deck, words: Words) -> Table:
    table = _table(words.say("deck-milestones"), words.say("deck-count", n=len(deck.milestones)))
    table.add_column("")
    table.add_column(words.say("deck-milestone"))
    table.add_column(words.say("deck-group"))
    table.add_column(words.say("deck-cost-lines"))
    table.add_column(words.say("deck-gains"))
    table.add_column(words.say("deck-vp"), justify="right")
    names = {card.id: _name(card, words) for card in deck.technologies}
    for group, name in enumerate(MILESTONE_GROUPS):
        for card in (card for card in deck.milestones if card.group == group):
            table.add_row(
                _mark(card.provenance),
                Text(_name(card, words), style="bold"),
                words.say(f"milestone-{name}"),
                _costs(card.costs, names, words),
                _gains(card.gives, words),
                _number(card.vp),
            )
        table.add_section()
    return table


def _skill_table(deck: Deck, words: Words) -> Table:
    table = _table(words.say("deck-player-board"), words.say("deck-brackets"))
    table.add_column("")
    table.add_column(words.say("deck-skill"))
    for space in range(max(len(track.values) for track in deck.skill_tracks)):
        table.add_column(words.say("deck-start") if space == 0 else words.say("deck-step", n=space))
    for skill, track in enumerate(deck.skill_tracks):
        spaces = []
        for value, discard, vp in zip(track.values, track.discards, track.vp_marks, strict=True):
            text = f"{value}/{discard}" if any(track.discards) else f"{value}"
            spaces.append(Text.assemble(text, (f" ({vp})" if vp else "", "green")))
        table.add_row(_mark(track.provenance), Text(_skill(skill, words), style="bold"), *spaces)
    return table


def _power_table(deck: Deck, words: Words) -> Table:
    table = _table(words.say("deck-power-board"), words.say("deck-power-remark"))
    table.add_column("")
    table.add_column(words.say("deck-track"))
    table.add_column(words.say("deck-places"))
    table.add_column("")
    table.add_column(words.say("deck-solo-board"))
    for power, name in enumerate(POWERS):
        table.add_row(
            _mark(deck.rank_provenance),
            Text(words.say(f"power-{name}"), style="bold"),
            " ".join(str(vp) for vp in deck.rank_vp[power]),
            _mark(deck.solo_provenance),
            " ".join(str(vp) for vp in deck.solo_vp[power]),
        )
    return table


def _table(title: str, remark: str) -> Table:
    return Table(
        title=Text.assemble((title, "bold"), ("  " + remark, "dim")),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        header_style="dim",
        padding=(0, 1, 0, 0),
        pad_edge=False,
    )


# ---- words ----


def _origin_line(deck: Deck, words: Words) -> Text:
    cards = deck.cards()
    printed = sum(card.provenance.complete for card in cards)
    if printed == len(cards):
        return Text(words.say("deck-all-printed"))
    share = "largely" if printed * 2 < len(cards) else "partly"
    return Text(words.say("deck-origin-line", share=share), style="bold red")


def _legend(words: Words) -> Iterable[Text]:
    for sign, style, name in zip(KNOWLEDGE_SIGNS, KNOWLEDGE_STYLES, KNOWLEDGE, strict=True):
        yield Text.assemble((sign, style), f" {words.say(f'knowledge-{name}')}")


def _tree_label(card: Technology, others: Sequence[str], words: Words) -> Text:
    label = Text.assemble(
        (KIND_SIGNS[card.kind], KIND_STYLES[card.kind]),
        " ",
        (_name(card, words), "bold"),
        (f"  {ROMAN[card.age]}", "dim"),
    )
    if card.age_symbol:
        label.append(f"  →{ROMAN[card.age_symbol]}", style="bold red")
    if others:
        label.append(f"  {words.say('deck-also', cards=', '.join(others))}", style="dim italic")
    return label


def _mark(provenance: Provenance) -> Text:
    if provenance.reconstructed:
        return Text(UNKNOWN, style="dim")
    return Text(FULLY, style="green") if provenance.complete else Text(PARTLY)


def _costs(lines: Iterable[CostLine], names: dict[str, str], words: Words) -> Text:
    texts = []
    for line in lines:
        text = Text.assemble(f"{line.amount} ", (KIND_SIGNS[line.kind], KIND_STYLES[line.kind]))
        if line.prerequisite is not None:
            text.append(f" {words.say('deck-or')} ", style="dim").append(names[line.prerequisite])
        texts.append(text)
    return Text("\n").join(texts)


def _technology_gains(card: Technology, words: Words) -> Text:
    parts = []
    if card.skill >= 0:
        parts.append(Text(f"+1 {_skill(card.skill, words)}"))
    if card.token >= 0:
        parts.append(_token(card.token, 1, words))
    parts += _steps(card.power, words)
    if card.per_five >= 0:
        sign = (KIND_SIGNS[card.per_five], KIND_STYLES[card.per_five])
        parts.append(Text.assemble(f"{words.say('deck-per-five')} ", sign))
    return Text("\n").join(parts)


def _gains(gains: Gains, words: Words) -> Text:
    parts = [Text(f"+{n} {_skill(skill, words)}") for skill, n in enumerate(gains.skills) if n]
    parts += [_token(kind, n, words) for kind, n in enumerate(gains.tokens) if n]
    parts += _steps(gains.power, words)
    return Text("\n").join(parts)


def _steps(power: Iterable[int], words: Words) -> list[Text]:
    named = zip(POWERS, power, strict=True)
    return [Text(f"{steps} {words.say(f'power-{name}')}") for name, steps in named if steps]


def _token(kind: int, number: int, words: Words) -> Text:
    times = "" if number == 1 else f"{number} "
    return Text.assemble(f"{times}{words.say('deck-token')} ", (KNOWLEDGE_SIGNS[kind], KNOWLEDGE_STYLES[kind]))


def _number(value: int) -> Text:
    return Text(str(value)) if value else Text("–", style="dim")


def _name(card: Technology | Personality | Milestone, words: Words) -> str:
    """A card's name in the reader's language, or as the deck has it if the deck has its own."""
    english = words_in(("clio.games.progress",), "en").card(card.id)
    return words.card(card.id) if card.name == english else card.name


def _skill(skill: int, words: Words) -> str:
    return words.say(f"skill-{SKILLS[skill]}".replace("_", "-"))
