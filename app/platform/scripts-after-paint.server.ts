/** Of a type that no browser runs, until the page's first script gives it the true one. */
const HELD = "text/held-module";

/**
 * Lets a page's scripts start once it is painted, its first picture included. Asked for at once, as React Router writes them, they take half of
 * a telephone's line from the style sheet, the letters and the first picture, and its processor from the first paint;
 * what they add (links and forms work without them) comes no later. A page of another form is left as it is.
 * Only what bears the nonce of the page's making is touched: texts cannot know it.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  const preloads = new RegExp(`<link rel="modulepreload" href="([^"]+)" nonce="${nonce}"/>`, "g");
  const context = `<script nonce="${nonce}">window.__reactRouterContext = `;
  const modules = `<script nonce="${nonce}" type="module" async="">`;
  if (!html.includes(context) || !html.includes(modules)) return html;
  const files = [...html.matchAll(preloads)].map(([, href]) => href!);
  return html
    .replaceAll(preloads, "")
    .replace(modules, () => `<script nonce="${nonce}" type="${HELD}">`)
    .replace(context, () => context.replace(">", () => `>${startOf(files)}`));
}

/** Milliseconds that scripts wait at most for the first paint, letters and pictures. */
const PATIENCE = 2000;

// Once the browser tells that something was painted, then for the page's letters and its first pictures, unless someone acts
// or they are long in coming, as in a tab behind others. Never before the page has wholly come: the held script is its end.
// The held script comes back in its own place: React finds there what it wrote.
const startOf = (files: string[]) => `{
  const painted = new Promise((done) => new PerformanceObserver(done).observe({ type: "paint", buffered: true }));
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const seen = () => Promise.all([document.fonts.ready, ...[...document.querySelectorAll('img[fetchpriority="high"]')].map((image) => image.decode().catch(() => {}))]);
  const asked = () => new Promise((done) => {
    setTimeout(done, ${PATIENCE});
    for (const act of ["pointermove", "pointerdown", "touchstart", "keydown", "wheel"]) addEventListener(act, done, { once: true, capture: true, passive: true });
  });
  const whole = new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
  Promise.all([whole, Promise.race([asked(), painted.then(seen).then(drawn)])]).then(() => {
    for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    const held = document.querySelector('script[type="${HELD}"]');
    held.replaceWith(Object.assign(document.createElement("script"), { type: "module", nonce: held.nonce, textContent: held.textContent }));
  });
}
`;
