import { expect, type Page, test, visit, inMatrix } from "../setup/journeys/journey.ts";
import { withoutMap } from "../setup/journeys/map-journeys.ts";

/** Names of the groups that each transition moved, in order. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[][] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const names = document
          .getAnimations()
          .map((animation) => (animation.effect as KeyframeEffect).pseudoElement ?? "");
        moved.push([
          ...new Set(names.flatMap((name) => /^::view-transition-group\((photo-[^)]+)\)$/.exec(name)?.[1] ?? [])),
        ]);
      });
      return transition;
    };
  });
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[][] }).moved);

/** From a list to a listing with several photos; returns its reference. */
async function goToListing(page: Page): Promise<string> {
  await visit(page, "/annonces");
  const link = page
    .getByRole("article")
    .filter({ hasText: /\d photos/ })
    .first()
    .getByRole("heading")
    .getByRole("link");
  const reference = (await link.getAttribute("href"))!.split("-").at(-1)!;
  await link.click();
  await expect(page.getByRole("heading", { level: 2, name: "Caractéristiques" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Imprimer la fiche" })).toBeVisible();
  return reference;
}

test(
  "a card's picture grows into its listing's, and back; nothing moves with reduced motion",
  inMatrix,
  async ({ open }) => {
    const page = await open("about:blank", { ...withoutMap, reducedMotion: "reduce", isEarly: true });
    await watch(page);

    await test.step("nothing moves with reduced motion", async () => {
      await goToListing(page);
      await page.goBack();
      await expect(page.getByRole("article").first()).toBeVisible();
      expect(await moved(page)).toEqual([]);
    });

    await test.step("a card's picture grows into its listing's, and back", async () => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const reference = await goToListing(page);
      await expect.poll(() => moved(page)).toEqual([[`photo-${reference}`]]);
      await page.goBack();
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect.poll(() => moved(page)).toEqual([[`photo-${reference}`], [`photo-${reference}`]]);
      // It has a transition name only during the transition.
      await expect(page.locator("[style*=view-transition-name]")).toHaveCount(0);
    });
  },
);
