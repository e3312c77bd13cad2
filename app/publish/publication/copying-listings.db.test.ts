import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advertisers } from "#db/schema/advertisers.ts";
import { draftPhotos, listingDrafts } from "#db/schema/drafts.ts";
import { listings } from "#db/schema/listings.ts";
import { flatForm } from "#tests/factories/drafts.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { publishingOn } from "#tests/setup/data/publishing.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { countDrafts } from "../drafts/drafts.repository.server.ts";
import { duplicateListing } from "../drafts/use-cases/duplicate-listing.server.ts";
import { MOST_DRAFTS } from "../drafts/use-cases/save-draft.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { needs, account, publish, listingsOf, published } = publishingOn(() => database.db);

test("a listing and a draft are copied with their photos; the original stays", async () => {
  const who = await account();
  const { listing } = await published(who, undefined, 2);
  const copy = await duplicateListing(needs(), {
    actor: await actorOf(database.db, who),
    original: { reference: listing.reference.toLowerCase() },
  });
  if (!copy.ok) throw new Error(copy.code);
  const again = await duplicateListing(needs(), {
    actor: await actorOf(database.db, who),
    original: { draftId: copy.draftId },
  });
  if (!again.ok) throw new Error(again.code);
  const drafts = await database.db.select().from(listingDrafts).where(eq(listingDrafts.userId, who.id));
  expect(drafts.map(({ id, listingId }) => [id, listingId]).toSorted()).toEqual(
    [
      [copy.draftId, null],
      [again.draftId, null],
    ].toSorted(),
  );
  const photos = await Promise.all(
    [copy.draftId, again.draftId].map((id) =>
      database.db.select({ alt: draftPhotos.alt }).from(draftPhotos).where(eq(draftPhotos.draftId, id)),
    ),
  );
  expect(photos).toEqual([
    [{ alt: "Photo 1" }, { alt: "Photo 2" }],
    [{ alt: "Photo 1" }, { alt: "Photo 2" }],
  ]);
  expect(await publish(who, again.draftId)).toEqual({ ok: true });
  expect(await listingsOf(who)).toHaveLength(2);
});

test("what a sample advertiser copies or publishes is an example too", async () => {
  const who = await account("agence");
  const form = flatForm({ feesPayer: "vendeur", feeScheduleUrl: "https://exemple.fr/bareme" });
  const { listing, advertiser } = await published(who, form);
  expect(listing.isSample).toBe(false);
  await database.db.update(advertisers).set({ isSample: true }).where(eq(advertisers.id, advertiser.id));
  await database.db.update(listings).set({ isSample: true }).where(eq(listings.id, listing.id));
  const copy = await duplicateListing(needs(), {
    actor: await actorOf(database.db, who),
    original: { reference: listing.reference },
  });
  if (!copy.ok) throw new Error(copy.code);
  expect(await publish(who, copy.draftId)).toEqual({ ok: true });
  expect((await listingsOf(who)).map((own) => own.listing.isSample)).toEqual([true, true]);
});

test("concurrent copies stop at the account's maximum number of drafts", async () => {
  const who = await account();
  const { listing } = await published(who);
  const form = flatForm();
  await database.db
    .insert(listingDrafts)
    .values(Array.from({ length: MOST_DRAFTS - 2 }, () => ({ id: randomUUID(), userId: who.id, form })));
  const copies = await Promise.all(
    Array.from({ length: 8 }, async () =>
      duplicateListing(needs(), {
        actor: await actorOf(database.db, who),
        original: { reference: listing.reference },
      }),
    ),
  );
  expect(copies.map((copy) => (copy.ok ? "opened" : copy.code)).toSorted()).toEqual([
    "opened",
    "opened",
    ...Array.from({ length: 6 }, () => "too_many_drafts"),
  ]);
  expect(await countDrafts(database.db, await actorOf(database.db, who))).toBe(MOST_DRAFTS);
});
