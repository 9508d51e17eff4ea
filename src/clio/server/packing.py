"""Packed bytes: updates of pages are HTML by the dozen kilobytes, and it is most of what they cost the network.

Where zlib-ng is installed it packs as tightly in a third of the time; elsewhere Python's own zlib does it.
"""

from __future__ import annotations

import importlib
import struct
from importlib.util import find_spec
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

BETTER = find_spec("zlib_ng") is not None
LEVEL = 5 if BETTER else 6  # less would be quicker, and cost everybody more bytes
SHORTEST = 2000  # bytes: less is not worth it
PACKER: Any = importlib.import_module("zlib_ng.zlib_ng" if BETTER else "zlib")
GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"  # how a packed stream begins
LAST = b"\x03\x00"  # an empty piece after which nothing comes
# One for all pieces: to make one takes as long as to pack with it, and after each piece it forgets what it has seen.
PIECES: Any = PACKER.compressobj(LEVEL, PACKER.DEFLATED, -PACKER.MAX_WBITS)


def pack(text: bytes) -> bytes:
    """A piece of a packed stream that needs nothing before it: the same bytes fit into everybody's stream."""
    piece: bytes = PIECES.compress(text) + PIECES.flush(PACKER.Z_FULL_FLUSH)
    return piece


def packed(text: bytes) -> bytes:
    """A packed whole."""
    return GZIP_HEAD + pack(text) + LAST + struct.pack("<II", PACKER.crc32(text), len(text) & 0xFFFFFFFF)


def accepts_packed(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def json_answer(request: Request, body: bytes) -> Response:
    """JSON, packed for whoever can unpack it."""
    headers = {"Vary": "Accept-Encoding"}
    if len(body) >= SHORTEST and accepts_packed(request):
        body, headers["Content-Encoding"] = packed(body), "gzip"
    return Response(body, headers=headers, media_type="application/json")
