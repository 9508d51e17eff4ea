"""Routes of tournaments: open one, take part, start it, read how it stands, and get the token of one's table."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, HTTPException, Path, Request
from pydantic import BaseModel, Field

from clio.engine.errors import ClioError
from clio.engine.registry import load
from clio.server.api.callers import Anybody, Caller, Known, called, token_for, tournament_token
from clio.server.api.described import PLAYER, ROOT, described
from clio.server.api.errors import ApiError
from clio.server.api.lobby import clock_from
from clio.server.api.models import MOST_SEATS, BotOrNone, Clock, ClockWish, GameName, Options, Seated, Sent
from clio.server.context import may_open
from clio.server.pages import complaint, words_for
from clio.server.table_lines import title
from clio.server.tournament_pages import do, lines, named, shown, tournament_or_404
from clio.server.tournaments import LONGEST_TITLE, MOST_PLACES, MOST_ROUNDS, Wish
from clio.server.visitors import LONGEST_NAME, address_of
from clio.store.tournaments import TournamentRow
from clio.table.clock import read_terms

router = APIRouter(prefix=ROOT)
Tournament = Annotated[str, Path(description="The tournament's id.")]
Kind = Literal["swiss", "knockout"]
Status = Literal["open", "running", "over", "closed"]


class NewTournament(Sent):
    """A tournament to be opened."""

    game: GameName
    kind: Kind = "swiss"
    title: str = Field("", max_length=LONGEST_TITLE)
    options: Options = Field(default_factory=dict, description="What differs from the defaults; without `players`.")
    size: int = Field(2, ge=2, le=MOST_SEATS, description="Players at a table.")
    rounds: int = Field(3, ge=1, le=MOST_ROUNDS, description="Of a Swiss; a knockout has as many as it needs.")
    places: int = Field(8, ge=2, le=MOST_PLACES, description="For so many players.")
    clock: ClockWish = Field(description="Every tournament needs one; `at_zero` is `bot` or `vote`.")
    bot: BotOrNone = Field("", description="Takes the places that are free at the start; empty: none does.")
    starts: int | None = Field(
        None,
        ge=0,
        le=2**40,
        description="When it starts, in seconds since 1970; null: when its host says so.",
    )
    name: str = Field("", max_length=LONGEST_NAME, description="Of a host who comes without a token.")
    plays: bool = Field(True, description="Does the host take part?")


class Entering(Sent):
    name: str = Field("", max_length=LONGEST_NAME, description="Of somebody who comes without a token.")


class TournamentLine(BaseModel):
    """A tournament in a list."""

    id: str
    title: str
    kind: Kind
    game: str
    status: Status
    size: int
    entered: int
    places: int
    round: int
    rounds: int


class TournamentRank(BaseModel):
    """Somebody who takes part, and where they stand."""

    rank: int
    name: str
    login: str = Field(description="Empty without an account.")
    bot: bool
    points: float = Field(description="One for each player one was ahead of, half for each at the same place.")
    against: float = Field(description="The points of everybody one met: they break ties.")
    wins: int
    lost_in: int = Field(description="The round in which one went out of a knockout; 0: one did not.")
    out: bool = Field(description="Withdrew, or did not come.")
    mine: bool


class TournamentSitter(BaseModel):
    name: str
    place: int = Field(description="0: none yet, or left.")
    mine: bool


class TournamentTable(BaseModel):
    number: int
    id: str = Field(description="Of the table; empty: a bye.")
    over: bool
    sitters: list[TournamentSitter] = Field(description="By seat.")


class TournamentRound(BaseModel):
    number: int
    tables: list[TournamentTable]


class TournamentInfo(TournamentLine):
    """A tournament as the caller may see it."""

    clock: Clock
    bot: str
    starts: float | None
    host: bool = Field(description="Are you its host?")
    entered_too: bool = Field(description="Do you take part?")
    out: bool = Field(description="You are not paired any more.")
    table: str = Field(description="The id of the table at which you play now; empty: none.")
    standings: list[TournamentRank] = Field(description="The best first.")
    tables: list[TournamentRound] = Field(description="The latest round first.")


class Entered(BaseModel):
    tournament: TournamentInfo
    token: str = Field(description="Opens what you may do in this tournament, and no table. Keep it secret.")


async def info(caller: Caller, row: TournamentRow) -> TournamentInfo:
    row = await tournament_or_404(caller.context, row.id)
    guest = caller.guest if caller.known else caller.guest._replace(id="")
    found = await shown(caller.context, row, guest)
    line, terms = found.line, read_terms(row.clock)
    return TournamentInfo.model_validate(
        {
            **{name: getattr(line, name) for name in TournamentLine.model_fields},
            "clock": Clock.model_validate(terms, from_attributes=True),
            "bot": row.bot,
            "starts": row.starts,
            "host": found.host,
            "entered_too": found.entered,
            "out": found.out,
            "table": found.table,
            "standings": found.ranks,
            "tables": found.rounds,
        },
        from_attributes=True,
    )


async def entered(caller: Caller, row: TournamentRow) -> Entered:
    token = await tournament_token(caller.context, row.id, caller.guest.id)
    return Entered(tournament=await info(caller, row), token=token)


async def with_name(caller: Caller, name: str) -> Caller:
    """Whoever takes part is kept, under the name they give."""
    return Caller(caller.context, await named(caller.context, called(caller.guest, name)), True)


@router.get("/tournaments", **described("list-tournaments", list[TournamentLine]))
async def list_tournaments(caller: Anybody) -> list[TournamentLine]:
    found = await lines(caller.context, caller.guest.language)
    return [TournamentLine.model_validate(one, from_attributes=True) for one in found]


@router.post("/tournaments", **described("create-tournament", Entered, 403, status=201))
async def create_tournament(request: Request, caller: Anybody, wish: NewTournament) -> Entered:
    context, words = caller.context, words_for(wish.game, caller.guest.language)
    await may_open(context, caller.guest, address_of(request))
    try:
        if "players" in wish.options:
            raise ClioError("api-players")
        wanted = Wish(
            kind=wish.kind,
            title=wish.title.strip() or title(load(wish.game).name, words),
            game=wish.game,
            options=wish.options,
            size=wish.size,
            rounds=wish.rounds,
            clock=clock_from(wish.clock),
            places=wish.places,
            bot=wish.bot,
            starts=wish.starts,
        )
        host = await with_name(caller, wish.name)
        row = await context.tournaments.open(wanted, host.guest, context.settings.tournaments_per_visitor)
    except ClioError as error:
        raise ApiError(422, "api-bad-tournament", sentence=complaint(words, error)) from None
    if wish.plays:
        await context.tournaments.join(row, host.guest)
    return await entered(host, row)


@router.get("/tournaments/{tournament}", **described("show-tournament", TournamentInfo, 404))
async def show_tournament(caller: Anybody, tournament: Tournament) -> TournamentInfo:
    return await info(caller, await tournament_or_404(caller.context, tournament))


@router.post("/tournaments/{tournament}/join", **described("join-tournament", Entered, 403, 404))
async def join_tournament(caller: Anybody, tournament: Tournament, wish: Entering) -> Entered:
    row = await tournament_or_404(caller.context, tournament)
    who = await with_name(caller, wish.name)
    await do(who.context, row, who.guest, "join")
    return await entered(who, row)


async def changed(caller: Caller, tournament: str, what: str) -> TournamentInfo:
    row = await tournament_or_404(caller.context, tournament)
    await do(caller.context, row, caller.guest, what)
    return await info(caller, row)


@router.post("/tournaments/{tournament}/leave", **described("leave-tournament", TournamentInfo, 403, 404, who=PLAYER))
async def leave_tournament(caller: Known, tournament: Tournament) -> TournamentInfo:
    return await changed(caller, tournament, "leave")


@router.post("/tournaments/{tournament}/back", **described("back-to-tournament", TournamentInfo, 403, 404, who=PLAYER))
async def back_to_tournament(caller: Known, tournament: Tournament) -> TournamentInfo:
    return await changed(caller, tournament, "back")


@router.post("/tournaments/{tournament}/start", **described("start-tournament", TournamentInfo, 403, 404, who=PLAYER))
async def start_tournament(caller: Known, tournament: Tournament) -> TournamentInfo:
    return await changed(caller, tournament, "start")


@router.post("/tournaments/{tournament}/close", **described("close-tournament", TournamentInfo, 403, 404, who=PLAYER))
async def close_tournament(caller: Known, tournament: Tournament) -> TournamentInfo:
    return await changed(caller, tournament, "close")


@router.post("/tournaments/{tournament}/seat", **described("tournament-seat", Seated, 403, 404, who=PLAYER))
async def tournament_seat(caller: Known, tournament: Tournament) -> Seated:
    """The token of one's seat at the table at which one plays now."""
    found = await info(caller, await tournament_or_404(caller.context, tournament))
    for table in (table for one in found.tables for table in one.tables if table.id and table.id == found.table):
        seat = next(seat for seat, sitter in enumerate(table.sitters) if sitter.mine)
        token = await token_for(caller.context, table.id, seat, caller.guest.id)
        return Seated(table=table.id, seat=seat, token=token)
    raise HTTPException(403, "refused-tournament-table")
