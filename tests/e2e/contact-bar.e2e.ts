import { barriersIn } from "../setup/journeys/axe.ts";
import { expect, type Page, test } from "../setup/journeys/journey.ts";
import { sampleListing } from "../setup/data/sample-listing.ts";

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

const bar = (page: Page) => page.getByRole("region", { name: "Prix et contact" });
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

test("a phone has price, « Écrire » and telephone at hand, but not beside the form, above a keyboard or in other windows", async ({
  open,
  portal,
}) => {
  const page = await open(await sampleListing(portal), phone);
  await test.step("on the first screen, before anybody scrolls", async () => {
    await expect(bar(page)).toContainText("€");
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^1 \/ \d+$/)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  expect(await barriersIn(page)).toEqual([]);
  for (const control of await bar(page).locator("a, button").all()) {
    const { width, height } = (await control.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await bar(page).getByRole("link", { name: "Écrire" }).tap();
  await expect(page.getByRole("heading", { name: "Écrire à l’annonceur" })).toBeInViewport();
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar(page)).toBeVisible();
  await page.getByLabel("Votre message").evaluate((field) => (field as HTMLElement).focus({ preventScroll: true }));
  await expect(bar(page)).toBeHidden();

  await test.step("wide windows, low windows and print have no bar", async () => {
    await page.getByLabel("Votre message").blur();
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize({ width: 780, height: 360 });
    await expect(bar(page)).toBeHidden();
    await page.setViewportSize(phone.viewport);
    await expect(bar(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(bar(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("the telephone number is shown on request, then called", async () => {
    await bar(page).getByRole("button", { name: "Téléphoner" }).tap();
    const call = bar(page).getByRole("link", { name: /^Appeler le 0\d/ });
    await expect(call).toBeFocused();
    await expect(call).toHaveAttribute("href", /^tel:0\d+$/);
    await expect(bar(page).getByRole("status")).toHaveText(/^0\d( \d\d){4}$/);
  });
});

test("the bar covers neither the footer's last line nor the comparison tray", async ({ open, portal }) => {
  const page = await open(await sampleListing(portal), phone);
  // Hidden while the form is in sight, as for a moment before the page's parts have come.
  const topOfBar = async () => (await bar(page).boundingBox())?.y ?? -Infinity;
  const bottomOf = async (element: ReturnType<Page["locator"]>) => {
    const box = (await element.boundingBox())!;
    return box.y + box.height;
  };
  /** The page grows while its parts come near. */
  const bottomOfPage = async () => {
    await toEnd(page);
    return bottomOf(page.getByRole("contentinfo"));
  };
  await expect.poll(async () => (await bottomOfPage()) <= (await topOfBar()) + 1).toBe(true);
  await page
    .getByRole("button", { name: /^Comparer/ })
    .first()
    .tap();
  const tray = page.locator(".compare-tray");
  await expect(tray).toBeVisible();
  expect(await bottomOf(tray)).toBeLessThanOrEqual(await topOfBar());
  await expect.poll(bottomOfPage).toBeLessThanOrEqual((await tray.boundingBox())!.y + 1);
});
