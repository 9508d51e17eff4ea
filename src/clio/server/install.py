"""To be installed as an application: the manifest, a small worker, and what it shows where there is no connection.

The worker keeps the offline page and the files that page is made of, and nothing else: a table is never shown from a
store, because it would be an old one.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from clio.pictures import covers, palette
from clio.server.context import context_of
from clio.server.pages import words_for
from clio.server.visitors import preferred_language

router = APIRouter(include_in_schema=False)
STATIC = Path(__file__).parent / "static"
ICONS = (("icon-192.png", 192, "any"), ("icon-512.png", 512, "any"), ("maskable-512.png", 512, "maskable"))
KEPT = ("/static/clio.css", "/static/around.css", "/static/clio.svg", "/static/install.js")


@cache
def worker() -> str:
    """The script of the worker, with the names of what it keeps; another file of these makes another store."""
    kept = [*KEPT, palette().path, covers().path, "/offline"]
    contents = b"".join((STATIC / path.rpartition("/")[2]).read_bytes() for path in KEPT) + "".join(kept).encode()
    text = (STATIC / "worker.js").read_text(encoding="utf-8")
    store = "clio " + hashlib.sha256(contents + text.encode()).hexdigest()[:12]
    return f"const STORE = {json.dumps(store)};\nconst KEPT = {json.dumps(kept)};\n{text}"


@router.get("/worker.js")
async def worker_script() -> Response:
    """At the root, so that it may answer for every page."""
    return Response(worker(), media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    say = words_for("", preferred_language(request)).say
    icons = [
        {"src": f"/static/icons/{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, size, purpose in ICONS
    ]
    data = {
        "name": say("lobby-title"),
        "short_name": "Clio",
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#1a1822",
        "theme_color": "#1a1822",
        "icons": icons,
    }
    return Response(json.dumps(data, ensure_ascii=False), media_type="application/manifest+json")


@router.get("/offline")
async def offline(request: Request) -> Response:
    """Nothing of anybody is on this page: it is kept."""
    return HTMLResponse(context_of(request).pages.page("offline.html", preferred_language(request)))
