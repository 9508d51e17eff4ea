"""What is new in a text of which somebody has the one before: which of its pieces stay, and the others.

Of a region hardly anything changes with a move: a number, a button, a line at its end. A page that has the text of
before cuts it at the same places (`static/table/swap.js`) and puts the new one together.
"""

from __future__ import annotations

CUT = "\n"  # where a line ends: more pieces are smaller, and take longer to compare than to send

Patch = list[list[int] | str]  # pieces that stay, as [first, how many]; text that is new


def patch(old: str, new: str) -> Patch:
    """How the new text is made of the old one's pieces."""
    had = old.split(CUT)
    places = {piece: place for place, piece in enumerate(had)}
    found: Patch = []
    fresh: list[str] = []
    first, after = 0, -1  # of a run of pieces that stay: where it began, and what would come next
    for piece in new.split(CUT):
        if 0 <= after < len(had) and had[after] == piece:
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
    return found


def patched(old: str, changes: Patch) -> str:
    """The new text."""
    had = old.split(CUT)
    return CUT.join(part if isinstance(part, str) else CUT.join(had[part[0] : part[0] + part[1]]) for part in changes)
