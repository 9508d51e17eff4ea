// The set-up page: show as many seats as there are players.
"use strict";
function seats() {
  const count = Number(document.querySelector("input[name=players]:checked")?.value ?? 2);
  for (const seat of document.querySelectorAll("[data-seat]")) {
    const used = Number(seat.dataset.seat) < count;
    seat.hidden = !used;
    for (const field of seat.querySelectorAll("select, input")) field.disabled = !used;
  }
}
for (const radio of document.querySelectorAll("input[name=players]")) radio.addEventListener("change", seats);
seats();
