import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";

const { open } = useBrowser();

/** Names of the groups that each transition moved, in the order of the transitions. */
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

async function visit(reducedMotion: "reduce" | "no-preference") {
  const page = await open("/", { reducedMotion });
  await watch(page);
  await page.goto("/annonces?page=23");
  const link = page
    .getByRole("article")
    .filter({ hasText: /\d photos/ })
    .first()
    .getByRole("heading")
    .getByRole("link");
  const reference = (await link.getAttribute("href"))!.split("-").at(-1);
  await link.click();
  await page.getByRole("heading", { level: 2, name: "Caractéristiques" }).waitFor();
  await page.getByRole("link", { name: "Imprimer la fiche" }).waitFor();
  return { page, reference };
}

test("a card's picture grows into its listing's, and back", async () => {
  const { page, reference } = await visit("no-preference");
  await expect.poll(() => moved(page)).toEqual([[`photo-${reference}`]]);
  await page.goBack();
  await page.getByRole("article").first().waitFor();
  await expect.poll(() => moved(page)).toEqual([[`photo-${reference}`], [`photo-${reference}`]]);
  // It bears its name only while it travels.
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll("[style*=view-transition-name]").length))
    .toBe(0);
});

test("nothing moves for those who ask for less motion", async () => {
  const { page } = await visit("reduce");
  await page.goBack();
  await page.getByRole("article").first().waitFor();
  expect(await moved(page)).toEqual([]);
});
