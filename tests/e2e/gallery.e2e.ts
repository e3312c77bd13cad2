import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";

const { open } = useBrowser();

/** A sample with several photos, its first one full screen. The first pages also have what other journeys publish. */
async function openPictures(options: Parameters<typeof open>[1] = {}) {
  const page = await open("/annonces?page=20", options);
  await page
    .getByRole("article")
    .filter({ hasText: /\d photos/ })
    .first()
    .getByRole("link")
    .click();
  const first = page.getByRole("link", { name: /^Agrandir la photo 1 sur/ });
  const total = Number(/sur (\d+)/.exec((await first.getAttribute("aria-label"))!)![1]);
  await first.click();
  const gallery = page.getByRole("dialog");
  await gallery.locator("img.pswp__img").first().waitFor();
  return { page, gallery, total };
}

const counter = (page: Page) => page.locator(".pswp__counter").innerText();
const caption = (page: Page) => page.locator(".pswp-caption").innerText();
/** The picture in the middle of the screen: those before and after it wait at its sides. */
const shown = (page: Page) =>
  page.locator(".pswp__item img.pswp__img").evaluateAll((images) => {
    const middle = innerWidth / 2;
    const image = images.find(
      (one) => one.getBoundingClientRect().left < middle && one.getBoundingClientRect().right > middle,
    );
    return { alt: image?.getAttribute("alt") ?? null, width: Math.round(image?.getBoundingClientRect().width ?? 0) };
  });

test("arrow keys go from picture to picture, round the end; the counter and the words follow", async () => {
  const { page, total } = await openPictures();
  await expect.poll(() => counter(page)).toBe(`1 sur ${total}`);
  const seen = new Set<string>();
  for (let position = 1; position <= total; position++) {
    await expect.poll(() => counter(page)).toBe(`${position} sur ${total}`);
    // A position for screen readers comes before the words of the picture.
    const words = await caption(page);
    await expect.poll(async () => words.endsWith((await shown(page)).alt || "?")).toBe(true);
    seen.add(words);
    await page.keyboard.press("ArrowRight");
  }
  expect(seen.size).toBe(total);
  await expect.poll(() => counter(page)).toBe(`1 sur ${total}`);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => counter(page)).toBe(`${total} sur ${total}`);
});

test("buttons do the same, and their names are French", async () => {
  const { page, gallery, total } = await openPictures();
  await gallery.getByRole("button", { name: "Photo suivante" }).click();
  await expect.poll(() => counter(page)).toBe(`2 sur ${total}`);
  await gallery.getByRole("button", { name: "Photo précédente" }).click();
  await expect.poll(() => counter(page)).toBe(`1 sur ${total}`);
  await gallery.getByRole("button", { name: "Fermer" }).click();
  await gallery.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(
    /^Agrandir la photo 1 sur/,
  );
});

test("a picture is enlarged and reduced by the key z and by the button", async () => {
  const { page, gallery } = await openPictures({ viewport: { width: 700, height: 500 } });
  const width = async () => (await shown(page)).width;
  await expect.poll(width).toBeGreaterThan(600);
  const fitted = await width();
  await page.keyboard.press("z");
  await expect.poll(width).toBeGreaterThan(fitted * 1.3);
  await page.keyboard.press("z");
  await expect.poll(width).toBe(fitted);
  await gallery.getByRole("button", { name: "Agrandir ou réduire" }).click();
  await expect.poll(width).toBeGreaterThan(fitted * 1.3);
});

test("on a phone a finger turns to the next picture", async () => {
  const { page, total } = await openPictures({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  const swipe = async (from: number, to: number) => {
    await touch("touchStart", from);
    for (let step = 1; step <= 6; step++) await touch("touchMove", from + ((to - from) * step) / 6);
    await touch("touchEnd");
  };
  await expect.poll(() => counter(page)).toBe(`1 sur ${total}`);
  await swipe(340, 60);
  await expect.poll(() => counter(page)).toBe(`2 sur ${total}`);
  await swipe(60, 340);
  await expect.poll(() => counter(page)).toBe(`1 sur ${total}`);
});
