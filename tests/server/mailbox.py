"""A mail server of a test: takes letters, may ask who it is, may speak TLS, and can refuse."""

from __future__ import annotations

import base64
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from socketserver import StreamRequestHandler, ThreadingTCPServer


class Mailbox(ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        super().__init__(("127.0.0.1", 0), Conversation)
        self.context = context
        self.letters: list[tuple[str, EmailMessage]] = []  # to whom, what
        self.raw = b""  # the last one, as it came
        self.refusal = ""  # what is said to a recipient
        self.users: list[str] = []
        self.secured = 0

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class Conversation(StreamRequestHandler):
    server: Mailbox

    def finish(self) -> None:
        super().finish()
        self.connection.close()  # by TLS it is another one than the server knows

    def say(self, text: str) -> None:
        self.wfile.write(text.encode() + b"\r\n")

    def handle(self) -> None:
        self.say("220 mailbox")
        to = ""
        while line := self.rfile.readline():
            verb, _, rest = line.decode().strip().partition(" ")
            verb = verb.upper()
            if verb == "EHLO":
                self.say(
                    "250-mailbox\r\n250-AUTH PLAIN" + ("\r\n250 STARTTLS" if self.server.context else "\r\n250 OK")
                )
            elif verb == "STARTTLS" and self.server.context:
                self.say("220 go ahead")
                self.connection = self.server.context.wrap_socket(self.connection, server_side=True)
                self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb", 0)
                self.server.secured += 1
            elif verb == "AUTH":
                self.server.users.append(base64.b64decode(rest.split()[-1]).decode())
                self.say("235 welcome")
            elif verb == "RCPT":
                to = rest.partition("<")[2].partition(">")[0]
                self.say(self.server.refusal or "250 OK")
            elif verb == "DATA":
                self.say("354 go on")
                self.server.raw = b"".join(iter(self.rfile.readline, b".\r\n"))
                letter = message_from_bytes(self.server.raw, policy=policy.default)
                assert isinstance(letter, EmailMessage)
                self.server.letters.append((to, letter))
                self.say("250 taken")
            elif verb == "QUIT":
                self.say("221 bye")
                return
            else:
                self.say("250 OK")


@contextmanager
def mailbox(context: ssl.SSLContext | None = None) -> Iterator[Mailbox]:
    with Mailbox(context) as box:
        thread = threading.Thread(target=box.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield box
        finally:
            box.shutdown()
            thread.join()
