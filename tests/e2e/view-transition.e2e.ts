import { expect, type Open, type Page, test, visit } from "../setup/journey.ts";
import { withoutMap } from "../setup/map-journeys.ts";

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

async function goToListing(open: Open, reducedMotion: "reduce" | "no-preference") {
  const page = await open("about:blank", { ...withoutMap, reducedMotion, isEarly: true });
  await watch(page);
  await visit(page, "/annonces");
  const link = page
    .getByRole("article")
    .filter({ hasText: /\d photos/ })
    .first()
    .getByRole("heading")
    .getByRole("link");
  const reference = (await link.getAttribute("href"))!.split("-").at(-1);
  await link.click();
  await expect(page.getByRole("heading", { level: 2, name: "Caractéristiques" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Imprimer la fiche" })).toBeVisible();
  return { page, reference };
}

test("a card's picture grows into its listing's, and back", async ({ open }) => {
  const { page, reference } = await goToListing(open, "no-preference");
  await expect.poll(() => moved(page)).toEqual([[`photo-${reference}`]]);
  await page.goBack();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect.poll(() => moved(page)).toEqual([[`photo-${reference}`], [`photo-${reference}`]]);
  // It has a transition name only during the transition.
  await expect(page.locator("[style*=view-transition-name]")).toHaveCount(0);
});

test("nothing moves with reduced motion", async ({ open }) => {
  const { page } = await goToListing(open, "reduce");
  await page.goBack();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await moved(page)).toEqual([]);
});
