import { visitor } from "#app/account/actor.ts";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { spaceTyped } from "#app/i18n/french-spacing.ts";
import { requestEvents, requests } from "#db/schema/requests.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createOwnedListing } from "#tests/factories/requests.ts";
import { uniqueLetters } from "#tests/factories/unique.ts";
import { mailsTo, queueingNeeds, secretIn } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { deleteUnconfirmedRequests } from "./pending-requests.repository.server.ts";
import { askAdvertiser, type Question } from "./use-cases/ask-advertiser.server.ts";
import { confirmRequest } from "./use-cases/confirm-request.server.ts";
import { openLink } from "./use-cases/open-thread.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ask = (question: Partial<Question> & { reference: string }) =>
  askAdvertiser(queueingNeeds(database.db), {
    actor: visitor,
    name: "Aïcha Traoré",
    email: "aicha@example.org",
    message: "Bonjour, est-il libre ?",
    address: uniqueLetters(),
    ...question,
  });
const confirm = (secret: string) => confirmRequest(queueingNeeds(database.db), secret);
const requestsOn = (listingId: number) => database.db.select().from(requests).where(eq(requests.listingId, listingId));
const stepsOf = async (requestId: string) =>
  (
    await database.db
      .select()
      .from(requestEvents)
      .where(eq(requestEvents.requestId, requestId))
      .orderBy(asc(requestEvents.id))
  ).map(({ step, body }) => [step, body]);
const newest = async (address: string) => (await mailsTo(database.db, address)).at(-1)!;
const newEmail = () => `${uniqueLetters()}@example.org`;

test("without an account, the advertiser sees nothing until the address is confirmed", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const email = newEmail();
  expect(await ask({ reference: listing.reference, email, message: "Texte d’un inconnu" })).toMatchObject({
    ok: true,
    kind: "to_confirm",
  });
  expect(await mailsTo(database.db, owner.email)).toEqual([]);
  const mail = await newest(email);
  expect(mail.text).toContain("https://portail.example/demandes/confirmer?jeton=");
  expect(mail.text + mail.html, "nobody mails a stranger through us").not.toContain("Texte d’un inconnu");
  const secret = secretIn(mail.text);
  const { rows } = await database.db.execute<{ kept: string }>(
    sql`select r::text || l::text as kept from requests r join request_links l on l.request_id = r.id where r.listing_id = ${listing.id}`,
  );
  expect(rows[0]!.kept, "only a hash of the secret is kept").not.toContain(secret);

  expect(await openLink(database, secret)).toMatchObject({
    ok: true,
    kind: "to_confirm",
    title: spaceTyped(listing.title),
  });
  expect(await confirm(secret)).toEqual({ ok: true });
  expect(await confirm(secret), "a second time is as good as the first").toEqual({ ok: true });
  const told = await mailsTo(database.db, owner.email);
  expect(told).toHaveLength(1);
  expect(told[0]!.text).toContain("Aïcha Traoré vous écrit");
  expect(told[0]!.text + told[0]!.html).not.toContain(email);
  expect(await openLink(database, secret)).toMatchObject({ ok: true, kind: "open" });
});

test("an account asks at once, and its second question continues the same thread", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const seeker = await createUser(database.db, { userType: "chercheur" });
  const own = { reference: listing.reference, actor: seeker.actor, email: seeker.email };
  const first = await ask(own);
  const second = await ask({ ...own, message: "Et la cave ?" });
  expect(first).toMatchObject({ ok: true, kind: "sent" });
  expect(second).toEqual(first);
  expect(await requestsOn(listing.id)).toHaveLength(1);
  expect(first.ok && first.kind === "sent" && (await stepsOf(first.requestId))).toEqual([
    ["demande", "Bonjour, est-il libre ?"],
    ["message", "Et la cave ?"],
  ]);
  expect(await mailsTo(database.db, owner.email)).toHaveLength(2);
});

test("ten concurrent questions of one account make one request", async () => {
  const { listing } = await createOwnedListing(database.db);
  const seeker = await createUser(database.db, { userType: "chercheur" });
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      ask({
        reference: listing.reference,
        actor: seeker.actor,
        email: seeker.email,
        message: `Question n° ${index}`,
      }),
    ),
  );
  const made = await requestsOn(listing.id);
  expect(made).toHaveLength(1);
  expect(await stepsOf(made[0]!.id)).toHaveLength(10);
});

