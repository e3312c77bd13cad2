import { holdScripts } from "../setup/journeys/held-scripts.ts";
import { expect, type Open, type Page, revisit, test, inMatrix } from "../setup/journeys/journey.ts";
import { sampleListing } from "../setup/data/sample-listing.ts";
import type { TestPortal } from "../setup/portals/test-portal.ts";

type Needs = { open: Open; portal: TestPortal };

/** A listing with several photos, its first one full screen. */
async function openPictures({ open, portal }: Needs, options: Parameters<Open>[1] = {}) {
  const page = await open(await sampleListing(portal), options);
  const first = page.getByRole("link", { name: /^Agrandir la photo 1 sur/ });
  const total = Number(/sur (\d+)/.exec((await first.getAttribute("aria-label"))!)![1]);
  await first.click();
  const gallery = page.getByRole("dialog");
  await expect(gallery.locator("img.pswp__img").first()).toBeVisible();
  return { page, gallery, total };
}

const counter = (page: Page) => page.locator(".pswp__counter");
const caption = (page: Page) => page.locator(".pswp-caption");
/** The picture in the middle of the screen: its neighbours are loaded beside it. */
const shown = (page: Page) =>
  page.locator(".pswp__item img.pswp__img").evaluateAll((images) => {
    const middle = innerWidth / 2;
    const image = images.find(
      (one) => one.getBoundingClientRect().left < middle && one.getBoundingClientRect().right > middle,
    );
    return { alt: image?.getAttribute("alt") ?? null, width: Math.round(image?.getBoundingClientRect().width ?? 0) };
  });

test("arrow keys and buttons change the picture, in a loop; counter and description follow", async ({
  open,
  portal,
}) => {
  const { page, gallery, total } = await openPictures({ open, portal }, { viewport: { width: 700, height: 500 } });
  await expect(counter(page)).toHaveText(`1 sur ${total}`);
  const seen = new Set<string>();
  for (let position = 1; position <= total; position++) {
    await expect(counter(page)).toHaveText(`${position} sur ${total}`);
    // A position for screen readers precedes the picture's description.
    const words = await caption(page).innerText();
    await expect.poll(async () => words.endsWith((await shown(page)).alt || "?")).toBe(true);
    seen.add(words);
    await page.keyboard.press("ArrowRight");
  }
  expect(seen.size).toBe(total);
  await expect(counter(page)).toHaveText(`1 sur ${total}`);
  await page.keyboard.press("ArrowLeft");
  await expect(counter(page)).toHaveText(`${total} sur ${total}`);

  await test.step("buttons do the same, and have French names", async () => {
    await gallery.getByRole("button", { name: "Photo suivante" }).click();
    await expect(counter(page)).toHaveText(`1 sur ${total}`);
    await gallery.getByRole("button", { name: "Photo précédente" }).click();
    await expect(counter(page)).toHaveText(`${total} sur ${total}`);
    await gallery.getByRole("button", { name: "Photo suivante" }).click();
    await expect(counter(page)).toHaveText(`1 sur ${total}`);
  });

  await test.step("a picture is zoomed in and out by the key z and by the button", async () => {
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

  await test.step("« Fermer » returns the focus to the photo", async () => {
    await gallery.getByRole("button", { name: "Fermer" }).click();
    await expect(gallery).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Agrandir la photo 1 sur/ })).toBeFocused();
  });
});

test("on a phone a swipe shows the next picture", inMatrix, async ({ open, portal }) => {
  const { page, total } = await openPictures(
    { open, portal },
    { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
  );
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  const swipe = async (from: number, to: number) => {
    await touch("touchStart", from);
    for (let step = 1; step <= 6; step++) await touch("touchMove", from + ((to - from) * step) / 6);
    await touch("touchEnd");
  };
  await expect(counter(page)).toHaveText(`1 sur ${total}`);
  await swipe(340, 60);
  await expect(counter(page)).toHaveText(`2 sur ${total}`);
  await swipe(60, 340);
  await expect(counter(page)).toHaveText(`1 sur ${total}`);
});

test(
  "a double click on a photo opens one gallery; without the gallery's script the photo itself opens",
  inMatrix,
  async ({ open, portal }) => {
    // A picture's own address, where the test ends, runs no scripts, not even Playwright's.
    const page = await open(await sampleListing(portal), { tolerates: /ERR_FAILED|Blocked script .*\/media\// });
    const photo = page.getByRole("link", { name: /^Agrandir la photo 1 sur/ });
    await photo.dblclick();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await revisit(page);
    await page.route(/\/assets\/full-screen-gallery-/, (route) => route.abort());
    await photo.click();
    await expect(page).toHaveURL(/\/media\/[0-9a-f]{64}\/\d+\.webp$/);
  },
);

test(
  "Escape, or opening another page, cancels a gallery whose script is still loading",
  inMatrix,
  async ({ open, portal }) => {
    test.slow(); // The page is loaded twice.
    const page = await open(await sampleListing(portal), { viewport: { width: 1000, height: 900 } });
    const photo = (position: number) => page.getByRole("link", { name: `Agrandir la photo ${position} sur` });
    const script = /\/assets\/full-screen-gallery-.*\.js$/;
    let letGo = await holdScripts(page, script);
    await photo(1).click();
    await page.keyboard.press("Escape");
    await photo(2).click();
    letGo();
    await expect(counter(page)).toHaveText(/^2 sur/);
    await revisit(page);
    letGo = await holdScripts(page, script);
    const asked = page.waitForRequest(script);
    await photo(1).click();
    await asked;
    await page.getByRole("contentinfo").getByRole("link", { name: "Annonceurs" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Découvrez nos annonceurs" })).toBeVisible();
    // Once its script has run, a gallery would open in the next frame, even without its page.
    const run = page.waitForEvent(
      "requestfinished",
      (request) => request.resourceType() === "script" && script.test(request.url()),
    );
    letGo();
    await run;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await expect(photo(1)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);
