import { barriersIn } from "../setup/journeys/axe.ts";
import { createListing } from "../factories/listings.ts";
import { holdScripts } from "../setup/journeys/held-scripts.ts";
import { expect, type Page, test, visit, inMatrix } from "../setup/journeys/journey.ts";
import { resultsLine, listTotal, withoutMap } from "../setup/journeys/map-journeys.ts";

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
/** Panels below their controls, and no map beside the list. */
const desktop = withoutMap;
const panel = (page: Page) => page.getByRole("dialog");
const control = (page: Page, name: RegExp) => page.getByRole("button", { name }).filter({ visible: true });
const choice = (page: Page, name: string | RegExp) => panel(page).locator("label").filter({ hasText: name });
const see = (page: Page) => panel(page).getByRole("button", { name: /^(Voir|Aucune)/ });
/** The number of homes on the button for the search of this query, once `act` has asked for it. */
async function promised(page: Page, query: string, act: () => Promise<unknown>): Promise<number> {
  const isCount = (url: string) => new URL(url).pathname === "/api/annonces/nombre" && new URL(url).search === query;
  const answered = page.waitForResponse((response) => isCount(response.url()));
  await act();
  const { total } = (await (await answered).json()) as { total: number };
  await expect(see(page)).toHaveText(total === 0 ? /Aucune/ : total === 1 ? /l’annonce/ : new RegExp(String(total)));
  return total;
}

test("on a phone, three rooms and a balcony take five taps from the home page; the number of rooms is exact or a minimum", async ({
  open,
}) => {
  test.slow(); // Two pages.
  const page = await open("/", phone);
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).tap();
  await expect(page).toHaveURL("/annonces?transactionType=vendre");
  await control(page, /^Filtres/).tap();
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL("/annonces?transactionType=vendre");
  await control(page, /^Filtres/).tap();
  await choice(page, "3 pièces").tap();
  const count = await promised(page, "?transactionType=vendre&rooms=3&exterieur=balcon", () =>
    choice(page, /^Balcon/).tap(),
  );
  expect(count).toBeGreaterThan(0);
  // The number of homes of a choice is that of its search.
  await expect(choice(page, /^Balcon/).getByText(new RegExp(`, ${count} annonces?`))).toBeAttached();
  await see(page).tap();
  await expect(page).toHaveURL("/annonces?transactionType=vendre&rooms=3&exterieur=balcon");
  await expect.poll(() => listTotal(page)).toBe(count);
  await expect(control(page, /^Filtres/)).toHaveAccessibleName(/3 en cours$/);
  await test.step("the number of rooms can be exact or a minimum", async () => {
    await control(page, /^Filtres/).tap();
    const from = await promised(page, "?transactionType=vendre&minRooms=3&exterieur=balcon", () =>
      panel(page).getByLabel("Ce nombre ou plus").tap(),
    );
    expect(from).toBeGreaterThan(count);
    await see(page).tap();
    await expect(page).toHaveURL("/annonces?transactionType=vendre&minRooms=3&exterieur=balcon");
    await control(page, /^Filtres/).tap();
    await panel(page).getByLabel("Ce nombre ou plus").tap();
    await promised(page, "?transactionType=vendre&rooms=3&rooms=4&exterieur=balcon", () =>
      choice(page, "4 pièces").tap(),
    );
    const back = await promised(page, "?transactionType=vendre&minRooms=3&exterieur=balcon", () =>
      panel(page).getByLabel("Ce nombre ou plus").tap(),
    );
    expect(back).toBe(from);
  });
});

