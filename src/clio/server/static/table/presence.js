// Who is at the table: a dot at every name that a person plays under.
import { all, hear } from "./page.js";

let known = {}; // by seat whether its person is here

function dot() {
  for (const mark of all("[data-presence]")) {
    const here = known[mark.dataset.presence];
    mark.hidden = here === undefined;
    mark.classList.toggle("here", here === true);
    const says = here ? mark.dataset.here : mark.dataset.away;
    if (mark.title === says) continue; // what is set anew is styled anew
    mark.title = says;
    mark.setAttribute("aria-label", says);
  }
}

export function begin() {
  hear("here", (told) => {
    known = told;
    dot();
  });
  hear("swapped", dot);
  hear("unfolded", dot);
}
