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
    Provenance,
    Technology,
)

# A kind is told by colour and by shape, so that it is never told by colour alone.
KIND_STYLES: Final = ("cyan", "yellow", "magenta")
KIND_SIGNS: Final = ("●", "■", "▲")
KNOWLEDGE_SIGNS: Final = ("●", "■", "▲", "◆")
KNOWLEDGE_STYLES: Final = (*KIND_STYLES, "white")
AGE_NAMES: Final = ("", "Antiquity", "Middle Ages", "Renaissance", "Industrial Revolution")
UNKNOWN, PARTLY, FULLY = "○", "◐", "◉"  # how much of a card is known


def deck_table(deck: Deck) -> Group:
    """All cards and boards, each with a mark for what is known of it; the deck's origin comes first."""
    return Group(
        origin(deck),
        "",
        *(_age_table(deck, age) for age in AGES),
        _personality_table(deck),
        _milestone_table(deck),
        _skill_table(deck),
        _power_table(deck),
    )


def technology_tree(deck: Deck) -> Tree:
    """Every technology below its first prerequisite, and as a pointer below the others."""
    signs = Text.assemble(
        Text("   ").join(list(_legend())[: len(KINDS)]), "   ", ("→II", "bold red"), " new-age symbol"
    )
    head = Text("\n").join([Text("Technology tree", style="bold"), _origin_line(deck), signs])
    tree = Tree(head, guide_style="dim")
    names = {card.id: card.name for card in deck.technologies}
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
            branch.add(Text(f"↪ {card.name}  under {names[needs[card.id][0]]}", style="dim italic"))
            continue
        others = [names[prerequisite] for prerequisite in needs[card.id][1:]]
        twig = branch.add(_tree_label(card, others))
        waiting += [(twig, card.id, follower) for follower in reversed(followers[card.id])]
    return tree


def origin(deck: Deck) -> Panel:
    """Where the deck comes from: says plainly how much of it is a reconstruction."""
    marks = [_mark(card.provenance).plain for card in deck.cards()]
    body = Text("\n").join(
        [
            _origin_line(deck),
            Text.assemble(
                (f"{'Cards':11}", "dim"),
                (UNKNOWN, "dim"),
                f" {marks.count(UNKNOWN)} reconstructed   {PARTLY} {marks.count(PARTLY)} partly known   ",
                (FULLY, "green"),
                f" {marks.count(FULLY)} as printed",
            ),
            Text.assemble((f"{'Knowledge':11}", "dim"), Text("   ").join(_legend())),
            Text.assemble((f"{'Digest':11}{deck.digest[:16]}", "dim")),
        ]
    )
    return Panel(body, title="Where this deck comes from", title_align="left", padding=(0, 1), expand=False)


# ---- tables ----


def _age_table(deck: Deck, age: int) -> Table:
    cards = [card for card in deck.technologies if card.age == age]
    sizes = ", ".join(str(deck.size(age, players)) for players in PLAYERS)
    remark = f"{len(cards)} technologies; {sizes} cards with 1 to 5 players"
    table = _table(f"Age {ROMAN[age]} · {AGE_NAMES[age]}", remark)
    table.add_column("")
    table.add_column("Technology")
    table.add_column("Cost lines")
    table.add_column("Gains")
    table.add_column("VP", justify="right")
    table.add_column("New\nage", justify="center")
    table.add_column("Worth", justify="center")
    table.add_column("Copies at\n1 2 3 4 5")
    names = {card.id: card.name for card in deck.technologies}
    for kind in range(len(KINDS)):
        for card in (card for card in cards if card.kind == kind):
            table.add_row(
                _mark(card.provenance),
                Text.assemble((KIND_SIGNS[kind], KIND_STYLES[kind]), " ", (card.name, "bold")),
                _costs(card.costs, names),
                _technology_gains(card),
                _number(card.vp),
                Text(ROMAN[card.age_symbol], style="bold red"),
                str(card.discard_value),
                " ".join(str(card.copies_for(players)) for players in PLAYERS),
            )
        table.add_section()
    return table


def _personality_table(deck: Deck) -> Table:
    table = _table("Personalities", f"{len(deck.personalities)} cards")
    table.add_column("")
    table.add_column("Personality")
    table.add_column("Group")
    table.add_column("Turn\norder", justify="center")
    table.add_column("While in force")
    table.add_column("Heritage, once")
    table.add_column("VP", justify="right")
    for group, name in enumerate(PERSONALITY_GROUPS):
        for card in (card for card in deck.personalities if card.group == group):
            table.add_row(
                _mark(card.provenance),
                Text(card.name, style="bold"),
                name,
                _number(card.number),
                _gains(card.gives),
                Text("–", style="dim") if card.heritage is None else _gains(card.heritage),
                _number(card.vp),
            )
        table.add_section()
    return table


