import { and, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Account } from "#app/account/account.ts";
import { showListing } from "#app/listings/use-cases/show-listing.server.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { draftPhotos, listingDrafts, publishedDrafts } from "#db/schema/drafts.ts";
import { listingStatusChanges } from "#db/schema/listing-life.ts";
import { listingDetails, listings } from "#db/schema/listings.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createDraft, flatForm, rentalForm } from "#tests/factories/drafts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import type { DraftForm } from "./draft.ts";
import { findDraft, findDraftPhotos, saveDraftFields } from "./drafts.repository.server.ts";
import { findCommuneNamed, findPriceRange } from "./places.repository.server.ts";
import { duplicateListing } from "./use-cases/duplicate-listing.server.ts";
import { discardDraft } from "./use-cases/discard-draft.server.ts";
import { editListing } from "./use-cases/edit-listing.server.ts";
import { openDraft } from "./use-cases/open-draft.server.ts";
import { previewListing } from "./use-cases/preview-listing.server.ts";
import { publishListing } from "./use-cases/publish-listing.server.ts";
import { saveDraft } from "./use-cases/save-draft.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOW = new Date("2026-11-21T10:00:00Z");
const needs = () => ({ db: database.db, clock: () => NOW, log: pino({ level: "silent" }) });

async function account(userType: Account["userType"] = "proprietaire"): Promise<Account> {
  const { id, firstName, familyName, email } = await createUser(database.db, { userType });
  return { id, userType, firstName, familyName, email };
}

const publish = (who: Account, draftId: string) => publishListing(needs(), { account: who, draftId });
const listingsOf = (who: Account) =>
  database.db
    .select({ listing: listings, details: listingDetails, advertiser: advertisers })
    .from(listings)
    .innerJoin(listingDetails, eq(listingDetails.listingId, listings.id))
    .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
    .where(eq(advertisers.userId, who.id));

async function published(who: Account, form?: DraftForm, photos = 0) {
  const draftId = await createDraft(database.db, { userId: who.id, ...(form ? { form } : {}), photos });
  expect(await publish(who, draftId)).toEqual({ outcome: "published" });
  const [row] = (await listingsOf(who)).toSorted((one, other) => other.listing.id - one.listing.id);
  return { draftId, ...row! };
}

