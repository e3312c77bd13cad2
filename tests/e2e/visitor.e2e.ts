import { expect, type Page, test } from "../setup/journey.ts";

/** The first card that has several photos. The first pages also have what other journeys publish without. */
const withPhotos = (page: Page) =>
  page
    .getByRole("article")
    .filter({ hasText: /\d photos/ })
    .first();

test("a visitor goes from the home form to a listing and back to the same results", async ({ open }) => {
  const page = await open("/");
  await page.getByLabel("Type de bien").selectOption("Appartement");
  await page.getByRole("combobox", { name: "Commune" }).pressSequentially("lyo");
  await page.getByRole("option", { name: /^Lyon 69/ }).click();
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();

  await page.waitForURL("**/annonces?propertyType=appartement&transactionType=vendre&commune=lyon");
  const results = page.url();
  await page.getByRole("article").first().getByRole("link").click();
  await page.waitForURL("**/annonces/*-BV*");
  await page.getByRole("heading", { level: 2, name: "Caractéristiques" }).waitFor();
  await page.goBack();
  await page.waitForURL(results);
  expect(await page.getByRole("article").count()).toBeGreaterThan(0);
});

test("the filter buttons, the sort and the pages work and stay in the address", async ({ open }) => {
  const page = await open("/annonces");
  expect(await page.getByRole("article").count()).toBe(9);
  await page.getByRole("navigation", { name: "Type d’offre" }).getByRole("link", { name: "À louer" }).click();
  await page.waitForURL("**/annonces?transactionType=louer");
  await page.getByRole("link", { name: "Retirer le critère À louer" }).waitFor();
  await page.getByLabel("Trier par").selectOption("Prix croissant");
  await page.waitForURL("**/annonces?transactionType=louer&sort=prix-croissant");
  await page.getByRole("link", { name: "Page 2" }).click();
  await page.waitForURL("**&page=2");
  const rents = await page.getByRole("article").locator("p").filter({ hasText: "/mois" }).allInnerTexts();
  const amounts = rents.map((text) => Number(/^[\d\s\u202F\u00A0]+/u.exec(text)![0].replaceAll(/\D/g, "")));
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  await page.getByRole("link", { name: "Retirer le critère À louer" }).click();
  await page.waitForURL("**/annonces?sort=prix-croissant");
});

test("several communes at once in the search form, each removable, and Back undoes", async ({ open }) => {
  const page = await open("/Rechercher");
  await page.getByRole("button", { name: "+ Paris" }).click();
  await page.getByRole("combobox", { name: "Communes", exact: true }).pressSequentially("marseil");
  await page
    .getByRole("option", { name: /^Marseille 13/ })
    .first()
    .click();
  await page.getByLabel("Chambres minimum").selectOption("2 et plus");
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
  await page.waitForURL("**/Rechercher?commune=marseille&commune=paris&minBedrooms=2");
  await page.getByRole("link", { name: "Retirer le critère Paris" }).click();
  await page.waitForURL("**/Rechercher?commune=marseille&minBedrooms=2");
  await page.goBack();
  await page.getByRole("link", { name: "Retirer le critère Paris" }).waitFor();
});

test("the keyboard alone chooses a commune and searches", async ({ open }) => {
  const page = await open("/Rechercher");
  await page.getByRole("combobox", { name: "Communes", exact: true }).focus();
  await page.keyboard.type("st etien");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("list", { name: "Communes choisies" }).getByText("Saint-Étienne").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/Rechercher?commune=saint-etienne");
});

