"""What is new in a text of which somebody has the one before: which of its pieces stay, and the others.

Of a region hardly anything changes with a move: a number, a button, a line at its end. A page that has the text of
before cuts it at the same places (`static/table/swap.js`) and puts the new one together.
"""

from __future__ import annotations

CUT = "\n"  # where a line ends: more pieces are smaller, and take longer to compare than to send

STRIDE = 16  # pieces that are compared at a time

Patch = list[list[int] | str]  # pieces that stay, as [first, how many]; text that is new


def patch(old: str, new: str) -> Patch:
    """How the new text is made of the old one's pieces. What both begin and end with is most of it, and found first."""
    return patch_of(old.split(CUT), new.split(CUT))


def patch_of(had: list[str], wanted: list[str]) -> Patch:
    """The same of texts that are cut already."""
    shorter = min(len(had), len(wanted))
    head = alike(had, 0, wanted, 0, shorter)
    tail, shorter = 0, shorter - head
    while tail < shorter and had[-1 - tail] == wanted[-1 - tail]:
        tail += 1
    found: Patch = [[0, head]] if head else []
    between(found, had, wanted[head : len(wanted) - tail], head, len(had) - tail)
    if tail:
        found.append([len(had) - tail, tail])
    return found


def alike(had: list[str], place: int, wanted: list[str], first: int, most: int) -> int:
    """How many pieces are the same from these places on; so many are compared at a time that it is quick."""
    number = 0
    while number + STRIDE <= most and (
        had[place + number : place + number + STRIDE] == wanted[first + number : first + number + STRIDE]
    ):
        number += STRIDE
    while number < most and had[place + number] == wanted[first + number]:
        number += 1
    return number


def between(found: Patch, had: list[str], wanted: list[str], first: int, last: int) -> None:
    """What lies between the beginning and the end that stay, made of the pieces from `first` to `last`."""
    places = dict(zip(had[first:last], range(first, last), strict=True))
    begins = number = 0  # of the pieces that are new, up to the next one that stays
    while number < len(wanted):
        place = places.get(wanted[number], -1)
        if place < 0:
            number += 1
            continue
        if begins < number:
            found.append(CUT.join(wanted[begins:number]))
        run = alike(had, place, wanted, number, min(last - place, len(wanted) - number))
        found.append([place, run])
        begins = number = number + run
    if begins < number:
        found.append(CUT.join(wanted[begins:]))


def patched(old: str, changes: Patch) -> str:
    """The new text."""
    had = old.split(CUT)
    return CUT.join(part if isinstance(part, str) else CUT.join(had[part[0] : part[0] + part[1]]) for part in changes)
