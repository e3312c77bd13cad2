// Assistive technology may only cause the last two.
const acts = ["pointermove", "touchstart", "keydown", "scroll", "focusin", "click"];

const firstAct = new Promise((done) => {
  // The server renders the part at once.
  if (typeof window === "undefined") return done(undefined);
  for (const act of acts) addEventListener(act, done, { once: true, passive: true, capture: true });
});

/**
 * Loads a part with the visitor's first act, if somebody who only reads the first screen does not need it. The server's HTML of
 * the part stays until then, unless its props change.
 */
export const onFirstAct =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    firstAct.then(load);
