import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ListingStage, statusOfStage } from "#app/domain/listing-stage.ts";
import { listingEvents } from "#db/schema/alerts.ts";
import { listings } from "#db/schema/listings.ts";
import { requests } from "#db/schema/requests.ts";
import type { UserRow } from "#tests/factories/accounts.ts";
import { createOwnedListing, createRequest } from "#tests/factories/requests.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { as, byLink, lastOfferId, stepsOfThread } from "#tests/setup/data/threads.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { acceptRequest } from "./use-cases/accept-request.server.ts";
import { acceptOffer } from "./use-cases/answer-offer.server.ts";
import { changeListing } from "./use-cases/change-listing.server.ts";
import { endNegotiation, openNegotiation } from "./use-cases/move-request.server.ts";
import { makeOffer } from "./use-cases/write-message.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const needs = () => queueingNeeds(database.db);
const change = ({ actor }: UserRow, reference: string, to: ListingStage) =>
  changeListing(needs(), { actor, reference, to });
const lifeOf = async (id: number) => {
  const [row] = await database.db.select().from(listings).where(eq(listings.id, id));
  return { status: row!.status, stage: row!.stage };
};
const logOf = async (id: number) =>
  (await database.db.select().from(listingEvents).where(eq(listingEvents.listingId, id)).orderBy(listingEvents.id)).map(
    ({ kind, stage, actor, actorId }) => ({ kind, stage, actor, actorId }),
  );
const stateOf = async (id: string) => (await database.db.select().from(requests).where(eq(requests.id, id)))[0]!.status;

test("one press moves a home between stages and back; the log has each, with who did it", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const path: [ListingStage, ListingStage | null, string][] = [
    ["offre", "offre", "negotiation"],
    ["compromis", "compromis", "moved"],
    ["negociation", null, "moved"],
    ["disponible", null, "back"],
    ["pause", "pause", "gone"],
    ["retiree", null, "moved"],
    ["disponible", null, "back"],
    ["cedee", null, "gone"],
  ];
  for (const [to, stored] of path) {
    expect((await change(owner, listing.reference, to)).ok, to).toBe(true);
    expect(await lifeOf(listing.id)).toEqual({ status: statusOfStage[to], stage: stored });
  }
  expect(await logOf(listing.id)).toEqual(
    path.map(([stage, , kind]) => ({ kind, stage, actor: "person", actorId: owner.id })),
  );
});

test("the previous release, which changes only the status, leaves no stage of another status", async () => {
  const { listing } = await createOwnedListing(database.db, { status: "en_negociation", stage: "offre" });
  await database.db.$client.query("update listings set title = title where id = $1", [listing.id]);
  expect(await lifeOf(listing.id)).toEqual({ status: "en_negociation", stage: "offre" });
  await database.db.$client.query("update listings set status = 'disponible' where id = $1", [listing.id]);
  expect(await lifeOf(listing.id)).toEqual({ status: "disponible", stage: null });
});

test("threads get a message about a new stage, each seeker gets a mail, and no request is declined", async () => {
  const { listing, owner } = await createOwnedListing(database.db, { transaction: "location" });
  const asked = [
    await createRequest(database.db, { listingId: listing.id }),
    await createRequest(database.db, { listingId: listing.id }),
  ];
  const declined = await createRequest(database.db, { listingId: listing.id, status: "declinee" });
  const unconfirmed = await createRequest(database.db, { listingId: listing.id, confirmedAt: null });
  expect((await change(owner, listing.reference, "compromis")).ok).toBe(true);
  for (const { id, seekerEmail } of asked) {
    expect(await stateOf(id)).toBe("nouvelle");
    expect(await stepsOfThread(database.db, id)).toEqual(["demande demandeur", "message portail"]);
    const mails = await mailsTo(database.db, seekerEmail);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toMatch(/^Réservé\s: /);
    expect(mails[0]!.text).toContain("Réservé");
  }
  for (const { id, seekerEmail } of [declined, unconfirmed]) {
    expect(await stepsOfThread(database.db, id)).toEqual(["demande demandeur"]);
    expect(await mailsTo(database.db, seekerEmail)).toEqual([]);
  }
});

