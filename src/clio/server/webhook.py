"""Sending a message to an address that somebody else chose, without becoming their way into our own network.

Only https, only to addresses of the public internet. The name is looked up once, and that very address is called: a
name that means another machine a moment later gains nothing. Redirects are not followed, and no answer is told.
"""

from __future__ import annotations

import http.client
import ipaddress
import json
import socket
import ssl
from urllib.parse import SplitResult, urlsplit

from clio.engine.errors import ClioError
from clio.server.delivery import Message, Unsent
from clio.server.settings import Settings

SECONDS = 10.0
LONGEST = 500  # characters of an address


class BadAddress(ClioError):
    """An address to which nothing is sent."""


class Webhook:
    def __init__(self, settings: Settings) -> None:
        self.local = settings.webhooks_local

    def deliver(self, address: str, message: Message) -> None:
        """In a form that Discord, Slack and Matrix understand."""
        text = f"{message.text} {message.link}".strip()
        send(address, json.dumps({"content": text, "text": text}, ensure_ascii=False).encode(), self.local)


def parsed(address: str, local: bool) -> SplitResult:
    """An address that may be called, as far as one can see from its text."""
    try:
        found = urlsplit(address)
        port = found.port
    except ValueError:
        raise BadAddress("webhook-bad") from None
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST
    if not plain or not found.hostname or found.username is not None or found.password is not None or port == 0:
        raise BadAddress("webhook-bad")
    if found.scheme != "https" and not (local and found.scheme == "http"):
        raise BadAddress("webhook-bad")
    return found


def public(address: str) -> bool:
    """Is it an address of the public internet?"""
    found = ipaddress.ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (inner is None or inner.is_global)


def machine(found: SplitResult, local: bool) -> tuple[str, int]:
    """The one machine that is called. If any address of a name is not public, none is."""
    port = found.port or (443 if found.scheme == "https" else 80)
    try:
        rows = socket.getaddrinfo(found.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unsent("no such name") from None
    addresses = [str(row[4][0]) for row in rows]
    if not addresses or not (local or all(public(address) for address in addresses)):
        raise BadAddress("webhook-private")
    return addresses[0], port


def send(address: str, body: bytes, local: bool = False) -> None:
    """Deliver it, or say that it could not be."""
    status = post(address, body, {"Content-Type": "application/json"}, local)
    if not 200 <= status < 300:
        raise Unsent(f"status {status}")


def post(address: str, body: bytes, headers: dict[str, str], local: bool = False) -> int:
    """Call it; the status of the answer, of which nothing else is read."""
    found = parsed(address, local)
    where = machine(found, local)
    caller = http.client.HTTPConnection(found.hostname or "", where[1], timeout=SECONDS)
    try:
        plain = socket.create_connection(where, timeout=SECONDS)
        secure = found.scheme == "https"
        context = ssl.create_default_context() if secure else None
        caller.sock = context.wrap_socket(plain, server_hostname=found.hostname) if context else plain
        path = (found.path or "/") + (f"?{found.query}" if found.query else "")
        caller.request("POST", path, body, {"User-Agent": "Clio", **headers})
        return caller.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise Unsent(type(error).__name__) from None
    finally:
        caller.close()
