"""The figures of `clio balance` as one page that needs nothing else: charts drawn as SVG, tables, no script."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from clio.arena.balance import SIMULATED, Balance, Mean
from clio.engine.words import Words

WIDTH: Final = 460
NAMES: Final = 150  # of a chart, for the names of its bars
LINE: Final = 24  # of a bar
ROOM: Final = 90  # right of the bars, for their figures
BINS: Final = 12  # bars of a histogram, at most

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fbfaf7; --line: #d5d0c4; --bar: #2f6f8f; --even: #b4552d; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --paper: #171b20; --line: #3b424b; --bar: #6db3d3; --even: #e39a72; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 76rem; padding: 0 1rem; }
.sides { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; }
.sides > section { flex: 1 1 32rem; min-width: 0; overflow-x: auto; }
svg { max-width: 100%; height: auto; }
text { fill: var(--ink); font-size: 13px; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
.bar { fill: var(--bar); }
.spread { stroke: var(--ink); stroke-width: 2; }
.even { stroke: var(--even); stroke-width: 2; stroke-dasharray: 4 3; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.2rem 0.5rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
th { position: sticky; top: 0; background: var(--paper); }
"""


class Line(NamedTuple):
    """A bar: what it is of, how long, and half the width of its interval."""

    name: str
    value: float
    text: str
    spread: float = 0.0


def source_of(found: Balance, words: Words) -> str:
    return words.say("balance-simulated" if found.source == SIMULATED else "balance-recorded", n=found.games)


def page(founds: Sequence[Balance], words: Words) -> str:
    """The whole page, in the language of the words; where there are two sources they stand side by side."""
    say = words.say
    title = say("balance-title", game=say(f"game-{founds[0].game}"))
    parts: tuple[tuple[str, Callable[[Balance, Words], str]], ...] = (
        ("balance-lengths", lengths),
        ("balance-endings", endings),
        ("balance-seats", seats),
        ("balance-moments", moments),
        ("balance-branching", branching),
        ("balance-choices", choices),
        ("balance-cards", cards),
    )
    body = [f"<h1>{escape(title)}</h1>"]
    for heading, part in parts:
        body.append(f'<h2>{escape(say(heading))}</h2><div class="sides">')
        for found in founds:
            told = f"<p><code>{escape(found.about)}</code></p>" if found.about and part is lengths else ""
            body.append(f"<section><h3>{escape(source_of(found, words))}</h3>{told}{part(found, words)}</section>")
        body.append("</div>")
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>{''.join(body)}</body></html>\n"
    )


def chart(lines: Sequence[Line], label: str, even: float = 0.0) -> str:
    """Bars from above to below; `even` is a line across all of them."""
    most = max([line.value + line.spread for line in lines] + [even]) or 1.0
    scale = (WIDTH - NAMES - ROOM) / most
    height = LINE * len(lines) + 4
    told = "; ".join(f"{line.name}: {line.text}" for line in lines)
    drawn = [
        f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" aria-label="{escape(f"{label}: {told}")}">'
    ]
    if even:
        at = NAMES + even * scale
        drawn.append(f'<path class="even" d="M{at:.1f} 0V{height}"/>')
    for number, line in enumerate(lines):
        top = LINE * number
        middle = top + LINE // 2
        length = line.value * scale
        end = NAMES + length
        drawn.append(f'<text x="{NAMES - 8}" y="{middle + 5}" text-anchor="end">{escape(line.name)}</text>')
        drawn.append(
            f'<rect class="bar" x="{NAMES}" y="{top + 4}" width="{line.value * scale:.1f}" height="{LINE - 8}"/>'
        )
        if line.spread:
            low, high = max(NAMES, end - line.spread * scale), end + line.spread * scale
            drawn.append(f'<path class="spread" d="M{low:.1f} {middle}H{high:.1f}"/>')
            end = high
        drawn.append(f'<text x="{end + 6:.1f}" y="{middle + 5}">{escape(line.text)}</text>')
    return "".join(drawn) + "</svg>"


