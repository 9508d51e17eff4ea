"""Letters by e-mail: plain text through the operator's mail server, with a link that ends them in its head and foot."""

from __future__ import annotations

import re
import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, parseaddr

from clio.engine.errors import ClioError
from clio.server.delivery import Message, Unsent
from clio.server.settings import Settings

SECONDS = 10.0
LONGEST = 254  # characters of an address, as mail servers have it
PART = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
# A link in a header must stay as it is: lines as long as mail servers allow, or it would be encoded, which few undo.
PLAIN = SMTP.clone(max_line_length=998)
ADDRESS = re.compile(rf"[A-Za-z0-9!#$%&'*+/=?^_`{{|}}~.-]{{1,64}}@{PART}(?:\.{PART})+")


def mail_address(text: str) -> str:
    """An address as far as one can see from its text; whether somebody reads there is found out by a code."""
    found = text.strip()
    if len(found) > LONGEST or not ADDRESS.fullmatch(found) or ".." in found or found[0] == "." or ".@" in found:
        raise ClioError("mail-bad")
    return found


class Mail:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sender = parseaddr(settings.mail_from)[1]

    def letter(self, address: str, message: Message) -> EmailMessage:
        letter = EmailMessage(policy=PLAIN)
        letter["From"] = self.settings.mail_from
        letter["To"] = address
        letter["Subject"] = message.title
        letter["Date"] = format_datetime(localtime())
        letter["Message-ID"] = f"<{message.key}@{self.sender.rpartition('@')[2]}>"
        letter["Auto-Submitted"] = "auto-generated"  # no answer of a machine comes back to it
        if message.end:  # RFC 8058: a mail program may end it with one click
            letter["List-Unsubscribe"] = f"<{message.end}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        parts = [message.text, message.link]
        if message.foot:
            parts += ["-- \n" + message.foot, message.end]
        letter.set_content("\n".join(part for part in parts if part) + "\n", cte="quoted-printable")
        return letter

    def deliver(self, address: str, message: Message) -> None:
        try:
            server = self.connected()
            try:
                server.send_message(self.letter(address, message), self.sender, [address])
            finally:
                with suppress(smtplib.SMTPException, OSError):
                    server.quit()
        except smtplib.SMTPRecipientsRefused as error:
            blame = any(code >= 500 for code, _ in error.recipients.values())
            raise Unsent(type(error).__name__, blame=blame) from None
        except (OSError, smtplib.SMTPException) as error:
            raise Unsent(type(error).__name__, blame=False) from None

    def connected(self) -> smtplib.SMTP:
        settings = self.settings
        context = ssl.create_default_context() if settings.smtp_security != "none" else None
        server: smtplib.SMTP
        if settings.smtp_security == "tls" and context:
            server = smtplib.SMTP_SSL(settings.smtp_host, settings.smtp_port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SECONDS)
        try:
            if settings.smtp_security == "starttls":
                server.starttls(context=context)
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
        except BaseException:
            server.close()
            raise
        return server
