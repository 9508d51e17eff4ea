"""Routes of what belongs to a day or a season: the deal of the day with its ladder, and the seasons of ratings."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, HTTPException, Path, Request
from pydantic import BaseModel, Field

from clio.engine.dice import seed_fingerprint
from clio.server.api.callers import Anybody, Caller, called, token_for
from clio.server.api.described import ROOT, described
from clio.server.api.models import Seated, Sent
from clio.server.deal_pages import MOST_SHOWN, begin_daily, own_try, rungs
from clio.server.deals import is_day
from clio.server.visitors import LONGEST_NAME, address_of
from clio.store.deals import DealRow, attempt_of, find_deal, ladder

router = APIRouter(prefix=ROOT)


class SeasonInfo(BaseModel):
    """The time in which ratings are compared."""

    number: int = Field(description="What `GET /games/{game}/ratings` takes as `season`.")
    name: str
    begins: float = Field(description="In seconds since 1970.")
    ends: float | None = Field(description="Null: never.")


class DailyWish(Sent):
    name: str = Field("", max_length=LONGEST_NAME, description="Of somebody who comes without a token.")


class DailyRung(BaseModel):
    """Somebody who has finished."""

    rank: int = Field(description="Shared by those with the same place and points.")
    name: str
    login: str = Field(description="Empty without an account.")
    place: int
    score: int
    table: str = Field(description="Where it can be looked at; empty before the day is over.")
    mine: bool


class DailyTry(BaseModel):
    table: str
    finished: bool
    place: int | None = Field(description="Null while it is played, and if it does not count.")
    score: int | None


class DailyInfo(BaseModel):
    """The deal of a day: the same for everybody, one try each."""

    day: str
    game: str
    options: dict[str, str]
    bot: str = Field(description="Which bot plays all other seats.")
    closes: float = Field(description="When the day is over, in seconds since 1970.")
    over: bool = Field(description="Then the seed and all games can be looked at.")
    fingerprint: str = Field(description="SHA-256 of the seed, which the server alone made.")
    seed: str = Field(description="Empty before the day is over.")
    ladder: list[DailyRung]
    own: DailyTry | None


@router.get("/seasons", **described("seasons", list[SeasonInfo]))
async def list_seasons(caller: Anybody) -> list[SeasonInfo]:
    """This one first, then those before it."""
    found = await caller.context.ratings.seasons.every()
    return [SeasonInfo.model_validate(one, from_attributes=True) for one in found]


async def daily_info(caller: Caller, deal: DealRow) -> DailyInfo:
    store, guest = caller.context.store, caller.guest.id if caller.known else ""
    over = deal.closes <= caller.context.tables.now()
    found = rungs(await ladder(store, deal.id, MOST_SHOWN), guest, over)
    own = own_try(await attempt_of(store, deal.id, guest))
    return DailyInfo(
        day=deal.id,
        game=deal.game,
        options=dict(deal.options),
        bot=deal.bot,
        closes=deal.closes,
        over=over,
        fingerprint=seed_fingerprint(deal.seed),
        seed=deal.seed if over else "",
        ladder=[DailyRung.model_validate(one, from_attributes=True) for one in found],
        own=DailyTry.model_validate(own, from_attributes=True) if own is not None else None,
    )


@router.get("/daily", **described("daily", DailyInfo))
async def daily(caller: Anybody) -> DailyInfo:
    return await daily_info(caller, await caller.context.deals.today())


@router.get("/daily/{day}", **described("daily-of", DailyInfo, 404))
async def daily_of(caller: Anybody, day: Annotated[str, Path(description="2027-01-18")]) -> DailyInfo:
    deal = await find_deal(caller.context.store, day) if is_day(day) else None
    if deal is None:
        raise HTTPException(404)
    return await daily_info(caller, deal)


@router.post("/daily", **described("play-daily", Seated, 403))
async def play_daily(request: Request, caller: Anybody, wish: DailyWish) -> Seated:
    """The one table at which the caller plays it; whoever has begun goes on there."""
    guest, game_id = await begin_daily(caller.context, called(caller.guest, wish.name), address_of(request))
    return Seated(table=game_id, seat=0, token=await token_for(caller.context, game_id, 0, guest.id))
