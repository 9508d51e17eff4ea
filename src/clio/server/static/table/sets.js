// A set: ticks, or minus and plus, on the cards and tokens themselves; a running total, one confirm.
import { all, byId, hear, tell } from "./page.js";

const [sets, ticks, steppers] = ["set", "tick", "stepper"].map((name) => document.getElementsByClassName(name)); // mostly there are none
let order = []; // ticked boxes in the order in which they were ticked
const number = (stepper) => Number(stepper.querySelector("output").textContent);

// The actions that stand for all that is picked; several actions of one stepper name amounts, one is sent again and again.
export function picked() {
  const found = order.map((box) => box.value);
  for (const stepper of all(".stepper")) {
    const actions = stepper.dataset.actions.split("|");
    const n = number(stepper);
    if (n) found.push(...(actions.length > 1 ? [actions[n - 1]] : Array(n).fill(actions[0])));
  }
  return found;
}
const total = () => {
  const equal = new Map(); // how many of the same are ticked: only so many of them count
  let worth = 0;
  for (const box of order) {
    const n = (equal.get(box.value) ?? 0) + 1;
    equal.set(box.value, n);
    if (n <= Number(box.dataset.useful)) worth += Number(box.dataset.worth);
  }
  return all(".stepper").reduce((sum, s) => sum + Math.min(number(s), Number(s.dataset.useful)) * Number(s.dataset.worth), worth);
};

export function count() {
  const [set] = sets;
  order = order.filter((box) => box.isConnected && box.checked);
  if (!set && !ticks.length && !steppers.length) return;
  for (const box of all("input[name=pick]:checked")) if (!order.includes(box)) order.push(box);
  for (const way of all(".card > .tick, .card > .stepper")) way.parentElement.classList.toggle("picked", way.matches(".stepper") ? number(way) > 0 : way.firstElementChild.checked);
  if (!set) return;
  const [least, most, before] = ["least", "most", "picked"].map((name) => Number(set.dataset[name]));
  const sum = before + total();
  const some = order.length > 0 || all(".stepper").some(number);
  const lacks = (set.dataset.addsUp === "1" ? sum < least : !some) && !(set.dataset.orNone === "1" && !some);
  const picks = all(".stepper").reduce((found, s) => found + number(s), order.length);
  const many = Number(set.dataset.number) >= 0 && picks > Number(set.dataset.number);
  const over = most >= 0 && sum > most && set.dataset.addsUp === "1" ? sum - most : 0;
  const waste = most < 0 && least > 0 && sum > least ? sum - least : 0;
  const target = least || Math.max(most, 0);
  const soFar = set.dataset.soFar.replace("§", sum).replace("¤", target);
  const said = many ? set.dataset.many : lacks ? soFar : over ? set.dataset.over.replace("§", over) : waste ? `${soFar} · ${set.dataset.surplus.replace("§", waste)}` : target ? `${soFar} · ${set.dataset.enough}` : String(sum);
  set.querySelector(".total").textContent = said;
  set.dataset.state = lacks ? "missing" : many || over ? "over" : "enough";
  byId("confirm")?.setAttribute("aria-disabled", String(lacks || many || over > 0 || (!some && set.dataset.stops !== "1" && set.dataset.orNone !== "1")));
}

export function begin() {
  document.addEventListener("change", (e) => {
    if (!e.target.matches("input[name=pick]")) return;
    tell("sound", "token");
    count();
  });
  document.addEventListener("click", (e) => {
    const step = e.target.closest(".stepper button");
    if (step) {
      const stepper = step.closest(".stepper");
      const n = Math.max(0, Math.min(Number(stepper.dataset.count), number(stepper) + Number(step.dataset.by)));
      stepper.querySelector("output").textContent = n;
      stepper.classList.toggle("some", n > 0);
      tell("sound", "token");
      count();
    }
    const suggest = e.target.closest("#suggest");
    if (!suggest) return;
    const wanted = suggest.dataset.suggested.split("|");
    const left = [...wanted]; // equal cards have a tick each
    for (const box of all("input[name=pick]")) {
      const at = left.indexOf(box.value);
      if (at >= 0) left.splice(at, 1);
      if (box.checked !== at >= 0) box.click();
    }
    for (const stepper of all(".stepper")) {
      const actions = stepper.dataset.actions.split("|");
      const n = actions.length > 1 ? Math.max(0, ...wanted.map((text) => actions.indexOf(text) + 1)) : left.filter((text) => text === actions[0]).length;
      stepper.querySelector("output").textContent = n;
      stepper.classList.toggle("some", n > 0);
    }
    count();
  });
  let kept = [];
  hear("before-swap", () => (kept = order.map((box) => box.value)));
  hear("swapped", (answer) => {
    if (!answer.regions.prompt) for (const value of kept) all("input[name=pick]").find((box) => box.value === value && !box.checked)?.click();
    count();
  });
  count();
}
