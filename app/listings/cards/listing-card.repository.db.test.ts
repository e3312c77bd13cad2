import { afterAll, beforeAll, expect, test } from "vitest";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { findListingCardsByReference } from "./listing-card.repository.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("cards by reference show the listings on show, in the requested order", async () => {
  const { db } = database;
  const [one, two, sold, draft] = [
    await createListing(db, { photos: 0 }),
    await createListing(db, { photos: 0, status: "en_negociation" }),
    await createListing(db, { photos: 0, status: "transmis" }),
    await createListing(db, { photos: 0, status: "brouillon" }),
  ];
  const cards = await findListingCardsByReference(db, [
    two.reference,
    sold.reference,
    "BVRIEN",
    draft.reference,
    one.reference,
  ]);
  expect(cards.map((card) => card.reference)).toEqual([two.reference, one.reference]);
  expect(await findListingCardsByReference(db, [])).toEqual([]);
});

test("a card is new for seven days, and shows the price before a drop", async () => {
  const { db } = database;
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
  const week = 7 * 24 * 60 * 60 * 1000;
  const young = await createListing(db, { photos: 0, publishedAt: ago(week - 60_000), price: 100, previousPrice: 120 });
  const old = await createListing(db, { photos: 0, publishedAt: ago(week), price: 120 });
  const cards = await findListingCardsByReference(db, [young.reference, old.reference]);
  expect(cards.map(({ newUntil, previousPrice }) => ({ isNew: newUntil !== null, previousPrice }))).toEqual([
    { isNew: true, previousPrice: 120 },
    { isNew: false, previousPrice: null },
  ]);
});

test("a card names the agency, else the owner, without a space after a single name", async () => {
  const { db } = database;
  const names = [
    {},
    { agencyName: null, firstName: "Jean", familyName: "Morel" },
    { agencyName: null, firstName: "Ancien", familyName: "" },
  ];
  const references: string[] = [];
  for (const name of names) {
    const { id: advertiserId } = await createAdvertiser(db, name);
    references.push((await createListing(db, { advertiserId, photos: 0 })).reference);
  }
  const cards = await findListingCardsByReference(db, references);
  expect(cards.map((card) => card.agent.name)).toEqual(["La Lucarne Immobilier", "Jean Morel", "Ancien"]);
});
