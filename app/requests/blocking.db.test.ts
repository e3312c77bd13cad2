import { type Actor, visitor } from "#app/account/actor.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requests } from "#db/schema/requests.ts";
import { users } from "#db/schema/accounts.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createOwnedListing } from "#tests/factories/requests.ts";
import { uniqueLetters } from "#tests/factories/unique.ts";
import { mailsTo, queueingNeeds, secretIn } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { findBlockedSeekers } from "./blocked-seekers.repository.server.ts";
import { findThread } from "./request-threads.repository.server.ts";
import type { ActOn } from "./use-cases/act-on-request.server.ts";
import { askAdvertiser } from "./use-cases/ask-advertiser.server.ts";
import { setSeekerBlocked } from "./use-cases/block-seeker.server.ts";
import { changeListing } from "./use-cases/change-listing.server.ts";
import { confirmRequest } from "./use-cases/confirm-request.server.ts";
import { declineRequest, withdrawRequest } from "./use-cases/move-request.server.ts";
import { writeMessage, makeOffer } from "./use-cases/write-message.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const needs = () => queueingNeeds(database.db);
const createSeeker = () => createUser(database.db, { userType: "chercheur" });
type Seeker = { actor: Actor; email: string };

const ask = (reference: string, { actor, email }: Seeker) =>
  askAdvertiser(needs(), {
    reference,
    actor,
    name: "Aïcha Traoré",
    email,
    message: "Bonjour ?",
    address: uniqueLetters(),
  });

/** Asks without an account, and follows the mail's link. */
async function askByMail(reference: string, email: string) {
  expect(await ask(reference, { actor: visitor, email })).toMatchObject({ ok: true, kind: "to_confirm" });
  return confirmRequest(needs(), secretIn((await mailsTo(database.db, email)).at(-1)!.text));
}

/** An advertiser with two listings, and a seeker who has asked about the first. */
async function scene() {
  const { listing, owner } = await createOwnedListing(database.db);
  const other = await createListing(database.db, { advertiserId: listing.advertiserId });
  const seeker = await createSeeker();
  const asked = await ask(listing.reference, seeker);
  if (!asked.ok || asked.kind !== "sent") throw new Error("not asked");
  const byOwner: ActOn = {
    actor: owner.actor,
    requestId: asked.requestId,
    side: "annonceur",
  };
  const bySeeker: ActOn = {
    actor: seeker.actor,
    requestId: asked.requestId,
    side: "demandeur",
  };
  return { listing, other, owner, seeker, byOwner, bySeeker };
}

test("a blocked seeker writes no more, on none of the advertiser's listings, in any way", async () => {
  const { listing, other, seeker, owner, byOwner, bySeeker } = await scene();
  expect(await setSeekerBlocked(needs(), byOwner, true)).toEqual({ ok: true });
  const before = await mailsTo(database.db, owner.email);
  expect(await writeMessage(needs(), { ...bySeeker, message: "Alors ?" })).toEqual({ ok: false, code: "blocked" });
  expect(await makeOffer(needs(), { ...bySeeker, amount: 100, message: "" })).toEqual({ ok: false, code: "blocked" });
  for (const { reference } of [listing, other]) {
    expect(await ask(reference, seeker)).toEqual({ ok: false, code: "blocked" });
    expect(await askByMail(reference, seeker.email)).toEqual({ ok: false, code: "blocked" });
  }
  await database.db
    .update(users)
    .set({ email: `nouvelle-${seeker.email}` })
    .where(eq(users.id, seeker.id));
  expect(await askByMail(other.reference, `nouvelle-${seeker.email}`)).toEqual({ ok: false, code: "blocked" });
  expect(await mailsTo(database.db, owner.email)).toEqual(before);
  expect(await findThread(database.db, bySeeker.requestId)).toMatchObject({
    thread: { isBlocked: true, status: "nouvelle" },
  });
});

