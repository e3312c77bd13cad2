import { describe, expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";

const { open } = useBrowser();
const phone = { viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const pages = [
  "/",
  "/annonces",
  "/Rechercher",
  "/annonceurs",
  "/annonceurs?commune=zqxwzk",
  "/credits",
  "/mentions-legales",
  "/nulle-part",
];

test("the header leads everywhere and says where one is", async () => {
  const page = await open("/annonceurs", desktop);
  const header = page.getByRole("banner");
  const links = await header
    .getByRole("link")
    .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute("href")]));
  expect(links).toEqual(
    expect.arrayContaining([
      ["Accueil", "/"],
      ["Annonceurs", "/annonceurs"],
      ["Annonces", "/annonces"],
      ["Rechercher", "/Rechercher"],
      ["Publier votre bien", "/connexion"],
    ]),
  );
  expect(await header.getByRole("link", { name: "Annonceurs" }).getAttribute("aria-current")).toBe("page");
  expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  expect(await page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" }).getAttribute("href")).toBe(
    "/mentions-legales",
  );
  await page.getByRole("contentinfo").getByText("© 2024 bienvu. Tous les droits réservés").waitFor();
});

test("the first press of Tab offers to skip to the content", async () => {
  const page = await open("/", desktop);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Aller au contenu" });
  expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("main")!.contains(document.activeElement))).toBe(true);
});

test("after a link the new page has the focus, so that it is read and tabbed from its beginning", async () => {
  const page = await open("/", desktop);
  await page.getByRole("banner").getByRole("link", { name: "Annonceurs" }).click();
  await page.getByRole("heading", { level: 1, name: "Découvrez nos annonceurs" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("contenu");
});

test("without JavaScript the drawer opens, closes and leads on", async () => {
  const page = await open("/", { ...phone, javaScriptEnabled: false });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await drawer.waitFor();
  await page.getByRole("button", { name: "Fermer le menu" }).click();
  await drawer.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await drawer.getByRole("link", { name: "Annonceurs" }).click();
  await page.waitForURL("**/annonceurs");
});

test("Back closes a drawer that stands open over the page", async () => {
  const page = await open("/credits", phone);
  await page.getByRole("link", { name: "Annonceurs" }).last().click();
  await page.waitForURL("**/annonceurs");
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
  await page.goBack();
  await page.waitForURL("**/credits");
  await page.getByRole("dialog", { name: "Menu" }).waitFor({ state: "hidden" });
});

test("the drawer slides in 300 ms, and at once for those who ask for less motion", async () => {
  const durationOf = async (reducedMotion: "reduce" | "no-preference") => {
    const page = await open("/", { ...phone, reducedMotion });
    return page
      .locator("dialog.drawer")
      .evaluate((drawer) => getComputedStyle(drawer).transitionDuration.split(", ")[0]);
  };
  expect(await durationOf("no-preference")).toBe("0.3s");
  expect(await durationOf("reduce")).toBe("0s");
});

test("the drawer stands at the right edge, 64 units wide, over a dimmed page", async () => {
  const page = await open("/", { ...phone, isMobile: true, hasTouch: true });
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect.poll(async () => drawer.boundingBox()).toEqual({ x: 360 - 256, y: 0, width: 256, height: 740 });
  const backdrop = await drawer.evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor);
  expect(backdrop).toBe("rgba(13, 18, 23, 0.55)");
});

test("the brand mark is lowercase, whatever the site's name is", async () => {
  const page = await open("/", desktop);
  for (const place of [page.getByRole("banner"), page.getByRole("contentinfo")]) {
    expect(
      await place
        .getByText("bienvu", { exact: true })
        .first()
        .evaluate((mark) => getComputedStyle(mark).textTransform),
    ).toBe("lowercase");
  }
});

test("an unknown address answers 404 in the site's dress, with ways on and no trace of the inside", async () => {
  const page = await open("/nulle-part", { ...desktop, tolerates: /404/ });
  await page.getByRole("heading", { level: 1, name: "Cette page n’existe pas" }).waitFor();
  expect(await page.locator("body").innerText()).not.toMatch(/\bat \w+.*:\d+|node_modules|Error:/);
  await page.getByRole("main").getByRole("link", { name: "Annonces" }).click();
  await page.waitForURL("**/annonces");
});

describe.each(pages)("%s", (path) => {
  test("fits a phone: nothing beyond its edge, targets large enough for a finger", async () => {
    const page = await open(path, { ...phone, tolerates: /404/ });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const small = await page
      .locator("main :is(button, select, input:not([type=hidden]), nav a)")
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => ({
            text: element.textContent || element.getAttribute("name"),
            height: element.getBoundingClientRect().height,
          }))
          .filter(({ height }) => height < 44),
      );
    expect(small).toEqual([]);
  });

  test("fits a window of 320 pixels with letters twice as large, the menu in reach", async () => {
    const page = await open(path, { viewport: { width: 320, height: 640 }, tolerates: /404/ });
    await page.evaluate(() => (document.documentElement.style.fontSize = "32px"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const { x, width } = (await page.getByRole("button", { name: "Ouvrir le menu" }).boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(320);
  });

  test("has one title, one main heading and a language", async () => {
    const page = await open(path, { tolerates: /404/ });
    expect(await page.locator("h1").count()).toBe(1);
    expect((await page.title()).length).toBeGreaterThan(5);
    expect(await page.locator("title").count()).toBe(1);
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  });
});
