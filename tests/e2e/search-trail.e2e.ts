import { expect, type Page, test, visit, inMatrix } from "../setup/journeys/journey.ts";

const SEARCH = "/annonces?transactionType=louer";

const links = (page: Page) => page.getByRole("article").getByRole("heading", { level: 3 }).getByRole("link");
const back = (page: Page) => page.getByRole("link", { name: "Retour aux résultats" });
const pager = (page: Page) => page.getByRole("navigation", { name: "Annonces de la recherche" });
const next = (page: Page) => page.getByRole("link", { name: "Annonce suivante" });
const previous = (page: Page) => page.getByRole("link", { name: "Annonce précédente" });

async function openFromList(page: Page, index: number): Promise<string> {
  const href = (await links(page).nth(index).getAttribute("href"))!;
  await links(page).nth(index).click();
  await expect(page).toHaveURL(href);
  await expect(back(page)).toBeVisible();
  return href;
}

test("from a search, a visitor goes to its next and previous listings, across pages, and back to the same place in the list", async ({
  open,
}) => {
  test.slow(); // Ten pages.
  const page = await open(`${SEARCH}&page=2`, { tolerates: /ERR_FAILED/ });
  const second = (await links(page).first().getAttribute("href"))!;
  await visit(page, SEARCH);
  const ninth = await openFromList(page, 8);
  await expect(pager(page)).toContainText(/9 sur \d+/);
  await next(page).click();
  await expect(page).toHaveURL(second);
  await expect(pager(page)).toContainText(/10 sur \d+/);
  await previous(page).click();
  await expect(page).toHaveURL(ninth);
  // The address changes before the links.
  await expect(pager(page)).toContainText(/9 sur \d+/);
  await next(page).click();
  await expect(page).toHaveURL(second);
  await expect(pager(page)).toContainText(/10 sur \d+/);
  await back(page).click();
  await expect(page).toHaveURL(`${SEARCH}&page=2`);

  await test.step("the first listing of a search has no previous one, and the keyboard reaches the next and previous ones", async () => {
    await visit(page, SEARCH);
    const hrefs = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
    await links(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(hrefs[0]!);
    await expect(previous(page)).toHaveCount(0);
    await next(page).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(hrefs[1]!);
    // The new page takes the focus.
    await expect(page.locator("#contenu")).toBeFocused();
    await back(page).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(SEARCH);
  });

  await test.step("when a page of results cannot be loaded, the link to the previous listing remains", async () => {
    await visit(page, SEARCH);
    await page.route("**/api/resultats**", (route) => route.abort());
    await openFromList(page, 8);
    await expect(pager(page)).toContainText(/9 sur \d+/);
    await expect(next(page)).toHaveCount(0);
    await expect(previous(page)).toBeVisible();
  });
});

test(
  "the list keeps its place when the visitor returns, also after « Annonce suivante »; breadcrumbs lead to the search",
  inMatrix,
  async ({ open }) => {
    test.slow(); // Seven pages.
    const page = await open(SEARCH);
    await links(page).nth(5).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(300);
    await openFromList(page, 5);
    await back(page).click();
    await expect(page).toHaveURL(SEARCH);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    const href = await openFromList(page, 5);
    await next(page).click();
    await expect(page).not.toHaveURL(href);
    await expect(pager(page)).toContainText(/7 sur \d+/);
    await back(page).click();
    await expect(page).toHaveURL(SEARCH);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

    await test.step("breadcrumbs lead to the search; reloading and « Écrire » keep it", async () => {
      await openFromList(page, 2);
      await page.setViewportSize({ width: 1440, height: 900 });
      const crumb = page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link", { name: "Biens à louer" });
      await expect(crumb).toHaveAttribute("href", SEARCH);
      await page.getByRole("link", { name: "Écrire à l’annonceur" }).click();
      await expect(page).toHaveURL(/#ecrire$/);
      await expect(back(page)).toHaveAttribute("href", SEARCH);
      await page.goBack();
      await page.reload();
      await expect(back(page)).toBeVisible();
      await expect(pager(page)).toContainText(/3 sur \d+/);
    });
  },
);

test(
  "a new tab knows the search it was opened from; other visitors see the usual breadcrumbs",
  inMatrix,
  async ({ open }) => {
    test.slow(); // Five pages.
    const page = await open(SEARCH);
    await test.step("a listing in a new tab knows the search it was opened from", async () => {
      const opened = page.context().waitForEvent("page");
      await links(page)
        .nth(1)
        .click({ modifiers: ["ControlOrMeta"] });
      const tab = await opened;
      await expect(pager(tab)).toContainText(/2 sur \d+/);
      await back(tab).click();
      await expect(tab).toHaveURL(SEARCH);
    });
    await test.step("other visitors see the usual breadcrumbs, and similar listings lead away from the search", async () => {
      const href = await openFromList(page, 0);
      await expect(page.getByRole("heading", { name: "Annonces similaires" })).toBeAttached();
      await links(page).first().click();
      await expect(page).not.toHaveURL(href);
      await expect(page.getByRole("link", { name: "Imprimer la fiche" })).toBeVisible();
      await expect(back(page)).toHaveCount(0);
      const other = await open(href);
      await expect(other.getByRole("navigation", { name: "Fil d’Ariane" })).toContainText("Annonces");
      await expect(back(other)).toHaveCount(0);
    });
  },
);
