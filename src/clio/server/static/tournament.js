// A tournament that is open or played: when somebody has joined, or a table is over, the page shows it.
const shown = document.querySelector("[data-tournament]");
const EVERY = 8000;

async function look() {
  if (document.hidden || document.querySelector(".tournament details[open]")) return;
  try {
    const answer = await fetch(`/tournament/${shown.dataset.tournament}/state`);
    if (answer.ok && (await answer.text()) !== shown.dataset.state) location.reload();
  } catch {
    // no connection: the next look may have one
  }
}

setInterval(look, EVERY);
document.addEventListener("visibilitychange", look);
