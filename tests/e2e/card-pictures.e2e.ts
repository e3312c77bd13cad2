import { barriersIn } from "../setup/journeys/axe.ts";
import type { Locator } from "@playwright/test";
import { expect, type Page, test, inMatrix } from "../setup/journeys/journey.ts";

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

/** A card with several photos, without its title's own link. */
const card = (page: Page) =>
  page
    .getByRole("article")
    .filter({ hasText: /\d photos/ })
    .first();
const strip = (page: Page) => card(page).locator(".picture-strip");
const loaded = (page: Page) =>
  strip(page)
    .locator("img")
    .evaluateAll((all) => all.length);

/** What a page asks of its photos. */
function countCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => /\/api\/annonces\/.*\/photos/.test(request.url()) && calls.push(request.url()));
  return calls;
}

/** A finger moves across the middle of an element. */
async function swipe(page: Page, element: Locator, by: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox())!;
  const [middle, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch("touchStart", middle - by / 2);
  for (let step = 1; step <= 8; step++) await touch("touchMove", middle - by / 2 + (by * step) / 8);
  await touch("touchEnd");
}

test("a finger swipes through the pictures of a card and of its listing; a tap opens the listing, then the picture in view", async ({
  open,
}) => {
  const page = await open("/annonces", phone);
  const calls = countCalls(page);
  await expect.poll(() => strip(page).evaluate((own) => own.scrollWidth > own.clientWidth)).toBe(true);
  expect(await loaded(page)).toBe(1);
  expect(calls).toEqual([]);
  await swipe(page, strip(page), -250);
  await expect(card(page).getByText(/^2 \/ \d+$/)).toBeVisible();
  await expect(strip(page).locator("img").nth(1)).toBeVisible();
  await expect(page).toHaveURL("/annonces");
  expect(calls).toHaveLength(1);
  await swipe(page, strip(page), 250);
  await expect(card(page).getByText(/^1 \/ \d+$/)).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(await barriersIn(page, { within: "article" })).toEqual([]);
  const href = await card(page).getByRole("heading").getByRole("link").getAttribute("href");
  await strip(page).tap();
  await expect(page).toHaveURL(href!);

  const pictures = page.getByRole("region", { name: "Photos du bien" });
  await expect(pictures.getByText(/^1 \/ \d+$/)).toBeVisible();
  const list = pictures.getByRole("list");
  await swipe(page, list, -250);
  await expect(pictures.getByText(/^2 \/ \d+$/)).toBeVisible();
  await list.tap();
  await expect(page.locator(".pswp__counter")).toHaveText(/^2 sur \d+$/);
});

test("by keyboard and mouse buttons change the picture, and never open the listing", inMatrix, async ({ open }) => {
  const page = await open("/annonces");
  const next = card(page).getByRole("button", { name: /^Photo suivante/ });
  await next.focus();
  await expect(next).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(card(page).getByText(/^2 \/ \d+$/)).toBeVisible();
  await expect(card(page).getByRole("status")).toHaveText(/^Photo 2 sur \d+$/);
  await card(page)
    .getByRole("button", { name: /^Photo précédente/ })
    .press("Enter");
  await expect(card(page).getByText(/^1 \/ \d+$/)).toBeVisible();
  const count = Number.parseInt(
    (await card(page)
      .getByText(/^\d+ photos$/)
      .textContent())!,
  );
  for (let shown = 2; shown <= count; shown++) {
    await next.click();
    await expect(card(page).getByText(`${shown} / ${count}`)).toBeVisible();
  }
  await next.click({ force: true });
  await expect(page).toHaveURL("/annonces");
  await expect(card(page).getByText(`${count} / ${count}`)).toBeVisible();
});

test(
  "without JavaScript a card has one picture, and the whole card leads to its listing",
  inMatrix,
  async ({ open }) => {
    const page = await open("/annonces", { javaScriptEnabled: false, isEarly: true });
    expect(await loaded(page)).toBe(1);
    await expect(card(page).getByRole("button")).toHaveCount(0);
    const href = await card(page).getByRole("heading").getByRole("link").getAttribute("href");
    await strip(page).scrollIntoViewIfNeeded();
    const box = (await strip(page).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveURL(href!);
  },
);
