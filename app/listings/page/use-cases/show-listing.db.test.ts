import { afterAll, beforeAll, expect, test } from "vitest";
import { createCommune } from "#tests/factories/communes.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { showListing } from "./show-listing.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const show = (listing: { slug: string; reference: string }) =>
  showListing({ db: database.db, clock: () => new Date(), rentControlPeriods: async () => [] }, listing);

test("a listing on show has its details, rooms and photos in order", async () => {
  const listing = await createListing(database.db, { photos: 3 });
  const shown = await show(listing);
  expect(shown).toMatchObject({
    kind: "shown",
    listing: { reference: listing.reference, price: { amount: listing.price } },
  });
  if (!shown.ok || shown.kind !== "shown") return;
  expect(shown.listing.photos).toHaveLength(3);
  expect(shown.listing.rooms[0]?.name).toBe("Séjour");
});

test("the address and the true position are sent only with the advertiser's consent", async () => {
  const place = { latitude: 47.412345678, longitude: -0.612345678 };
  const hidden = await createListing(database.db, { ...place, details: { address: "3 rue Secrète" } });
  const told = JSON.stringify(await show(hidden));
  expect(told).not.toContain("rue Secrète");
  // Compared together: one of the two may be equal by chance.
  expect([told.includes("47.41234"), told.includes("-0.61234")]).not.toEqual([true, true]);
  const open = await createListing(database.db, {
    ...place,
    details: { address: "3 rue Ouverte", exactLatitude: place.latitude, exactLongitude: place.longitude },
    showsExactPosition: true,
  });
  const toldOpen = JSON.stringify(await show(open));
  expect(toldOpen).toContain("3 rue Ouverte");
  expect(toldOpen).toContain("47.41234");
});

test("no private field of the advertiser leaves the server", async () => {
  const told = JSON.stringify(await show(await createListing(database.db)));
  expect(told).not.toContain("example.org");
  expect(told).not.toContain("06 39 98");
});

test("another slug redirects to the listing's canonical address", async () => {
  const listing = await createListing(database.db);
  expect(await show({ ...listing, slug: "autre" })).toEqual({
    ok: true,
    kind: "moved",
    href: `/annonces/${listing.slug}-${listing.reference}`,
  });
});

test.each(["transmis", "retiree"] as const)(
  "a listing that is %s is gone, with similar ones nearby",
  async (status) => {
    const commune = await createCommune(database.db);
    const other = await createListing(database.db, { communeId: commune.id });
    const gone = await createListing(database.db, { communeId: commune.id, status });
    const shown = await show(gone);
    expect(shown.ok && shown.kind === "gone" && shown.alternatives[0]?.reference).toBe(other.reference);
  },
);

test("drafts and unknown references do not exist", async () => {
  expect(await show(await createListing(database.db, { status: "brouillon" }))).toEqual({ ok: false, code: "unknown" });
  expect(await show({ slug: "maison", reference: "BVZZZZZ" })).toEqual({ ok: false, code: "unknown" });
});

test("similar homes are available, of the same kind, nearest in price, never the home itself", async () => {
  const commune = await createCommune(database.db);
  const make = (price: number, more = {}) =>
    createListing(database.db, { communeId: commune.id, price: price * 100, ...more });
  const home = await make(200_000);
  const [near, far, nearer] = [await make(230_000), await make(400_000), await make(190_000)];
  await make(201_000, { propertyType: "maison" });
  for (const status of ["en_negociation", "transmis"] as const) await make(201_000, { status });
  const shown = await show(home);
  expect(shown.ok && shown.kind === "shown" && shown.similar.map((card) => card.reference)).toEqual(
    [nearer, near, far].map((one) => one.reference),
  );
});

test("if the commune has too few homes of the kind, homes of its department follow, then other types", async () => {
  const department = { departmentCode: "9Z", departmentName: "Ailleurs" };
  const [commune, neighbour] = [
    await createCommune(database.db, department),
    await createCommune(database.db, department),
  ];
  const make = (price: number, more = {}) =>
    createListing(database.db, { communeId: commune.id, price: price * 100, ...more });
  const home = await make(200_000, { propertyType: "terrain" });
  const house = await make(199_000, { propertyType: "maison" });
  const plotNearby = await make(90_000, { propertyType: "terrain", communeId: neighbour.id });
  await make(200_000, { propertyType: "maison", transaction: "location" });
  const shown = await show(home);
  expect(shown.ok && shown.kind === "shown" && shown.similar.map((card) => card.reference)).toEqual(
    [plotNearby, house].map((one) => one.reference),
  );
});
