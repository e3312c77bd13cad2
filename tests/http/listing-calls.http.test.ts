import { expect, test } from "vitest";
import type { Picture } from "#app/domain/picture.ts";
import type { ResultsPage } from "#app/listings/trail/search-trail.ts";
import { createListing } from "../factories/listings.ts";
import { createCommune } from "../factories/communes.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });

test("the call for photos returns those of a listing on show, and none of any other listing", async () => {
  const { reference } = await createListing(portal.db, { photos: 3 });
  const answer = await portal.fetch(`/api/annonces/${reference}/photos`);
  const { photos } = (await answer.json()) as { photos: Picture[] };
  expect(photos.map(({ alt }) => alt)).toEqual(Array.from({ length: 3 }, () => "Séjour lumineux"));
  const sold = await createListing(portal.db, { photos: 1, status: "transmis" });
  for (const path of [sold.reference, "BVRIEN", "%27x"]) {
    const refused = await portal.fetch(`/api/annonces/${path}/photos`);
    expect([refused.status, await refused.json()]).toEqual([404, { photos: [] }]);
  }
});

test("without JavaScript the contact bar for phones is in the page, and its button shows the number", async () => {
  const { slug, reference } = await createListing(portal.db);
  const visitor = await openVisitor(portal, `/annonces/${slug}-${reference}`);
  const bar = () => visitor.page.one("region", "Prix et contact");
  expect(bar().text).toMatch(/^[\d\s]+€/);
  expect(bar().one("link", "Écrire").attribute("href")).toBe("#ecrire");
  await visitor.press(bar().one("button", "Téléphoner"));
  expect(
    bar()
      .one("link", /^Appeler le 0\d/)
      .attribute("href"),
  ).toMatch(/^tel:0\d{9}$/);
});

test("a page of results gives the addresses of its listings, in order; a page beyond the last one is the last", async () => {
  const commune = await createCommune(portal.db);
  const made = [];
  for (let price = 1; price <= 11; price++)
    made.push(await createListing(portal.db, { communeId: commune.id, price: price * 1_000_000, photos: 0 }));
  const ask = async (query: string) => {
    const answer = await portal.fetch(`/api/resultats?commune=${commune.slug}&sort=prix-croissant${query}`);
    return (await answer.json()) as ResultsPage;
  };
  const hrefs = made.map(({ slug, reference }) => `/annonces/${slug}-${reference}`);
  expect(await ask("")).toMatchObject({ page: 1, pageCount: 2, total: 11, first: 1, hrefs: hrefs.slice(0, 9) });
  expect(await ask("&page=2")).toMatchObject({ page: 2, first: 10, hrefs: hrefs.slice(9) });
  expect((await ask("&page=99")).page).toBe(2);
  expect((await ask("&priceMax=1")).hrefs).toEqual([]);
});
