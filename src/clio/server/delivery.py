"""What somebody is told outside of the pages, and how telling them can fail."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Message(NamedTuple):
    """A sentence for somebody, in their language. It holds nothing that opens a seat."""

    key: str  # the same for the same turn: whoever gets it twice can know
    title: str
    text: str
    path: str = ""  # where to go, on our pages
    foot: str = ""  # why they get it, and how to end it
    stop: str = ""  # the words of a button that ends it
    end_path: str = ""  # where that is done
    address: str = ""  # under which people reach this server, if it knows

    @property
    def link(self) -> str:
        return self.address + self.path if self.address and self.path else ""

    @property
    def end(self) -> str:
        return self.address + self.end_path if self.address and self.end_path else ""


class Sender(Protocol):
    """One kind of channel."""

    def deliver(self, address: str, message: Message) -> None:
        """Deliver it, or say that it could not be. This waits: it is called in a thread of its own."""


class Unsent(Exception):
    """It could not be delivered."""

    def __init__(self, why: str, blame: bool = True) -> None:
        super().__init__(why)
        self.blame = blame  # is it the address's fault? If it is our own, nobody's address is forgotten for it


class Gone(Unsent):
    """Nothing will ever be delivered there again."""
