import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { showListing } from "#app/listings/page/use-cases/show-listing.server.ts";
import { listingStatusChanges } from "#db/schema/listing-life.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createDraft, flatForm } from "#tests/factories/drafts.ts";
import { NOW, publishingOn } from "#tests/setup/data/publishing.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { findDraft } from "../drafts/drafts.repository.server.ts";
import { duplicateListing } from "../drafts/use-cases/duplicate-listing.server.ts";
import { discardDraft } from "../drafts/use-cases/discard-draft.server.ts";
import { openDraft } from "../drafts/use-cases/open-draft.server.ts";
import { saveDraft } from "../drafts/use-cases/save-draft.server.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { needs, account, publish, listingsOf, published } = publishingOn(() => database.db);

describe("publishing", () => {
  test("a complete draft is on show at once, with its rooms and photos and an advertiser of the account", async () => {
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
    expect(await findDraft(database.db, { id: draftId, actor: await actorOf(database.db, who) })).toBeNull();
  });

  test("an agency publishes as an agent, and both of its listings have one advertiser", async () => {
    const who = await account("agence");
    const form = flatForm({ feesPayer: "vendeur", feeScheduleUrl: "https://exemple.fr/honoraires" });
    const [one, other] = [await published(who, form), await published(who, form)];
    expect(one.advertiser.role).toBe("agent-commissionnaire");
    expect(other.advertiser.id).toBe(one.advertiser.id);
    expect(other.listing.reference).not.toBe(one.listing.reference);
  });

  test("comforts that the kind of listing cannot have are dropped", async () => {
    const features = ["ascenseur", "cave", "piscine-chauffee", "vue-mer", "viabilise"];
    const plot = flatForm({ type: "terrain", landArea: "640", features });
    expect((await published(await account(), plot)).details.features).toEqual(["vue-mer", "viabilise"]);
    const flat = await published(await account(), flatForm({ features }));
    expect(flat.details.features).toEqual(["ascenseur", "cave", "piscine-chauffee", "vue-mer"]);
  });

  test("namesakes have different addresses", async () => {
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

  test("a publication that is not finished does not delay another one", async () => {
    const [slow, other] = [await account(), await account()];
    const draftId = await createDraft(database.db, { userId: slow.id, photos: 1 });
    const blocker = await database.db.$client.connect();
    await blocker.query("begin");
    await blocker.query(
      "select from media where id in (select media_id from draft_photos where draft_id = $1) for update",
      [draftId],
    );
    const slowly = publish(slow, draftId);
    try {
      await expect
        .poll(() =>
          blocker.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"),
        )
        .toMatchObject({ rowCount: 1 });
      expect(await publish(other, await createDraft(database.db, { userId: other.id }))).toEqual({ ok: true });
    } finally {
      await blocker.query("rollback");
      blocker.release();
    }
    expect(await slowly).toEqual({ ok: true });
  });

  test("ten concurrent clicks publish one listing, and each gets the same answer", async () => {
    const who = await account();
    const draftId = await createDraft(database.db, { userId: who.id });
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => publish(who, draftId)));
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => ({ ok: true })));
    expect(await listingsOf(who)).toHaveLength(1);
    expect(await openDraft(needs(), { actor: await actorOf(database.db, who), draftId })).toMatchObject({
      ok: true,
      kind: "published",
      isNew: true,
    });
  });

  test("what another page saves during publication is in the listing, or refused; the draft does not come back", async () => {
    const who = await account();
    const draftId = await createDraft(database.db, { userId: who.id });
    const saves = Array.from({ length: 8 }, async (_, number) =>
      saveDraft(needs(), {
        actor: await actorOf(database.db, who),
        draftId,
        fields: { quartier: `Quartier ${number}` },
      }),
    );
    const [outcome, ...saved] = await Promise.all([publish(who, draftId), ...saves]);
    expect(outcome).toEqual({ ok: true });
    for (const one of saved) expect(["saved", "published"]).toContain(one.ok ? "saved" : one.code);
    expect(await listingsOf(who)).toHaveLength(1);
    expect(await findDraft(database.db, { id: draftId, actor: await actorOf(database.db, who) })).toBeNull();
  });

  test("two concurrent first listings create one advertiser", async () => {
    const who = await account();
    const drafts = await Promise.all([1, 2, 3].map(() => createDraft(database.db, { userId: who.id })));
    await Promise.all(drafts.map((draftId) => publish(who, draftId)));
    const rows = await listingsOf(who);
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ advertiser }) => advertiser.id)).size).toBe(1);
  });

  test("missing fields are reported, and nothing is stored", async () => {
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
    expect(await findDraft(database.db, { id: draftId, actor: await actorOf(database.db, who) })).not.toBeNull();
  });

  test("text from an open page does not bring back a discarded draft", async () => {
    const who = await account();
    const draftId = await createDraft(database.db, { userId: who.id });
    expect(await discardDraft(needs(), { actor: await actorOf(database.db, who), draftId })).toEqual({ ok: true });
    expect(
      await saveDraft(needs(), { actor: await actorOf(database.db, who), draftId, fields: { title: "Encore" } }),
    ).toEqual({
      ok: false,
      code: "discarded",
    });
    expect(await findDraft(database.db, { id: draftId, actor: await actorOf(database.db, who) })).toBeNull();
    expect(await openDraft(needs(), { actor: await actorOf(database.db, who), draftId })).toEqual({
      ok: false,
      code: "discarded",
    });
    expect(await publish(who, draftId)).toEqual({ ok: false, code: "discarded" });
  });

  test("nobody publishes, reads, changes or deletes another's draft; a seeker has none", async () => {
    const [owner, other, seeker] = [await account(), await account("agence"), await account("chercheur")];
    const draftId = await createDraft(database.db, { userId: owner.id });
    for (const stranger of [other, seeker]) {
      expect(await publish(stranger, draftId)).toEqual({ ok: false, code: "unknown" });
      expect(await openDraft(needs(), { actor: await actorOf(database.db, stranger), draftId })).toEqual({
        ok: false,
        code: "unknown",
      });
      expect(
        await saveDraft(needs(), { actor: await actorOf(database.db, stranger), draftId, fields: { title: "À lui" } }),
      ).toEqual({
        ok: false,
        code: "unknown",
      });
      expect(await discardDraft(needs(), { actor: await actorOf(database.db, stranger), draftId })).toEqual({
        ok: false,
        code: "unknown",
      });
      expect(
        await duplicateListing(needs(), { actor: await actorOf(database.db, stranger), original: { draftId } }),
      ).toEqual({
        ok: false,
        code: "unknown",
      });
    }
    expect(
      await saveDraft(needs(), {
        actor: await actorOf(database.db, seeker),
        draftId: randomUUID(),
        fields: { title: "Moi" },
      }),
    ).toEqual({
      ok: false,
      code: "unknown",
    });
    expect(await publish(owner, draftId)).toEqual({ ok: true });
    expect(await openDraft(needs(), { actor: await actorOf(database.db, other), draftId })).toEqual({
      ok: false,
      code: "unknown",
    });
    expect(
      await saveDraft(needs(), { actor: await actorOf(database.db, owner), draftId, fields: { title: "Encore" } }),
    ).toEqual({
      ok: false,
      code: "published",
    });
  });

  test("an invalid id is unknown", async () => {
    const who = await account();
    for (const draftId of ["", "x", "../../etc", `${randomUUID()}\0`, "'; drop table users; --"]) {
      expect(await openDraft(needs(), { actor: await actorOf(database.db, who), draftId })).toEqual({
        ok: false,
        code: "unknown",
      });
      expect(await discardDraft(needs(), { actor: await actorOf(database.db, who), draftId })).toEqual({
        ok: false,
        code: "unknown",
      });
    }
  });

  test("an exact position stays private unless its advertiser shows it", async () => {
    const placed = { latitude: "47.2135", longitude: "-1.5621" };
    const hidden = await published(await account(), flatForm(placed));
    expect(hidden.details).toMatchObject({ exactLatitude: 47.2135, exactLongitude: -1.5621 });
    // Compared together: one of the two may be equal by chance.
    expect([hidden.listing.publicLatitude, hidden.listing.publicLongitude]).not.toEqual([47.2135, -1.5621]);
    const shown = await published(await account(), flatForm({ ...placed, showsExactPosition: "oui" }));
    expect(shown.listing.publicLatitude).toBeCloseTo(47.2135, 4);
    expect(shown.listing.publicLongitude).toBeCloseTo(-1.5621, 4);
  });
});
