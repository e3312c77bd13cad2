import { acts } from "#app/ui/visitor-acted.ts";

/** Of a type that no browser runs, until the page's first script gives it the true one. */
const HELD = "text/held-module";

/** `isShared`: the same for everyone. `memberCookie`: the name of the cookie that is 1 for whoever is logged in. */
type PageKind = { nonce: string; isShared: boolean; memberCookie: string };

/**
 * Lets a page's scripts start once it is painted, its first picture included. Asked for at once, as React Router writes them, they take half of
 * a telephone's line from the style sheet, the letters and the first picture, and its processor from the first paint;
 * what they add (links and forms work without them) comes no later. On a phone, a page that is the same for everyone is taken over by React only
 * when its visitor does something: until then it is whole as it was sent, and whoever reads it has the processor to themselves.
 * A page of another form is left as it is.
 * Only what bears the nonce of the page's making is touched: texts cannot know it.
 */
export function scriptsAfterPaint(html: string, { nonce, isShared, memberCookie }: PageKind): string {
  const preloads = new RegExp(`<link rel="modulepreload" href="([^"]+)" nonce="${nonce}"/>`, "g");
  const context = `<script nonce="${nonce}">window.__reactRouterContext = `;
  const modules = `<script nonce="${nonce}" type="module" async="">`;
  if (!html.includes(context) || !html.includes(modules)) return html;
  const files = [...html.matchAll(preloads)].map(([, href]) => href!);
  return html
    .replaceAll(preloads, "")
    .replace(modules, () => `<script nonce="${nonce}" type="${HELD}">`)
    .replace(context, () => context.replace(">", () => `>${startOf(files, { isShared, memberCookie })}`));
}

/** A mark in the page's own timeline: all of its scripts have come, and are ready to take it over. */
export const SCRIPTS_HERE = "scripts-here";

/** What begins when it is loaded; the other files only say what they have. */
const ENTRY = /\/entry\.client-/;

/** Milliseconds that scripts wait at most for the first paint, letters and pictures. */
const PATIENCE = 2000;
/** Milliseconds that a tap waits at most for React, whose files are there; where one fails it does not wait. */
export const TAP_PATIENCE = 10_000;

const isMember = (memberCookie: string) => `document.cookie.includes("${memberCookie}=1")`;

/** As wide as where a map stands beside a list, or a visitor who is logged in: the page is not all there before its scripts. */
const startsAtOnce = (memberCookie: string) => `matchMedia("(width >= 64rem)").matches || ${isMember(memberCookie)}`;

/**
 * Taps on buttons that only scripts can answer are answered once they are there, in their order, each once; Escape forgets them. From the
 * moment when the page is being taken over, any tap is kept until React can answer it, which from then on keeps what comes early by itself;
 * without React it does what it does.
 */
const TAKE_OVER = `
  const taps = new Set();
  const press = ({ isTrusted, target }) => {
    const button = isTrusted && target.closest('button[type="button"]:not([commandfor])');
    if (button) taps.add(button);
  };
  addEventListener("keydown", ({ key }) => key === "Escape" && taps.clear());
  const keep = (event) => {
    if (!event.isTrusted || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    taps.add(event.target);
  };
  addEventListener("click", press, true);
  async function takeOver(start, when) {
    removeEventListener("click", press, true);
    addEventListener("click", keep, true);
    await when;
    let latest = performance.now() + ${TAP_PATIENCE};
    const giveUp = () => (latest = 0);
    addEventListener("unhandledrejection", giveUp, { once: true });
    start(giveUp);
    while (!("__reactRouterDataRouter" in window) && performance.now() < latest) await new Promise((done) => setTimeout(done));
    removeEventListener("click", keep, true);
    for (const target of taps) {
      if (target.isConnected) target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
      await rest();
    }
  }
`;

// Once the browser tells that something was painted, then for the page's letters and its first pictures, unless someone acts
// or they are long in coming, as in a tab behind others. Never before the page has wholly come: the held script is its end.
// Files are asked for and evaluated one by one, with rests in which the browser can answer to a finger.
// The held script comes back in its own place: React finds there what it wrote.
const startOf = (files: string[], { isShared, memberCookie }: Omit<PageKind, "nonce">) => `{
  ${isShared ? `document.documentElement.toggleAttribute("data-member", ${isMember(memberCookie)});` : ""}
  const when = (event, target = window) => new Promise((done) => target.addEventListener(event, () => done(), { once: true, capture: true, passive: true }));
  const painted = new Promise((done) => new PerformanceObserver(done).observe({ type: "paint", buffered: true }));
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const seen = () => Promise.all([document.fonts.ready, ...[...document.querySelectorAll('img[fetchpriority="high"]')].map((image) => image.decode().catch(() => {}))]);
  const patience = new Promise((done) => setTimeout(done, ${PATIENCE}));
  const rest = () => globalThis.scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
  const whole = when("DOMContentLoaded", document);
  const there = whole.then(() => scrollY > 0 || location.hash !== "" || document.activeElement !== document.body || new Promise(() => {}));
  window.visitorActed = Promise.race([there, ...${JSON.stringify(acts)}.map((act) => when(act))]);
  window.typedEarly = new WeakMap();
  addEventListener("input", ({ target }) => typedEarly.set(target, target.value), { capture: true });
  Promise.all([whole, Promise.race([visitorActed, patience, painted.then(seen).then(drawn)])]).then(async () => {
    for (const href of ${JSON.stringify(files)}) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
      await rest();
    }
    for (const href of ${JSON.stringify(files.filter((file) => !ENTRY.test(file)))}) {
      await import(href).catch(() => {});
      await rest();
    }
    performance.mark("${SCRIPTS_HERE}");
    const held = document.querySelector('script[type="${HELD}"]');
    const start = (onerror) => held.replaceWith(Object.assign(document.createElement("script"), { type: "module", nonce: held.nonce, textContent: held.textContent, onerror }));
    takeOver(start${isShared ? `, ${startsAtOnce(memberCookie)} || visitorActed` : ""});
  });
${TAKE_OVER}}
`;
