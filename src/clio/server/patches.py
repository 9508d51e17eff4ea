"""What is new in a text of which somebody has the one before: which of its pieces stay, and the others.

Of a region hardly anything changes with a move: a number, a button, a line at its end. A page that has the text of
before cuts it at the same places (`static/table/swap.js`) and puts the new one together.
"""

from __future__ import annotations

CUT = "\n"  # where a line ends: more pieces are smaller, and take longer to compare than to send

Patch = list[list[int] | str]  # pieces that stay, as [first, how many]; text that is new


def patch(old: str, new: str) -> Patch:
    """How the new text is made of the old one's pieces. What both begin and end with is most of it, and found first."""
    had, wanted = old.split(CUT), new.split(CUT)
    head, shorter = 0, min(len(had), len(wanted))
    while head < shorter and had[head] == wanted[head]:
        head += 1
    tail, shorter = 0, shorter - head
    while tail < shorter and had[-1 - tail] == wanted[-1 - tail]:
        tail += 1
    found: Patch = [[0, head]] if head else []
    between(found, had, wanted[head : len(wanted) - tail], head, len(had) - tail)
    if tail:
        found.append([len(had) - tail, tail])
    return found


def between(found: Patch, had: list[str], wanted: list[str], first: int, last: int) -> None:
    """What lies between the beginning and the end that stay, made of the pieces from `first` to `last`."""
    if not wanted:
        return
    places = {had[place]: place for place in range(first, last)}
    fresh: list[str] = []
    first, after = 0, -1  # of a run of pieces that stay: where it began, and what would come next
    for piece in wanted:
        if 0 <= after < last and had[after] == piece:
            after += 1
            continue
        place = places.get(piece, -1)
        if after >= 0:
            found.append([first, after - first])
            after = -1
        if place < 0:
            fresh.append(piece)
            continue
        if fresh:
            found.append(CUT.join(fresh))
            fresh = []
        first, after = place, place + 1
    if after >= 0:
        found.append([first, after - first])
    elif fresh:
        found.append(CUT.join(fresh))


def patched(old: str, changes: Patch) -> str:
    """The new text."""
    had = old.split(CUT)
    return CUT.join(part if isinstance(part, str) else CUT.join(had[part[0] : part[0] + part[1]]) for part in changes)
