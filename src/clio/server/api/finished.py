"""The route of finished games."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, BeforeValidator, Field

from clio.server.api.callers import Anybody
from clio.server.api.described import ROOT, described
from clio.server.api.models import MOST_SEATS, NEVER, GameName, figures
from clio.server.finished import PLACE, Search, search
from clio.server.visitors import LONGEST_NAME, address_of

router = APIRouter(prefix=ROOT)
PAIR = "[a-z_]{1,30}=[a-z0-9_:-]{1,30}"
Moment = Annotated[int | None, Field(ge=0, le=NEVER), BeforeValidator(figures)]
Players = Annotated[int | None, Field(ge=1, le=MOST_SEATS), BeforeValidator(figures)]


class FinishedPlayer(BaseModel):
    name: str
    place: int = Field(description="0: the game has no result.")
    score: int
    bot: str = Field(description="The bot that played here at the end; empty if none did.")
    mine: bool


class FinishedGame(BaseModel):
    id: str = Field(description="The table.")
    game: str
    title: str
    ended: float = Field(description="In seconds since 1970.")
    players: list[FinishedPlayer] = Field(description="The first one first.")
    choices: list[str] = Field(description="What was not as usual, in words.")
    mine: bool
    sealed: bool = Field(description="Others still play the same deal: there is no whole record yet.")


class FinishedGames(BaseModel):
    games: list[FinishedGame] = Field(description="The newest first, 25 at most.")
    next: str = Field(description="Send it as `place` to go on, even if nothing is here; empty: this is all.")


@router.get("/finished", **described("finished", FinishedGames))
async def finished(
    request: Request,
    caller: Anybody,
    whose: Annotated[Literal["mine", "all"], Query(description="`all`: also of listed tables of others.")] = "all",
    game: GameName | None = None,
    players: Players = None,
    name: Annotated[str, Query(max_length=LONGEST_NAME, description="Part of a player's name.")] = "",
    against: Annotated[Literal["", "bots", "people"], Query(description="`people`: two at least.")] = "",
    result: Annotated[Literal["", "won", "lost"], Query(description="For you.")] = "",
    options: Annotated[str, Query(pattern=f"^({PAIR}(,{PAIR})*)?$", description="`teams=yes,other=no`")] = "",
    after: Annotated[Moment, Query(description="Ended then or later, in seconds since 1970.")] = None,
    before: Annotated[Moment, Query(description="Ended earlier.")] = None,
    place: Annotated[str, Query(pattern=f"^({PLACE})?$", description="`next` of the answer before.")] = "",
) -> FinishedGames:
    wish = Search(
        whose=whose,
        game=game or "",
        players=players or 0,
        name=name.strip(),
        against=against,
        result=result,
        options=dict(pair.split("=", 1) for pair in options.split(",") if pair),
        after=float(after or 0),
        before=None if before is None else float(before),
        place=place,
    )
    found = await search(caller.context, caller.guest, wish, address_of(request))
    return FinishedGames.model_validate(found, from_attributes=True)
