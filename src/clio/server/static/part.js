// This browser's part of the seed. Its hash is pledged when one sits down; the part itself is told when all have pledged,
// so that nobody, whoever runs the server included, can choose the shuffle.
"use strict";

const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function pledge(field) {
  if (!globalThis.crypto?.subtle) return; // only over https or on one's own machine
  const part = hex(crypto.getRandomValues(new Uint8Array(16)));
  const sum = hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`clio part 1\n${part}`)));
  try {
    localStorage.setItem(`part ${sum}`, part);
    field.value = sum;
  } catch {
    // a browser that keeps nothing pledges nothing
  }
}

const told = new Set();
async function reveal() {
  const asked = document.querySelector("#region-people [data-reveal]")?.dataset.reveal;
  const part = asked && !told.has(asked) && localStorage.getItem(`part ${asked}`);
  if (!part) return;
  told.add(asked);
  const form = new FormData(document.getElementById("act"));
  form.set("part", part);
  const table = document.getElementById("table").dataset.table;
  localStorage.setItem(`part of ${table}`, part); // for the proof at the end
  localStorage.removeItem(`part ${asked}`);
  await fetch(`/t/${table}/part`, { method: "POST", body: new URLSearchParams(form) });
}

for (const field of document.querySelectorAll("input[name=pledge]")) pledge(field);
const people = document.querySelector("#table");
if (people) {
  reveal();
  document.addEventListener("swapped", reveal); // the table page tells of every change
}
