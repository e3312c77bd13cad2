import { hashPassword } from "better-auth/crypto";
import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Account } from "#app/account/account.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import { createAuth } from "#app/platform/security/auth.server.ts";
import { readEnvironment } from "#app/platform/env.ts";
import { saveDraft } from "#app/publish/drafts/use-cases/save-draft.server.ts";
import { askAdvertiser } from "#app/requests/use-cases/ask-advertiser.server.ts";
import { openNegotiation } from "#app/requests/use-cases/move-request.server.ts";
import { writeMessage } from "#app/requests/use-cases/write-message.server.ts";
import { credentials, users } from "#db/schema/accounts.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { favourites } from "#db/schema/listing-life.ts";
import { listings } from "#db/schema/listings.ts";
import { requests } from "#db/schema/requests.ts";
import { createUser, type UserRow } from "#tests/factories/accounts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createOwnedListing, createRequest } from "#tests/factories/requests.ts";
import { uniqueLetters } from "#tests/factories/unique.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { readPersonalData } from "./personal-data.repository.server.ts";
import { deleteAccount } from "./use-cases/delete-account.server.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";

const settings = readEnvironment({});
if (!settings.ok) throw new Error(settings.problems.join());
const environment = settings.env;
const PASSWORD = "Bienvenue1!";
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function needs() {
  const { db } = database;
  const log = pino({ level: "silent" });
  const queueing = queueingNeeds(db);
  const auth = createAuth({
    db,
    env: environment,
    secret: "s".repeat(40),
  });
  return { ...queueing, db, auth, log };
}

