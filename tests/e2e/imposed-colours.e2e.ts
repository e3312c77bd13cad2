import type { Locator } from "@playwright/test";
import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";

const { open } = useBrowser();
const imposed = { forcedColors: "active" as const, viewport: { width: 1440, height: 900 } };
const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("with imposed colours the energy scale keeps its own", async () => {
  const page = await open("/annonces?propertyType=maison&page=3", imposed);
  await page.getByRole("article").first().getByRole("link").first().click();
  const rungs = page.locator("figure", { hasText: "Consommation d’énergie" }).locator("li > span:first-child");
  await rungs.first().waitFor();
  const colours = await rungs.evaluateAll((all) => all.map((rung) => getComputedStyle(rung).backgroundColor));
  expect(new Set(colours).size).toBe(7);
});

test("with imposed colours what is chosen, pressed or a button has a line or a ground that says so", async () => {
  const page = await open("/Rechercher?energyClass=A", imposed);
  const letter = (text: string) => page.locator("label").filter({ hasText: new RegExp(`^${text}$`) });
  expect(await styleOf(letter("A"), "background-color")).not.toBe(await styleOf(letter("B"), "background-color"));
  expect(await styleOf(page.getByRole("button", { name: "Rechercher", exact: true }), "border-top-style")).toBe(
    "solid",
  );
  expect(await styleOf(page.getByRole("banner").getByRole("link", { name: "Rechercher" }), "outline-style")).toBe(
    "solid",
  );
  expect(await styleOf(page.getByRole("banner").getByRole("link", { name: "Annonces" }), "outline-style")).toBe("none");
  const heart = page.getByRole("button", { name: /aux favoris/ }).first();
  const before = await styleOf(heart.locator("svg"), "fill");
  await heart.click();
  await expect.poll(() => styleOf(heart.locator("svg"), "fill")).not.toBe(before);
});

test("the map's own buttons follow the dark theme", async () => {
  const page = await open("/annonces", { colorScheme: "dark", viewport: { width: 1440, height: 900 } });
  const group = page.locator(".maplibregl-ctrl-group");
  await group.waitFor();
  expect(await styleOf(group, "background-color")).toBe("rgb(27, 35, 43)");
  expect(await styleOf(group.locator(".maplibregl-ctrl-icon").first(), "filter")).toBe("invert(1)");
  expect((await group.getByRole("button").first().boundingBox())!.height).toBeGreaterThanOrEqual(44);
});
