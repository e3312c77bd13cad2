import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Account } from "#app/account/account.ts";
import { showListing } from "#app/listings/page/use-cases/show-listing.server.ts";
import { listingStatusChanges } from "#db/schema/listing-life.ts";
import { listings } from "#db/schema/listings.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { flatForm, rentalForm } from "#tests/factories/drafts.ts";
import { NOW, publishingOn } from "#tests/setup/data/publishing.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import type { DraftForm } from "../form/draft-form.ts";
import { findDraftPhotos, saveDraftFields } from "../drafts/drafts.repository.server.ts";
import { discardDraft } from "../drafts/use-cases/discard-draft.server.ts";
import { duplicateListing } from "../drafts/use-cases/duplicate-listing.server.ts";
import { editListing } from "../drafts/use-cases/edit-listing.server.ts";
import { openDraft } from "../drafts/use-cases/open-draft.server.ts";
import { publishListing } from "./use-cases/publish-listing.server.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { queueTo } from "#tests/setup/portals/no-jobs.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { needs, account, publish, listingsOf, published } = publishingOn(() => database.db);

describe("changing a published listing", () => {
  const edit = async (who: Account, reference: string) => {
    const opened = await editListing(needs(), { actor: await actorOf(database.db, who), reference });
    if (!opened.ok) throw new Error(opened.code);
    return opened.draftId;
  };

  test.each([
    ["a sale", flatForm({ latitude: "47.2135", longitude: "-1.5621", heating: "poêle à granulés" })],
    ["a rental", rentalForm({ price: "890,50", availableFrom: "2027-01-01" })],
    [
      "a plot",
      {
        transaction: "vente",
        type: "terrain",
        commune: "Nantes (44)",
        price: "95 000",
        landArea: "640",
        title: "Terrain",
        description: "Viabilisé.",
        features: ["viabilise"],
      },
    ],
  ] as [string, DraftForm][])(
    "%s comes back as it was written, and published again without a change stays what it was",
    async (_name, form) => {
      const who = await account();
      const before = await published(who, form, 1);
      const draftId = await edit(who, before.listing.reference);
      expect(await findDraftPhotos(database.db, draftId)).toHaveLength(1);
      expect(await publish(who, draftId)).toEqual({ ok: true });
      const [after] = await listingsOf(who);
      expect(after).toEqual({ listing: before.listing, details: before.details, advertiser: before.advertiser });
      expect(await openDraft(needs(), { actor: await actorOf(database.db, who), draftId })).toMatchObject({
        ok: true,
        kind: "published",
        isNew: false,
      });
    },
  );

  test("publishing an edit while another page withdraws the listing and puts it back does not deadlock", async () => {
    const who = await account();
    const { listing } = await published(who);
    // In the order of a status change: lock the listing, then add a row that references its account.
    const move = (id: number) =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select from listings where id = ${id} for no key update`);
        await tx.execute(sql`select pg_sleep(0.02)`);
        await tx.insert(listingStatusChanges).values({ listingId: id, status: "disponible", userId: who.id });
      });
    for (let round = 0; round < 5; round++) {
      const draftId = await edit(who, listing.reference);
      const [outcome] = await Promise.all([publish(who, draftId), move(listing.id), move(listing.id)]);
      expect(outcome).toEqual({ ok: true });
    }
  });

  test("a lower price is shown as a drop; reference and publication day stay", async () => {
    const who = await account();
    const { listing } = await published(who);
    const draftId = await edit(who, listing.reference);
    await saveDraftFields(database.db, {
      id: draftId,
      actor: await actorOf(database.db, who),
      fields: { price: "270 000", rooms: "4" },
    });
    await publishListing(
      { ...needs(), clock: () => new Date("2026-12-01T10:00:00Z") },
      { actor: await actorOf(database.db, who), draftId },
    );
    const [after] = await listingsOf(who);
    expect(after!.listing).toMatchObject({
      reference: listing.reference,
      slug: "appartement-4-pieces-nantes",
      price: 27_000_000,
      previousPrice: 28_500_000,
      publishedAt: NOW,
    });
    expect(await showListing(needs(), { slug: listing.slug, reference: listing.reference })).toMatchObject({
      kind: "moved",
    });
  });

  test("a price that is corrected on the day of the publication is no drop", async () => {
    const who = await account();
    const { listing } = await published(who);
    const draftId = await edit(who, listing.reference);
    await saveDraftFields(database.db, {
      id: draftId,
      actor: await actorOf(database.db, who),
      fields: { price: "270 000" },
    });
    const soon = new Date(NOW.getTime() + 5 * 60_000);
    await publishListing({ ...needs(), clock: () => soon }, { actor: await actorOf(database.db, who), draftId });
    const [after] = await listingsOf(who);
    expect(after!.listing).toMatchObject({ price: 27_000_000, previousPrice: null, priceChangedAt: null });
  });

  test("people are notified of a publication, of its correction and of a drop, not of a rise", async () => {
    const who = await account();
    const { listing } = await published(who);
    const change = async (price: string, day: string) => {
      const draftId = await edit(who, listing.reference);
      await saveDraftFields(database.db, { id: draftId, actor: await actorOf(database.db, who), fields: { price } });
      const queued: number[] = [];
      const jobs = queueTo(async (_tx, _name, data) => void queued.push((data as { event: number }).event));
      await publishListing(
        { ...needs(), jobs, clock: () => new Date(day) },
        { actor: await actorOf(database.db, who), draftId },
      );
      return queued;
    };
    const [correction] = await change("280 000", "2026-11-21T12:00:00Z");
    const [drop] = await change("270 000", "2026-12-01T10:00:00Z");
    expect(await change("290 000", "2026-12-02T10:00:00Z")).toEqual([]);
    const { rows } = await database.db.$client.query(
      "select id::int, kind, price::int, former_price::int from listing_events where listing_id = $1 order by id",
      [listing.id],
    );
    expect(rows).toMatchObject([
      { kind: "new", price: 28_500_000, former_price: null },
      { id: correction, kind: "new", price: 28_000_000, former_price: null },
      { id: drop, kind: "cheaper", price: 27_000_000, former_price: 28_000_000 },
      { kind: "changed", price: 29_000_000, former_price: null },
    ]);
  });

  test("an edit is resumed, from any device, until it is published or discarded", async () => {
    const who = await account();
    const { listing } = await published(who);
    const drafts = await Promise.all([1, 2, 3].map(() => edit(who, listing.reference)));
    expect(new Set(drafts).size).toBe(1);
    expect(await discardDraft(needs(), { actor: await actorOf(database.db, who), draftId: drafts[0]! })).toEqual({
      ok: true,
    });
    expect((await listingsOf(who))[0]!.listing.status).toBe("disponible");
  });

  test("a listing under negotiation stays so; a withdrawn one is on show again, and recorded; a sold one cannot be edited", async () => {
    const who = await account();
    const { listing, draftId: first } = await published(who);
    const setStatus = (status: "en_negociation" | "retiree" | "transmis") =>
      database.db.update(listings).set({ status }).where(eq(listings.id, listing.id));
    const statusNow = async () => (await listingsOf(who))[0]!.listing.status;
    await setStatus("en_negociation");
    await publish(who, await edit(who, listing.reference));
    expect(await statusNow()).toBe("en_negociation");
    await setStatus("retiree");
    await publish(who, await edit(who, listing.reference));
    expect(await statusNow()).toBe("disponible");
    const traces = await database.db
      .select({ status: listingStatusChanges.status })
      .from(listingStatusChanges)
      .where(eq(listingStatusChanges.listingId, listing.id));
    expect(traces).toEqual([{ status: "disponible" }, { status: "disponible" }]);
    const late = await edit(who, listing.reference);
    await setStatus("transmis");
    expect(
      await editListing(needs(), { actor: await actorOf(database.db, who), reference: listing.reference }),
    ).toEqual({
      ok: false,
      code: "sold_or_let",
    });
    expect(await publish(who, late)).toEqual({ ok: false, code: "sold_or_let" });
    expect(first).not.toBe(late);
  });

  test("another's listing, a seeker's and an unknown one are all unknown", async () => {
    const { listing } = await published(await account());
    expect(
      await editListing(needs(), { actor: await actorOf(database.db, await account()), reference: listing.reference }),
    ).toEqual({
      ok: false,
      code: "unknown",
    });
    expect(
      await editListing(needs(), {
        actor: await actorOf(database.db, await account("chercheur")),
        reference: listing.reference,
      }),
    ).toEqual({
      ok: false,
      code: "unknown",
    });
    expect(
      await editListing(needs(), { actor: await actorOf(database.db, await account()), reference: "BV00000\0" }),
    ).toEqual({
      ok: false,
      code: "unknown",
    });
    expect(
      await duplicateListing(needs(), {
        actor: await actorOf(database.db, await account()),
        original: { reference: listing.reference },
      }),
    ).toEqual({ ok: false, code: "unknown" });
  });

  test("a listing that changed hands meanwhile is not overwritten", async () => {
    const who = await account();
    const { listing } = await published(who);
    const draftId = await edit(who, listing.reference);
    const other = await createAdvertiser(database.db, { communeId: listing.communeId });
    await database.db.update(listings).set({ advertiserId: other.id }).where(eq(listings.id, listing.id));
    expect(await publish(who, draftId)).toEqual({ ok: false, code: "unknown" });
  });
});
