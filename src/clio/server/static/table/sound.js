// Small sounds, made on the spot: a card, a token, my turn, the end.
import { hear } from "./page.js";
import { prefer } from "./prefs.js";

let context = null;
// Each tone: pitch, length in seconds, shape.
const tunes = {
  age: [[262, 0.18, "triangle"], [330, 0.18, "triangle"], [392, 0.18, "triangle"], [523, 0.5, "triangle"]],
  card: [[220, 0.05, "triangle"]],
  token: [[660, 0.04, "sine"]],
  turn: [[523, 0.12, "sine"], [784, 0.2, "sine"]],
  end: [[392, 0.2, "sine"], [523, 0.2, "sine"], [659, 0.4, "sine"]],
};

export function play(name) {
  if (prefer("sound") !== "on" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length, shape] of tunes[name]) {
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
    const loud = new GainNode(context, { gain: 0.06 });
    loud.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length * 0.8;
  }
}
// What changed is seen first: the browser needs a while to make its first sound.
const SOON = 30;
export const begin = () => hear("sound", (name) => setTimeout(play, SOON, name));
