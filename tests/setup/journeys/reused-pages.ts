import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** What a reused page changes for each visitor; the other options belong to its context. */
type PageOptions = Pick<BrowserContextOptions, "viewport" | "colorScheme" | "reducedMotion"> & {
  storageState?: Pick<Exclude<NonNullable<BrowserContextOptions["storageState"]>, string>, "cookies">;
};
export type VisitorOptions = Omit<BrowserContextOptions, keyof PageOptions> & PageOptions;

/** Hears console errors, exceptions and failed requests. */
type Complain = (text: string) => void;

export type ReusedPage = { page: Page; context: BrowserContext; session: CDPSession; key: string; complain: Complain };

/**
 * The pages of a worker, each in a context of its own. A page that a test has left is emptied, and opens for a later test
 * with its scripts in the cache: a new context takes three times as long. Answers stay in the cache too (suggestions, names on
 * maps): a test that adds places gives them names of their own.
 */
export function reusePages(browser: Browser, origin: string) {
  const free: ReusedPage[] = [];

  return {
    /** `isFresh`: a page that no other test has used or will use. */
    async take(options: VisitorOptions & { isFresh?: boolean }, complain: Complain): Promise<ReusedPage> {
      const { viewport, colorScheme = "light", reducedMotion = null, storageState, isFresh, ...rest } = options;
      const key = JSON.stringify(rest);
      const at = isFresh ? -1 : free.findIndex((one) => one.key === key);
      const kept = at < 0 ? await makePage(browser, { key, options: rest }) : free.splice(at, 1)[0]!;
      if (isFresh) spoiled.add(kept.page);
      kept.complain = complain;
      await kept.page.setViewportSize(viewport!);
      await kept.page.emulateMedia({ colorScheme, reducedMotion, media: null });
      await kept.context.addCookies(storageState?.cookies ?? []);
      return kept;
    },

    async leave(kept: ReusedPage): Promise<void> {
      // By then all messages of the page so far have been received.
      await kept.page.evaluate(() => {}).catch(() => {});
      kept.complain = () => {};
      if (spoiled.has(kept.page) || kept.page.isClosed()) return kept.context.close();
      await emptyPage(kept, origin);
      free.push(kept);
    },
  };
}

async function makePage(
  browser: Browser,
  { key, options }: { key: string; options: BrowserContextOptions },
): Promise<ReusedPage> {
  const context = await browser.newContext({ ...options, locale: "fr-FR" });
  const page = await context.newPage();
  const kept: ReusedPage = { page, context, session: await context.newCDPSession(page), key, complain: () => {} };
  await listen(context, (text) => kept.complain(text));
  noticeSpoiling(page, context);
  return kept;
}

/** Pages with a test's own scripts or protocol sessions, whose effects would last. */
const spoiled = new WeakSet<Page>();

function noticeSpoiling(page: Page, context: BrowserContext): void {
  const [addInitScript, newCDPSession] = [page.addInitScript.bind(page), context.newCDPSession.bind(context)];
  page.addInitScript = (...args: Parameters<typeof addInitScript>) => (spoiled.add(page), addInitScript(...args));
  context.newCDPSession = (...args) => (spoiled.add(page), newCDPSession(...args));
}

const pageEvents = ["console", "dialog", "pageerror", "request", "requestfailed", "requestfinished", "response"];

/** Cookies, storage, history, routes, listeners and other tabs go; cached files stay. */
async function emptyPage({ page, context, session }: ReusedPage, origin: string): Promise<void> {
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  for (const routed of [page, context]) await routed.unrouteAll({ behavior: "ignoreErrors" });
  for (const event of pageEvents) page.removeAllListeners(event);
  await context.setOffline(false);
  await context.clearCookies();
  // Scripts of the page may still store something: its storage is emptied from another page.
  await page.goto(`${origin}/healthz`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.mouse.move(-1, -1);
  await session.send("Page.resetNavigationHistory");
}

/** In Chromium 132 React Router says so of its own request when the page is left meanwhile. */
const cutRequest = /^Failed to fetch manifest patches TypeError: Failed to fetch/;
const NEWER_CHROMIUM = 149;

async function listen(context: BrowserContext, complain: Complain): Promise<void> {
  const isOlder = Number.parseInt(context.browser()!.version(), 10) < NEWER_CHROMIUM;
  // Also violations of the page's policy that do not appear in the console.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      // oxlint-disable-next-line no-console -- in the page, where `complain` hears it
      console.error(`the policy refuses ${effectiveDirective} ${blockedURI}`),
    );
  });
  context.on("console", (message) => {
    if (message.type() === "error" && !(isOlder && cutRequest.test(message.text()))) complain(message.text());
  });
  context.on("weberror", (error) => complain(error.error().message));
  context.on("response", (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
  });
}
