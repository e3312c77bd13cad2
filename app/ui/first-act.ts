const acts = ["pointermove", "touchstart", "keydown", "scroll"];

const firstAct = new Promise((done) => {
  // The server renders what it loads.
  if (typeof window === "undefined") return done(undefined);
  for (const act of acts) addEventListener(act, done, { once: true, passive: true, capture: true });
});

/**
 * Loads a part with the visitor's first act: for what is of no use to somebody who only reads the first screen. What the
 * server has rendered of it stays until then, unless its props change.
 */
export const onFirstAct =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    firstAct.then(load);