test("a block concerns one advertiser and one seeker, and both can still end the request", async () => {
  const { listing, seeker, owner, byOwner, bySeeker } = await scene();
  await setSeekerBlocked(needs(), byOwner, true);
  const elsewhere = await createOwnedListing(database.db);
  expect(await ask(elsewhere.listing.reference, seeker)).toMatchObject({ ok: true });
  expect(await ask(listing.reference, await createSeeker())).toMatchObject({ ok: true });
  expect(await findBlockedSeekers(database.db, owner.actor)).toEqual([
    { requestId: byOwner.requestId, name: "Aïcha Traoré" },
  ]);
  expect(await findBlockedSeekers(database.db, elsewhere.owner.actor)).toEqual([]);
  // The seeker could not answer it.
  const last = { ...byOwner, message: "Une dernière chose." };
  expect(await writeMessage(needs(), last)).toEqual({ ok: false, code: "blocked" });
  expect(await withdrawRequest(needs(), bySeeker)).toEqual({ ok: true });
});

test("a block is removed from any thread of the same person", async () => {
  const { other, seeker, owner, byOwner, bySeeker } = await scene();
  const second = await ask(other.reference, seeker);
  if (!second.ok || second.kind !== "sent") throw new Error("not asked");
  await setSeekerBlocked(needs(), byOwner, true);
  const elsewhere = { ...byOwner, requestId: second.requestId };
  expect(await setSeekerBlocked(needs(), elsewhere, false)).toEqual({ ok: true });
  expect(await findBlockedSeekers(database.db, owner.actor)).toEqual([]);
  expect(await writeMessage(needs(), { ...bySeeker, message: "Merci." })).toEqual({ ok: true });
});

test("only the advertiser blocks the seeker", async () => {
  const { byOwner, bySeeker } = await scene();
  const stranger = await createSeeker();
  const tries: ActOn[] = [
    bySeeker,
    { ...bySeeker, side: "annonceur" },
    { ...byOwner, actor: stranger.actor },
    { ...byOwner, actor: { kind: "link", requestId: byOwner.requestId } },
    { ...byOwner, requestId: "1" },
    { ...byOwner, requestId: crypto.randomUUID() },
  ];
  for (const on of tries) expect(await setSeekerBlocked(needs(), on, true)).toEqual({ ok: false, code: "unknown" });
  expect(await findThread(database.db, byOwner.requestId)).toMatchObject({ thread: { isBlocked: false } });
});

test("after the advertiser declined, the seeker may ask about the same home after thirty days, about others at once", async () => {
  const { listing, other, seeker, byOwner } = await scene();
  await declineRequest(needs(), byOwner);
  expect(await ask(listing.reference, seeker)).toEqual({ ok: false, code: "declined" });
  expect(await askByMail(listing.reference, seeker.email)).toEqual({ ok: false, code: "declined" });
  const later = `plus-tard-${seeker.email}`;
  await database.db.update(users).set({ email: later }).where(eq(users.id, seeker.id));
  expect(await askByMail(listing.reference, later), "with the account's address of today").toEqual({
    ok: false,
    code: "declined",
  });
  await database.db.update(users).set({ email: seeker.email }).where(eq(users.id, seeker.id));
  expect(await ask(other.reference, seeker)).toMatchObject({ ok: true });
  await database.db.execute(
    sql`update request_events set created_at = created_at - interval '30 days' where request_id = ${byOwner.requestId}`,
  );
  expect(await ask(listing.reference, seeker)).toMatchObject({ ok: true, kind: "sent" });
});

test("a home that was withdrawn and returns may be asked about: the portal declined, not the advertiser", async () => {
  const { listing, owner, seeker } = await scene();
  const moving = { actor: owner.actor, reference: listing.reference };
  await changeListing(needs(), { ...moving, to: "retiree" });
  await changeListing(needs(), { ...moving, to: "disponible" });
  expect(await ask(listing.reference, seeker)).toMatchObject({ ok: true, kind: "sent" });
  const made = await database.db.select().from(requests).where(eq(requests.listingId, listing.id));
  expect(made.map(({ status }) => status).toSorted()).toEqual(["declinee", "nouvelle"]);
});