describe("publishing", () => {
  test("a whole draft is on show at once, with its rooms and photos, by an advertiser of the account", async () => {
    const who = await account();
    const { listing, details, advertiser, draftId } = await published(who, undefined, 2);
    expect(listing).toMatchObject({ status: "disponible", slug: "appartement-3-pieces-nantes", price: 28_500_000, photoCount: 2, publishedAt: NOW, livingArea: 63.5 });
    expect(listing.reference).toMatch(/^BV[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(details).toMatchObject({ address: "8 rue Crébillon", dpeVersion: "2021", carrezArea: 62.8, exactLatitude: null });
    expect(advertiser).toMatchObject({ role: "proprietaire", firstName: who.firstName, familyName: who.familyName, communeId: listing.communeId });
    const shown = await showListing(needs(), { slug: listing.slug, reference: listing.reference });
    expect(shown).toMatchObject({
      outcome: "shown",
      listing: { rooms: [{ name: "Séjour", area: 24.2 }, { name: "Chambre", area: null }], place: { communeName: "Nantes", address: null }, photos: [{ alt: "Photo 1" }, { alt: "Photo 2" }] },
    });
    const { rows } = await database.db.$client.query("select from listings where id = $1 and search_vector @@ websearch_to_tsquery('french_unaccent', 'théâtre lumineux')", [listing.id]);
    expect(rows).toHaveLength(1);
    expect(await database.db.select({ status: listingStatusChanges.status, userId: listingStatusChanges.userId }).from(listingStatusChanges).where(eq(listingStatusChanges.listingId, listing.id))).toEqual([{ status: "disponible", userId: who.id }]);
    expect(await findDraft(database.db, { id: draftId, userId: who.id })).toBeNull();
  });

  test("an agency publishes as an agent, and both of its listings have one advertiser", async () => {
    const who = await account("agence");
    const form = flatForm({ feesPayer: "vendeur", feeScheduleUrl: "https://exemple.fr/honoraires" });
    const [one, other] = [await published(who, form), await published(who, form)];
    expect(one.advertiser.role).toBe("agent-commissionnaire");
    expect(other.advertiser.id).toBe(one.advertiser.id);
    expect(other.listing.reference).not.toBe(one.listing.reference);
  });

  test("namesakes have addresses of their own", async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => createUser(database.db, { firstName: "Éva", familyName: "Tan" })));
    const rows = await Promise.all(people.map(({ id, firstName, familyName, email }) => published({ id, firstName, familyName, email, userType: "proprietaire" })));
    expect(new Set(rows.map(({ advertiser }) => advertiser.slug)).size).toBe(5);
  });

  test("clicked ten times at once, one listing comes of it, and each click is answered the same", async () => {
    const who = await account();
    const draftId = await createDraft(database.db, { userId: who.id });
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => publish(who, draftId)));
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => ({ outcome: "published" })));
    expect(await listingsOf(who)).toHaveLength(1);
    expect(await openDraft(needs(), { account: who, draftId })).toMatchObject({ outcome: "published", isNew: true });
  });

  test("two first listings at once make one advertiser", async () => {
    const who = await account();
    const drafts = await Promise.all([1, 2, 3].map(() => createDraft(database.db, { userId: who.id })));
    await Promise.all(drafts.map((draftId) => publish(who, draftId)));
    const rows = await listingsOf(who);
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ advertiser }) => advertiser.id)).size).toBe(1);
  });

  test("what is missing is told, and nothing is stored", async () => {
    const who = await account();
    const draftId = await createDraft(database.db, { userId: who.id, form: flatForm({ title: "", price: "cher" }) });
    expect(await publish(who, draftId)).toEqual({ outcome: "incomplete", problems: [{ field: "price", code: "notANumber" }, { field: "title", code: "required" }] });
    expect(await listingsOf(who)).toEqual([]);
    expect(await findDraft(database.db, { id: draftId, userId: who.id })).not.toBeNull();
  });

  test("nobody publishes, reads, changes or deletes the draft of another; a seeker none at all", async () => {
    const [owner, other, seeker] = [await account(), await account("agence"), await account("chercheur")];
    const draftId = await createDraft(database.db, { userId: owner.id });
    for (const stranger of [other, seeker]) {
      expect(await publish(stranger, draftId)).toEqual({ outcome: "unknown" });
      expect(await openDraft(needs(), { account: stranger, draftId })).toEqual({ outcome: "unknown" });
      expect(await saveDraft(needs(), { account: stranger, draftId, fields: { title: "À lui" } })).toEqual({ outcome: "unknown" });
      expect(await discardDraft(needs(), { account: stranger, draftId })).toBe(false);
      expect(await duplicateListing(needs(), { account: stranger, original: { draftId } })).toEqual({ outcome: "unknown" });
    }
    expect(await saveDraft(needs(), { account: seeker, draftId: randomUUID(), fields: { title: "Moi" } })).toEqual({ outcome: "unknown" });
    expect(await publish(owner, draftId)).toEqual({ outcome: "published" });
    expect(await openDraft(needs(), { account: other, draftId })).toEqual({ outcome: "unknown" });
    expect(await saveDraft(needs(), { account: owner, draftId, fields: { title: "Encore" } })).toEqual({ outcome: "published" });
  });

  test("an id that cannot be one is unknown", async () => {
    const who = await account();
    for (const draftId of ["", "x", "../../etc", `${randomUUID()}\0`, "'; drop table users; --"]) {
      expect(await openDraft(needs(), { account: who, draftId })).toEqual({ outcome: "unknown" });
      expect(await discardDraft(needs(), { account: who, draftId })).toBe(false);
    }
  });

  test("the place by hand stays private unless it is shown", async () => {
    const placed = { latitude: "47.2135", longitude: "-1.5621" };
    const hidden = await published(await account(), flatForm(placed));
    expect(hidden.details).toMatchObject({ exactLatitude: 47.2135, exactLongitude: -1.5621 });
    // Together: one of the two may be the same by chance.
    expect([hidden.listing.publicLatitude, hidden.listing.publicLongitude]).not.toEqual([47.2135, -1.5621]);
    const shown = await published(await account(), flatForm({ ...placed, showsExactPosition: "oui" }));
    expect(shown.listing.publicLatitude).toBeCloseTo(47.2135, 4);
    expect(shown.listing.publicLongitude).toBeCloseTo(-1.5621, 4);
  });
});

