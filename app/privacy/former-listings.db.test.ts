import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuth } from "#app/platform/security/auth.server.ts";
import { mailNotices } from "#app/alerts/use-cases/mail-notices.server.ts";
import { matchListingEvent } from "#app/alerts/use-cases/match-listing-event.server.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { favourites } from "#db/schema/listing-life.ts";
import { listings } from "#db/schema/listings.ts";
import { createUser, type UserRow } from "#tests/factories/accounts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createOwnedListing } from "#tests/factories/requests.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { deleteFormerListings } from "./account-deletion.repository.server.ts";
import { deleteAccount } from "./use-cases/delete-account.server.ts";
import { queueTo } from "#tests/setup/portals/no-jobs.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const log = pino({ level: "silent" });
const needs = () => ({ ...queueingNeeds(database.db), log, clock: () => new Date() });
const listingOf = async (id: number) => (await database.db.select().from(listings).where(eq(listings.id, id)))[0];

const keeper = async (listingId: number): Promise<UserRow> => {
  const user = await createUser(database.db, { userType: "chercheur" });
  await database.db.insert(favourites).values({ userId: user.id, listingId });
  return user;
};

/** The owner deletes the account; then the jobs that this has queued run. */
async function leave(owner: UserRow): Promise<void> {
  const queued: number[] = [];
  const jobs = queueTo(
    async (_, name, data) => void (name === "match-listing-event" && "event" in data && queued.push(data.event)),
  );
  const auth = createAuth({ db: database.db, env: needs().env, secret: "s".repeat(40) });
  expect(await deleteAccount({ ...needs(), jobs, auth }, { actor: owner.actor, proof: owner.email })).toEqual({
    ok: true,
  });
  for (const event of queued) await matchListingEvent(needs(), event);
  await mailNotices(needs(), "immediate");
}

test("people with a favourite are notified when its advertiser deletes the account, without the advertiser's words", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db, { title: "Maison de la famille Aubépine" });
  const [kept, muted] = [await keeper(listing.id), await keeper(listing.id)];
  await db.$client.query("insert into favourite_notices (user_id, tells_gone) values ($1, false)", [muted.id]);
  await db.insert(favourites).values({ userId: owner.id, listingId: listing.id });
  const ended = await createListing(db, { advertiserId: listing.advertiserId, status: "retiree" });
  const formerKeeper = await keeper(ended.id);
  const alone = await createListing(db, { advertiserId: listing.advertiserId });
  await leave(owner);

  const [told, ...others] = await mailsTo(db, kept.email);
  expect(others).toEqual([]);
  expect(told!.subject.replaceAll(/\s/g, " ")).toMatch(/^Plus disponible : (Maison|Appartement) à vendre, /);
  for (const word of ["Aubépine", owner.familyName, owner.email, owner.firstName])
    expect(`${told!.subject} ${told!.text} ${told!.html}`).not.toContain(word);
  for (const { email } of [muted, owner, formerKeeper]) expect(await mailsTo(db, email), email).toEqual([]);

  expect(await listingOf(listing.id)).toMatchObject({ status: "retiree", photoCount: 0, livingArea: null });
  expect([await listingOf(ended.id), await listingOf(alone.id)]).toEqual([undefined, undefined]);
});

test("a home that is nobody's favourite any more, or left two months ago, is deleted with its nameless advertiser", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db);
  const { listing: other, owner: otherOwner } = await createOwnedListing(db);
  const { id } = await keeper(listing.id);
  await keeper(other.id);
  await leave(owner);
  await leave(otherOwner);
  await deleteFormerListings(db);
  expect([await listingOf(listing.id), await listingOf(other.id)]).toMatchObject([{}, {}]);

  await db.delete(favourites).where(eq(favourites.userId, id));
  await db.$client.query("update advertisers set left_at = now() - interval '61 days' where id = $1", [
    other.advertiserId,
  ]);
  for (let time = 0; time < 2; time++) await deleteFormerListings(db);
  for (const { id, advertiserId } of [listing, other]) {
    expect(await listingOf(id)).toBeUndefined();
    expect(await db.select().from(advertisers).where(eq(advertisers.id, advertiserId))).toEqual([]);
  }
});
