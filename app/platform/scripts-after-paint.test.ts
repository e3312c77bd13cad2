import { expect, test } from "vitest";
import { scriptsAfterPaint } from "./scripts-after-paint.server.ts";

const nonce = "n0nce";
const shared = { nonce, isShared: true, memberCookie: "membre" };
const context = `<script nonce="${nonce}">window.__reactRouterContext = {};</script>`;
const modules = `<script nonce="${nonce}" type="module" async="">import "/a.js";</script>`;

test("what loads scripts is taken out of the page, and named by the script that starts them", () => {
  const page = scriptsAfterPaint(
    `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/><link rel="modulepreload" href="/b.js" nonce="${nonce}"/><p>€</p>${context}${modules}`,
    shared,
  );
  expect(page).not.toContain("<link");
  expect(page).not.toMatch(/<script[^>]*type="module"/);
  expect(page).toContain('["/a.js","/b.js"]');
  expect(page).toContain('type="text/held-module">import "/a.js";</script>');
  expect(page).toContain("window.__reactRouterContext = {};</script>");
});

test("only a page that is the same for everyone may wait for its visitor", () => {
  const waits = (isShared: boolean) =>
    scriptsAfterPaint(context + modules, { ...shared, isShared }).includes("|| visitorActed");
  expect([waits(true), waits(false)]).toEqual([true, false]);
});

test("a text that looks like a script of the page's is left as it is", () => {
  const text = '<p>window.__reactRouterContext = </p><link rel="modulepreload" href="/x.js" nonce="other"/>';
  expect(scriptsAfterPaint(text + context + modules, shared).startsWith(text)).toBe(true);
});

test("a page without scripts stays the same", () => {
  expect(scriptsAfterPaint("<p>Entretien</p>", shared)).toBe("<p>Entretien</p>");
});
