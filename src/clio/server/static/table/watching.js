// Who watches: names of those who have one, and how many more.
import { byId, hear } from "./page.js";

export function begin() {
  const box = byId("watching");
  if (!box) return;
  const say = (name, text) => (box.querySelector(`[data-${name}]`).textContent = text);
  hear("here", ({ watching }) => {
    const { names = [], number = 0 } = watching ?? {};
    const others = number - names.length;
    box.hidden = !number;
    say("number", number);
    say("names", names.join(", "));
    say("others", names.length && others ? box.dataset.more.replace("#", others) : "");
  });
}
