import type { BrowserContextOptions, Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { loadedUntouched, useBrowser } from "../setup/browser.ts";
import { type PageBudgets, publicBudgets } from "../setup/page-budgets.ts";

const site = useBrowser();

const KILOBYTE = 1024;
const kinds: Record<string, keyof PageBudgets> = { document: "html", script: "script", stylesheet: "style", font: "font" };
// Gzip is what every proxy speaks; browsers that take Brotli receive less.
const phone: BrowserContextOptions = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, extraHTTPHeaders: { "accept-encoding": "gzip" } };
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, extraHTTPHeaders: { "accept-encoding": "gzip" } };

test.each(["/", "/annonces", "/Rechercher", "/annonceurs", "/favoris", "/connexion", "/creer-compte", "/credits"])("%s keeps within its budgets of bytes on a phone", async (path) => {
  expect(over(await weigh(path, phone), publicBudgets)).toEqual([]);
});

test.each(["/", "/annonceurs", "/connexion"])("%s keeps within its budgets on a desktop", async (path) => {
  expect(over(await weigh(path, desktop), publicBudgets)).toEqual([]);
});

// A little wider, the map opens beside the list.
test.each(["/annonces", "/Rechercher"])("%s keeps within its budgets as wide as it is without a map", async (path) => {
  expect(over(await weigh(path, { ...desktop, viewport: { width: 1000, height: 900 } }), publicBudgets)).toEqual([]);
});

test.each([["a listing's page", "/annonces?page=20", 'main a[href^="/annonces/"]'], ["an advertiser's profile", "/annonceurs", 'main a[href^="/annonceurs/"]']])("%s keeps within its budgets of bytes on a phone", async (_, list, link) => {
  const address = await (await site.open(list)).locator(link).first().getAttribute("href");
  expect(over(await weigh(address!, phone), publicBudgets)).toEqual([]);
});

/** Kilobytes of each kind that came until the page asked for nothing more. */
async function weigh(path: string, visitor: BrowserContextOptions): Promise<PageBudgets> {
  const page = await site.open("about:blank", { ...visitor, isAbsent: true });
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(path);
  await loadedUntouched(page);
  const weights: PageBudgets = { html: 0, script: 0, style: 0, font: 0 };
  for (const request of requests) {
    const kind = kinds[request.resourceType()];
    if (kind && !request.url().startsWith("data:")) weights[kind] += (await request.sizes()).responseBodySize / KILOBYTE;
  }
  await expectCompressed(page, requests);
  // A page that asked for nothing would keep within any budget.
  expect(Object.values(weights).every((weight) => weight > 1)).toBe(true);
  return weights;
}

async function expectCompressed(page: Page, requests: Request[]): Promise<void> {
  const document = requests.find((request) => request.resourceType() === "document" && request.frame() === page.mainFrame());
  expect(await (await document!.response())!.headerValue("content-encoding")).toBe("gzip");
}

const over = (weights: PageBudgets, budgets: PageBudgets) =>
  Object.entries(weights)
    .filter(([kind, weight]) => weight > budgets[kind as keyof PageBudgets])
    .map(([kind, weight]) => `${kind}: ${weight.toFixed(1)} KB, more than ${budgets[kind as keyof PageBudgets]}`);
