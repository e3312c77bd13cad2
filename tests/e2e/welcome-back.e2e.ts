import { barriersIn } from "../setup/journeys/axe.ts";
import { expect, type Page, test, visit, inMatrix } from "../setup/journeys/journey.ts";
import { createListing } from "../factories/listings.ts";

const SEARCH = "/annonces?propertyType=appartement&commune=lyon&priceMax=900000";
const resumed = (page: Page) => page.getByRole("region", { name: "Votre dernière recherche" });
const seen = (page: Page) => page.getByRole("region", { name: "Vus récemment" });

/** The page's content hydrates after its header: a page that is left at once remembers nothing. */
const isRemembered = (page: Page) => page.waitForFunction(() => localStorage.getItem("bienvu:recherche") !== null);

/** Sums the layout shifts of a page that no interaction caused. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

test("a returning visitor finds the last search and viewed homes below the banner, without a layout shift, on phone and desktop", async ({
  open,
}) => {
  const page = await open("/");
  await expect(resumed(page)).toHaveCount(0);
  await visit(page, SEARCH);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("link", { name: "Retour aux résultats" })).toBeVisible();
  await watchShifts(page);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 780 },
  ]) {
    const at = `${viewport.width} px`;
    await page.setViewportSize(viewport);
    await visit(page, "/");
    await expect(resumed(page).getByRole("link"), at).toHaveText(
      /^Reprendre votre recherche\s: Appartements à Lyon, jusqu’à 900\s000\s€$/,
    );
    await expect(seen(page).getByRole("article"), at).toHaveCount(1);
    expect(await shifted(page), at).toBeLessThan(0.005);
    const [search, latest] = [resumed(page), page.getByRole("heading", { name: "NOS ANNONCES IMMOBILIÈRES" })];
    expect((await search.boundingBox())!.y, at).toBeLessThan((await latest.boundingBox())!.y);
    expect(await barriersIn(page, { within: "main" }), at).toEqual([]);
  }
  await resumed(page).getByRole("link").click();
  await expect(page).toHaveURL(SEARCH);
});

test("the home page counts the homes published since the last search", inMatrix, async ({ open, portal }) => {
  const page = await open(SEARCH);
  await expect(page.getByRole("article").first()).toBeVisible();
  const { rows } = await portal.db.$client.query<{ id: number }>("select id from communes where slug = 'lyon'");
  for (const price of [20_000_000, 30_000_000, 200_000_000])
    await createListing(portal.db, { communeId: rows[0]!.id, price, photos: 0 });
  await visit(page, "/");
  await expect(resumed(page).getByText("2 nouvelles annonces")).toBeVisible();
  await resumed(page).getByRole("link").click();
  await expect(page.getByRole("region", { name: "Résultats de la recherche" })).toBeVisible();
  await visit(page, "/");
  await expect(resumed(page)).toBeVisible();
  await expect(resumed(page).getByText(/nouvelles? annonces?/)).toHaveCount(0);
});

test(
  "the visitor can make the portal forget a search; a search without criteria is not remembered",
  inMatrix,
  async ({ open }) => {
    const page = await open(SEARCH);
    await isRemembered(page);
    await visit(page, "/annonces");
    await visit(page, "/");
    await expect(resumed(page).getByRole("link")).toContainText("Appartements à Lyon");
    await resumed(page).getByRole("button", { name: "Oublier cette recherche" }).click();
    await expect(resumed(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("bienvu:recherche"))).toBeNull();
  },
);