describe("changing a published listing", () => {
  const edit = async (who: Account, reference: string) => {
    const opened = await editListing(needs(), { account: who, reference });
    if (opened.outcome !== "opened") throw new Error(opened.outcome);
    return opened.draftId;
  };

  test.each([
    ["a sale", flatForm({ latitude: "47.2135", longitude: "-1.5621", heating: "poêle à granulés" })],
    ["a rental", rentalForm({ price: "890,50", availableFrom: "2027-01-01" })],
    ["a plot", { transaction: "vente", type: "terrain", commune: "Nantes (44)", price: "95 000", landArea: "640", title: "Terrain", description: "Viabilisé.", features: ["viabilise"] }],
  ] as [string, DraftForm][])("%s comes back as it was written, and published again without a change stays what it was", async (_name, form) => {
    const who = await account();
    const before = await published(who, form, 1);
    const draftId = await edit(who, before.listing.reference);
    expect(await findDraftPhotos(database.db, draftId)).toHaveLength(1);
    expect(await publish(who, draftId)).toEqual({ outcome: "published" });
    const [after] = await listingsOf(who);
    expect(after).toEqual({ listing: before.listing, details: before.details, advertiser: before.advertiser });
    expect(await openDraft(needs(), { account: who, draftId })).toMatchObject({ outcome: "published", isNew: false });
  });

  test("a lower price shows as a drop; reference and day of publication stay", async () => {
    const who = await account();
    const { listing } = await published(who);
    const draftId = await edit(who, listing.reference);
    await saveDraftFields(database.db, { id: draftId, userId: who.id, fields: { price: "270 000", rooms: "4" } });
    await publishListing({ ...needs(), clock: () => new Date("2026-12-01T10:00:00Z") }, { account: who, draftId });
    const [after] = await listingsOf(who);
    expect(after!.listing).toMatchObject({ reference: listing.reference, slug: "appartement-4-pieces-nantes", price: 27_000_000, previousPrice: 28_500_000, publishedAt: NOW });
    expect(await showListing(needs(), { slug: listing.slug, reference: listing.reference })).toMatchObject({ outcome: "moved" });
  });

  test("changes that are begun are resumed, from any device, until they are published or given up", async () => {
    const who = await account();
    const { listing } = await published(who);
    const drafts = await Promise.all([1, 2, 3].map(() => edit(who, listing.reference)));
    expect(new Set(drafts).size).toBe(1);
    expect(await discardDraft(needs(), { account: who, draftId: drafts[0]! })).toBe(true);
    expect((await listingsOf(who))[0]!.listing.status).toBe("disponible");
  });

  test("under negotiation it stays so; withdrawn it is on show again, with a trace; sold it cannot be changed", async () => {
    const who = await account();
    const { listing, draftId: first } = await published(who);
    const setStatus = (status: "en_negociation" | "retiree" | "transmis") => database.db.update(listings).set({ status }).where(eq(listings.id, listing.id));
    const statusNow = async () => (await listingsOf(who))[0]!.listing.status;
    await setStatus("en_negociation");
    await publish(who, await edit(who, listing.reference));
    expect(await statusNow()).toBe("en_negociation");
    await setStatus("retiree");
    await publish(who, await edit(who, listing.reference));
    expect(await statusNow()).toBe("disponible");
    const traces = await database.db.select({ status: listingStatusChanges.status }).from(listingStatusChanges).where(eq(listingStatusChanges.listingId, listing.id));
    expect(traces).toEqual([{ status: "disponible" }, { status: "disponible" }]);
    const late = await edit(who, listing.reference);
    await setStatus("transmis");
    expect(await editListing(needs(), { account: who, reference: listing.reference })).toEqual({ outcome: "transmitted" });
    expect(await publish(who, late)).toEqual({ outcome: "transmitted" });
    expect(first).not.toBe(late);
  });

  test("another's listing, a seeker's and an unknown one are all unknown", async () => {
    const { listing } = await published(await account());
    expect(await editListing(needs(), { account: await account(), reference: listing.reference })).toEqual({ outcome: "unknown" });
    expect(await editListing(needs(), { account: await account("chercheur"), reference: listing.reference })).toEqual({ outcome: "unknown" });
    expect(await editListing(needs(), { account: await account(), reference: "BV00000\0" })).toEqual({ outcome: "unknown" });
    expect(await duplicateListing(needs(), { account: await account(), original: { reference: listing.reference } })).toEqual({ outcome: "unknown" });
  });

  test("a listing that changed hands meanwhile is not overwritten", async () => {
    const who = await account();
    const { listing } = await published(who);
    const draftId = await edit(who, listing.reference);
    const other = await createAdvertiser(database.db, { communeId: listing.communeId });
    await database.db.update(listings).set({ advertiserId: other.id }).where(eq(listings.id, listing.id));
    expect(await publish(who, draftId)).toEqual({ outcome: "unknown" });
  });
});

