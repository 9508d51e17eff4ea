// Preferences of this browser: sound, movement, confirmation, size of cards, signs, notices.
import { all, byId, hear, tell } from "./page.js";

const KEY = "clio-preferences";
const usual = { sound: "on", motion: "on", confirm: "lost", cards: "usual", marks: "off", notice: "off" };
let known = {};
try {
  known = JSON.parse(localStorage.getItem(KEY) ?? "{}");
} catch {
  known = {}; // private windows may forbid it
}
export const prefer = (name) => known[name] ?? usual[name];
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
export const moves = () => prefer("motion") === "on" && !calm.matches;

function wear() {
  const { classList } = document.body;
  classList.toggle("no-motion", prefer("motion") === "off");
  classList.toggle("marks", prefer("marks") === "on");
  for (const size of ["large", "small"]) classList.toggle(`cards-${size}`, prefer("cards") === size);
}

export function begin() {
  wear();
  const form = byId("preferences");
  if (!form) return;
  for (const box of all("input", form)) box.checked = prefer(box.name) === box.value;
  form.addEventListener("change", (e) => {
    known[e.target.name] = e.target.value;
    try {
      localStorage.setItem(KEY, JSON.stringify(known));
    } catch {
      // it holds as long as the page does
    }
    wear();
    if (e.target.name === "notice" && e.target.value === "on") Notification?.requestPermission?.();
    tell("preferred", e.target.name);
  });
  byId("full-screen")?.addEventListener("click", () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()));
  hear("swapped", wear);
}
