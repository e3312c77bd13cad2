import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listings } from "#db/schema/listings.ts";
import { requestEvents, requests } from "#db/schema/requests.ts";
import { createUser, type UserRow } from "#tests/factories/accounts.ts";
import { createOwnedListing, createRequest } from "#tests/factories/requests.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { as, stepsOfThread } from "#tests/setup/data/threads.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { type ListingStage, listingStages, statusOfStage, storedStage } from "#app/domain/listing-stage.ts";
import { possibleStages } from "./listing-moves.ts";
import { acceptRequest } from "./use-cases/accept-request.server.ts";
import { changeListing } from "./use-cases/change-listing.server.ts";
import { endNegotiation, openNegotiation } from "./use-cases/move-request.server.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const needs = () => queueingNeeds(database.db);
const statusOf = async (id: number) =>
  (await database.db.select().from(listings).where(eq(listings.id, id)))[0]!.status;
const change = ({ actor }: UserRow, reference: string, to: ListingStage) =>
  changeListing(needs(), { actor, reference, to });

test("withdrawing, selling or letting a listing notifies its seekers, and can be undone", async () => {
  for (const [to, status, notice, word] of [
    ["retiree", "retiree", "withdrawn", "a retiré ce bien"],
    ["cedee", "transmis", "sold_to_other", "ce bien est vendu"],
  ] as const) {
    const { listing, owner } = await createOwnedListing(database.db);
    const request = await createRequest(database.db, { listingId: listing.id });
    expect(await change(owner, listing.reference, to)).toEqual({ ok: true, transaction: "vente" });
    expect(await statusOf(listing.id)).toBe(status);
    const [closed] = await database.db.select().from(requests).where(eq(requests.id, request.id));
    expect(closed!.status).toBe("declinee");
    const [last] = await database.db
      .select()
      .from(requestEvents)
      .where(eq(requestEvents.requestId, request.id))
      .orderBy(desc(requestEvents.id));
    expect(last).toMatchObject({ author: "portail", step: "declinee", notice });
    expect(last!.body, "the previous release reads it").toContain(word);
    expect(JSON.stringify(await mailsTo(database.db, request.seekerEmail))).toContain(word);
    expect((await change(owner, listing.reference, "disponible")).ok).toBe(true);
    expect(await statusOf(listing.id)).toBe("disponible");
  }
});

test("a home that comes back online reopens its accepted request, and notifies the seeker, unless the seeker has left", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const request = await createRequest(database.db, { listingId: listing.id });
  const left = await createRequest(database.db, {
    listingId: listing.id,
    status: "acceptee",
    seekerEmail: "compte-supprime@invalid",
    seekerLeftAt: new Date(),
  });
  const on = as(owner, request.id);
  await openNegotiation(needs(), on);
  await acceptRequest(needs(), { ...on, confirmed: listing.price, stage: "cedee" });
  expect((await change(owner, listing.reference, "disponible")).ok).toBe(true);
  const stateOf = async (id: string) =>
    (await database.db.select().from(requests).where(eq(requests.id, id)))[0]!.status;
  expect([await stateOf(request.id), await stateOf(left.id)]).toEqual(["nouvelle", "acceptee"]);
  expect((await stepsOfThread(database.db, request.id)).at(-1)).toBe("remise_en_ligne annonceur");
  expect((await mailsTo(database.db, request.seekerEmail)).at(-1)!.subject).toMatch(/^De nouveau en ligne/);
  expect(await mailsTo(database.db, left.seekerEmail)).toEqual([]);
  expect(await openNegotiation(needs(), on)).toEqual({ ok: true });
});

test.each([
  ["vente", 179, "nouvelle"],
  ["vente", 181, "acceptee"],
  ["location", 29, "nouvelle"],
  ["location", 31, "acceptee"],
] as const)(
  "a request for a %s that was accepted %i days before its home is back online is then %s",
  async (transaction, days, status) => {
    const { listing, owner } = await createOwnedListing(database.db, { transaction });
    const request = await createRequest(database.db, { listingId: listing.id });
    const on = as(owner, request.id);
    await openNegotiation(needs(), on);
    await acceptRequest(needs(), { ...on, confirmed: listing.price, stage: "cedee" });
    await database.db.execute(sql`
      update request_events set created_at = created_at - make_interval(days => ${days}) where request_id = ${request.id}`);
    const mailed = (await mailsTo(database.db, request.seekerEmail)).length;
    expect((await change(owner, listing.reference, "disponible")).ok).toBe(true);
    const [stored] = await database.db.select().from(requests).where(eq(requests.id, request.id));
    expect(stored!.status).toBe(status);
    const isTold = status === "nouvelle";
    expect((await stepsOfThread(database.db, request.id)).includes("remise_en_ligne annonceur")).toBe(isTold);
    expect((await mailsTo(database.db, request.seekerEmail)).length - mailed).toBe(isTold ? 1 : 0);
  },
);

