"""Settings: from the command line, the environment (CLIO_...), or the defaults that suit one's own machine."""

from __future__ import annotations

import os
import secrets
from email.utils import parseaddr
from typing import Annotated, Literal

from pydantic import Field, ValidationInfo, field_validator

from clio.store.settings import StoreSettings


class Settings(StoreSettings):
    host: str = "127.0.0.1"
    port: int = 8765
    https: bool = False  # behind a proxy with TLS: cookies are sent over https only
    hsts_seconds: int = 0  # with https: for so long browsers come by https only; 0 does not ask them to
    hosts: str = ""  # names under which this server answers, with commas; without any, under every name
    actions_per_minute: int = 240  # what one visitor may post
    requests_per_minute: int = 6000  # what one address may ask for, static files apart
    body_limit: int = 64 * 1024  # bytes of one request
    connections: int = 4000  # open at a time, in all
    connections_per_address: int = 200  # IPv6: by network of 64 bits
    streams_per_address: int = 100  # pages that listen for news
    streams_per_visitor: int = 20
    head_seconds: float = 10.0  # until the head of a request is there
    body_seconds: float = 30.0  # until its body is
    answer_seconds: float = 60.0  # that somebody may leave an answer unread
    tables_per_minute: int = 60  # that one address may open; half of it one visitor; half of either at once
    tables_per_visitor: int = 100  # that are not over
    messages_per_minute: int = 30  # of one visitor at tables; ten times as many of one address
    invitations_per_hour: int = 30  # to people one has met, of one visitor; ten times as many of one address
    table_days: float = 30.0  # until a table at which nobody has moved is put away
    guest_days: float = 180.0  # until a guest without account, seat and table is forgotten
    away_minutes: float = 5.0  # until the host may let a bot play for somebody who is not here
    absence_hours: float = 24.0  # until the seat of somebody who stays away can be freed without their consent
    daily_per_address: int = 5  # visitors of one address who may try the deal of a day
    tournaments_per_visitor: int = 3  # that one visitor has opened and that are not over
    season_months: Literal[0, 1, 2, 3, 4, 6, 12] = 3  # in which ratings are compared, from January on; 0: for ever
    vacation_days: int = 30  # that an account may take within a year: time stands still in its games by days
    address: str = ""  # under which people reach this server, for the links in notices: https://clio.example.org
    webhooks_local: bool = False  # may notices go to this machine and its network, and without TLS? For trying out
    mail_from: str = ""  # who writes the letters: Clio <clio@example.org>
    smtp_host: str = ""  # the mail server that takes letters from us; without one nobody is told by e-mail
    smtp_port: int = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""  # if the mail server wants to know who we are
    smtp_password: str = ""
    processes: Annotated[int, Field(ge=1, le=256)] = 1  # that answer on this address (`--workers`)
    bus: str = ""  # over which processes on one PostgreSQL hear of each other; nothing: this one is alone
    bots: Literal["here", "workers"] = "here"  # who plays them: this process, or others (`clio worker`)
    workers: int = -1  # processes in which bots think; 0: threads of the server itself, -1: one less than cores
    proxies: str = "127.0.0.1"  # whose word about a visitor's address is believed, with commas
    access_log: bool = False  # a line for every answer, without secrets
    metrics_token: str = ""  # whoever has it may read /metrics; without one only this machine may
    record_limit: int = 256 * 1024  # bytes of a record file that somebody opens

    @field_validator("smtp_host")
    @classmethod
    def complete(cls, host: str, info: ValidationInfo) -> str:
        """A letter has a sender, and a link that ends it."""
        if host and not info.data.get("address"):
            raise ValueError("letters need CLIO_ADDRESS for their links, such as https://clio.example.org")
        if host and "@" not in parseaddr(info.data.get("mail_from", ""))[1]:
            raise ValueError("letters need CLIO_MAIL_FROM, such as Clio <clio@example.org>")
        return host

    def secret(self) -> bytes:
        """The key that signs cookies; made once, readable by its owner only."""
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self.data / "secret.key"
        empty = file.exists() and not file.read_text(encoding="ascii").strip()
        if empty or not file.exists():
            made = self.data / f".secret-{secrets.token_hex(8)}"
            made.touch(mode=0o600)
            made.write_text(secrets.token_hex(32), encoding="ascii")
            try:
                if empty:
                    made.replace(file)
                else:
                    os.link(made, file)  # two that begin at the same time have one key
            except FileExistsError:
                pass
            except OSError:  # no links on this disk
                made.replace(file)
            made.unlink(missing_ok=True)
        return file.read_text(encoding="ascii").strip().encode()
