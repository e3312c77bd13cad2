import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishedDrafts } from "#db/schema/drafts.ts";
import { listings } from "#db/schema/listings.ts";
import { createDraft, flatForm } from "#tests/factories/drafts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { publishingOn } from "#tests/setup/publishing.ts";
import type { Transaction } from "#app/domain/listing.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { findCommuneNamed, findPriceRange } from "../form/places.repository.server.ts";
import { openDraft } from "../drafts/use-cases/open-draft.server.ts";
import { previewListing } from "./use-cases/preview-listing.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { needs, account, listingsOf, published } = publishingOn(() => database.db);

describe("before publishing", () => {
  test("the preview shows the page that would be published, and stores nothing", async () => {
    const who = await account();
    const draftId = await createDraft(database.db, {
      userId: who.id,
      form: flatForm({ title: "", dpeStatus: "" }),
      photos: 1,
    });
    const opened = await openDraft(needs(), { account: who, draftId });
    if (!opened.ok || opened.kind !== "open") throw new Error("not open");
    const preview = await previewListing(needs(), { account: who, opened });
    expect(preview).toMatchObject({
      ok: true,
      listing: {
        price: { amount: 28_500_000 },
        place: { address: null, communeName: "Nantes" },
        photos: [{ alt: "Photo 1" }],
        agent: { name: `${who.firstName} ${who.familyName}` },
      },
    });
    expect(await listingsOf(who)).toEqual([]);
    const empty = await openDraft(needs(), { account: who, draftId: randomUUID() });
    if (!empty.ok || empty.kind !== "open") throw new Error("not open");
    expect(await previewListing(needs(), { account: who, opened: empty })).toEqual({
      ok: false,
      code: "too_little",
      missing: ["transaction", "type", "commune", "price"],
    });
  });

  test("usual prices are the commune's where it has enough listings, else the department's", async () => {
    const { db } = database;
    const angers = (await findCommuneNamed(db, "Angers"))!;
    const kind = { transaction: "vente", propertyType: "maison" } as const;
    const rangeIn = (commune: typeof angers, exceptId: number | null = null, of: Transaction = "vente") =>
      findPriceRange(db, commune, { ...kind, transaction: of, exceptId });
    expect(await rangeIn(angers)).toBeNull();
    const cholet = (await findCommuneNamed(db, "Cholet"))!;
    for (const price of [10_000_000, 20_000_000, 30_000_000, 40_000_000, 50_000_000]) {
      await createListing(db, { ...kind, communeId: cholet.id, price, livingArea: 100, photos: 0 });
    }
    // Flats, rentals and listings that are gone do not count.
    await createListing(db, {
      transaction: "vente",
      propertyType: "appartement",
      communeId: cholet.id,
      price: 99_000_000,
      livingArea: 10,
      photos: 0,
    });
    await createListing(db, {
      transaction: "location",
      propertyType: "maison",
      communeId: cholet.id,
      price: 99_000,
      livingArea: 100,
      photos: 0,
    });
    await createListing(db, {
      ...kind,
      status: "transmis",
      communeId: cholet.id,
      price: 99_000_000,
      livingArea: 10,
      photos: 0,
    });
    const dear = await createListing(db, {
      ...kind,
      status: "en_negociation",
      energyClass: "G",
      bedrooms: 12,
      communeId: angers.id,
      price: 30_000_000,
      livingArea: 100,
      photos: 0,
    });
    expect(await rangeIn(cholet)).toEqual({
      low: 200_000,
      high: 400_000,
      count: 5,
      place: "Cholet",
      isDepartment: false,
    });
    expect(await rangeIn(angers)).toEqual({
      low: 225_000,
      high: 375_000,
      count: 6,
      place: "Maine-et-Loire",
      isDepartment: true,
    });
    expect(await rangeIn(angers, null, "location")).toBeNull();
    // The listing being edited does not count.
    expect(await rangeIn(angers, dear.id)).toMatchObject({ low: 200_000, high: 400_000, count: 5 });
    const [one] = await db.select({ id: listings.id }).from(listings).where(eq(listings.communeId, cholet.id)).limit(1);
    expect(await rangeIn(cholet, one!.id)).toMatchObject({ count: 5, isDepartment: true });
  });

  test("Paris, Lyon and Marseille require an arrondissement", async () => {
    expect((await findCommuneNamed(database.db, "Lyon"))!.hasArrondissements).toBe(true);
    expect((await findCommuneNamed(database.db, "Lyon 3e"))!.hasArrondissements).toBe(false);
    expect(await findCommuneNamed(database.db, "qqqqzzzzxx")).toBeNull();
  });

  test("the record of a published draft is deleted with its listing", async () => {
    const { listing, draftId } = await published(await account());
    await database.db.delete(listings).where(eq(listings.id, listing.id));
    expect(await database.db.select().from(publishedDrafts).where(eq(publishedDrafts.draftId, draftId))).toEqual([]);
  });
});
