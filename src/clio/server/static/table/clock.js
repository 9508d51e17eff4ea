// Clocks: what runs is counted down here; when it is over, the server says so.
import { all, hear, table } from "./page.js";

const ahead = Date.now() / 1000 - Number(table.dataset.now); // of our clock before the server's
const two = (n) => String(n).padStart(2, "0");

function text(seconds, long) {
  const left = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(left / 3600);
  if (hours >= 24) return long.replace("{d}", Math.floor(hours / 24)).replace("{h}", hours % 24);
  const rest = `${hours ? two(Math.floor((left % 3600) / 60)) : Math.floor(left / 60)}:${two(left % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

function tick() {
  for (const clock of all("time[data-until]")) {
    const left = Number(clock.dataset.until) - (Date.now() / 1000 - ahead);
    const said = text(left, clock.closest("[data-long]").dataset.long);
    if (clock.textContent !== said) clock.textContent = said;
    clock.classList.toggle("soon", left < 30);
  }
}

hear("swapped", tick);
setInterval(tick, 500);
tick();
