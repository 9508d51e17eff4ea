"""Routes of invitations: people one has played with, seats that wait for them, and their answer."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

from clio.server import invitations
from clio.server.api import shapes
from clio.server.api.callers import Caller, Known, Member, Sitter, token_for
from clio.server.api.described import HOST, PLAYER, ROOT, described
from clio.server.api.models import LONGEST_KEY, Seated, Sent, TableInfo
from clio.server.api.seats import Seat, done, person
from clio.server.visitors import address_of

router = APIRouter(prefix=ROOT)
Table = Annotated[str, Path(description="The table's id.")]


class Met(BaseModel):
    """Somebody you have played with."""

    key: str = Field(description="Stands for them, for you alone.")
    name: str


class Invitation(BaseModel):
    """A seat that waits for you."""

    table: str
    seat: int
    game: str
    title: str
    host: str = Field(description="The name of who invites you.")
    names: list[str] = Field(description="Of those who sit there.")
    choices: list[str] = Field(description="What is not as usual, in words.")
    clock: str = Field(description="How long players may think, in words; empty: as long as they like.")


class Inviting(Sent):
    person: str = Field(max_length=LONGEST_KEY, description="The key of somebody you have played with.")


@router.get("/me/met", **described("met", list[Met], who=PLAYER))
async def met(caller: Known) -> list[Met]:
    """The last 20 people with whom you sat at a table whose game began."""
    found = await invitations.met(caller.context, caller.guest)
    return [Met.model_validate(one, from_attributes=True) for one in found]


@router.get("/me/invitations", **described("invitations", list[Invitation], who=PLAYER))
async def pending(caller: Known) -> list[Invitation]:
    found = await invitations.pending(caller.context, caller.guest)
    return [Invitation.model_validate(one, from_attributes=True) for one in found]


@router.post("/me/invitations/{table}/accept", **described("accept", Seated, 403, 404, who=PLAYER))
async def accept(caller: Known, table: Table) -> Seated:
    live, seat, guest = await invitations.accept(caller.context, table, caller.guest, "")
    here = Sitter(Caller(caller.context, guest, True), live, seat)
    return Seated(table=table, seat=seat, token=await token_for(here.context, table, seat, guest.id))


@router.post(
    "/me/invitations/{table}/decline",
    response_class=Response,
    **described("decline", None, 403, 404, who=PLAYER, status=204),
)
async def decline(caller: Known, table: Table) -> None:
    await invitations.decline(caller.context, table, caller.guest)


@router.put("/tables/{table}/seats/{seat}/invitation", **described("invite", TableInfo, 403, 404, 409, who=HOST))
async def invite(request: Request, here: Member, seat: Seat, wish: Inviting) -> TableInfo:
    person(here, seat)
    address = address_of(request)
    doing = invitations.invite(here.context, here.table, here.guest, seat, wish.person, address)
    return shapes.table_info(await done(here, doing))


@router.delete("/tables/{table}/seats/{seat}/invitation", **described("withdraw", TableInfo, 403, 404, 409, who=HOST))
async def withdraw(here: Member, seat: Seat) -> TableInfo:
    person(here, seat)
    return shapes.table_info(await done(here, invitations.withdraw(here.context, here.table, here.guest, seat)))
