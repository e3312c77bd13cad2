import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";

const { open } = useBrowser();
const surroundings = [
  { viewport: { width: 360, height: 740 }, colorScheme: "light" as const },
  { viewport: { width: 1440, height: 900 }, colorScheme: "dark" as const },
];

async function logInAsAgency(page: Page) {
  await page.getByLabel("Adresse e-mail").fill("agence@example.org");
  await page.getByLabel("Mot de passe", { exact: true }).fill("Bienvenue1!");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL("**/tableau-de-bord");
  await page.goto("/espace");
}

const follow = (path: string, selector: string) => async (page: Page) => {
  await page.goto(path);
  const href = await page.locator(selector).first().getAttribute("href");
  await page.goto(href!);
};

// Pages whose addresses the samples decide, and those behind the login.
test.each([
  ["the page of a flat", follow("/annonces?propertyType=appartement", 'article a[href^="/annonces/"]')],
  ["the page of a plot", follow("/annonces?propertyType=terrain", 'article a[href^="/annonces/"]')],
  ["an advertiser's profile", follow("/annonceurs", 'article a[href^="/annonceurs/"]')],
  ["one's own space", logInAsAgency],
])("%s has no barrier that axe knows, and fits a phone", async (_name, go) => {
  for (const surrounding of surroundings) {
    const page = await open("/connexion", { ...surrounding, reducedMotion: "reduce" });
    await go(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${surrounding.colorScheme} ${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
