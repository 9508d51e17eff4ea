"""Why something cannot be done by this person at this table. What that means for a browser is said in `app.py`."""

from __future__ import annotations

from clio.engine.errors import ClioError


class Denied(Exception):
    """It is not for them to do; `message` says why, or whose it is."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class NoSuchSeat(Denied):
    """The table has no such seat, or nobody can sit there."""

    def __init__(self) -> None:
        super().__init__("refused-no-such-seat")


class NoSuchLine(Denied):
    """Nothing like that was said, or not to them."""

    def __init__(self) -> None:
        super().__init__("api-not-found")


class Taken(ClioError):
    """Somebody else was faster."""

    def __init__(self) -> None:
        super().__init__("seat-taken")


class NotInvited(Denied):
    """The link leads nowhere."""

    def __init__(self) -> None:
        super().__init__("api-not-found")
