import type { Page, Request } from "@playwright/test";
import { createDraft } from "../factories/drafts.ts";
import { expect, inMatrix, type Open, test } from "../setup/journeys/journey.ts";
import { withoutMap } from "../setup/journeys/map-journeys.ts";
import type { VisitorOptions } from "../setup/journeys/reused-pages.ts";
import { type PageBudgets, publicBudgets, signedInBudgets } from "../setup/journeys/page-budgets.ts";
import { type PageWeights, acceptsGzip, weighPage } from "../setup/journeys/page-weights.ts";
import { sampleListing } from "../setup/data/sample-listing.ts";

const phone: VisitorOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  extraHTTPHeaders: acceptsGzip,
};
const desktop: VisitorOptions = { viewport: { width: 1440, height: 900 }, extraHTTPHeaders: acceptsGzip };

for (const path of [
  "/",
  "/annonces",
  "/Rechercher",
  "/annonceurs",
  "/favoris",
  "/alertes",
  "/alertes/nouvelle",
  "/connexion",
  "/creer-compte",
  "/credits",
  "/verifier-un-fichier",
])
  test(`${path} stays within its size budgets on a phone`, inMatrix, async ({ open }) => {
    expect(over(await weigh(open, path, phone), publicBudgets)).toEqual([]);
  });

for (const path of ["/", "/annonceurs", "/connexion"])
  test(`${path} stays within its size budgets on a desktop`, inMatrix, async ({ open }) => {
    expect(over(await weigh(open, path, desktop), publicBudgets)).toEqual([]);
  });

for (const path of ["/annonces", "/Rechercher"])
  test(`${path} stays within its size budgets at the widest width without a map`, inMatrix, async ({ open }) => {
    expect(over(await weigh(open, path, { ...desktop, ...withoutMap }), publicBudgets)).toEqual([]);
  });

test("a listing's page stays within its size budgets on a phone", inMatrix, async ({ open, portal }) => {
  expect(over(await weigh(open, await sampleListing(portal), phone), publicBudgets)).toEqual([]);
});

test("an advertiser's profile stays within its size budgets on a phone", inMatrix, async ({ open }) => {
  const list = await open("/annonceurs");
  const address = await list.locator('main a[href^="/annonceurs/"]').first().getAttribute("href");
  expect(over(await weigh(open, address!, phone), publicBudgets)).toEqual([]);
});

for (const path of [
  "/espace",
  "/espace/profil",
  "/messages",
  "/suivi",
  "/tableau-de-bord",
  "/publications",
  "/publier",
  "/publier/:draft/surfaces",
  "/publier/:draft/photos",
  "/publier/:draft/verification",
])
  test(
    `in the signed-in area ${path} stays within that area's size budgets`,
    inMatrix,
    async ({ open, accounts, portal }) => {
      const agency = { email: "agence@example.org" };
      const { rows } = await portal.db.$client.query<{ id: string }>("select id from users where email = $1", [
        agency.email,
      ]);
      const draft = await createDraft(portal.db, { userId: rows[0]!.id });
      const visitor = { ...phone, storageState: await accounts.sessionOf(agency) };
      expect(over(await weigh(open, path.replace(":draft", draft), visitor), signedInBudgets)).toEqual([]);
    },
  );

async function weigh(open: Open, path: string, visitor: VisitorOptions): Promise<PageWeights> {
  const page = await open("about:blank", { ...visitor, isEarly: true, isFresh: true });
  const { weights, requests } = await weighPage(page, path);
  await expectCompressed(page, requests);
  // A page that loaded nothing would be within any budget.
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