test("an agreement keeps the home online « Sous offre »; other threads get a message and continue; a sale closes them", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const buyer = await createRequest(database.db, { listingId: listing.id });
  const other = await createRequest(database.db, { listingId: listing.id });
  await openNegotiation(needs(), as(owner, buyer.id));
  expect(await acceptRequest(needs(), { ...as(owner, buyer.id), confirmed: listing.price, stage: "offre" })).toEqual({
    ok: true,
  });
  expect(await lifeOf(listing.id)).toEqual({ status: "en_negociation", stage: "offre" });
  expect([await stateOf(buyer.id), await stateOf(other.id)]).toEqual(["acceptee", "nouvelle"]);
  expect((await stepsOfThread(database.db, buyer.id)).at(-1)).toBe("acceptee annonceur");
  expect((await stepsOfThread(database.db, other.id)).at(-1)).toBe("message portail");
  expect(await openNegotiation(needs(), as(owner, other.id))).toEqual({ ok: false, code: "listing_negotiated" });
  expect((await change(owner, listing.reference, "cedee")).ok).toBe(true);
  expect([await stateOf(buyer.id), await stateOf(other.id)]).toEqual(["acceptee", "declinee"]);
  expect((await stepsOfThread(database.db, buyer.id)).at(-1)).toBe("message portail");
});

test("an agreement that falls through makes the home available and its request open again, and both sides are notified", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const buyer = await createRequest(database.db, { listingId: listing.id });
  const other = await createRequest(database.db, { listingId: listing.id });
  await openNegotiation(needs(), as(owner, buyer.id));
  await acceptRequest(needs(), { ...as(owner, buyer.id), confirmed: listing.price, stage: "compromis" });
  expect((await change(owner, listing.reference, "disponible")).ok).toBe(true);
  expect([await stateOf(buyer.id), await stateOf(other.id)]).toEqual(["nouvelle", "nouvelle"]);
  expect((await stepsOfThread(database.db, buyer.id)).at(-1)).toBe("remise_en_ligne annonceur");
  expect((await stepsOfThread(database.db, other.id)).slice(-2)).toEqual(["message portail", "message portail"]);
  expect(await openNegotiation(needs(), as(owner, other.id))).toEqual({ ok: true });
});

test("a home that a request negotiates moves only between the stages of a negotiation", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const request = await createRequest(database.db, { listingId: listing.id });
  await openNegotiation(needs(), as(owner, request.id));
  expect((await change(owner, listing.reference, "offre")).ok).toBe(true);
  expect(await change(owner, listing.reference, "pause")).toMatchObject({ ok: false, code: "negotiating" });
  expect(await stateOf(request.id)).toBe("en_negociation");
});

test("an advertiser cannot show what the portal hides", async () => {
  const { listing, owner } = await createOwnedListing(database.db, { status: "retiree", stage: "masquee" });
  expect(await change(owner, listing.reference, "disponible")).toMatchObject({ ok: false, code: "hidden" });
  expect(await lifeOf(listing.id)).toEqual({ status: "retiree", stage: "masquee" });
});

test("an offer that the advertiser accepts can mark the home « Sous offre » at once, for this seeker", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const buyer = await createRequest(database.db, { listingId: listing.id });
  const other = await createRequest(database.db, { listingId: listing.id });
  const offerFrom = async (id: string) => {
    await makeOffer(needs(), { ...byLink(id), amount: 22_000_000, message: "" });
    return lastOfferId(database.db, id);
  };
  const late = { ...as(owner, other.id), offerId: await offerFrom(other.id), stage: "offre" as const };
  const offerId = await offerFrom(buyer.id);
  expect(await acceptOffer(needs(), { ...as(owner, buyer.id), offerId, stage: "offre" as const })).toEqual({
    ok: true,
  });
  expect(await lifeOf(listing.id)).toEqual({ status: "en_negociation", stage: "offre" });
  expect([await stateOf(buyer.id), await stateOf(other.id)]).toEqual(["en_negociation", "nouvelle"]);
  expect((await stepsOfThread(database.db, other.id)).at(-1)).toBe("message portail");
  // Reserved for somebody else: the amount is agreed, and the home stays.
  expect(await acceptOffer(needs(), late)).toEqual({ ok: true });
  expect([await stateOf(buyer.id), await stateOf(other.id)]).toEqual(["en_negociation", "nouvelle"]);
  await endNegotiation(needs(), as(owner, buyer.id));
  expect(await lifeOf(listing.id)).toEqual({ status: "disponible", stage: null });
});

test("a home whose stage changes twenty times in an hour waits", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  for (let press = 0; press < 20; press++)
    expect((await change(owner, listing.reference, press % 2 ? "disponible" : "offre")).ok).toBe(true);
  expect(await change(owner, listing.reference, "offre")).toMatchObject({ ok: false, code: "too_many" });
});