test("a question sent twice at once is stored and mailed once; the same text a minute later is new", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const seeker = await createUser(database.db, { userType: "chercheur" });
  const own = { reference: listing.reference, actor: seeker.actor, email: seeker.email };
  const [first, second] = await Promise.all([ask(own), ask(own)]);
  const [made] = await requestsOn(listing.id);
  expect(first).toEqual({ ok: true, kind: "sent", requestId: made!.id });
  expect(second).toEqual(first);
  expect(await stepsOf(made!.id)).toEqual([["demande", "Bonjour, est-il libre ?"]]);
  expect(await mailsTo(database.db, owner.email)).toHaveLength(1);

  const again = { ...own, message: "Et la cave ?" };
  await Promise.all([ask(again), ask(again)]);
  expect(await stepsOf(made!.id)).toHaveLength(2);
  await database.db
    .update(requestEvents)
    .set({ createdAt: sql`created_at - interval '1 minute'` })
    .where(eq(requestEvents.requestId, made!.id));
  await ask(again);
  expect(await stepsOf(made!.id)).toHaveLength(3);
  expect(await mailsTo(database.db, owner.email)).toHaveLength(3);
});

test("a second question without an account, once confirmed, continues the same thread, and each link opens it", async () => {
  const { listing } = await createOwnedListing(database.db);
  const email = newEmail();
  await ask({ reference: listing.reference, email });
  const first = secretIn((await newest(email)).text);
  await confirm(first);
  await ask({ reference: listing.reference, email, message: "Encore moi" });
  const second = secretIn((await newest(email)).text);
  const [before] = (await requestsOn(listing.id)).filter((request) => request.confirmedAt !== null);
  expect(await stepsOf(before!.id), "not before it is proven").toHaveLength(1);
  expect(await confirm(second)).toEqual({ ok: true });
  expect(await requestsOn(listing.id)).toHaveLength(1);
  expect(await stepsOf(before!.id)).toEqual([
    ["demande", "Bonjour, est-il libre ?"],
    ["message", "Encore moi"],
  ]);
  for (const secret of [first, second])
    expect(await openLink(database, secret)).toEqual({ ok: true, kind: "open", requestId: before!.id });
});

test.each([
  ["the first", 0],
  ["the second", 1],
])(
  "a question sent twice at once without an account reaches the advertiser once, %s link opened first",
  async (_, first) => {
    const { listing, owner } = await createOwnedListing(database.db);
    const email = newEmail();
    await Promise.all([ask({ reference: listing.reference, email }), ask({ reference: listing.reference, email })]);
    const secrets = (await mailsTo(database.db, email)).map(({ text }) => secretIn(text));
    expect(await confirm(secrets[first]!)).toEqual({ ok: true });
    await database.db.execute(sql`
    update request_events e set created_at = e.created_at - interval '1 hour' from requests r
    where r.id = e.request_id and r.listing_id = ${listing.id}`);
    expect(await confirm(secrets[1 - first]!)).toEqual({ ok: true });
    const [made, ...others] = await requestsOn(listing.id);
    expect(others).toEqual([]);
    expect(await stepsOf(made!.id)).toEqual([["demande", "Bonjour, est-il libre ?"]]);
    expect(await mailsTo(database.db, owner.email)).toHaveLength(1);
    for (const secret of secrets) expect(await openLink(database, secret)).toMatchObject({ kind: "open" });
  },
);

test("an account with an unconfirmed address is asked to confirm it", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const seeker = await createUser(database.db, { userType: "chercheur", emailVerified: false });
  expect(await ask({ reference: listing.reference, actor: seeker.actor, email: seeker.email })).toMatchObject({
    ok: true,
    kind: "to_confirm",
  });
  expect(await mailsTo(database.db, owner.email)).toEqual([]);
});

test("nobody asks about their own listing, by account or by address", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  expect(await ask({ reference: listing.reference, actor: owner.actor, email: owner.email })).toEqual({
    ok: false,
    code: "own",
  });
  expect(
    await ask({ reference: listing.reference, email: owner.email }),
    "which does not tell whose address it is",
  ).toMatchObject({ ok: true, kind: "to_confirm" });
  expect(await confirm(secretIn((await newest(owner.email)).text))).toEqual({ ok: false, code: "own" });
});