describe("copying", () => {
  test("a listing and a draft are copied whole, photos included; the original stays", async () => {
    const who = await account();
    const { listing } = await published(who, undefined, 2);
    const copy = await duplicateListing(needs(), { account: who, original: { reference: listing.reference.toLowerCase() } });
    if (copy.outcome !== "opened") throw new Error(copy.outcome);
    const again = await duplicateListing(needs(), { account: who, original: { draftId: copy.draftId } });
    if (again.outcome !== "opened") throw new Error(again.outcome);
    const drafts = await database.db.select().from(listingDrafts).where(and(eq(listingDrafts.userId, who.id)));
    expect(drafts.map(({ id, listingId }) => [id, listingId]).toSorted()).toEqual([[copy.draftId, null], [again.draftId, null]].toSorted());
    const photos = await Promise.all([copy.draftId, again.draftId].map((id) => database.db.select({ alt: draftPhotos.alt }).from(draftPhotos).where(eq(draftPhotos.draftId, id))));
    expect(photos).toEqual([[{ alt: "Photo 1" }, { alt: "Photo 2" }], [{ alt: "Photo 1" }, { alt: "Photo 2" }]]);
    expect(await publish(who, again.draftId)).toEqual({ outcome: "published" });
    expect(await listingsOf(who)).toHaveLength(2);
  });
});

describe("before publishing", () => {
  test("the preview shows the page that would be published, and stores nothing", async () => {
    const who = await account();
    const draftId = await createDraft(database.db, { userId: who.id, form: flatForm({ title: "", dpeStatus: "" }), photos: 1 });
    const opened = await openDraft(needs(), { account: who, draftId });
    if (opened.outcome !== "open") throw new Error(opened.outcome);
    const preview = await previewListing(needs(), { account: who, opened });
    expect(preview).toMatchObject({ outcome: "shown", listing: { price: { amount: 28_500_000 }, place: { address: null, communeName: "Nantes" }, photos: [{ alt: "Photo 1" }], agent: { name: `${who.firstName} ${who.familyName}` } } });
    expect(await listingsOf(who)).toEqual([]);
    const empty = await openDraft(needs(), { account: who, draftId: randomUUID() });
    if (empty.outcome !== "open") throw new Error(empty.outcome);
    expect(await previewListing(needs(), { account: who, opened: empty })).toEqual({ outcome: "too_little", missing: ["transaction", "type", "commune", "price"] });
  });

  test("the usual prices are those of the commune where it has enough, else of its department", async () => {
    const { db } = database;
    const angers = (await findCommuneNamed(db, "Angers"))!;
    const kind = { transaction: "vente", propertyType: "maison" } as const;
    expect(await findPriceRange(db, angers, kind)).toBeNull();
    const cholet = (await findCommuneNamed(db, "Cholet"))!;
    for (const price of [10_000_000, 20_000_000, 30_000_000, 40_000_000, 50_000_000]) {
      await createListing(db, { ...kind, communeId: cholet.id, price, livingArea: 100, photos: 0 });
    }
    expect(await findPriceRange(db, cholet, kind)).toEqual({ low: 200_000, high: 400_000, count: 5, place: "Cholet", isDepartment: false });
    expect(await findPriceRange(db, angers, kind)).toEqual({ low: 200_000, high: 400_000, count: 5, place: "Maine-et-Loire", isDepartment: true });
    expect(await findPriceRange(db, angers, { ...kind, transaction: "location" })).toBeNull();
  });

  test("Paris, Lyon and Marseille are asked for their arrondissement", async () => {
    expect((await findCommuneNamed(database.db, "Lyon"))!.hasArrondissements).toBe(true);
    expect((await findCommuneNamed(database.db, "Lyon 3e"))!.hasArrondissements).toBe(false);
    expect(await findCommuneNamed(database.db, "qqqqzzzzxx")).toBeNull();
  });

  test("a draft forgotten by its listing's end leaves no trace of what it became", async () => {
    const { listing, draftId } = await published(await account());
    await database.db.delete(listings).where(eq(listings.id, listing.id));
    expect(await database.db.select().from(publishedDrafts).where(eq(publishedDrafts.draftId, draftId))).toEqual([]);
  });
});
