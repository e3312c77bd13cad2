import { desktop, expect, inMatrix, test } from "../setup/journeys/journey.ts";

const phone = { viewport: { width: 360, height: 740 } };
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

test("the first press of Tab offers to skip to the content", async ({ open }) => {
  const page = await open("/", desktop);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#contenu")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("without JavaScript the drawer opens, closes and links work", async ({ open }) => {
  const page = await open("/", { ...phone, javaScriptEnabled: false });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await expect(drawer).toBeVisible();
  await page.getByRole("button", { name: "Fermer le menu" }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await drawer.getByRole("link", { name: "Annonceurs" }).click();
  await expect(page).toHaveURL("/annonceurs");
});

test("the drawer slides in 300 ms to the right edge over a dimmed page, at once with reduced motion; Back closes it", async ({
  open,
}) => {
  const page = await open("/credits", { ...phone, isMobile: true, hasTouch: true });
  await page.getByRole("link", { name: "Annonceurs" }).last().click();
  await expect(page).toHaveURL("/annonceurs");
  for (const [reducedMotion, duration] of [
    ["no-preference", /^0\.3s\b/],
    ["reduce", /^0s\b/],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(page.locator("dialog.drawer"), reducedMotion).toHaveCSS("transition-duration", duration);
  }
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect.poll(async () => drawer.boundingBox()).toEqual({ x: 360 - 256, y: 0, width: 256, height: 740 });
  const backdrop = () => drawer.evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor);
  await expect.poll(backdrop).toBe("rgba(13, 18, 23, 0.55)");
  await page.goBack();
  await expect(page).toHaveURL("/credits");
  await expect(drawer).toBeHidden();
});

for (const path of pages) {
  test(`${path} fits a phone: no overflow, and targets large enough for a finger`, inMatrix, async ({ open }) => {
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

  const enlarged = `${path} fits a window of 320 pixels with letters twice as large, the menu in reach`;
  test(enlarged, inMatrix, async ({ open }) => {
    const page = await open(path, { viewport: { width: 320, height: 640 }, tolerates: /404/ });
    await page.evaluate(() => (document.documentElement.style.fontSize = "32px"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const { x, width } = (await page.getByRole("button", { name: "Ouvrir le menu" }).boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(320);
  });
}
