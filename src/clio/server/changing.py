"""How a live table is changed: one change after the other, each as a whole."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from clio.engine.errors import ClioError
from clio.store import Conflict, Store
from clio.table import Stale


class Changeable(Protocol):
    """A copy of a table in memory."""

    store: Store
    lock: asyncio.Lock
    gone: bool

    async def run_out(self) -> None: ...
    async def abandon(self) -> None: ...
    async def lost_race(self) -> bool: ...


P = ParamSpec("P")
T = TypeVar("T", bound=Changeable)
Change = Callable[Concatenate[T, P], Coroutine[Any, Any, None]]
TRIES = 3


def whole(change: Change[T, P]) -> Change[T, P]:
    """A change is made under the lock and to its end, even if the browser that asked for it goes away.

    The clock is looked at first: what comes too late is refused. Where another process has written first, it is tried
    again on the table as it is then: what still can be done is done, what cannot is refused. Whatever fails after the
    log was touched makes this copy of the table useless: it is opened anew from the log.
    """

    @wraps(change)
    async def changed(table: T, /, *args: P.args, **kwargs: P.kwargs) -> None:
        async def work() -> None:
            async with table.lock:
                for tried in range(1, TRIES + 1):
                    if table.gone:
                        raise Stale
                    try:
                        await table.run_out()
                        await change(table, *args, **kwargs)
                        return
                    except ClioError:
                        raise  # refused before anything was written
                    except Conflict:
                        if not await table.lost_race() or tried == TRIES:
                            raise
                    except BaseException:
                        await table.abandon()
                        raise

        await asyncio.shield(table.store.begin(work()))

    return changed
