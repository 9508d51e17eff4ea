"""Where somebody comes from, for limits that a visitor without cookies cannot escape."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import Scope


@lru_cache(4096)
def origin(address: str) -> str:
    """What counts as one place: an IPv4 address, or the /64 of an IPv6 one (a household has as many as it likes)."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found)


def origin_of(scope: Scope) -> str:
    """Of a request; behind a proxy whose word is believed this is the visitor's and not the proxy's."""
    return origin(scope["client"][0] if scope.get("client") else "")


class Trusted:
    """The proxies whose word is believed: addresses and networks with commas, or `*` for anybody."""

    def __init__(self, listed: str) -> None:
        parts = [part.strip() for part in listed.split(",") if part.strip()]
        self.anybody = "*" in parts
        self.names = {part for part in parts if not is_network(part)}
        self.networks: list[IPv4Network | IPv6Network] = [ip_network(part, False) for part in parts if is_network(part)]

    def __contains__(self, address: str) -> bool:
        if self.anybody or address in self.names:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


def is_network(text: str) -> bool:
    try:
        ip_network(text, False)
    except ValueError:
        return False
    return True
