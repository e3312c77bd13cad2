import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MemberRole } from "#app/domain/member-role.ts";
import { createAuth } from "#app/platform/security/auth.server.ts";
import { findDraft } from "#app/publish/drafts/drafts.repository.server.ts";
import { openThread } from "#app/requests/use-cases/open-thread.server.ts";
import { writeMessage } from "#app/requests/use-cases/write-message.server.ts";
import { advertisers, memberships } from "#db/schema/advertisers.ts";
import { listings } from "#db/schema/listings.ts";
import { createUser, type UserRow } from "#tests/factories/accounts.ts";
import { createDraft } from "#tests/factories/drafts.ts";
import { createOwnedListing, createRequest } from "#tests/factories/requests.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { byLink } from "#tests/setup/data/threads.ts";
import { deleteAccount } from "./use-cases/delete-account.server.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const leave = async (user: UserRow) => {
  const { db } = database;
  const needs = queueingNeeds(db);
  const auth = createAuth({ db, env: needs.env, secret: "s".repeat(40) });
  return deleteAccount(
    { ...needs, auth, log: pino({ level: "silent" }) },
    { actor: await actorOf(db, user), proof: user.email },
  );
};

/** A founder with a listing and a thread, and colleagues in the order in which they joined. */
async function organisation(...roles: MemberRole[]) {
  const { db } = database;
  const { listing, owner: founder } = await createOwnedListing(db);
  const { advertiserId } = listing;
  const colleagues: UserRow[] = [];
  for (const [index, role] of roles.entries()) {
    const user = await createUser(db, { userType: "chercheur" });
    const joinedAt = new Date(Date.now() + (index + 1) * 60_000);
    await db.insert(memberships).values({ advertiserId, userId: user.id, role, joinedAt });
    colleagues.push({ ...user, actor: await actorOf(db, user) });
  }
  const request = await createRequest(db, { listingId: listing.id });
  const draft = await createDraft(db, { userId: founder.id, advertiserId });
  return { listing, founder, colleagues, request, draft, advertiserId };
}

const rolesIn = async (advertiserId: number) =>
  Object.fromEntries(
    (await database.db.select().from(memberships).where(eq(memberships.advertiserId, advertiserId))).map(
      ({ userId, role }) => [userId, role],
    ),
  );

test("the account that the previous release writes is the first administrator", async () => {
  const { advertiserId, founder } = await organisation();
  expect(await rolesIn(advertiserId)).toEqual({ [founder.id]: "administrator" });
});

test("a founder who leaves hands listings, threads and drafts to the organisation, and its lead to the oldest member", async () => {
  const { db } = database;
  const { listing, founder, colleagues, request, draft, advertiserId } = await organisation("assistant", "agent");
  const [eldest, other] = colleagues;
  const [before] = await db.select().from(advertisers).where(eq(advertisers.id, advertiserId));
  expect(await leave(founder)).toEqual({ ok: true });
  expect(await rolesIn(advertiserId)).toEqual({ [eldest!.id]: "administrator", [other!.id]: "agent" });
  const [after] = await db.select().from(advertisers).where(eq(advertisers.id, advertiserId));
  expect(after).toMatchObject({
    slug: before!.slug,
    userId: eldest!.id,
    firstName: eldest!.firstName,
    familyName: eldest!.familyName,
    leftAt: null,
  });
  const [kept] = await db.select().from(listings).where(eq(listings.id, listing.id));
  expect(kept).toMatchObject({ status: "disponible", slug: listing.slug, title: listing.title });
  const asHeir = { actor: other!.actor, requestId: request.id, side: "annonceur" } as const;
  expect((await openThread({ db }, asHeir)).ok).toBe(true);
  expect(await writeMessage(queueingNeeds(db), { ...asHeir, message: "Bonjour" })).toEqual({ ok: true });
  expect(await findDraft(db, { id: draft, actor: other!.actor })).not.toBeNull();
});

test("a colleague who leaves changes nothing for the others", async () => {
  const { db } = database;
  const { listing, founder, colleagues, advertiserId } = await organisation("agent");
  await db.update(listings).set({ inChargeId: colleagues[0]!.id }).where(eq(listings.id, listing.id));
  expect(await leave(colleagues[0]!)).toEqual({ ok: true });
  expect(await rolesIn(advertiserId)).toEqual({ [founder.id]: "administrator" });
  const [kept] = await db.select().from(listings).where(eq(listings.id, listing.id));
  expect(kept).toMatchObject({ status: "disponible", advertiserId, inChargeId: null });
});

test("a leaving member's deletion waits for locks on the homes in their charge before it writes anything", async () => {
  const { db } = database;
  const { listing: asked } = await createOwnedListing(db);
  const { listing, colleagues } = await organisation("agent");
  const [agent] = colleagues;
  await db.update(listings).set({ inChargeId: agent!.id }).where(eq(listings.id, listing.id));
  const request = await createRequest(db, { listingId: asked.id, seekerId: agent!.id, seekerEmail: agent!.email });
  let leaving: ReturnType<typeof leave> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from listings where id = ${listing.id} for no key update`);
    leaving = leave(agent!);
    const isWaiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => db.execute(isWaiting), { timeout: 15_000 * timeoutFactor }).toMatchObject({ rowCount: 1 });
    const { rowCount } = await tx.execute(sql`select from requests where id = ${request.id} for update skip locked`);
    expect(rowCount).toBe(1);
  });
  expect(await leaving).toEqual({ ok: true });
});

test("of the last two members who leave at once, the second ends the organisation", async () => {
  const { db } = database;
  const { listing, founder, colleagues, request, advertiserId } = await organisation("administrator");
  await Promise.all([leave(founder), leave(colleagues[0]!)]);
  const [left] = await db.select().from(advertisers).where(eq(advertisers.id, advertiserId));
  expect(left!.leftAt).not.toBeNull();
  const [kept] = await db.select().from(listings).where(eq(listings.id, listing.id));
  expect(kept!.status).toBe("retiree");
  const { rows } = await db.execute(sql`select status from requests where id = ${request.id}`);
  expect(rows).toEqual([{ status: "declinee" }]);
});

test("a message is mailed to the member in charge, and to the administrators where nobody is", async () => {
  const { db } = database;
  const { listing, founder, colleagues, request } = await organisation("agent", "administrator");
  const [agent, administrator] = colleagues;
  const mailed = async () =>
    Promise.all([founder, agent!, administrator!].map(async ({ email }) => (await mailsTo(db, email)).length));
  await writeMessage(queueingNeeds(db), { ...byLink(request.id), message: "Toujours libre ?" });
  expect(await mailed()).toEqual([1, 0, 1]);
  await db.update(listings).set({ inChargeId: agent!.id }).where(eq(listings.id, listing.id));
  await writeMessage(queueingNeeds(db), { ...byLink(request.id), message: "Et le balcon ?" });
  expect(await mailed()).toEqual([1, 1, 1]);
});
