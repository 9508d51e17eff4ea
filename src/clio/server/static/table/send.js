// Forms are sent without leaving the page. Without this file every form still posts and the page comes back whole.
import { byId, complain, have, id, inTurn, live, plan, seat, still, table, tell } from "./page.js";
import { prefer } from "./prefs.js";
import { picked } from "./sets.js";
import { event, fits, show } from "./swap.js";

const page = Math.random().toString(36).slice(2); // so that nobody is told twice what the answer to a form says
let silent = false;
export function lost(yes) {
  if (yes !== silent) {
    complain(yes ? table.dataset.lost : "");
    if (!yes) live.textContent = table.dataset.back;
  }
  silent = yes;
}

const busy = (yes) => byId("region-prompt")?.classList.toggle("busy", yes); // on the body it would concern every element

async function ask() {
  const answer = await fetch(`/t/${id}/regions?seat=${seat}&have=${encodeURIComponent(have())}`, { headers: { Accept: "application/json" } });
  if (answer.ok) await show(await answer.json());
  else if (answer.status === 404 || answer.status === 403) location.href = "/";
}
const take = (news) => (fits(news) ? show(news) : ask());
export const refresh = () => still || inTurn(ask);

// Was it on its way while the answer to a form told the page more? Of one copy of a table the last two numbers grow.
function older(news) {
  const [theirs, ours] = [news, event].map((one) => one.split("-"));
  return theirs[0] === ours[0] && theirs[1] === ours[1] && (theirs[2] - ours[2] || theirs[3] - ours[3]) < 0;
}

// What is pushed fits a page that has heard all before it; any other one asks for everything.
const heard = (news) =>
  inTurn(async () => {
    if (news.event === event || (news.event && older(news.event))) return;
    if (news.again || news.since !== event) await ask();
    else await take(news);
  });

// Ends a turn: asked once more where that is wished, or where something would be lost.
function sure(button) {
  if (button?.id !== "end-turn" || plan) return true;
  const wish = prefer("confirm");
  return wish === "never" || (wish === "lost" && !("lost" in button.dataset)) || confirm([button.dataset.lost, table.dataset.sure].filter(Boolean).join("\n"));
}

function sent(submitted) {
  const form = submitted.target;
  if (!form.matches("#act, #say")) return;
  const button = submitted.submitter;
  const where = button?.getAttribute("formaction") ?? form.getAttribute("action");
  if (/\/(leave|close|rematch|uninvite|plan\/order|plan\/until)(\?|$)/.test(where)) return;
  submitted.preventDefault();
  if (button?.getAttribute("aria-disabled") === "true" || !sure(button)) return;
  const data = new FormData(form);
  data.delete("pick");
  if (button?.name) data.append(button.name, button.value);
  else if (button?.id === "confirm") for (const text of picked()) data.append("pick", text);
  inTurn(async () => {
    data.append("have", have());
    data.append("page", page);
    busy(true);
    try {
      const answer = await fetch(where, { method: "POST", body: new URLSearchParams(data), headers: { Accept: "application/json" } });
      if (!answer.ok) return location.reload();
      if (form.id === "say" && !button?.name) form.reset(); // quick words leave what was typed
      await take(await answer.json());
    } catch {
      lost(true);
    } finally {
      busy(false);
    }
  });
}

// --- listening ---------------------------------------------------------------------------------------
let source = null;
function listen() {
  if (source || still || document.hidden) return;
  source = new EventSource(`/t/${id}/live?seat=${seat}&page=${page}&last=${encodeURIComponent(event)}`);
  source.onopen = () => {
    if (silent) refresh();
    lost(false);
  };
  source.addEventListener("here", (message) => tell("here", JSON.parse(message.data)));
  source.onmessage = (message) => heard(JSON.parse(message.data));
  source.onerror = () => {
    lost(true);
    if (source.readyState === EventSource.CLOSED) {
      source = null;
      setTimeout(listen, 1500);
    }
  };
}

export function begin() {
  document.addEventListener("submit", sent);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      source?.close();
      source = null;
    } else {
      refresh();
      listen();
    }
  });
  addEventListener("pagehide", () => source?.close());
  listen();
}
