"""How many actions a seat had, and how many were refused it, at every decision of a record."""

from __future__ import annotations

from clio.engine.record import RecordFile


def choices_of(record: RecordFile) -> list[str]:
    """For each action of the record, before it was done: `possible/refused`."""
    match = record.start()
    found = []
    for _, seat, text, _ in record.moves:
        if text == "undo":
            match.undo(seat)
            found.append("undo")
            continue
        found.append(f"{len(match.state.legal(seat))}/{len(match.state.refused(seat))}")
        match.act(seat, text)
    return found
