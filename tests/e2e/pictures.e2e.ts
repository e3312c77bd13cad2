import { expect, inMatrix, type Page, revisit, test } from "../setup/journeys/journey.ts";
import { sampleListing } from "../setup/data/sample-listing.ts";

type Shown = {
  address: string;
  /** Pixels of the file, and of the area that it covers on the screen. */
  width: number;
  needed: number;
  isOffered: boolean;
  hasPlaceholder: boolean;
  isLazy: boolean;
  isUrgent: boolean;
};

const screens = [
  { name: "a desktop", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: "a phone", viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
];
const smallest = 320;
const largest = 1600;

/** Scrolls down the page until the last picture has loaded, or only past all of them. */
const passPictures = (page: Page, { untilThere }: { untilThere: boolean }) =>
  page.locator("main img[srcset]").evaluateAll(async (images, waits) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (const image of images as HTMLImageElement[]) {
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ block: "center", behavior: "instant" });
      await frame();
      if (waits) while (!image.complete || image.naturalWidth === 0) await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
  }, untilThere);

/** The pictures of a page, once all have loaded. */
async function picturesOf(page: Page): Promise<Shown[]> {
  const pictures = page.locator("main img[srcset]");
  await passPictures(page, { untilThere: true });
  return pictures.evaluateAll((images) => {
    const measured = (images as HTMLImageElement[]).filter((image) => image.getBoundingClientRect().width > 0);
    return Promise.all(
      measured.map(async (image) => {
        const box = image.getBoundingClientRect();
        // `naturalWidth` of an image with a srcset is the slot's: read the file's own width.
        // A browser short of memory may refuse to decode one, which its size does not need.
        const file = new Image();
        await new Promise((done, fail) => {
          Object.assign(file, { onload: done, onerror: fail, src: image.currentSrc });
        });
        const covered = Math.max(box.width, (box.height * file.naturalWidth) / file.naturalHeight);
        const { backgroundImage, backgroundColor } = getComputedStyle(image);
        return {
          address: image.currentSrc,
          width: file.naturalWidth,
          needed: covered * devicePixelRatio,
          isOffered: image.sizes !== "",
          hasPlaceholder: backgroundImage.startsWith('url("data:') || backgroundColor !== "rgba(0, 0, 0, 0)",
          isLazy: image.loading === "lazy",
          isUrgent: image.fetchPriority === "high",
        };
      }),
    );
  });
}

/** The position of each picture on the page, after scrolling through it: a phone only estimates the height of unseen parts. */
async function places(page: Page): Promise<number[][]> {
  const pictures = page.locator("main img[srcset]");
  await passPictures(page, { untilThere: false });
  return pictures.evaluateAll((images) =>
    images.map((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return [left, top + scrollY, width, height].map(Math.round);
    }),
  );
}

for (const { name, ...screen } of screens)
  for (const path of ["/", "/annonces", "a listing", "/annonceurs"])
    test(
      `on ${name}, the pictures of ${path} fit their slots, have a placeholder, and cause no layout shift`,
      inMatrix,
      async ({ open, portal }) => {
        if (path === "/annonces") test.slow(); // The map beside the list is drawn again while scrolling.
        const page = await open(path.startsWith("/") ? path : await sampleListing(portal), {
          ...screen,
          tolerates: /ERR_FAILED/,
        });
        const pictures = await picturesOf(page);
        expect(pictures.length).toBeGreaterThan(2);
        for (const { address, width, needed } of pictures) {
          // The next width is at most half as large again; a slot's `sizes` is slightly off where columns are.
          // For a picture that is shown twice, a browser may use the larger file again.
          const most = Math.max(...pictures.filter((other) => other.address === address).map((other) => other.needed));
          expect(width, address).toBeLessThanOrEqual(Math.max(smallest, most * 1.75));
          // The largest width, and the original, are limits too; a portrait banner is dimmed, and may be less sharp.
          expect(width, address).toBeGreaterThanOrEqual(Math.min(needed * (path === "/" ? 0.55 : 0.75), largest, 1200));
        }
        expect(pictures.filter(({ hasPlaceholder, isOffered }) => !hasPlaceholder || !isOffered)).toEqual([]);
        expect(pictures.filter(({ isUrgent }) => isUrgent)).toEqual([expect.objectContaining({ isLazy: false })]);
        expect(pictures[0]!.isUrgent).toBe(true);
        expect(pictures.slice(1).filter(({ isLazy }) => !isLazy)).toEqual([]);
        const whenShown = await places(page);
        await page.route("**/media/**", (route) => route.abort());
        await revisit(page);
        // Parts of a long list that were just passed may not have been laid out yet.
        await expect.poll(() => places(page)).toEqual(whenShown);
      },
    );

for (const [path, alt] of [
  [
    "/annonces?propertyType=terrain&transactionType=louer&commune=lyon",
    "Banc de bois sous un grand arbre, prairie fleurie au matin",
  ],
  ["/favoris", "Fauteuil près de la fenêtre, tasse de thé et livres dans la lumière du soir"],
  ["/nulle-part", "Banc de bois sous un grand arbre, prairie fleurie au matin"],
] as const)
  test(
    `where ${path} has nothing to show, a picture in the same style is shown at once`,
    inMatrix,
    async ({ open, request }) => {
      const page = await open(path, { tolerates: /404/ });
      const picture = page.getByRole("img", { name: alt });
      await expect(picture).toBeVisible();
      expect(
        await picture.evaluate((image) => ({
          urgent: (image as HTMLImageElement).fetchPriority,
          width: image.getAttribute("width"),
          ground: getComputedStyle(image).backgroundColor !== "rgba(0, 0, 0, 0)",
        })),
      ).toEqual({ urgent: "high", width: "1200", ground: true });
      await expect(picture).toHaveJSProperty("complete", true);
      await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
      const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect((await request.get(address)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    },
  );
