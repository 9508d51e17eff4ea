// Inviting: the link copied by one press, or handed to the share sheet of the system where there is one.
const whole = (link) => new URL(link, location.href).href;

function offerSharing() {
  if (navigator.share) for (const button of document.querySelectorAll("[data-share][hidden]")) button.hidden = false;
}

document.addEventListener("click", async (pressed) => {
  const copy = pressed.target.closest("[data-copy]");
  const share = pressed.target.closest("[data-share]");
  try {
    if (copy) {
      await navigator.clipboard.writeText(whole(copy.dataset.copy));
      copy.textContent = copy.dataset.done;
    }
    if (share) await navigator.share({ text: share.dataset.text, url: whole(share.dataset.share) });
  } catch {
    // not allowed, or put away: the link stands beside the button
  }
});

// When everybody sits, the waiting room becomes a table.
function begun() {
  const room = document.body.classList.contains("waiting-room");
  if (room && !document.querySelector("#people[data-waits]")) location.reload();
  offerSharing();
}

const table = document.getElementById("table");
for (const link of document.querySelectorAll("[data-link]")) link.value = whole(link.value);
if (table) new MutationObserver(begun).observe(table, { childList: true, subtree: true });
offerSharing();
