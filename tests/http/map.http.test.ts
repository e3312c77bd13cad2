import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { MapView } from "#app/search/map/map-view.ts";
import { listings } from "#db/schema/listings.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal();
/** Some homes are overseas. */
const WORLD = "cadre=-180_-80_180_80&zoom=2";

test.each([
  "",
  "&transactionType=louer",
  "&propertyType=maison&minBedrooms=3",
  "&priceMax=200000",
  "&areaMin=80",
  "&disponible=oui",
])("the map has the same count as the list: %s", async (query) => {
  const answer = await portal.fetch(`/api/carte?${WORLD}${query}`);
  const { total, clusters, listings: alone } = (await answer.json()) as MapView;
  expect(clusters.reduce((sum, { count }) => sum + count, 0) + alone.length).toBe(total);
  expect(total).toBeGreaterThan(0);
  const list = await (await portal.fetch(`/annonces?${query.slice(1)}`)).text();
  const [, told] = /<h2 id="resultats"[^>]*>([\d\s\u202F]+)/.exec(list)!;
  expect(Number(told!.replaceAll(/\D/g, ""))).toBe(total);
});

test.each([
  "",
  "cadre=&zoom=5",
  "cadre=1_2_3&zoom=5",
  "cadre=1_2_3_4",
  "cadre=5_5_4_4&zoom=3",
  "cadre=1_2_3_4&zoom=-1",
])("a map request without a valid frame and zoom is refused: %s", async (query) => {
  expect((await portal.fetch(`/api/carte?${query}`)).status).toBe(400);
});

test("no answer contains a position that its advertiser hides", async () => {
  const hidden = await portal.db
    .select({
      reference: listings.reference,
      slug: listings.slug,
      latitude: listings.latitude,
      longitude: listings.longitude,
    })
    .from(listings)
    .where(and(eq(listings.isSample, true), eq(listings.showsExactPosition, false), eq(listings.status, "disponible")))
    .limit(5);
  expect(hidden).toHaveLength(5);
  for (const { reference, slug, ...place } of hidden) {
    const [latitude, longitude] = [place.latitude!, place.longitude!];
    const frame = [longitude - 0.01, latitude - 0.01, longitude + 0.01, latitude + 0.01]
      .map((degrees) => degrees.toFixed(4))
      .join("_");
    const addresses = [
      `/annonces/${slug}-${reference}`,
      `/annonces/${slug}-${reference}.data`,
      `/api/carte?cadre=${frame}&zoom=15`,
      `/favoris/annonces?references=${reference}`,
    ];
    for (const address of addresses) {
      const answer = await portal.fetch(address);
      const bytes = await answer.text();
      expect(answer.status, address).toBe(200);
      expect([bytes.includes(String(latitude)), bytes.includes(String(longitude))], address).not.toEqual([true, true]);
    }
  }
});
