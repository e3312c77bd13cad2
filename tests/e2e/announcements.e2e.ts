import type { Locator, Page } from "@playwright/test";
import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";
import { focused } from "../screens/keyboard.ts";

const { open } = useBrowser();
const wide = { viewport: { width: 1440, height: 900 } };
const textOf = async (locator: Locator) => (await locator.innerText()).replaceAll(/[\u00A0\u202F]/g, " ");

/** Marks a live region: assistive technology tells only what changes in one that stays. */
const mark = (region: Locator) => region.evaluate((element) => element.setAttribute("data-marked", ""));
const marked = (page: Page) => page.locator("[data-marked]");

test("filters, order and pages tell the count of results, in a region that stays", async () => {
  const page = await open("/annonces", wide);
  await page.waitForLoadState("networkidle");
  const region = page.getByRole("status").filter({ has: page.getByRole("heading", { level: 2 }) });
  await mark(region);
  const before = await textOf(marked(page));
  expect(before).toMatch(/^\d+ annonces · page 1 sur \d+\s*, du plus récent au plus ancien$/);
  await page.getByLabel("Trier par").selectOption("prix-croissant");
  await expect.poll(() => textOf(marked(page))).toContain("du moins cher au plus cher");
  await page.getByRole("link", { name: "À louer", exact: true }).press("Enter");
  await expect.poll(() => textOf(marked(page))).not.toContain(before.split(" ·")[0]!);
  await page.getByRole("link", { name: "Page suivante" }).press("Enter");
  await expect.poll(() => textOf(marked(page))).toContain("page 2 sur");
});

test("the map tells how many listings it shows", async () => {
  const page = await open("/annonces", { ...wide, reducedMotion: "reduce" });
  const region = page
    .getByRole("region", { name: "Les annonces sur la carte" })
    .getByRole("status")
    .filter({ hasText: "sur cette carte" });
  await region.waitFor();
  await mark(region);
  const before = await textOf(marked(page));
  for (let step = 0; step < 3; step++) await page.getByRole("button", { name: "Agrandir", exact: true }).press("Enter");
  await expect.poll(() => textOf(marked(page))).not.toBe(before);
});

test("a heart keeps its name and the focus, and says that it is pressed", async () => {
  const page = await open("/annonces", wide);
  const heart = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Ajouter aux favoris/ });
  await heart.press("Enter");
  expect(await heart.getAttribute("aria-pressed")).toBe("true");
  expect(await focused(page)).toMatch(/^Ajouter aux favoris/);
});

test("a new page has a title of its own, which the focus reads", async () => {
  const page = await open("/", wide);
  const before = await page.title();
  await page.getByRole("banner").getByRole("link", { name: "Annonceurs" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Découvrez nos annonceurs" }).waitFor();
  await expect.poll(() => page.title()).not.toBe(before);
  await expect.poll(() => focused(page)).toBe(await page.title());
});

test("a refused form leads to its first field, which reads its mistake", async () => {
  const page = await open("/connexion", { ...wide, tolerates: /40\d/ });
  await page.getByRole("button", { name: "Se connecter" }).press("Enter");
  await page.getByRole("alert").waitFor();
  await expect.poll(() => focused(page)).toBe("Adresse e-mail");
  const described = await page.evaluate(() =>
    (document.activeElement!.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" "),
  );
  expect(described).toMatch(/adresse/i);
});