test("the drawer opens on phones, keeps the focus, locks the page, and closes in four ways", async ({ open }) => {
  const page = await open("/", { viewport: { width: 360, height: 740 } });
  const burger = page.getByRole("button", { name: "Ouvrir le menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });

  await burger.click();
  await drawer.waitFor();
  expect(await drawer.evaluate((element) => element.clientWidth)).toBe(256);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.querySelector("dialog")!.contains(document.activeElement),
      ),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  expect(await burger.evaluate((element) => element === document.activeElement)).toBe(true);

  await burger.click();
  await page.getByRole("button", { name: "Fermer le menu" }).click();
  await drawer.waitFor({ state: "hidden" });

  await burger.click();
  await drawer.waitFor();
  await page.mouse.click(20, 400);
  await drawer.waitFor({ state: "hidden" });

  await burger.click();
  await drawer.getByRole("link", { name: "Annonceurs" }).click();
  await page.waitForURL("**/annonceurs");
  await drawer.waitFor({ state: "hidden" });
});

test("a listing's pictures open full screen and close by the keyboard", async ({ open }) => {
  const page = await open("/annonces?propertyType=appartement&page=10");
  await withPhotos(page).getByRole("link").click();
  await page.getByRole("link", { name: /^Agrandir la photo 1/ }).click();
  const gallery = page.getByRole("dialog");
  await gallery.locator("img.pswp__img").first().waitFor();
  await gallery.getByRole("button", { name: "Fermer" }).waitFor();
  await page.keyboard.press("Escape");
  await gallery.waitFor({ state: "detached" });
});

test("the telephone number comes when it is asked for, and is not in the page before", async () => {
  // A sample, whose advertiser has a number: the first pages are also other journeys'.
  const page = await open("/annonces?page=20");
  await page.getByRole("article").first().getByRole("link").click();
  await page.getByRole("heading", { level: 2, name: "Description" }).waitFor();
  expect(await page.content()).not.toContain("tel:");
  await page.getByRole("button", { name: "Afficher le téléphone" }).click();
  await page.locator('a[href^="tel:"]').waitFor();
});

test("a favourite stays marked on the next visit of the same browser", async ({ open }) => {
  const page = await open("/annonces");
  const heart = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /favoris/ });
  await heart.click();
  expect(await heart.getAttribute("aria-pressed")).toBe("true");
  await page.reload();
  expect(await heart.getAttribute("aria-pressed")).toBe("true");
});

test("without JavaScript the search, the pages and a listing work", async ({ open }) => {
  const page = await open("/Rechercher", { javaScriptEnabled: false });
  await page.getByRole("combobox", { name: "Communes", exact: true }).fill("lyon");
  await page.getByLabel("Prix maximum", { exact: true }).fill("900 000");
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
  await page.waitForURL("**/Rechercher?commune=lyon&priceMax=900000");
  await page.getByRole("article").first().getByRole("link").click();
  await page.getByRole("heading", { level: 2, name: "Description" }).waitFor();
  await page.getByRole("button", { name: "Afficher le téléphone" }).click();
  await page.locator('a[href^="tel:"]').waitFor();
});

test("a search that finds nothing offers wider ones that find something", async ({ open }) => {
  const page = await open("/Rechercher?propertyType=terrain&transactionType=louer&commune=lyon");
  await page.getByRole("heading", { name: "Aucune annonce pour cette recherche" }).waitFor();
  await page.getByRole("region", { name: "Aucune annonce pour cette recherche" }).getByRole("link").first().click();
  await page.getByRole("article").first().waitFor();
});

test("Back closes the full-screen pictures and stays on the listing; closing them leaves no step behind", async ({
  open,
}) => {
  const page = await open("/annonces?page=20", { viewport: { width: 375, height: 740 } });
  await withPhotos(page).getByRole("link").click();
  await page.waitForURL(/\/annonces\/.+/);
  const listing = page.url();
  const openPictures = () => page.getByRole("link", { name: /^Agrandir la photo 1/ }).click();
  await openPictures();
  await page.locator(".pswp").waitFor();
  await page.goBack();
  await page.locator(".pswp").waitFor({ state: "detached" });
  expect(page.url()).toBe(listing);
  await openPictures();
  await page.locator(".pswp").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".pswp").waitFor({ state: "detached" });
  expect(page.url()).toBe(listing);
  await page.goBack();
  await page.waitForURL("**/annonces?page=20");
  await page.getByRole("heading", { level: 1, name: "Annonces immobilières" }).waitFor();
});

test("a listing is found by the reference that it shows, and can be made a favourite there", async () => {
  // Other journeys publish what comes first, and withdraw it.
  const page = await open("/annonces?page=20");
  await page.getByRole("article").first().getByRole("link").click();
  await page.waitForURL(/\/annonces\/.+/);
  const path = new URL(page.url()).pathname;
  await page.goto(`/Rechercher?q=${path.split("-").at(-1)!.toLowerCase()}`);
  expect(new URL(page.url()).pathname).toBe(path);
  await page
    .getByRole("button", { name: /^Ajouter aux favoris/ })
    .first()
    .click();
  await page.reload();
  await page
    .getByRole("button", { name: /aux favoris/, pressed: true })
    .first()
    .waitFor();
});