const asAccount = ({ id, userType, firstName, familyName, email }: UserRow): Account => ({
  id,
  userType,
  firstName,
  familyName,
  email,
});
const withPassword = async (user: UserRow) => {
  await database.db.insert(credentials).values({
    id: `c-${user.id}`,
    userId: user.id,
    providerId: "credential",
    accountId: user.id,
    password: await hashPassword(PASSWORD),
  });
  return asAccount(user);
};
const exists = async (id: string) => (await database.db.select().from(users).where(eq(users.id, id))).length === 1;
/** Every text of the database that contains one of these. */
async function placesOf(...texts: string[]): Promise<string[]> {
  const { rows: tables } = await database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('communes', 'mails')`,
  );
  const found = [];
  for (const { name } of tables) {
    const { rows } = await database.db.$client.query(
      `select 1 from "${name}" t where ${texts.map((_, index) => `to_jsonb(t)::text like '%' || $${index + 1} || '%'`).join(" or ")} limit 1`,
      texts,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test("a deleted advertiser leaves nothing behind; the messages of others stay, without the name", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db, { photos: 2 });
  const lone = await createListing(db, { advertiserId: listing.advertiserId });
  const request = await createRequest(db, { listingId: listing.id, message: "Peut-on visiter samedi ?" });
  const account = await withPassword(owner);
  const { slug } = (await db.select().from(advertisers).where(eq(advertisers.id, listing.advertiserId)))[0]!;
  expect(await deleteAccount(needs(), { actor: await actorOf(db, account), proof: PASSWORD })).toEqual({ ok: true });
  expect(await exists(owner.id)).toBe(false);
  expect(await placesOf(owner.id, owner.familyName, owner.email, slug, "8 rue des Tilleuls")).toEqual([]);
  expect(await db.select().from(listings).where(eq(listings.id, lone.id))).toEqual([]);
  const [kept] = await db.select().from(listings).where(eq(listings.id, listing.id));
  expect(kept).toMatchObject({ status: "retiree", photoCount: 0, coverMediaId: null });
  const [advertiser] = await db.select().from(advertisers).where(eq(advertisers.id, listing.advertiserId));
  expect(advertiser).toMatchObject({ userId: null, phone: null, siret: null, agencyName: null });
  expect(advertiser!.leftAt).not.toBeNull();
  const [closed] = await db.select().from(requests).where(eq(requests.id, request.id));
  expect(closed).toMatchObject({
    status: "declinee",
    seekerName: request.seekerName,
    seekerEmail: request.seekerEmail,
  });
  expect(JSON.stringify(await mailsTo(db, request.seekerEmail))).toContain("a retiré ce bien");
});

test("a deleted seeker's requests are withdrawn, and the advertiser keeps the threads without the name", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db);
  const seeker = await createUser(db, { userType: "chercheur" });
  const name = `${seeker.firstName} ${seeker.familyName}`;
  const request = await createRequest(db, {
    listingId: listing.id,
    seekerId: seeker.id,
    seekerName: name,
    seekerEmail: seeker.email,
  });
  await openNegotiation(queueingNeeds(db), {
    actor: await actorOf(db, owner),
    requestId: request.id,
    side: "annonceur",
  });
  await db.insert(favourites).values({ userId: seeker.id, listingId: listing.id });
  // One act more than an hour allows: the limit must not keep the request open.
  const acts = ["actsOnRequest", { participant: seeker.id, request: request.id }] as const;
  while (await spend(db, acts));
  const account = await withPassword(seeker);
  expect((await deleteAccount(needs(), { actor: await actorOf(db, account), proof: PASSWORD })).ok).toBe(true);
  expect(await placesOf(seeker.id, seeker.familyName, seeker.email)).toEqual([]);
  const [left] = await db.select().from(requests).where(eq(requests.id, request.id));
  expect(left).toMatchObject({ status: "retiree", seekerId: null, seekerName: "Compte supprimé" });
  expect((await db.select().from(listings).where(eq(listings.id, listing.id)))[0]!.status).toBe("disponible");
  expect(JSON.stringify(await mailsTo(db, owner.email))).toContain("Le demandeur a supprimé son compte");
});

test("after an agreement, a deleted account's partner gets a mail and cannot write; the second deletion deletes the thread", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db, { status: "transmis" });
  const buyer = await createUser(db, { userType: "chercheur" });
  const asBuyer = { listingId: listing.id, seekerId: buyer.id, seekerEmail: buyer.email, status: "acceptee" } as const;
  const request = await createRequest(db, asBuyer);
  const message = "Quand passons-nous chez le notaire ?";
  const write = () =>
    writeMessage(queueingNeeds(db), {
      actor: buyer.actor,
      requestId: request.id,
      side: "demandeur",
      message,
    });
  expect(await write()).toEqual({ ok: true });
  expect(
    (await deleteAccount(needs(), { actor: await actorOf(db, await withPassword(owner)), proof: PASSWORD })).ok,
  ).toBe(true);
  expect(await write()).toEqual({ ok: false, code: "other_gone" });
  const told = await mailsTo(db, buyer.email);
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining("Compte supprimé")]);
  expect(told[0]!.text).toContain(`/messages/${request.id}`);
  expect(
    (await deleteAccount(needs(), { actor: await actorOf(db, await withPassword(buyer)), proof: PASSWORD })).ok,
  ).toBe(true);
  expect(await placesOf(message)).toEqual([]);
  expect(await db.select().from(requests).where(eq(requests.id, request.id))).toEqual([]);
  expect(await db.select().from(listings).where(eq(listings.id, listing.id))).toEqual([]);
  expect(await db.select().from(advertisers).where(eq(advertisers.id, listing.advertiserId))).toEqual([]);
});

test("a wrong password deletes nothing, and attempts are limited; an account without a password confirms its address", async () => {
  const user = await createUser(database.db, { userType: "chercheur" });
  const account = await withPassword(user);
  for (let count = 0; count < 8; count++)
    expect(await deleteAccount(needs(), { actor: await actorOf(database.db, account), proof: "Mauvais1!" })).toEqual({
      ok: false,
      code: "wrong_password",
    });
  expect(await deleteAccount(needs(), { actor: await actorOf(database.db, account), proof: PASSWORD })).toEqual({
    ok: false,
    code: "too_many",
  });
  expect(await exists(user.id)).toBe(true);
  const social = asAccount(await createUser(database.db, { userType: "chercheur" }));
  expect(
    await deleteAccount(needs(), { actor: await actorOf(database.db, social), proof: "autre@example.org" }),
  ).toEqual({
    ok: false,
    code: "wrong_email",
  });
  expect(
    await deleteAccount(needs(), {
      actor: await actorOf(database.db, social),
      proof: ` ${social.email.toUpperCase()} `,
    }),
  ).toEqual({
    ok: true,
  });
});

test("an account's file has all its data, no secret, and nothing of others", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db, { title: "Maison exportée" });
  await withPassword(owner);
  await createRequest(db, { listingId: listing.id, seekerName: "Ada Lovelace", message: "Bonjour Paul" });
  const other = await createOwnedListing(db, { title: "Celle d’un autre" });
  await createRequest(db, {
    listingId: other.listing.id,
    seekerId: owner.id,
    seekerName: "Moi",
    seekerEmail: owner.email,
    message: "Ma question",
  });
  await db.insert(favourites).values({ userId: owner.id, listingId: other.listing.id });
  const data = await readPersonalData(db, owner.id);
  expect(data).toMatchObject({
    account: { email: owner.email, userType: owner.userType },
    listings: [{ title: "Maison exportée", details: { address: "8 rue des Tilleuls" }, photos: [{}, {}] }],
    requestsReceived: [{ from: "Ada Lovelace", events: [{ text: "Bonjour Paul" }] }],
    requestsSent: [{ name: "Moi", events: [{ text: "Ma question" }] }],
    favourites: [{ title: "Celle d’un autre" }],
  });
  const text = JSON.stringify(data);
  expect(text).not.toContain("password");
  expect(text).not.toContain("token");
  expect(text).not.toContain(other.owner.email);
  expect(await readPersonalData(db, "personne")).toMatchObject({
    account: null,
    profile: null,
    listings: [],
    requestsReceived: [],
  });
});

test("changes that an account makes during its deletion are deleted with it, or refused", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db);
  const asked = await Promise.all([0, 1, 2].map(() => createRequest(db, { listingId: listing.id })));
  const account = await withPassword(owner);
  const actor = await actorOf(db, account);
  const saving = Array.from({ length: 12 }, () =>
    saveDraft({ db, clock: () => new Date() }, { actor, draftId: randomUUID(), fields: { title: "Trop tard" } }),
  );
  const acting = asked.map(({ id }) => openNegotiation(queueingNeeds(db), { actor, requestId: id, side: "annonceur" }));
  const others = await Promise.all([0, 1, 2].map(() => createOwnedListing(db)));
  const asking = others.map(({ listing: { reference } }) =>
    askAdvertiser(queueingNeeds(db), {
      reference,
      actor,
      name: `${owner.firstName} ${owner.familyName}`,
      email: owner.email,
      message: "Encore là ?",
      address: "203.0.113.9",
    }),
  );
  const [deleted] = await Promise.all([
    deleteAccount(needs(), { actor, proof: PASSWORD }),
    ...saving,
    ...acting,
    ...asking,
  ]);
  expect(deleted).toEqual({ ok: true });
  expect(await saveDraft({ db, clock: () => new Date() }, { actor, draftId: randomUUID(), fields: {} })).toEqual({
    ok: false,
    code: "unknown",
  });
  expect(await placesOf(owner.id, owner.familyName)).toEqual([]);
});

test("the attempts of others are still counted after an account with a similar address is deleted", async () => {
  const { db } = database;
  const account = asAccount(await createUser(db, { userType: "chercheur", email: "_ouise@example.org" }));
  const addresses = ["louise@example.org", "la_ouise@example.org", "_ouise@example.org"];
  const notice = (email: string) => spend(db, ["signUpNotices", { email }]);
  await Promise.all(addresses.flatMap((email) => [notice(email), notice(email), notice(email)]));
  expect((await deleteAccount(needs(), { actor: await actorOf(db, account), proof: account.email })).ok).toBe(true);
  const again = await Promise.all(addresses.map(notice));
  expect(again).toEqual([false, false, true]);
});

test("counts of an account's mailbox are in its file and deleted with it; logins of another address are not", async () => {
  const { db } = database;
  const mailbox = uniqueLetters();
  const [own, other] = [`${mailbox}+annonces@example.org`, `${mailbox}@example.org`];
  const account = asAccount(await createUser(db, { userType: "chercheur", email: own }));
  await spend(db, ["mailsAnHour", { email: own }], ["wrongPasswords", { email: own }]);
  await spend(db, ["messageMails", { email: own, about: "suivi" }], ["wrongPasswords", { email: other }]);
  const { tries } = await readPersonalData(db, account.id);
  expect(tries).toMatchObject([{ of: "mailsAnHour" }, { of: "messageMails" }, { of: "wrongPasswords" }]);
  expect((await deleteAccount(needs(), { actor: await actorOf(db, account), proof: account.email })).ok).toBe(true);
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from attempts where position(${mailbox} in key) > 0`,
  );
  expect(rows).toEqual([{ key: `wrongPasswords ${other}` }]);
});
