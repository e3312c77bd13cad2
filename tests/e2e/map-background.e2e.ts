import type { Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MapView } from "#app/search/map-view.ts";
import { useBrowser } from "../setup/browser.ts";
import { mapColour, pixelsOf } from "../setup/map-pixels.ts";
import { openPortal, startingPortals, type TestPortal } from "../setup/portal-process.ts";
import { startStyleServer, type StyleServer } from "../setup/style-server.ts";

const { open } = useBrowser();
let styles: StyleServer;
let portal: TestPortal;

beforeAll(async () => {
  styles = await startStyleServer();
  portal = await openPortal({ SAMPLE_LISTINGS: "60", MAP_STYLE_URL: styles.url });
}, startingPortals.timeout);
afterAll(async () => {
  await portal.close();
  await styles.stop();
});

async function openListing(tolerates?: RegExp): Promise<Page> {
  const { listings } = (await (
    await fetch(`${portal.address}/api/carte?cadre=-5.5_41_10_51.5&zoom=5`)
  ).json()) as MapView;
  const page = await open(`/annonces/x-${listings[0]!.reference}`, {
    baseURL: portal.address,
    viewport: { width: 1440, height: 900 },
    ...(tolerates ? { tolerates } : {}),
  });
  await page.getByRole("heading", { name: "Où se trouve le bien" }).scrollIntoViewIfNeeded();
  return page;
}

const credits = (page: Page) => page.locator(".maplibregl-ctrl-attrib").textContent();
const scale = (page: Page) => page.locator(".maplibregl-ctrl-scale").innerText();

test.each(["all", "all but its pictures"] as const)(
  "the operator's background is shown where it gives %s, with its credit, as near as a street",
  async (gives) => {
    styles.gives = gives;
    const page = await openListing(/404/);
    await expect.poll(() => credits(page)).toContain("Institut des cartes");
    await expect.poll(async () => (await mapColour(page)).blue).toBeGreaterThan(150);
    expect(await scale(page)).toMatch(/^\d{3}\sm$/);
  },
);

test.each(["no style", "failing tiles", "missing tiles", "silence for tiles"] as const)(
  "where it gives %s, the bundled map takes over by itself, as wide as its names need",
  async (gives) => {
    styles.gives = gives;
    const page = await openListing(/503|404/);
    await expect.poll(() => credits(page), { timeout: 20_000 }).toContain("Natural Earth");
    expect(await credits(page)).not.toContain("Institut des cartes");
    await expect.poll(() => scale(page)).toMatch(/^[1-5]\skm$/);
    await expect.poll(async () => Object.values(await mapColour(page)).every((part) => part > 190)).toBe(true);
    expect(
      await pixelsOf(page, { red: 238, green: 213, blue: 200 }),
      "the circle in which the home lies",
    ).toBeGreaterThan(50);
  },
);
