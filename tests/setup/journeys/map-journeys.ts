import { expect, type Page } from "@playwright/test";
import type { MapView } from "#app/search/map/map-view.ts";
import { halfScale, type Open } from "./journey.ts";
import { timeoutFactor } from "../timeout-factor.ts";

/** The map is beside the list, and small: each frame is expensive to draw. */
export const besideMap = { viewport: { width: 1100, height: 700 }, ...halfScale };
/** Slightly narrower: the list alone. */
export const withoutMap = { viewport: { width: 1000, height: 900 } };
export const phone = { viewport: { width: 360, height: 740 }, ...halfScale };

const FRANCE = "cadre=-5.5_41_10_51.5&zoom=5";

export const clusters = (page: Page) => page.getByRole("button", { name: /annonces? ici/ });

/** Clusters and prices. */
export const markers = (page: Page) => page.getByRole("button", { name: /annonces ici|^Annonce à/ });

/** Prices of single listings. */
export const prices = (page: Page) => page.getByRole("button", { name: /^Annonce à/ });

/** The map's own scale, which shows the zoom. */
export const scale = (page: Page) => page.locator(".maplibregl-ctrl-scale");

/** The map's own count of listings. */
export const mapCount = (page: Page) => page.getByRole("status").filter({ hasText: "sur cette carte" });

export const drawButton = (page: Page) => page.getByRole("button", { name: "Dessiner une zone" });

/** The line above the list: number of listings and pages, and their order. */
export const resultsLine = (page: Page) => page.locator("#resultats");

/** The list's number of listings. */
export const listTotal = async (page: Page) =>
  Number(
    (await resultsLine(page).innerText()).replaceAll(/\D*(\d[\d\s\u202F]*) annonces?.*/gs, "$1").replaceAll(/\D/g, ""),
  );

/** Opens an address and waits until its map has markers, which alone takes seconds on a busy machine. */
export async function openMapPage(open: Open, path: string, options: Parameters<Open>[1] = besideMap): Promise<Page> {
  const page = await open(path, options);
  await expect(markers(page).first()).toBeVisible({ timeout: 12_000 * timeoutFactor });
  return page;
}

/** The address of a search's listing that has its own marker on the map of France. */
export async function listingOnMap(portal: { address: string }, query = ""): Promise<string> {
  const answer = await fetch(`${portal.address}/api/carte?${FRANCE}${query}`);
  const { listings } = (await answer.json()) as MapView;
  return `/annonces/x-${listings[0]!.reference}`;
}
