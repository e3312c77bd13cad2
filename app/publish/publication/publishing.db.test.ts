import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { showListing } from "#app/listings/use-cases/show-listing.server.ts";
import { publishedDrafts } from "#db/schema/drafts.ts";
import { listingStatusChanges } from "#db/schema/listing-life.ts";
import { listings } from "#db/schema/listings.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createDraft, flatForm } from "#tests/factories/drafts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { NOW, publishingOn } from "#tests/setup/publishing.ts";
import type { Transaction } from "#app/domain/listing.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { findDraft } from "../drafts/drafts.repository.server.ts";
import { findCommuneNamed, findPriceRange } from "../form/places.repository.server.ts";
import { duplicateListing } from "../drafts/use-cases/duplicate-listing.server.ts";
import { discardDraft } from "../drafts/use-cases/discard-draft.server.ts";
import { openDraft } from "../drafts/use-cases/open-draft.server.ts";
import { previewListing } from "./use-cases/preview-listing.server.ts";
import { saveDraft } from "../drafts/use-cases/save-draft.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { needs, account, publish, listingsOf, published } = publishingOn(() => database.db);

describe("publishing", () => {
  test("a whole draft is on show at once, with its rooms and photos, by an advertiser of the account", async () => {
    const who = await account();
    const { listing, details, advertiser, draftId } = await published(who, undefined, 2);
    expect(listing).toMatchObject({
      status: "disponible",
      slug: "appartement-3-pieces-nantes",
      price: 28_500_000,
      photoCount: 2,
      publishedAt: NOW,
      livingArea: 63.5,
    });
    expect(listing.reference).toMatch(/^BV[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(details).toMatchObject({
      address: "8 rue Crébillon",
      dpeVersion: "2021",
      carrezArea: 62.8,
      exactLatitude: null,
    });
    expect(advertiser).toMatchObject({
      role: "proprietaire",
      firstName: who.firstName,
      familyName: who.familyName,
      communeId: listing.communeId,
    });
    const shown = await showListing(needs(), { slug: listing.slug, reference: listing.reference });
    expect(shown).toMatchObject({
      ok: true,
      listing: {
        rooms: [
          { name: "Séjour", area: 24.2 },
          { name: "Chambre", area: null },
        ],
        place: { communeName: "Nantes", address: null },
        photos: [{ alt: "Photo 1" }, { alt: "Photo 2" }],
      },
    });
    const { rows } = await database.db.$client.query(
      "select from listings where id = $1 and search_vector @@ websearch_to_tsquery('french_unaccent', 'théâtre lumineux')",
      [listing.id],
    );
    expect(rows).toHaveLength(1);
    expect(
      await database.db
        .select({ status: listingStatusChanges.status, userId: listingStatusChanges.userId })
        .from(listingStatusChanges)
        .where(eq(listingStatusChanges.listingId, listing.id)),
    ).toEqual([{ status: "disponible", userId: who.id }]);
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

  test("comforts that the kind of listing cannot have are left out", async () => {
    const features = ["ascenseur", "cave", "piscine-chauffee", "vue-mer", "viabilise"];
    const plot = flatForm({ type: "terrain", landArea: "640", features });
    expect((await published(await account(), plot)).details.features).toEqual(["vue-mer", "viabilise"]);
    const flat = await published(await account(), flatForm({ features }));
    expect(flat.details.features).toEqual(["ascenseur", "cave", "piscine-chauffee", "vue-mer"]);
  });

  test("namesakes have addresses of their own", async () => {
    const people = await Promise.all(
      [1, 2, 3, 4, 5].map(() => createUser(database.db, { firstName: "Éva", familyName: "Tan" })),
    );
    const rows = await Promise.all(
      people.map(({ id, firstName, familyName, email }) =>
        published({ id, firstName, familyName, email, userType: "proprietaire" }),
      ),
    );
    expect(new Set(rows.map(({ advertiser }) => advertiser.slug)).size).toBe(5);
  });

  test("clicked ten times at once, one listing comes of it, and each click is answered the same", async () => {
    const who = await account();
    const draftId = await createDraft(database.db, { userId: who.id });
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => publish(who, draftId)));
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => ({ ok: true })));
    expect(await listingsOf(who)).toHaveLength(1);
    expect(await openDraft(needs(), { account: who, draftId })).toMatchObject({
      ok: true,
      kind: "published",
      isNew: true,
    });
  });

  test("what another page saves while it is published is in the listing, or refused; the draft does not come back", async () => {
    const who = await account();
    const draftId = await createDraft(database.db, { userId: who.id });
    const saves = Array.from({ length: 8 }, (_, number) =>
      saveDraft(needs(), { account: who, draftId, fields: { quartier: `Quartier ${number}` } }),
    );
    const [outcome, ...saved] = await Promise.all([publish(who, draftId), ...saves]);
    expect(outcome).toEqual({ ok: true });
    for (const one of saved) expect(["saved", "published"]).toContain(one.ok ? "saved" : one.code);
    expect(await listingsOf(who)).toHaveLength(1);
    expect(await findDraft(database.db, { id: draftId, userId: who.id })).toBeNull();
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
    expect(await publish(who, draftId)).toEqual({
      ok: false,
      code: "incomplete",
      problems: [
        { field: "price", code: "notANumber" },
        { field: "title", code: "required" },
      ],
    });
    expect(await listingsOf(who)).toEqual([]);
    expect(await findDraft(database.db, { id: draftId, userId: who.id })).not.toBeNull();
  });

  test("words of a page that is still open do not bring back a discarded draft", async () => {
    const who = await account();
    const draftId = await createDraft(database.db, { userId: who.id });
    expect(await discardDraft(needs(), { account: who, draftId })).toEqual({ ok: true });
    expect(await saveDraft(needs(), { account: who, draftId, fields: { title: "Encore" } })).toEqual({
      ok: false,
      code: "discarded",
    });
    expect(await findDraft(database.db, { id: draftId, userId: who.id })).toBeNull();
    expect(await openDraft(needs(), { account: who, draftId })).toEqual({ ok: false, code: "discarded" });
    expect(await publish(who, draftId)).toEqual({ ok: false, code: "discarded" });
  });

  test("nobody publishes, reads, changes or deletes the draft of another; a seeker none at all", async () => {
    const [owner, other, seeker] = [await account(), await account("agence"), await account("chercheur")];
    const draftId = await createDraft(database.db, { userId: owner.id });
    for (const stranger of [other, seeker]) {
      expect(await publish(stranger, draftId)).toEqual({ ok: false, code: "unknown" });
      expect(await openDraft(needs(), { account: stranger, draftId })).toEqual({ ok: false, code: "unknown" });
      expect(await saveDraft(needs(), { account: stranger, draftId, fields: { title: "À lui" } })).toEqual({
        ok: false,
        code: "unknown",
      });
      expect(await discardDraft(needs(), { account: stranger, draftId })).toEqual({ ok: false, code: "unknown" });
      expect(await duplicateListing(needs(), { account: stranger, original: { draftId } })).toEqual({
        ok: false,
        code: "unknown",
      });
    }
    expect(await saveDraft(needs(), { account: seeker, draftId: randomUUID(), fields: { title: "Moi" } })).toEqual({
      ok: false,
      code: "unknown",
    });
    expect(await publish(owner, draftId)).toEqual({ ok: true });
    expect(await openDraft(needs(), { account: other, draftId })).toEqual({ ok: false, code: "unknown" });
    expect(await saveDraft(needs(), { account: owner, draftId, fields: { title: "Encore" } })).toEqual({
      ok: false,
      code: "published",
    });
  });

  test("an id that cannot be one is unknown", async () => {
    const who = await account();
    for (const draftId of ["", "x", "../../etc", `${randomUUID()}\0`, "'; drop table users; --"]) {
      expect(await openDraft(needs(), { account: who, draftId })).toEqual({ ok: false, code: "unknown" });
      expect(await discardDraft(needs(), { account: who, draftId })).toEqual({ ok: false, code: "unknown" });
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

  test("the usual prices are those of the commune where it has enough, else of its department", async () => {
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
    // Neither flats nor rentals nor what is no longer on show count.
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
    // The listing that is being changed is not one of them.
    expect(await rangeIn(angers, dear.id)).toMatchObject({ low: 200_000, high: 400_000, count: 5 });
    const [one] = await db.select({ id: listings.id }).from(listings).where(eq(listings.communeId, cholet.id)).limit(1);
    expect(await rangeIn(cholet, one!.id)).toMatchObject({ count: 5, isDepartment: true });
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
