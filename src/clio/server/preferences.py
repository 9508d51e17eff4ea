"""What somebody prefers: how a table looks, sounds and moves. Kept with the guest, and so for the account.

A guest without an account is a browser's cookie: what they prefer is kept for that browser.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from clio.store.rows import GuestRow

# What can be chosen; the first is the usual.
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "theme": ("auto", "light", "dark"),
    "pace": ("calm", "quick", "slow"),  # of bots at one's tables, and of everything that moves
    "motion": ("on", "off"),
    "watch": ("ask", "play"),  # what others did since one's last turn: when asked, or by itself
    "sound": ("on", "off"),
    "confirm": ("lost", "never", "always"),
    "cards": ("usual", "large", "small"),
    "marks": ("off", "on"),
    "notice": ("off", "on"),
}
USUAL: Final = {name: values[0] for name, values in CHOICES.items()}


def preferences(guest: GuestRow) -> dict[str, str]:
    """Everything somebody prefers; what they never chose, or chose before it was gone, is as usual."""
    try:
        known = msgspec.json.decode(guest.preferences or "{}", type=dict[str, str])
    except msgspec.MsgspecError:
        known = {}
    return {**USUAL, **allowed(known)}


def allowed(wishes: Mapping[str, str]) -> dict[str, str]:
    return {name: wish for name, wish in wishes.items() if wish in CHOICES.get(name, ())}


def preferring(guest: GuestRow, wishes: Mapping[str, str]) -> GuestRow:
    """The guest with these wishes besides those before; only what is not as usual is kept."""
    wanted = {**preferences(guest), **allowed(wishes)}
    kept = {name: value for name, value in wanted.items() if value != USUAL[name]}
    return guest._replace(preferences=msgspec.json.encode(kept, order="sorted").decode() if kept else "")


def looks(guest: GuestRow) -> str:
    """The classes by which a table's page follows what somebody prefers."""
    chosen = preferences(guest)
    found = [f"pace-{chosen['pace']}", f"cards-{chosen['cards']}"]
    found += ["no-motion"] if chosen["motion"] == "off" else []
    found += ["more-marks"] if chosen["marks"] == "on" else []
    return " ".join(found)
