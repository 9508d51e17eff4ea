// An age begins: a moment of its own, over the table for a little while. It takes no click from anybody.
import { byId, hear, tell } from "./page.js";

const LASTS = 3200;
const now = () => Number(document.querySelector("[data-moment]")?.dataset.moment ?? -1);
let known = now();
let timer = 0;

function celebrate() {
  const place = byId("moment");
  place.innerHTML = document.querySelector("[data-moment]").innerHTML;
  place.hidden = false;
  tell("sound", "age");
  clearTimeout(timer);
  timer = setTimeout(() => (place.hidden = true), LASTS);
}

export function begin() {
  if (!byId("moment")) return;
  hear("swapped", () => {
    const then = known;
    known = now();
    if (then >= 0 && known > then) celebrate();
  });
  addEventListener("keydown", (e) => e.key === "Escape" && (byId("moment").hidden = true));
}
