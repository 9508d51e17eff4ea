"""The table in a terminal, drawn from a seat's view and nothing else. Made for 100 columns, at ease with 140."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from clio.engine.words import Words
from clio.games.progress.card_text import cost_words, gain_words, gains_of, skill_name, technology_gains
from clio.games.progress.deck import KINDS, KNOWLEDGE, POWERS, ROMAN, SKILLS, CostLine, Gains, Milestone, Technology
from clio.games.progress.rules.scoring import time_penalty
from clio.games.progress.show import KIND_SIGNS, KIND_STYLES, KNOWLEDGE_SIGNS, KNOWLEDGE_STYLES
from clio.games.progress.state import QUICK_DRAW
from clio.games.progress.view_reader import ViewReader

NARROW = 92  # below so many columns nothing has room beside the skills
WIDE = 124  # from so many columns on there is room for words
# How much is shown. Every screen has room for the last of these.
FULL, CLOSE, SHORT = 0, 1, 2


class Board:
    """One picture of one view."""

    def __init__(self, seen: ViewReader, names: Sequence[str], words: Words, width: int, detail: int = FULL) -> None:
        self.seen = seen
        self.names = names  # of the seats, as this seat calls them
        self.say = words.say
        self.words = words
        self.width = width
        self.wide = width >= WIDE
        self.detail = detail

    def draw(self) -> RenderableType:
        parts: list[RenderableType] = [self.title(), self.top()]
        if self.detail != SHORT:
            parts.append(self.legend())
        rows = self.other_rows() + self.extras()
        if self.seen.seat >= 0:
            parts += [self.hand(), ""] if self.detail == FULL else [self.hand()]
            rows = self.own_rows() + rows
        return Group(*parts, self.labelled(rows))

    # --- the head ---------------------------------------------------------------------------------

    def title(self) -> Text:
        seen, say = self.seen, self.say
        age = seen.view.one("age")
        title = say(
            "board-title", game=say("game-progress-short"), age=f"{say(f'age-{age}')}, {say(f'age-{age}-name')}"
        )
        text = Text.assemble((f" {title} ", "bold reverse"), " ")
        turn = seen.whose_turn()
        if seen.view.result is not None:
            pass
        elif turn != seen.seat:
            text.append(say("board-turn-of", who=self.names[turn]), style="bold")
        elif seen.view.one("closed"):
            text.append(say("board-closed"), style="bold")
        else:
            text.append(say("board-your-turn", left=seen.actions_left(turn)), style="bold green")
        return text

    def legend(self) -> Text:
        """What the signs mean."""
        text = Text(justify="right")
        for kind, name in enumerate(KNOWLEDGE):
            text.append(KNOWLEDGE_SIGNS[kind], style=KNOWLEDGE_STYLES[kind])
            text.append(f" {self.say(f'legend-{name}')}  ", style="dim")
        return text.append("◈", style="bold red").append(f" {self.say('board-symbol')}", style="dim")

    def top(self) -> RenderableType:
        if self.width < NARROW and self.seen.seat >= 0:
            return Group(self.skills(), self.players(), self.ages())
        grid = Table.grid(padding=(0, 3 if self.wide else 2), expand=False)
        right = Group(self.players(), self.ages())
        if self.seen.seat >= 0:
            grid.add_row(self.skills(), right)
        else:
            grid.add_row(right)
        return grid

    def heading(self, *columns: tuple[str, str]) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", expand=False)
        for number, (name, justify) in enumerate(columns):
            style = "bold not dim" if number == 0 else ""
            table.add_column(Text(name, style=style), justify="right" if justify == "r" else "left", no_wrap=True)
        return table

    def skills(self) -> Table:
        say, seen = self.say, self.seen
        table = self.heading(
            (say("skills"), "l"), (say("board-now"), "r"), (say("board-next"), "l"), (say("board-vp"), "r")
        )
        for skill in range(len(SKILLS)):
            value, discard, vp = seen.skill(seen.seat, skill)
            further, further_discard, further_vp = seen.skill(seen.seat, skill, 1)
            quick = skill == QUICK_DRAW
            following = Text("–", style="dim")
            if not seen.at_end(seen.seat, skill):
                following = Text(f"→ {further}/{further_discard}" if quick else f"→ {further}")
                if further_vp > vp:
                    following.append(f" +{further_vp - vp} {say('board-vp')}", style="green")
            table.add_row(
                skill_name(skill, self.words),
                Text(f"{value}/{discard}" if quick else str(value), style="bold"),
                following,
                Text(str(vp or "–"), style="green" if vp else "dim"),
            )
        return table

    def players(self) -> Table:
        say, seen = self.say, self.seen
        columns = [(say("board-players"), "l"), *((say(f"power-{power}"), "r") for power in POWERS)]
        columns += [(say("board-tokens"), "l"), (say("board-hand-count"), "r"), (say("board-active"), "r")]
        columns.append((say("board-score-now"), "r"))
        table = self.heading(*columns)
        points = seen.track_points()
        for seat in seen.view.many("order"):
            turn = seat == seen.whose_turn()
            name = Text("▸ " if turn else "  ", style="green").append(
                self.names[seat], style="bold" if seat == seen.seat else "not bold default"
            )
            tracks = []
            for track in range(len(POWERS)):
                tracks.append(
                    Text.assemble(
                        (str(seen.power(seat, track)), "bold"), (f" ({points[track][seat]})".rjust(5), "green")
                    )
                )
            hand = f"{seen.view.count(f'hand {seat + 1}')}/{seen.skill(seat, 2)[0]}"
            active = str(seen.view.count(f"active {seat + 1}"))
            table.add_row(name, *tracks, self.tokens(seat), hand, active, Text(str(seen.score(seat)), style="green"))
        return table

    def tokens(self, seat: int) -> Text:
        """Ready tokens in colour, spent ones grey."""
        text = Text()
        for kind in range(len(KNOWLEDGE)):
            ready, spent = self.seen.tokens(seat, kind)
            text.append(KNOWLEDGE_SIGNS[kind] * ready, style=KNOWLEDGE_STYLES[kind])
            text.append(KNOWLEDGE_SIGNS[kind] * spent, style="bright_black")
        return text or Text("–", style="dim")

    def ages(self) -> Table:
        say, seen = self.say, self.seen
        table = self.heading(
            (say("board-ages"), "l"),
            (say("board-deck"), "r"),
            (say("board-discards"), "r"),
            (say("board-top"), "l"),
            (say("board-symbols"), "l"),
        )
        newest = seen.view.one("age")
        last = newest if self.detail == SHORT else seen.rulings.last_age
        for age in range(max(1, newest - 1), last + 1):
            is_open = age <= newest
            style = "" if is_open else "dim"
            pile = seen.view.cards(f"discard {ROMAN[age]}")
            top = self.technology(seen.technology(pile[-1])) if pile else Text("" if is_open else say("board-waits"))
            top.style = style
            name = say(f"age-{age}") + (f" {say(f'age-{age}-name')}" if self.wide else "")
            deck = Text(str(seen.view.count(f"deck {ROMAN[age]}")), style=style)
            count = Text(str(len(pile)) if is_open else "", style=style)
            table.add_row(Text(name, style=style), deck, count, top, self.symbols(age) if age == newest else "")
        return table

    def symbols(self, age: int) -> Text:
        """What the newest age waits for."""
        seen, following = self.seen, age + 1
        needed = seen.rulings.needed[following]
        have = min(seen.symbols(following), needed)
        text = Text("◈" * have, style="bold red").append("◇" * (needed - have), style="red")
        ends = age == seen.rulings.last_age
        words = self.say(
            "board-symbols-end" if ends else "board-symbols-age",
            have=have,
            needed=needed,
            age=self.say(f"age-{following}"),
        )
        return text.append(f" {words}", style="not bold default")

    # --- cards ------------------------------------------------------------------------------------

    def technology(self, card: Technology) -> Text:
        return Text.assemble((KIND_SIGNS[card.kind], KIND_STYLES[card.kind]), " ", self.words.card(card.id))

    def hand(self) -> Table:
        say, seen = self.say, self.seen
        hand = seen.view.own("hand")
        title = say("board-hand", count=len(hand), limit=seen.skill(seen.seat, 2)[0])
        rows = [self.hand_row(name) for name in hand]
        if self.detail == SHORT:  # one line a card: what the last words of a cell say, '?' tells
            room = self.width - 6 - sum(max((row[n].cell_len for row in rows), default=0) for n in (0, 1, 2)) - 8
            costs = min(max((row[3].cell_len for row in rows), default=0), room * 3 // 5)
            for row in rows:
                row[3].truncate(costs, overflow="ellipsis")
                row[4].truncate(room - costs, overflow="ellipsis")
        columns = [(title, "l"), ("", "l"), (say("board-price"), "l"), (say("board-costs"), "l")]
        columns += [(say("board-gives"), "l"), (say("board-vp"), "r"), (say("board-worth"), "r")]
        table = self.heading(*columns)
        for number in (3, 4):
            table.columns[number].no_wrap = self.detail == SHORT
        for row in rows:
            table.add_row(*row)
        return table

    def hand_row(self, name: str) -> list[Text]:
        card = self.seen.technology(name)
        return [
            self.technology(card),
            Text(ROMAN[card.age], style="dim"),
            self.status(name),
            self.costs(card.costs),
            self.gives(card),
            Text(str(card.vp or ""), style="green"),
            Text(str(card.discard_value)),
        ]

    def status(self, name: str) -> Text:
        if name in self.seen.area(self.seen.seat):
            return Text(self.say("board-owned"), style="dim")
        pay, lack = self.seen.missing(name)
        if lack:
            return Text(self.say("board-lacks", n=lack), style="red")
        return Text(self.say("board-payable", n=pay) if pay else self.say("board-free"), style="green")

    def costs(self, lines: Iterable[CostLine]) -> Text:
        """Each line; one whose prerequisite is there is ticked off."""
        area = self.seen.area(self.seen.seat)
        parts = []
        for line in lines:
            if line.prerequisite in area:
                parts.append(Text(f"✓ {self.words.card(str(line.prerequisite))}", style="green"))
                continue
            part = Text.assemble(str(line.amount), (KIND_SIGNS[line.kind], KIND_STYLES[line.kind]))
            if line.prerequisite is not None:
                card = self.words.card(line.prerequisite)
                other = f"/{card}" if self.detail == SHORT else f" {self.say('cost-or', cost='', card=card).strip()}"
                part.append(other, style="dim")
            parts.append(part)
        text = Text(" + ").join(parts)
        if self.detail == SHORT or self.wide or text.cell_len <= 32:
            return text
        return Text("\n+ ").join(parts)

    def gives(self, card: Technology) -> Text:
        text = self.gains(technology_gains(card))
        if card.per_five >= 0:
            kind = self.say(f"kind-{KINDS[card.per_five]}")
            text = Text(", ").join(part for part in (text, Text(self.say("gain-per-five", kind=kind))) if part)
        if card.age_symbol:
            text = Text.assemble(text, " " if text else "", (f"◈{ROMAN[card.age_symbol]}", "bold red"))
        return text

    def gains(self, gains: Gains) -> Text:
        """Like the words of the card, with tokens as signs."""
        plain = Gains(skills=gains.skills, tokens=(0,) * len(KNOWLEDGE), power=gains.power)
        parts = [Text(piece) for piece in gain_words(plain, self.words)]
        for kind, count in enumerate(gains.tokens):
            if count:
                sign = Text(KNOWLEDGE_SIGNS[kind] * count, style=KNOWLEDGE_STYLES[kind])
                word = self.say(f"token-{KNOWLEDGE[kind]}") if self.wide else self.say("board-token")
                parts.append(Text.assemble(sign, f" {word}"))
        return Text(", ").join(parts)

    # --- areas ------------------------------------------------------------------------------------

    def labelled(self, rows: Sequence[tuple[str, Text]]) -> Table:
        table = Table.grid(padding=(0, 1))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for label, text in rows:
            table.add_row(label, text)
        return table

    def own_rows(self) -> list[tuple[str, Text]]:
        seen, seat = self.seen, self.seen.seat
        rows = [(self.say("board-area"), self.area(seat))]
        limit = seen.skill(seat, 4)[0] + seen.rulings.extra_development
        label = f"{self.say('board-under-development')} {seen.view.count(f'developments {seat + 1}')}/{limit}"
        rows.append((label, self.developments(seat) or Text("–", style="dim")))
        chosen = [self.technology(seen.technology(name)) for name in seen.view.own("chosen")]
        if chosen:
            rows.append((self.say("board-chosen"), Text(", ").join(chosen)))
        if any(seen.view.many("pool")) and seen.whose_turn() == seat:
            pool = Text()
            for kind, amount in enumerate(seen.view.many("pool")):
                if amount:
                    pool.append(f"{amount}").append(KNOWLEDGE_SIGNS[kind] + " ", style=KNOWLEDGE_STYLES[kind])
            rows.append((self.say("board-pool"), pool))
        return rows

    def area(self, seat: int, brief: bool = False) -> Text:
        """Active technologies by kind; in brief their number, and those whose symbol still counts."""
        parts = []
        for kind in range(len(KINDS)):
            names = []
            cards = [card for card in self.seen.technologies("active", seat) if card.kind == kind]
            for card in cards:
                if card.age_symbol > self.seen.view.one("age"):
                    symbol = Text(f" ◈{ROMAN[card.age_symbol]}", style="red")
                    names.append(Text.assemble(self.words.card(card.id), symbol))
                elif not brief:
                    names.append(Text(self.words.card(card.id)))
            if cards:
                sign = Text(f"{KIND_SIGNS[kind]}{len(cards)}", style=KIND_STYLES[kind])
                parts.append(Text.assemble(sign, " " if names else "", Text(", ").join(names)))
        return Text(" " if brief else "  ").join(parts) if parts else Text("–", style="dim")

    def developments(self, seat: int) -> Text:
        parts = []
        for place, card in enumerate(self.seen.technologies("developments", seat)):
            markers = self.seen.markers(seat, place)
            text = self.technology(card).append(f" {'▪' * markers}", style="bold")
            if self.wide:
                text.append(f" {self.say('board-markers', n=markers)}", style="dim")
            parts.append(text)
        return Text("  ").join(parts)

    def other_rows(self) -> list[tuple[str, Text]]:
        rows = []
        for seat in self.seen.view.many("order"):
            if seat != self.seen.seat:
                text = self.area(seat, self.detail == SHORT)
                developing = self.developments(seat)
                if developing:
                    word = self.say("board-under-development").lower()
                    text = Text.assemble(text, (f"  {word} ", "dim"), developing)
                rows.append((self.names[seat], text))
        if self.detail == SHORT and len(rows) > 2:
            together = [Text.assemble((f"{name}: ", "dim"), text) for name, text in rows]
            return [(self.say("board-others"), Text("   ").join(together))]
        return rows

    # --- expansions, solo -------------------------------------------------------------------------

    def extras(self) -> list[tuple[str, Text]]:
        rows: list[tuple[str, Text]] = []
        if self.seen.rulings.milestones:
            rows += self.milestone()
        if self.seen.rulings.personalities:
            rows += self.personalities()
        if self.seen.rulings.solo:
            rows += self.time()
        return rows

    def milestone(self) -> list[tuple[str, Text]]:
        seen, say = self.seen, self.say
        current = seen.view.cards("milestone")
        if not current:
            return [(say("board-milestone"), Text(say("board-gone"), style="dim"))]
        card = seen.faces[current[0]]
        assert isinstance(card, Milestone)
        text = Text.assemble((self.words.card(card.id), "bold"), ": ")
        for number, line in enumerate(card.costs):
            owner = seen.view.many("covered")[number]
            text.append(f"{number + 1} ", style="dim")
            if owner >= 0:
                text.append(self.names[owner], style="green")
            else:
                text.append_text(self.costs([line]))
            text.append("  ")
        text.append_text(self.gains(card.gives)).append(f", {card.vp} {say('board-vp')}")
        pile = seen.view.count("milestone pile")
        if pile and self.detail != SHORT:
            text.append(f"  ({say('board-pile-of', n=pile)})", style="dim")
        rows = [(say("board-milestone"), text)]
        owners = []
        for seat in seen.view.many("order"):
            owned = seen.view.cards(f"completed {seat + 1}")
            if owned:
                owners.append(Text.assemble((f"{self.names[seat]}: ", "dim"), self.cards(owned)))
        if owners and self.detail != SHORT:
            rows.append((say("board-owns"), Text("   ").join(owners)))
        return rows

    def personalities(self) -> list[tuple[str, Text]]:
        seen, say = self.seen, self.say
        parts = []
        for seat in seen.view.many("order"):
            text = Text.assemble((f"{self.names[seat]}: ", "dim"))
            held = seen.view.cards(f"personality {seat + 1}")
            retired = seen.view.cards(f"retired {seat + 1}") if self.detail == FULL else []
            for name in held:
                text.append(self.words.card(name), style="bold")
                text.append(" ").append_text(self.gains(gains_of(seen.faces[name])))
            if retired:
                text.append(f" ({say('board-retired', names=self.cards(retired))})", style="dim")
            if held or retired:
                parts.append(text)
        return [(say("board-personality"), Text("   ").join(parts))] if parts else []

    def cards(self, names: Iterable[str]) -> str:
        return ", ".join(self.words.card(name) for name in names)

    def time(self) -> list[tuple[str, Text]]:
        cards = self.seen.view.cards("time")
        text = Text(self.say("board-time-cards", n=len(cards), vp=-time_penalty(len(cards), self.seen.deck.time_group)))
        fresh = [name for name in cards if self.seen.technology(name).age >= self.seen.view.one("age") - 1]
        if fresh:
            text.append("  " + self.say("board-time-takes", names=self.cards(fresh)), style="dim")
        return [(self.say("board-time"), text)]


def picture(seen: ViewReader, names: Sequence[str], words: Words, width: int, height: int) -> RenderableType:
    """The most detailed board that has room; with height 0 there is always room."""
    ruler = Console(width=width, height=100)
    for detail in (FULL, CLOSE, SHORT):
        drawn = Board(seen, names, words, width, detail).draw()
        if not height or len(ruler.render_lines(drawn)) <= height:
            return drawn
    return drawn


def remark(seen: ViewReader, action: str, words: Words) -> str:
    """What helps to choose a move: what a draw brings, what a card is worth, what lies on a pile."""
    verb, _, rest = action.partition(" ")
    say, seat = words.say, seen.seat
    if verb == "draw":
        return say("remark-ends", n=seen.skill(seat, 1)[0])
    if verb == "quick-draw":
        draws, discards, _ = seen.skill(seat, QUICK_DRAW)
        return say("remark-quick", n=draws, m=discards) if discards else say("remark-cards", n=draws)
    if action == "shuffle":
        return say("remark-times", n=seen.skill(seat, 3)[0])
    if verb in ("deck", "shuffle"):
        return say("remark-cards", n=seen.view.count(f"deck {rest}"))
    if verb == "pile":
        pile = seen.view.cards(f"discard {rest}")
        return say("remark-top", card=words.card(pile[-1])) if pile else ""
    if verb == "milestone":
        current = seen.view.cards("milestone")
        card = seen.faces[current[0]] if current else None
        return cost_words(card.costs, words)[int(rest) - 1] if isinstance(card, Milestone) else ""
    if verb == "pay" and rest in seen.faces:
        return say("remark-worth", n=seen.technology(rest).discard_value)
    if verb == "personality":
        return ", ".join(gain_words(gains_of(seen.faces[rest]), words))
    return ""
