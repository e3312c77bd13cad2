const acts = ["scroll", "wheel", "pointermove", "pointerdown", "touchstart", "keydown", "focusin", "popstate"];

/** Resolves when the visitor first does anything at all; at once on the server. */
export const visitorActed: Promise<void> =
  typeof document === "undefined" || hasActed() ? Promise.resolve() : new Promise((resolve) => acts.forEach((act) => addEventListener(act, () => resolve(), { once: true, passive: true, capture: true })));

function hasActed(): boolean {
  return scrollY > 0 || location.hash !== "" || document.activeElement !== document.body;
}
