"""The pictures of the cards, and their colours: files that never change under their name."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from clio.engine.registry import games
from clio.pictures import Sheet, covers, palette, sprite

router = APIRouter(prefix="/pictures", include_in_schema=False)
FOR_EVER = "public, max-age=31536000, immutable"


def sheet_called(name: str) -> Sheet | None:
    """A game's sprite, the covers of all games, or the palette."""
    if name in games():
        return sprite(name)
    return {"covers": covers, "palette": palette}[name]() if name in ("covers", "palette") else None


@router.get("/{file}")
async def picture_file(request: Request, file: str) -> Response:
    sheet = sheet_called(file.rpartition("-")[0])
    if sheet is None or sheet.path != request.url.path:
        raise HTTPException(404)
    headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(sheet.text, media_type=sheet.media_type, headers=headers)
    return Response(sheet.packed, media_type=sheet.media_type, headers={**headers, "Content-Encoding": "gzip"})
