// What somebody prefers: sound, movement and its pace, confirmation, size of cards, signs, notices, colours.
import { byId, complain, table, tell } from "./page.js";

const known = JSON.parse(table.dataset.preferences);
export const prefer = (name) => known[name];
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
export const moves = () => prefer("motion") === "on" && !calm.matches;

function wear() {
  const { classList } = document.body;
  classList.toggle("no-motion", prefer("motion") === "off");
  classList.toggle("more-marks", prefer("marks") === "on");
  for (const [name, values] of [["cards", ["usual", "large", "small"]], ["pace", ["calm", "quick", "slow"]]])
    for (const value of values) classList.toggle(`${name}-${value}`, prefer(name) === value);
  document.documentElement.dataset.pace = prefer("pace"); // gliding cards belong to the whole page
  if (prefer("theme") === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = prefer("theme");
}

// Kept by the server, with the account or for this browser; it holds on this page even where that fails.
async function keep(form, name) {
  const data = new URLSearchParams({ token: form.elements.token.value, table: form.elements.table.value, [name]: known[name] });
  const answer = await fetch(form.action, { method: "POST", body: data, headers: { Accept: "application/json" } }).catch(() => null);
  if (!answer?.ok) complain(table.dataset.lost);
}

// Sound by one press in the bar; the menu says the same.
function hush(button, form) {
  button.hidden = false;
  button.addEventListener("click", () => form.querySelector(`[name=sound][value=${prefer("sound") === "on" ? "off" : "on"}]`).click());
  document.addEventListener("preferred", () => button.setAttribute("aria-pressed", String(prefer("sound") === "on")));
}

export function begin() {
  wear();
  const form = byId("preferences");
  if (form && byId("sound-now")) hush(byId("sound-now"), form);
  form?.addEventListener("change", (e) => {
    known[e.target.name] = e.target.value;
    keep(form, e.target.name);
    wear();
    if (e.target.name === "notice" && e.target.value === "on") window.Notification?.requestPermission?.();
    tell("preferred", e.target.name);
  });
  byId("full-screen")?.addEventListener("click", () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()));
}