def _milestone_table(deck: Deck) -> Table:
    table = _table("Milestones", f"{len(deck.milestones)} cards")
    table.add_column("")
    table.add_column("Milestone")
    table.add_column("Group")
    table.add_column("Costs")
    table.add_column("Gains")
    table.add_column("VP", justify="right")
    names = {card.id: card.name for card in deck.technologies}
    for group, name in enumerate(MILESTONE_GROUPS):
        for card in (card for card in deck.milestones if card.group == group):
            table.add_row(
                _mark(card.provenance),
                Text(card.name, style="bold"),
                name,
                _costs(card.costs, names),
                _gains(card.gives),
                _number(card.vp),
            )
        table.add_section()
    return table


def _skill_table(deck: Deck) -> Table:
    table = _table("Player board", "VP in brackets count once passed")
    table.add_column("")
    table.add_column("Skill")
    for space in range(max(len(track.values) for track in deck.skill_tracks)):
        table.add_column("Start" if space == 0 else f"Step {space}")
    for skill, track in enumerate(deck.skill_tracks):
        spaces = []
        for value, discard, vp in zip(track.values, track.discards, track.vp_marks, strict=True):
            text = f"{value}/{discard}" if any(track.discards) else f"{value}"
            spaces.append(Text.assemble(text, (f" ({vp})" if vp else "", "green")))
        table.add_row(_mark(track.provenance), Text(_word(SKILLS[skill]), style="bold"), *spaces)
    return table


def _power_table(deck: Deck) -> Table:
    table = _table("Power board", "VP by place, and by space in solo games")
    table.add_column("")
    table.add_column("Track")
    table.add_column("Places")
    table.add_column("")
    table.add_column("Solo board")
    for power, name in enumerate(POWERS):
        table.add_row(
            _mark(deck.rank_provenance),
            Text(_word(name), style="bold"),
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


def _origin_line(deck: Deck) -> Text:
    cards = deck.cards()
    printed = sum(card.provenance.complete for card in cards)
    if printed == len(cards):
        return Text("The values of all cards are the printed ones.")
    share = "largely" if printed * 2 < len(cards) else "partly"
    return Text.assemble(
        f"This deck is {share} a ",
        ("reconstruction", "bold red"),
        ": the list of the printed cards is not public.",
    )


def _legend() -> Iterable[Text]:
    for sign, style, name in zip(KNOWLEDGE_SIGNS, KNOWLEDGE_STYLES, KNOWLEDGE, strict=True):
        yield Text.assemble((sign, style), f" {name}")


def _tree_label(card: Technology, others: Sequence[str]) -> Text:
    label = Text.assemble(
        (KIND_SIGNS[card.kind], KIND_STYLES[card.kind]),
        " ",
        (card.name, "bold"),
        (f"  {ROMAN[card.age]}", "dim"),
    )
    if card.age_symbol:
        label.append(f"  →{ROMAN[card.age_symbol]}", style="bold red")
    if others:
        label.append(f"  also {' and '.join(others)}", style="dim italic")
    return label


def _mark(provenance: Provenance) -> Text:
    if provenance.reconstructed:
        return Text(UNKNOWN, style="dim")
    return Text(FULLY, style="green") if provenance.complete else Text(PARTLY)


def _costs(lines: Iterable[CostLine], names: dict[str, str]) -> Text:
    texts = []
    for line in lines:
        text = Text.assemble(f"{line.amount} ", (KIND_SIGNS[line.kind], KIND_STYLES[line.kind]))
        if line.prerequisite is not None:
            text.append(" or ", style="dim").append(names[line.prerequisite])
        texts.append(text)
    return Text("\n").join(texts)


def _technology_gains(card: Technology) -> Text:
    parts = []
    if card.skill >= 0:
        parts.append(Text(f"+1 {_word(SKILLS[card.skill]).lower()}"))
    if card.token >= 0:
        parts.append(_token(card.token, 1))
    parts += [Text(f"{steps} {name}") for name, steps in zip(POWERS, card.power, strict=True) if steps]
    if card.per_five >= 0:
        parts.append(Text.assemble("1 VP per 5 ", (KIND_SIGNS[card.per_five], KIND_STYLES[card.per_five])))
    return Text("\n").join(parts)


def _gains(gains: Gains) -> Text:
    parts = [Text(f"+{n} {_word(name).lower()}") for name, n in zip(SKILLS, gains.skills, strict=True) if n]
    parts += [_token(kind, n) for kind, n in enumerate(gains.tokens) if n]
    parts += [Text(f"{steps} {name}") for name, steps in zip(POWERS, gains.power, strict=True) if steps]
    return Text("\n").join(parts)


def _token(kind: int, number: int) -> Text:
    times = "" if number == 1 else f"{number} "
    return Text.assemble(f"{times}token ", (KNOWLEDGE_SIGNS[kind], KNOWLEDGE_STYLES[kind]))


def _number(value: int) -> Text:
    return Text(str(value)) if value else Text("–", style="dim")


def _word(name: str) -> str:
    return name.replace("_", " ").capitalize()