test("people are notified when a home leaves, comes back and is negotiated", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const request = await createRequest(database.db, { listingId: listing.id });
  await change(owner, listing.reference, "retiree");
  await change(owner, listing.reference, "disponible");
  const again = await createRequest(database.db, { listingId: listing.id, seekerEmail: request.seekerEmail });
  const on = {
    actor: owner.actor,
    requestId: again.id,
    side: "annonceur" as const,
  };
  await openNegotiation(needs(), on);
  await endNegotiation(needs(), on);
  const { rows } = await database.db.$client.query(
    "select kind, price = $2 as is_of_then from listing_events where listing_id = $1 order by id",
    [listing.id, listing.price],
  );
  expect(rows).toEqual(["gone", "back", "negotiation", "back"].map((kind) => ({ kind, is_of_then: true })));
});

test("a listing under negotiation stays until the negotiation ends", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const request = await createRequest(database.db, { listingId: listing.id });
  await openNegotiation(needs(), {
    actor: owner.actor,
    requestId: request.id,
    side: "annonceur",
  });
  for (const to of ["retiree", "cedee", "disponible", "pause"] as const) {
    expect(await change(owner, listing.reference, to)).toEqual({
      ok: false,
      code: "negotiating",
      title: listing.title,
    });
  }
  expect(await statusOf(listing.id)).toBe("en_negociation");
});

test("another's listing, a draft and an unknown one get the same answer, and do not change", async () => {
  const { listing } = await createOwnedListing(database.db);
  const draft = await createOwnedListing(database.db, { status: "brouillon" });
  const stranger = await createUser(database.db, { userType: "agence" });
  const unknown = { ok: false, code: "unknown", title: null };
  expect(await change(stranger, listing.reference, "retiree")).toEqual(unknown);
  expect(await change(draft.owner, draft.listing.reference, "disponible")).toEqual(unknown);
  expect(await change(stranger, "BVNONE", "retiree")).toEqual(unknown);
  expect(await statusOf(listing.id)).toBe("disponible");
});

test.each(listingStages.filter((stage) => stage !== "brouillon"))(
  "a listing whose stage is %s offers exactly the changes that can be made",
  async (stage) => {
    const offered = possibleStages(stage, false);
    for (const to of listingStages) {
      const life = { status: statusOfStage[stage], stage: storedStage(stage) };
      const { listing, owner } = await createOwnedListing(database.db, life);
      expect((await change(owner, listing.reference, to)).ok, to).toBe(offered.includes(to));
    }
  },
);

test("of three concurrent changes of a listing, one succeeds; the others were done already", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const outcomes = await Promise.all([
    change(owner, listing.reference, "retiree"),
    change(owner, listing.reference, "retiree"),
    change(owner, listing.reference, "retiree"),
  ]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const late = { ok: false, code: "done_already", title: listing.title };
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([late, late]);
});

test("while threads are notified of a move, other listings change the same counts of searches", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const other = await createOwnedListing(database.db, {
    advertiserId: listing.advertiserId,
    communeId: listing.communeId,
  });
  const { id } = await createRequest(database.db, { listingId: listing.id });
  const moving = await database.db.transaction(async (tx) => {
    await tx.execute(sql`select from requests where id = ${id} for update`);
    const started = change(owner, listing.reference, "pause");
    await expect
      .poll(async () => (await database.db.execute(isWaiting)).rows.length, { timeout: 30_000 * timeoutFactor })
      .toBe(1);
    await database.db.execute(sql`update listings set status = 'retiree' where id = ${other.listing.id}`);
    return { started };
  });
  expect((await moving.started).ok).toBe(true);
});

const isWaiting = sql`
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
