import type { Request } from "@playwright/test";
import { sql } from "drizzle-orm";
import { holdRequests } from "../setup/journeys/held-scripts.ts";
import { expect, type Page, test as journey, inMatrix, visit } from "../setup/journeys/journey.ts";
import { sampleListing } from "../setup/data/sample-listing.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const tolerates = /ERR_FAILED|ERR_INTERNET_DISCONNECTED/;
const isPanel = /\/assets\/own-listing-panel-/;
const panel = (page: Page) => page.getByRole("region", { name: "C’est votre annonce" });
const contact = (page: Page) => page.getByRole("link", { name: "Écrire à l’annonceur" });

/** An advertiser's own listing: the panel that replaces the contact form is loaded on the server's answer. */
const test = journey.extend<{ openOwn(prepare: (page: Page) => Promise<unknown>): Promise<Page> }>({
  openOwn: async ({ open, accounts }, use) => {
    await use(async (prepare) => {
      const { account, listings } = await accounts.openDashboard({ userType: "proprietaire", listings: [{}] });
      const storageState = await accounts.sessionOf(account);
      const page = await open("about:blank", { storageState, tolerates, isEarly: true });
      await prepare(page);
      await page.goto(`/annonces/x-${listings[0]!.reference}`);
      return page;
    });
  },
});

/** Aborts the first request of each file whose address matches; returns the aborted requests. */
async function failOnce(page: Page, files: RegExp): Promise<Request[]> {
  const failed: Request[] = [];
  await page.route(files, (route) => {
    const request = route.request();
    if (failed.some((one) => one.url() === request.url())) return route.continue();
    failed.push(request);
    return route.abort();
  });
  return failed;
}

// Older browsers never repeat a failed import: nothing may be imported that was not fetched before.
const kindsOf = (requests: Request[]) => new Set(requests.map((request) => request.resourceType()));

test("a part whose script fails once, and whose import fails once, is loaded again", async ({ openOwn }) => {
  let failed: Request[] = [];
  const page = await openOwn(
    async (early) => void (failed = await failOnce(early, /\/assets\/(own-listing-panel|pencil)-/)),
  );
  await expect(panel(page)).toBeVisible();
  expect(failed).toHaveLength(2);
  expect(kindsOf(failed)).toEqual(new Set(["fetch"]));
});

test("a part whose script and style sheet fail once is loaded again, with its style", inMatrix, async ({ open }) => {
  const page = await open("/annonces", { tolerates });
  const failed = await failOnce(page, /\/assets\/filter-dialog-/);
  await page.getByRole("button", { name: /^Filtres/ }).click();
  await expect(page.getByRole("dialog")).toHaveCSS("overflow", "hidden");
  expect(failed).toHaveLength(2);
  expect(kindsOf(failed)).toEqual(new Set(["fetch"]));
});

test(
  "a part requested offline is loaded once back online; until then the page stays",
  inMatrix,
  async ({ openOwn }) => {
    const page = await openOwn(async (early) => {
      // When links appear in the page, React Router fetches their routes, and logs an error where it cannot.
      await early.route(/\/__manifest/, (route) => route.fulfill({ json: {} }));
      await early.route(
        isPanel,
        async (route) => {
          await early.context().setOffline(true);
          await route.abort("internetdisconnected");
        },
        { times: 1 },
      );
    });
    await expect(page.getByText("Vous êtes hors ligne")).toBeVisible();
    await expect(contact(page)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(panel(page)).toBeVisible();
    await expect(contact(page)).toHaveCount(0);
  },
);

test("a part whose script never loads is missing; the rest of the page works", inMatrix, async ({ openOwn }) => {
  const page = await openOwn((early) => early.route(isPanel, (route) => route.abort()));
  await expect(contact(page)).toHaveCount(0, { timeout: 10_000 * timeoutFactor });
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2, name: "Caractéristiques" })).toBeVisible();
});

test(
  "parts of the server's HTML stay if their scripts never load, and the page works",
  inMatrix,
  async ({ open, portal }) => {
    const page = await open("about:blank", { tolerates: /ERR_FAILED|Minified React error/, isEarly: true });
    const aborted = new Map<string, number>();
    await page.route(/\/assets\/(price-sections|listing-energy-section|contact-bar)-[^/]*\.js/, (route) => {
      const address = route.request().url();
      aborted.set(address, (aborted.get(address) ?? 0) + 1);
      return route.abort();
    });
    await visit(page, await sampleListing(portal, sql`transaction = 'vente'`));
    const parts = ["energy", "price-sections"].map((name) => page.locator(`[id^="${name}-"]`));
    const texts = await Promise.all(parts.map((part) => part.innerText()));
    await page.mouse.move(300, 300);
    // After the last of three attempts.
    await expect.poll(() => [...aborted.values()]).toEqual([3, 3, 3]);
    await page.getByRole("button", { name: "Afficher le téléphone" }).click();
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    for (const [index, part] of parts.entries()) expect(await part.innerText()).toBe(texts[index]);
  },
);

test(
  "a home never shows the prices of the previous home while the script of these sections is loading",
  inMatrix,
  async ({ open, portal }) => {
    const page = await open(await sampleListing(portal));
    const prices = page.locator("[id^='price-sections']");
    await expect(prices).not.toBeEmpty();
    const before = await prices.getAttribute("id");
    const letGo = await holdRequests(page, /\/assets\/price-sections-/);
    const next = page
      .getByRole("region", { name: "Annonces similaires" })
      .getByRole("article")
      .first()
      .getByRole("heading");
    const title = (await next.textContent())!;
    await next.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    expect(await prices.getAttribute("id")).not.toBe(before);
    await expect(prices).toHaveText("");
    letGo();
    await expect(prices.getByRole("heading").first()).toBeVisible();
  },
);
