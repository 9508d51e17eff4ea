"""Be told by the browser: the button on the account's page, and what the worker does with a message."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.chrome import Server

# Debian's chromium has no push service of its own: this one gives an address and keys as such a service would.
SUBSCRIBES = """
  const key = Uint8Array.from(atob(KEY), (c) => c.charCodeAt(0));
  const given = { endpoint: "https://push.example.org/send/1",
                  getKey: (name) => (name === "auth" ? new Uint8Array(16) : key).buffer };
  PushManager.prototype.subscribe = async function (wish) {
    window.wished = wish;
    sessionStorage.setItem("subscribed", wish.applicationServerKey.length);
    return given;
  };
  PushManager.prototype.getSubscription = async () => (sessionStorage.getItem("subscribed") ? given : null);
""".replace("KEY", '"BCVxsr7N/eNgVRqvHtD0zTZsEc6+VV+JvLexhqUzORcxaOzi6+AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4="')

SHOWS = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, data, tag, actions }) => {
    self.shown.push([title, body, data, tag, actions.map((one) => one.title)]);
  };
}"""


def account(person: Any, server: Server, login: str, **how: Any) -> Any:
    page = person(service_workers="allow", **how)
    page.context.add_init_script(SUBSCRIBES)
    page.goto(server.base + "/account")
    page.fill("input[name=login]", login)
    page.locator("input[name=password]").first.fill("a long password")
    page.click("button[value=register]")
    page.goto(server.base + "/account")
    return page


def test_a_device_is_told_after_one_click_and_no_more_after_another(person: Any, server: Server) -> None:
    page = account(person, server, "ada", permissions=["notifications"])
    page.get_by_role("button", name="Notify me on this device").click()
    page.get_by_text("(this one)").wait_for()
    assert page.evaluate("sessionStorage.getItem('subscribed')") == "65", "our public key"
    assert not page.locator("#push").is_visible()
    page.locator("[data-device] button").click()
    page.locator("#push").wait_for()
    assert page.locator("[data-device]").count() == 0


def test_who_does_not_allow_it_is_told_what_to_do(person: Any, server: Server) -> None:
    page = account(person, server, "boris")
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.get_by_role("button", name="Notify me on this device").click()
    page.get_by_text("The browser does not allow it").wait_for()


def test_the_worker_shows_a_message(person: Any, server: Server) -> None:
    page = account(person, server, "clara", permissions=["notifications"])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    message = {"title": "Clio: it is your turn", "text": "Progress", "path": "/t/abc", "key": "k1", "end": "/end/x.y",
               "stop": "Tell me no more"}  # fmt: skip
    where = {"origin": server.base, "registrationId": found[0]}
    worker = page.context.service_workers[0]
    worker.evaluate(SHOWS)  # a browser without windows shows none
    for _ in range(2):
        tools.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(message)})
    for _ in range(100):
        if len(worker.evaluate("self.shown")) == 2:
            break
        page.wait_for_timeout(50)
    told = {"path": "/t/abc", "end": "/end/x.y"}
    one = ["Clio: it is your turn", "Progress", told, "k1", ["Tell me no more"]]
    assert worker.evaluate("self.shown") == [one, one], (
        "with the same tag, so that the second takes the first one's place"
    )
