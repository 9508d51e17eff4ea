// The proof of the shuffle, worked out once more by the reader's own browser.
"use strict";

function tell(line, how) {
  line.textContent = line.dataset[how];
  line.className = how;
  line.hidden = false;
}

const own = document.getElementById("check-browser");
if (own) {
  const parts = own.dataset.seed.split(" ");
  const text = parts[0] === "sealed" ? `clio seal 1\n${parts[1]}` : `clio seed 1\n${own.dataset.seed}`;
  const bytes = new TextEncoder().encode(text);
  if (!globalThis.crypto?.subtle) tell(own, "cannot");
  else
    crypto.subtle.digest("SHA-256", bytes).then((sum) => {
      const hex = [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      tell(own, hex === own.dataset.fingerprint ? "good" : "wrong");
    });
}

// What this browser was shown when it first came to the table (the table wrote it down).
const noted = document.getElementById("check-noted");
if (noted) {
  let seen = null;
  try {
    seen = localStorage.getItem(`shuffle ${noted.dataset.table}`);
  } catch {
    // a browser that keeps nothing
  }
  if (seen) tell(noted, seen === noted.dataset.fingerprint ? "good" : "wrong");
}

// The part of the seed that this browser gave.
const given = document.getElementById("check-part");
if (given) {
  let part = null;
  try {
    part = localStorage.getItem(`part of ${given.dataset.table}`);
  } catch {
    // a browser that keeps nothing
  }
  if (part) tell(given, given.dataset.seed.split(" ").some((word) => word.endsWith(`:${part}`)) ? "good" : "wrong");
}
