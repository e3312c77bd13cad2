import type { Locator } from "@playwright/test";
import { sql } from "drizzle-orm";
import { expect, inMatrix, test } from "../setup/journeys/journey.ts";
import { besideMap, openMapPage } from "../setup/journeys/map-journeys.ts";
import { sampleListing } from "../setup/data/sample-listing.ts";

const imposed = { ...besideMap, forcedColors: "active" as const };
const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("with forced colours the energy scale keeps its colours", inMatrix, async ({ open, portal }) => {
  const house = await sampleListing(portal, sql`property_type = 'maison' and energy_class is not null`);
  const page = await open(house, imposed);
  const rungs = page.locator("figure", { hasText: "Consommation d’énergie" }).locator("li > span:first-child");
  await expect(rungs).toHaveCount(7);
  const colours = await rungs.evaluateAll((all) => all.map((rung) => getComputedStyle(rung).backgroundColor));
  expect(new Set(colours).size).toBe(7);
});

test(
  "with forced colours, chosen and pressed elements and buttons keep a border or background",
  inMatrix,
  async ({ open }) => {
    const page = await open("/Rechercher?energyClass=A", imposed);
    await page.getByRole("button", { name: /^Plus de critères/ }).click();
    const letter = (text: string) => page.locator("label").filter({ hasText: new RegExp(`^${text}\\d`) });
    await expect(letter("A")).not.toHaveCSS("background-color", await styleOf(letter("B"), "background-color"));
    await expect(page.getByRole("button", { name: /^Voir les/ })).toHaveCSS("border-top-style", "solid");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("banner").getByRole("link", { name: "Rechercher" })).toHaveCSS(
      "outline-style",
      "solid",
    );
    await expect(page.getByRole("banner").getByRole("link", { name: "Annonces" })).toHaveCSS("outline-style", "none");
    const heart = page.getByRole("button", { name: /aux favoris/ }).first();
    const before = await styleOf(heart.locator("svg"), "fill");
    await heart.click();
    await expect(heart.locator("svg")).not.toHaveCSS("fill", before);
  },
);

test("the map's buttons follow the dark theme", inMatrix, async ({ open }) => {
  const page = await openMapPage(open, "/annonces", { ...besideMap, colorScheme: "dark" });
  const group = page.locator(".maplibregl-ctrl-group");
  await expect(group).toHaveCSS("background-color", "rgb(27, 35, 43)");
  await expect(group.locator(".maplibregl-ctrl-icon").first()).toHaveCSS("filter", "invert(1)");
  expect((await group.getByRole("button").first().boundingBox())!.height).toBeGreaterThanOrEqual(44);
});