test("by keyboard: a panel opens, Escape closes it and returns the focus, Enter searches", async ({ open }) => {
  const page = await open("/annonces?commune=lyon", desktop);
  const letGo = await holdScripts(page, /\/assets\/filter-dialog-.*\.js$/);
  const price = control(page, /^Prix/);
  await price.press("Enter");
  await expect(price).toHaveAttribute("aria-expanded", "true");
  // While its script is on its way, too.
  await page.keyboard.press("Escape");
  await expect(price).toHaveAttribute("aria-expanded", "false");
  letGo();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toHaveAccessibleName("Prix");
  await expect(price).toHaveAttribute("aria-expanded", "true");
  expect(await barriersIn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Prix minimum")).toBeFocused();
  await page.keyboard.press("Tab");
  const count = await promised(page, "?commune=lyon&priceMax=350000", () => page.keyboard.type("350k"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/annonces?commune=lyon&priceMax=350000");
  await expect(panel(page)).toBeHidden();
  await expect.poll(() => listTotal(page)).toBe(count);
  await expect(control(page, /^Prix/)).toHaveAccessibleName(/^Prix\s: jusqu’à 350/);
});

test("several types are chosen at once, each with its number of homes; a chip removes each type", async ({ open }) => {
  const page = await open("/Rechercher?commune=lyon", desktop);
  await control(page, /^Type de bien/).click();
  const houses = await promised(page, "?propertyType=maison&commune=lyon", () => choice(page, "Maison").click());
  const both = await promised(page, "?propertyType=appartement&propertyType=maison&commune=lyon", () =>
    choice(page, "Appartement").click(),
  );
  expect(both).toBeGreaterThan(houses);
  await see(page).click();
  await expect(page).toHaveURL("/Rechercher?propertyType=appartement&propertyType=maison&commune=lyon");
  await expect.poll(() => listTotal(page)).toBe(both);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Appartements et maisons à Lyon");
  await page.getByRole("link", { name: "Retirer le critère Appartement" }).click();
  await expect(page).toHaveURL("/Rechercher?propertyType=maison&commune=lyon");
  await expect.poll(() => listTotal(page)).toBe(houses);
});

test(
  "the place is chosen in its panel; another control opens by one click; « Effacer » clears its own part only",
  inMatrix,
  async ({ open }) => {
    const page = await open("/annonces?priceMax=400000", desktop);
    await control(page, /^Où/).click();
    const field = page.getByRole("combobox", { name: "Où" });
    await field.pressSequentially("zzqxw");
    await expect(panel(page).getByRole("status").getByText("Aucun lieu trouvé pour « zzqxw »")).toBeInViewport();
    await field.fill("");
    await field.pressSequentially("lyo");
    const count = await promised(page, "?commune=lyon&priceMax=400000", () =>
      page.getByRole("option", { name: /^Lyon 69/ }).click(),
    );
    await expect(page.getByRole("list", { name: "Lieux choisis" }).getByText("Lyon")).toBeVisible();
    await see(page).click();
    await expect(page).toHaveURL("/annonces?commune=lyon&priceMax=400000");
    await expect.poll(() => listTotal(page)).toBe(count);
    await control(page, /^Offre/).click();
    await expect(panel(page)).toContainText("« À vendre » : y compris en négociation");
    const box = (await control(page, /^Prix/).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(panel(page)).toHaveAccessibleName("Prix");
    await panel(page).getByRole("link", { name: "Effacer" }).click();
    await expect(page).toHaveURL("/annonces?commune=lyon");
    await expect(panel(page)).toBeHidden();

    await test.step("the box of available homes shows their number, and is a criterion", async () => {
      await control(page, /^Offre/).click();
      const box = choice(page, /^Disponibles seulement/);
      const count = await promised(page, "?commune=lyon&disponible=oui", () => box.click());
      await expect(box.getByText(new RegExp(`, ${count} annonces?`))).toBeAttached();
      await see(page).click();
      await expect(page).toHaveURL("/annonces?commune=lyon&disponible=oui");
      await expect.poll(() => listTotal(page)).toBe(count);
      const criterion = page.getByRole("link", { name: "Retirer le critère Disponibles seulement" });
      await criterion.click();
      await expect(page).toHaveURL("/annonces?commune=lyon");
      // The address changes before the list.
      await expect(criterion).toBeHidden();
    });

    await test.step("a radius around a commune widens a search", async () => {
      const [alone, told] = [await listTotal(page), await resultsLine(page).innerText()];
      await control(page, /^Où/).click();
      await page.getByLabel("Autour des communes").selectOption("30");
      await page.getByRole("button", { name: /^Voir les/ }).click();
      await expect(page).toHaveURL("/annonces?commune=lyon&rayon=30");
      await expect.poll(() => listTotal(page)).toBeGreaterThan(alone);
      await page.getByRole("link", { name: "Retirer le critère 30 km autour" }).click();
      await expect(page).not.toHaveURL(/rayon/);
      await expect(resultsLine(page)).toHaveText(told, { useInnerText: true });
    });
  },
);

test(
  "a double click acts as a single click: on a control, and on the button to the results",
  inMatrix,
  async ({ open }) => {
    const page = await open("/annonces", desktop);
    await control(page, /^Type de bien/).click();
    await expect(panel(page)).toHaveAccessibleName("Type de bien");
    await page.keyboard.press("Escape");
    await control(page, /^Prix/).dblclick();
    await expect(panel(page)).toHaveAccessibleName("Prix");
    await page.getByLabel("Prix maximum").fill("900000");
    await see(page).dblclick();
    await expect(page).toHaveURL("/annonces?priceMax=900000");
    await expect(panel(page)).toBeHidden();
    await expect(control(page, /^Prix/)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/annonces");
  },
);

test("Back closes a panel and stays on the page; the next Back leaves it, and no panel opens on the way forward", async ({
  open,
}) => {
  const page = await open("/annonces", desktop);
  await control(page, /^Prix/).click();
  await page.getByLabel("Prix maximum").fill("900000");
  await see(page).click();
  await expect(page).toHaveURL("/annonces?priceMax=900000");
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) loads.push(request.url());
  });
  await control(page, /^Type de bien/).click();
  await expect(panel(page)).toBeVisible();
  // One entry for all panels, in whatever way they are closed.
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await control(page, /^Offre/).click();
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL("/annonces?priceMax=900000");
  await expect(control(page, /^Offre/)).toBeFocused();
  // The page is not loaded again: offline it stays.
  expect(loads).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL("/annonces");
  await page.goForward();
  await expect(page).toHaveURL("/annonces?priceMax=900000");
  await expect(page.getByRole("link", { name: /^Retirer le critère jusqu’à/ })).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test(
  "offline, the notice replaces the panel, and leads to the results once the network is back",
  inMatrix,
  async ({ open }) => {
    const page = await open("/annonces", { ...desktop, tolerates: /ERR_INTERNET_DISCONNECTED/ });
    await control(page, /^Prix/).click();
    await page.getByLabel("Prix maximum").fill("900000");
    await page.context().setOffline(true);
    await see(page).click();
    await expect(panel(page)).toBeHidden();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page).toHaveURL("/annonces?priceMax=900000");
  },
);

test("a chosen quartier fills its own field, beside its city", inMatrix, async ({ open, portal }) => {
  const { rows } = await portal.db.$client.query<{ id: number }>("select id from communes where slug = 'lyon'");
  await createListing(portal.db, { communeId: rows[0]!.id, quartier: "Val d’Orme", photos: [] });
  const page = await open("/annonces?commune=nantes", desktop);
  await control(page, /^Où/).click();
  await page.getByRole("combobox", { name: "Où" }).pressSequentially("val d’orme");
  await page.getByRole("option", { name: /^Val d’Orme/ }).click();
  await expect(page.getByLabel("Quartier")).toHaveValue("Val d’Orme");
  await expect(page.getByRole("list", { name: "Lieux choisis" })).toHaveText(/Nantes.*Lyon/);
});

test(
  "a panel leads to the results even with an invalid value, which stays in its field, and without an answer to the count",
  inMatrix,
  async ({ open }) => {
    const page = await open("/annonces?commune=lyon", { ...desktop, tolerates: /ERR_FAILED/ });
    await control(page, /^Prix/).click();
    await page.getByLabel("Prix maximum").fill("beaucoup");
    await see(page).click();
    await expect(page.getByText("« beaucoup » n’est pas un nombre")).toBeVisible();
    await expect(page.getByRole("link", { name: "Retirer le critère Lyon" })).toBeVisible();
    await control(page, /^Prix/).click();
    await expect(page.getByLabel("Prix maximum")).toHaveValue("beaucoup");

    await test.step("without an answer to the count, the button still leads to the results", async () => {
      await visit(page, "/annonces?commune=lyon");
      await page.route("**/api/annonces/nombre?**", (route) => route.abort());
      await control(page, /^Offre/).click();
      const asked = page.waitForRequest("**/api/annonces/nombre?**");
      await choice(page, "À louer").click();
      await asked;
      await expect(see(page)).toHaveText("Voir les annonces");
      await see(page).click();
      await expect(page).toHaveURL("/annonces?transactionType=louer&commune=lyon");
      await expect(resultsLine(page)).toBeVisible();
    });
  },
);

test("the bar stays below the header, except in low windows", inMatrix, async ({ open }) => {
  const page = await open("/annonces?commune=lyon", { viewport: { width: 720, height: 740 } });
  const bar = page.getByRole("search", { name: "Filtres de la recherche" });
  const pages = page.getByRole("navigation", { name: "Pages de résultats" });
  await test.step("in a tall window the bar stays below the header", async () => {
    await pages.scrollIntoViewIfNeeded();
    expect((await bar.boundingBox())!.y).toBe(64);
  });
  await test.step("in a low window, as at 200 % zoom, the bar does not stay on screen", async () => {
    await page.setViewportSize({ width: 720, height: 450 });
    await pages.scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
  });
});
