import type { BrowserContextOptions, Page, Request } from "@playwright/test";
import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";
import { logInAs } from "../setup/log-in.ts";
import { type PageBudgets, publicBudgets, signedInBudgets } from "../setup/page-budgets.ts";
import { type PageWeights, speaksGzip, weighPage } from "../setup/page-weights.ts";

const site = useBrowser();

const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  extraHTTPHeaders: speaksGzip,
};
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, extraHTTPHeaders: speaksGzip };

test.each(["/", "/annonces", "/Rechercher", "/annonceurs", "/favoris", "/connexion", "/creer-compte", "/credits"])(
  "%s keeps within its budgets of bytes on a phone",
  async (path) => {
    expect(over(await weigh(path, phone), publicBudgets)).toEqual([]);
  },
);

test.each(["/", "/annonceurs", "/connexion"])("%s keeps within its budgets on a desktop", async (path) => {
  expect(over(await weigh(path, desktop), publicBudgets)).toEqual([]);
});

// A little wider, the map opens beside the list.
test.each(["/annonces", "/Rechercher"])("%s keeps within its budgets as wide as it is without a map", async (path) => {
  expect(over(await weigh(path, { ...desktop, viewport: { width: 1000, height: 900 } }), publicBudgets)).toEqual([]);
});

test.each([
  ["a listing's page", "/annonces?page=20", 'main a[href^="/annonces/"]'],
  ["an advertiser's profile", "/annonceurs", 'main a[href^="/annonceurs/"]'],
])("%s keeps within its budgets of bytes on a phone", async (_, list, link) => {
  const address = await (await site.open(list)).locator(link).first().getAttribute("href");
  expect(over(await weigh(address!, phone), publicBudgets)).toEqual([]);
});

test("the signed-in area keeps within its own", async () => {
  const storageState = await logInAs(await site.open("/connexion"), "agence@example.org");
  const drafts = await site.open("/publier", { storageState });
  const draft = (await drafts.getByRole("main").locator('a[href^="/publier/"]').first().getAttribute("href"))!.split(
    "/",
  )[2]!; // /publier leads to a draft
  for (const path of [
    "/espace",
    "/espace/profil",
    "/messages",
    "/suivi",
    "/tableau-de-bord",
    "/publications",
    "/publier",
    `/publier/${draft}/surfaces`,
    `/publier/${draft}/photos`,
    `/publier/${draft}/verification`,
  ]) {
    expect({ path, over: over(await weigh(path, { ...phone, storageState }), signedInBudgets) }).toEqual({
      path,
      over: [],
    });
  }
});

async function weigh(path: string, visitor: BrowserContextOptions): Promise<PageWeights> {
  const page = await site.open("about:blank", { ...visitor, isAbsent: true });
  const { weights, requests } = await weighPage(page, path);
  await expectCompressed(page, requests);
  // A page that asked for nothing would keep within any budget.
  const { html, script, style, font } = weights;
  expect([html, script, style, font].every((weight) => weight > 1)).toBe(true);
  return weights;
}

async function expectCompressed(page: Page, requests: Request[]): Promise<void> {
  const document = requests.findLast(
    (request) => request.resourceType() === "document" && request.frame() === page.mainFrame(),
  );
  expect(await (await document!.response())!.headerValue("content-encoding")).toBe("gzip");
}

const over = (weights: PageWeights, budgets: PageBudgets) =>
  Object.entries(budgets).flatMap(([kind, budget]) => {
    const weight = weights[kind as keyof PageBudgets];
    return weight > budget ? [`${kind}: ${weight.toFixed(1)} KB, more than ${budget}`] : [];
  });