test.each([
  ["transmis", "gone"],
  ["retiree", "gone"],
  ["brouillon", "unknown"],
] as const)("about a listing that is %s: %s", async (status, code) => {
  const listing = await createListing(database.db, { status });
  expect(await ask({ reference: listing.reference })).toEqual({ ok: false, code });
});

test("a link older than 48 hours confirms nothing, and its request is deleted", async () => {
  const { listing } = await createOwnedListing(database.db);
  const email = newEmail();
  await ask({ reference: listing.reference, email });
  await database.db
    .update(requests)
    .set({ createdAt: sql`now() - interval '49 hours'` })
    .where(eq(requests.listingId, listing.id));
  expect(await confirm(secretIn((await newest(email)).text))).toEqual({ ok: false, code: "expired" });
  await deleteUnconfirmedRequests(database.db);
  expect(await requestsOn(listing.id)).toEqual([]);
  expect(await confirm("inconnu")).toEqual({ ok: false, code: "expired" });
});

test("a listing sold meanwhile accepts no confirmation", async () => {
  const { listing } = await createOwnedListing(database.db);
  const email = newEmail();
  await ask({ reference: listing.reference, email });
  await database.db.execute(sql`update listings set status = 'transmis' where id = ${listing.id}`);
  expect(await confirm(secretIn((await newest(email)).text))).toEqual({ ok: false, code: "gone" });
});

test("a message to an advertiser without an account is stored, and mails nobody", async () => {
  const listing = await createListing(database.db);
  const seeker = await createUser(database.db, { userType: "chercheur" });
  expect(await ask({ reference: listing.reference, actor: seeker.actor, email: seeker.email })).toMatchObject({
    ok: true,
    kind: "sent",
  });
  expect(await requestsOn(listing.id)).toHaveLength(1);
});

const refusals = async (count: number, question: Partial<Question> & { reference: string }) => {
  const results = [];
  for (let index = 0; index < count; index++) results.push(await ask({ email: newEmail(), ...question }));
  return results.filter((result) => !result.ok && result.code === "too_many").length;
};

test("a network asks thirty times an hour, ten times about one listing, and blocks nobody else", async () => {
  const { listing } = await createOwnedListing(database.db);
  const robot = "203.0.113.9";
  expect(await refusals(11, { reference: listing.reference, address: robot })).toBe(1);
  expect(await refusals(20, { reference: listing.reference })).toBe(0);
  const others = [await createOwnedListing(database.db), await createOwnedListing(database.db)];
  const [one, two] = others.map((other) => other.listing.reference);
  expect(await refusals(10, { reference: one!, address: robot })).toBe(0);
  expect(await refusals(10, { reference: two!, address: robot })).toBe(1);
});

test("questions in another's name count for their sender, not for the holder of the address", async () => {
  const seeker = await createUser(database.db, { userType: "chercheur" });
  const listings = [await createOwnedListing(database.db), await createOwnedListing(database.db)];
  const [one, two] = listings.map(({ listing }) => listing.reference);
  const forged = { email: seeker.email, address: "203.0.113.10" };
  expect(await refusals(6, { reference: one!, ...forged })).toBe(0);
  expect(await refusals(6, { reference: two!, ...forged })).toBe(2);
  expect(await refusals(1, { reference: one!, email: seeker.email })).toBe(0);
  expect(await refusals(1, { reference: one!, email: seeker.email, actor: seeker.actor })).toBe(0);
});

test("an account asks ten times an hour, on any network", async () => {
  const seeker = await createUser(database.db, { userType: "chercheur" });
  const { listing } = await createOwnedListing(database.db);
  expect(await refusals(11, { reference: listing.reference, email: seeker.email, actor: seeker.actor })).toBe(1);
});

test("neither the message nor the listing's title is sent to an unconfirmed address", async () => {
  const { listing } = await createOwnedListing(database.db, { title: "Gagnez sur http://mal.example" });
  const email = newEmail();
  await ask({ reference: listing.reference, email, name: "http://mal.example", message: "http://mal.example" });
  const { subject, text, html } = await newest(email);
  expect(`${subject} ${text} ${html}`).not.toContain("mal.example");
  expect(text).toContain(listing.reference);
});
