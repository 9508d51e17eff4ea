"""Routes of notices: where an account is told that it is its turn, by a webhook, by e-mail, on devices."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Annotated

from fastapi import APIRouter, HTTPException, Path, Request
from pydantic import BaseModel, Field

from clio.engine.errors import ClioError
from clio.server.api.callers import Caller, Known
from clio.server.api.described import PLAYER, ROOT, described
from clio.server.api.errors import ApiError
from clio.server.api.models import Sent, Webhook, WebhookWish
from clio.server.notice_pages import begin_mail
from clio.server.pages import words_for
from clio.server.people import channel_box
from clio.server.push import LONGEST_DEVICE, Device
from clio.server.visitors import address_of

router = APIRouter(prefix=ROOT)


class MailWish(Sent):
    address: str = Field(max_length=254, description="A code is sent there; empty: be told by e-mail no more.")


class MailCode(Sent):
    code: str = Field(max_length=60, description="From the e-mail; it holds for a day.")


class PushWish(Sent):
    """What a browser says of itself (`PushSubscription.toJSON()`)."""

    endpoint: str = Field(max_length=500)
    key: str = Field(max_length=200, description="`p256dh`.")
    auth: str = Field(max_length=100)
    name: str = Field("", max_length=LONGEST_DEVICE, description="What the device is called in lists.")


class PushDevice(BaseModel):
    id: str
    name: str


class NoticeSettings(BaseModel):
    """Where one is told that it is one's turn."""

    webhook: str = Field(description="Empty: nowhere.")
    mail: str = Field(description="The confirmed address; empty: none.")
    unconfirmed: str = Field(description="An address that waits for its code.")
    by_mail: bool = Field(description="Can this server send e-mail?")
    push_key: str = Field(description="Of this server (VAPID), for browsers that are to be told.")
    devices: list[PushDevice]


@router.get("/me/notices", **described("show-notices", NoticeSettings, who=PLAYER))
async def show_notices(caller: Known) -> NoticeSettings:
    box = await channel_box(caller.context, caller.guest)
    return NoticeSettings(
        webhook=box.webhook,
        mail=box.mail,
        unconfirmed=box.unconfirmed,
        by_mail=box.by_mail,
        push_key=box.key,
        devices=[PushDevice(id=one, name=name) for one, name in box.devices.items()],
    )


@router.put("/me/mail", **described("mail", NoticeSettings, 403, who=PLAYER))
async def mail(request: Request, caller: Known, wish: MailWish) -> NoticeSettings:
    notices, guest = caller.context.notices, caller.guest
    begin = begin_mail(caller.context, guest, wish.address, address_of(request)) if wish.address else None
    await told(caller, "mail", begin or notices.end_kind(guest, "mail"))
    return await show_notices(caller)


@router.post("/me/mail/confirm", **described("confirm-mail", NoticeSettings, 403, who=PLAYER))
async def confirm_mail(caller: Known, wish: MailCode) -> NoticeSettings:
    await told(caller, "mail", caller.context.notices.confirm_mail(caller.guest, wish.code))
    return await show_notices(caller)


@router.post("/me/mail/try", **described("try-mail", NoticeSettings, 403, who=PLAYER))
async def try_mail(caller: Known) -> NoticeSettings:
    await told(caller, "mail", caller.context.notices.attempt(caller.guest, "mail"))
    return await show_notices(caller)


@router.put("/me/push", **described("push", NoticeSettings, 403, who=PLAYER))
async def push(caller: Known, wish: PushWish) -> NoticeSettings:
    device = Device(wish.endpoint, wish.key, wish.auth, wish.name)
    await told(caller, "push", caller.context.notices.begin_push(caller.guest, device))
    return await show_notices(caller)


@router.delete("/me/push/devices/{device}", **described("end-push", NoticeSettings, 403, 404, who=PLAYER))
async def end_push(caller: Known, device: Annotated[str, Path(description="Its id.")]) -> NoticeSettings:
    notices = caller.context.notices
    if not caller.guest.login:
        raise HTTPException(403, "notices-account")
    if device not in [one.id for one in notices.of(caller.guest, "push")]:
        raise HTTPException(404)
    await notices.end_kind(caller.guest, "push", device)
    return await show_notices(caller)


@router.post("/me/push/try", **described("try-push", NoticeSettings, 403, who=PLAYER))
async def try_push(caller: Known) -> NoticeSettings:
    await told(caller, "push", caller.context.notices.attempt(caller.guest, "push"))
    return await show_notices(caller)


@router.get("/me/webhook", **described("show-webhook", Webhook, who=PLAYER))
async def show_webhook(caller: Known) -> Webhook:
    found = caller.context.notices.of(caller.guest, "webhook")
    return Webhook(address=found[0].address if found else "")


@router.put("/me/webhook", **described("webhook", Webhook, 403, who=PLAYER))
async def webhook(caller: Known, wish: WebhookWish) -> Webhook:
    notices = caller.context.notices
    guest = caller.guest
    doing = notices.begin_webhook(guest, wish.address) if wish.address else notices.end_kind(guest, "webhook")
    await told(caller, "webhook", doing)
    return await show_webhook(caller)


@router.post("/me/webhook/try", **described("try-webhook", Webhook, 403, who=PLAYER))
async def try_webhook(caller: Known) -> Webhook:
    await told(caller, "webhook", caller.context.notices.attempt(caller.guest, "webhook"))
    return await show_webhook(caller)


async def told(caller: Caller, kind: str, doing: Coroutine[object, object, None]) -> None:
    """Whoever may not do it, or cannot, hears why."""
    try:
        caller.context.visitors.check_rate(f"{kind} {caller.guest.id}", 20)
        await doing
    except ClioError as error:
        said = words_for("", caller.guest.language).say(error.what.message)
        raise ApiError(403, f"api-{kind}", sentence=said) from None
    finally:
        doing.close()