def table(headings: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def percent(share: float) -> str:
    return f"{100 * share:.0f}%"


def between(mean: Mean, digits: int = 1) -> str:
    return f"{mean.mean:.{digits}f} ±{mean.spread:.{digits}f}"


# --- the parts ------------------------------------------------------------------------------------


def lengths(found: Balance, words: Words) -> str:
    """How many games had how many rounds."""
    if not found.games:
        return ""
    lines = [
        Line(words.say("balance-rounds", n=label), games, str(games)) for label, games in binned(found.lengths).items()
    ]
    rounds, decisions = between(found.rounds), between(found.decisions, 0)
    told = words.say("balance-length", n=found.games, rounds=rounds, decisions=decisions)
    return f"<p>{escape(told)}</p>{chart(lines, words.say('balance-lengths'))}"


def binned(counted: Mapping[int, int]) -> dict[str, int]:
    """The counts of neighbouring numbers together, in bins of equal width, those that are empty too."""
    low, high = min(counted), max(counted)
    width = -(-(high - low + 1) // BINS)
    found: dict[str, int] = {}
    for first in range(low, high + 1, width):
        label = str(first) if width == 1 else f"{first}–{first + width - 1}"
        found[label] = sum(counted.get(number, 0) for number in range(first, first + width))
    return found


def endings(found: Balance, words: Words) -> str:
    """Endings are whole sentences: a table has room for them."""
    rows = [
        (words.say(f"ending-{name}", name), percent(count / found.games)) for name, count in found.endings.most_common()
    ]
    return table(map(words.say, ("column-ending", "column-part")), rows)


def seats(found: Balance, words: Words) -> str:
    """Who sits better: the win share of each seat, beside an even one."""
    lines = [
        Line(f"{words.say('column-seat')} {seat + 1}", wins.mean, between(wins, 2), wins.spread)
        for seat, wins in sorted(found.seat_wins.items())
    ]
    if not lines:
        return ""
    # With more seats at some tables than at others there is no even share.
    same = all(wins.n == found.games for wins in found.seat_wins.values())
    note = words.say("balance-even" if same else "balance-uneven")
    drawn = chart(lines, words.say("column-win-share"), 1 / len(lines) if same else 0.0)
    points = table(
        (words.say("column-seat"), words.say("column-points")),
        [(str(seat + 1), between(points)) for seat, points in sorted(found.seat_scores.items())],
    )
    return f"{drawn}<p>{escape(note)}</p>{points}"


def moments(found: Balance, words: Words) -> str:
    rows = [
        (f"{name} {n}".strip(), f"{len(rounds) / found.games:.2f}", f"{sum(rounds) / len(rounds):.1f}")
        for (name, n), rounds in sorted(found.moments.items())
    ]
    return table(map(words.say, ("column-moment", "column-per-game", "column-round")), rows)


def branching(found: Balance, words: Words) -> str:
    """How many possibilities each question leaves, the widest first."""
    questions = sorted({question for question, _ in found.choices}, key=lambda name: -found.branching(name))
    lines = [Line(name, found.branching(name), f"{found.branching(name):.1f}") for name in questions]
    return chart(lines, words.say("balance-branching")) if lines else ""


def choices(found: Balance, words: Words) -> str:
    """By question, the most frequent answer first."""
    asked = Counter(question for question, _ in found.choices.elements())
    order = sorted(found.choices, key=lambda choice: (-asked[choice[0]], choice[0], -found.choices[choice]))
    rows = [(question, verb, f"{100 * found.share(question, verb):.1f}%") for question, verb in order]
    return table(map(words.say, ("column-question", "column-verb", "column-part")), rows)


def cards(found: Balance, words: Words) -> str:
    rows = [
        (
            words.card(use.card),
            use.verb,
            f"{use.count / found.games:.2f}",
            f"{use.rounds.mean:.1f}",
            between(use.wins, 2),
            between(use.points),
        )
        for use in found.rows()
    ]
    headings = ("column-card", "column-verb", "column-per-game", "column-round", "column-win-share", "column-points")
    return table(map(words.say, headings), rows)
