"""What fills the gaps in the sentences on cards: the numbers and words of one line."""

from __future__ import annotations

from typing import Final

from clio.engine.operation import Line
from clio.engine.words import Fills, Words

AMOUNTS: Final = ("food", "resources", "science", "culture")


def signed(number: int) -> str:
    return f"{number:+d}"


def line_values(line: Line, words: Words) -> Fills:
    """Everything a message may mention of a line as it stands in the card file."""
    values: Fills = {
        "value": line["value"] if "value" in line else line.get("discount", 0),
        "further": line.get("further", 0),
        "what": ", ".join(words.say("gives-" + key, n=signed(line[key])) for key in AMOUNTS if key in line),
    }
    for field in ("points", "rating", "by"):
        if field in line:
            values[field] = words.say("by-" + line[field].replace("_", "-"))
    if "card" in line:
        values["card"] = words.card(line["card"])
    for field in ("by_players", "levels"):
        if field in line:
            values["values"] = " / ".join(
                "-".join(map(str, item)) if isinstance(item, list) else str(item) for item in line[field]
            )
    return values
