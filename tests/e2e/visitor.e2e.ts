import { reach } from "../screens/keyboard.ts";
import { expect, type Page, revisit, test, visit, inMatrix } from "../setup/journeys/journey.ts";
import { sampleListing } from "../setup/data/sample-listing.ts";

/** A window without a map beside the results. */
const narrow = { viewport: { width: 960, height: 720 } };

/** The first card that has several photos. */
const withPhotos = (page: Page) =>
  page
    .getByRole("article")
    .filter({ hasText: /\d photos/ })
    .first();

test("a visitor goes from the home form to a listing and back to the same results", async ({ open }) => {
  test.slow(); // Five pages.
  const page = await open("/", narrow);
  await page.getByLabel("Type de bien").selectOption("Appartement");
  await page.getByRole("combobox", { name: "Commune" }).pressSequentially("lyo");
  await page.getByRole("option", { name: /^Lyon 69/ }).click();
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();

  await expect(page).toHaveURL("/annonces?propertyType=appartement&transactionType=vendre&commune=lyon");
  const results = page.url();
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/annonces\/.*-BV/);
  await expect(page.getByRole("heading", { level: 2, name: "Caractéristiques" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect(page.getByRole("article")).not.toHaveCount(0);
});

test("filter buttons, sort and pages work and stay in the address", async ({ open }) => {
  const page = await open("/annonces", narrow);
  await expect(page.getByRole("article")).toHaveCount(9);
  await page.getByRole("navigation", { name: "Type d’offre" }).getByRole("link", { name: "À louer" }).click();
  await expect(page).toHaveURL("/annonces?transactionType=louer");
  await expect(page.getByRole("link", { name: "Retirer le critère À louer" })).toBeVisible();
  await page.getByLabel("Trier par").selectOption("Prix croissant");
  await expect(page).toHaveURL("/annonces?transactionType=louer&sort=prix-croissant");
  // The address changes before the page does: its links still lack the sort.
  const next = page.getByRole("link", { name: "Page 2" });
  await expect(next).toHaveAttribute("href", /sort=prix-croissant/);
  await next.click();
  await expect(page).toHaveURL("/annonces?transactionType=louer&sort=prix-croissant&page=2");
  await expect(page.getByRole("link", { name: "Page précédente" })).toBeVisible();
  const rents = await page.getByRole("article").locator("p").filter({ hasText: "/mois" }).allInnerTexts();
  const amounts = rents.map((text) => Number(/^[\d\s\u202F\u00A0]+/u.exec(text)![0].replaceAll(/\D/g, "")));
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  await page.getByRole("link", { name: "Retirer le critère À louer" }).click();
  await expect(page).toHaveURL("/annonces?sort=prix-croissant");
});

test("several communes can be chosen at once in the search form; each can be removed, and Back undoes the removal", async ({
  open,
}) => {
  const page = await open("/Rechercher", narrow);
  await page.getByRole("button", { name: "+ Paris" }).click();
  await page.getByRole("combobox", { name: "Communes", exact: true }).pressSequentially("marseil");
  await page
    .getByRole("option", { name: /^Marseille 13/ })
    .first()
    .click();
  await page.getByLabel("Chambres minimum").selectOption("2 et plus");
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL("/Rechercher?commune=marseille&commune=paris&minBedrooms=2");
  await page.getByRole("link", { name: "Retirer le critère Paris" }).click();
  await expect(page).toHaveURL("/Rechercher?commune=marseille&minBedrooms=2");
  await page.goBack();
  await expect(page.getByRole("link", { name: "Retirer le critère Paris" })).toBeVisible();
});

test("the keyboard alone chooses a commune and searches", async ({ open }) => {
  const page = await open("/Rechercher", narrow);
  await page.getByRole("combobox", { name: "Communes", exact: true }).focus();
  await page.keyboard.type("st etien");
  await expect(page.getByRole("listbox").getByRole("option").first()).toHaveAccessibleName(/^Saint-Étienne/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Lieux choisis" }).getByText("Saint-Étienne")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/Rechercher?commune=saint-etienne");
});

test("the drawer opens on phones, traps the focus, locks the page, and closes in four ways", async ({ open }) => {
  const page = await open("/", { viewport: { width: 360, height: 740 } });
  const burger = page.getByRole("button", { name: "Ouvrir le menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });

  await reach(page, "Ouvrir le menu");
  await page.keyboard.press("Enter");
  await expect(drawer).toBeVisible();
  expect(await drawer.evaluate((element) => element.clientWidth)).toBe(256);
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
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
  await expect(drawer).toBeHidden();
  await expect(burger).toBeFocused();

  await burger.click();
  await page.getByRole("button", { name: "Fermer le menu" }).click();
  await expect(drawer).toBeHidden();

  await burger.click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(drawer).toBeHidden();

  await burger.click();
  await drawer.getByRole("link", { name: "Annonceurs" }).click();
  await expect(page).toHaveURL("/annonceurs");
  await expect(drawer).toBeHidden();
});

test("a favourite stays marked on the next visit of the same browser", async ({ open }) => {
  const page = await open("/annonces", narrow);
  const heart = withPhotos(page).getByRole("button", { name: /favoris/ });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  // A button of its own, above the card's pictures, which lead to the listing.
  await expect(page).toHaveURL("/annonces");
  await revisit(page);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test(
  "Back closes the full-screen pictures and stays on the listing; closing them adds no history entry",
  inMatrix,
  async ({ open }) => {
    const page = await open("/annonces", { viewport: { width: 375, height: 740 } });
    await withPhotos(page).getByRole("link").click();
    await expect(page).toHaveURL(/\/annonces\/.+/);
    const listing = page.url();
    const gallery = page.getByRole("dialog");
    const openPictures = async () => {
      await page.getByRole("link", { name: /^Agrandir la photo 1/ }).click();
      await expect(gallery.locator("img.pswp__img").first()).toBeVisible();
      await expect(gallery.getByRole("button", { name: "Fermer" })).toBeVisible();
    };
    await openPictures();
    await page.goBack();
    await expect(gallery).not.toBeAttached();
    await expect(page).toHaveURL(listing);
    await openPictures();
    await page.keyboard.press("Escape");
    await expect(gallery).not.toBeAttached();
    await expect(page).toHaveURL(listing);
    await page.goBack();
    await expect(page).toHaveURL("/annonces");
    await expect(page.getByRole("heading", { level: 1, name: "Annonces immobilières" })).toBeVisible();
  },
);

test("a listing is found by its reference, gives its telephone number on request, and can be a favourite", async ({
  open,
}) => {
  const page = await open("/annonces", narrow);
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/annonces\/.+/);
  const path = new URL(page.url()).pathname;
  await visit(page, `/Rechercher?q=${path.split("-").at(-1)!.toLowerCase()}`);
  await expect(page).toHaveURL(path);
  await test.step("the telephone number is shown on request, and is not in the page before", async () => {
    await expect(page.getByRole("heading", { level: 2, name: "Description" })).toBeVisible();
    expect(await page.content()).not.toContain("tel:");
    await page.getByRole("button", { name: "Afficher le téléphone" }).click();
    await expect(page.locator('a[href^="tel:"]')).toBeVisible();
  });
  await page
    .getByRole("button", { name: /^Ajouter aux favoris/ })
    .first()
    .click();
  await revisit(page);
  await expect(page.getByRole("button", { name: /aux favoris/, pressed: true }).first()).toBeVisible();
});

test("sharing copies the address of a listing and moves nothing", inMatrix, async ({ open, portal }) => {
  const page = await open("about:blank", { permissions: ["clipboard-read", "clipboard-write"], isEarly: true });
  for (const width of [360, 1440])
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, await sampleListing(portal));
      // Late parts, such as the hearts, may appear meanwhile. The first act replaces the photo counter, and the server's HTML of parts:
      // they may not move what is below them.
      const there = await page
        .getByRole("main")
        .evaluateHandle((main) =>
          [...main.querySelectorAll("h1, button, p")].filter(
            (element) => !element.closest("[aria-hidden], .contents[id]"),
          ),
        );
      const spots = () =>
        there.evaluate((elements) => elements.map((element) => element.getBoundingClientRect().y + scrollY));
      const share = page.getByRole("button", { name: "Partager" });
      await share.focus();
      const before = await spots();
      await share.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: "Adresse de l’annonce copiée" })).toBeVisible();
      expect(await spots()).toEqual(before);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await page.evaluate(() => navigator.clipboard.writeText(""));
    });
});
