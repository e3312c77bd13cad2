declare global {
  var visitorActed: Promise<void> | undefined;
}

/** What tells that somebody is there; a screen reader's click comes without any pointer. */
export const acts = [
  "scroll",
  "wheel",
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "click",
  "focusin",
  "popstate",
];

/** Resolves when the visitor first does anything at all; at once on the server. A page's first script has listened since before this one came. */
export const visitorActed: Promise<void> = globalThis.visitorActed ?? Promise.resolve();
