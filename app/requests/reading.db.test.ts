import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "#app/account/actor.ts";
import { createUser, type UserRow } from "#tests/factories/accounts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createOwnedListing, createRequest } from "#tests/factories/requests.ts";
import { queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import {
  findConversations,
  findReceivedOverview,
  findReceivedRequests,
  type ReceivedFilter,
} from "./request-threads.repository.server.ts";
import { openThread } from "./use-cases/open-thread.server.ts";
import { declineRequest, openNegotiation } from "./use-cases/move-request.server.ts";
import { writeMessage } from "./use-cases/write-message.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const needs = () => queueingNeeds(database.db);
const everything: ReceivedFilter = { group: null, listing: null, name: "" };

test("requests are filtered by state, listing and name; other advertisers' and unconfirmed ones are left out", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db, { title: "Loft sous verrière" });
  const second = await createListing(db, { advertiserId: listing.advertiserId, title: "Maison de ville" });
  const fresh = await createRequest(db, { listingId: listing.id, seekerName: "Élodie N’Diaye" });
  const answered = await createRequest(db, { listingId: listing.id, seekerName: "Karim Benali" });
  const negotiated = await createRequest(db, { listingId: second.id, seekerName: "Solène Kerbrat" });
  const declined = await createRequest(db, { listingId: second.id, seekerName: "Tuan Pham" });
  await createRequest(db, { listingId: listing.id, seekerName: "Inconnu", confirmedAt: null });
  await createRequest(db, { listingId: (await createOwnedListing(db)).listing.id, seekerName: "Ailleurs" });
  const on = (requestId: string) => ({ actor: owner.actor, requestId, side: "annonceur" as const });
  await writeMessage(needs(), { ...on(answered.id), message: "Bonjour Karim" });
  await openNegotiation(needs(), on(negotiated.id));
  await declineRequest(needs(), on(declined.id));

  const found = async (filter: Partial<ReceivedFilter>) =>
    (await findReceivedRequests(db, owner.actor, { ...everything, ...filter }, 1)).rows.map((row) => row.seekerName);
  expect(await found({}), "latest change first").toEqual([
    "Tuan Pham",
    "Solène Kerbrat",
    "Karim Benali",
    "Élodie N’Diaye",
  ]);
  expect(await found({ group: "nouvelles" })).toEqual(["Élodie N’Diaye"]);
  expect(await found({ group: "discussions" })).toEqual(["Karim Benali"]);
  expect(await found({ group: "negociations" })).toEqual(["Solène Kerbrat"]);
  expect(await found({ group: "terminees" })).toEqual(["Tuan Pham"]);
  expect(await found({ listing: listing.reference })).toEqual(["Karim Benali", "Élodie N’Diaye"]);
  expect(await found({ name: "elodie n diaye" })).toEqual(["Élodie N’Diaye"]);
  expect(await found({ name: "%" }), "no character is a wildcard").toHaveLength(4);
  expect(await findReceivedOverview(db, owner.actor)).toEqual({
    counts: { nouvelles: 1, discussions: 1, negociations: 1, terminees: 1 },
    listings: [
      { title: "Loft sous verrière", reference: listing.reference },
      { title: "Maison de ville", reference: second.reference },
    ],
  });
  const page = await findReceivedRequests(db, owner.actor, everything, 9);
  expect(page).toMatchObject({ total: 4, page: 1, pageCount: 1 });
  expect(page.rows.at(-1)).toMatchObject({
    number: fresh.number,
    unread: 1,
    listing: { title: "Loft sous verrière", price: listing.price },
    last: { step: "demande" },
  });
  expect(JSON.stringify(page)).not.toContain("@");
});

test("requests on one home are together, the home with the last change first; conversations are by date alone", async () => {
  const { db } = database;
  const { listing: house, owner } = await createOwnedListing(db);
  const flat = await createListing(db, { advertiserId: house.advertiserId });
  const { listing: elsewhere, owner: other } = await createOwnedListing(db);
  const days: [number, string][] = [
    [house.id, "Un"],
    [flat.id, "Deux"],
    [house.id, "Trois"],
    [flat.id, "Quatre"],
  ];
  for (const [index, [listingId, seekerName]] of days.entries())
    await createRequest(db, { listingId, seekerName, updatedAt: new Date(Date.UTC(2026, 2, index + 1)) });
  await createRequest(db, {
    listingId: elsewhere.id,
    seekerId: owner.id,
    seekerName: "Moi-même",
    updatedAt: new Date(Date.UTC(2026, 2, 9)),
  });
  const received = await findReceivedRequests(db, owner.actor, everything, 1);
  expect(received.rows.map((row) => row.seekerName)).toEqual(["Quatre", "Deux", "Trois", "Un"]);
  const names = async (side: "annonceur" | "demandeur" | null) =>
    (await findConversations(db, owner.actor, { side, page: 1 })).rows.map((row) => row.seekerName);
  expect(await names(null)).toEqual(["Moi-même", "Quatre", "Trois", "Deux", "Un"]);
  expect(await names("annonceur")).toEqual(["Quatre", "Trois", "Deux", "Un"]);
  expect(await names("demandeur")).toEqual(["Moi-même"]);
  expect(await findConversations(db, owner.actor, { side: "demandeur", page: 9 })).toMatchObject({
    side: "demandeur",
    page: 1,
    counts: { annonceur: 4, demandeur: 1 },
  });
  const without = await findConversations(db, other.actor, { side: "demandeur", page: 1 });
  expect([without.side, without.total], "a side without threads shows both").toEqual([null, 1]);
});

test("both sides list the thread with its unread messages; opening it marks it as read for that side only", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db);
  const seeker = await createUser(db, { userType: "chercheur" });
  const request = await createRequest(db, {
    listingId: listing.id,
    seekerEmail: seeker.email,
    seekerName: "Inès Morel",
  });
  await writeMessage(needs(), {
    actor: owner.actor,
    requestId: request.id,
    side: "annonceur",
    message: "Bonjour Inès !",
  });
  const unread = async (actor: Person) =>
    (await findConversations(db, actor, { side: null, page: 1 })).rows.map((row) => [row.side, row.unread]);
  expect(await unread(seeker.actor), "asked without the account, found by its proven address").toEqual([
    ["demandeur", 1],
  ]);
  expect(await unread(owner.actor)).toEqual([["annonceur", 1]]);

  const opened = await openThread(database, {
    actor: seeker.actor,
    requestId: request.id,
    side: "demandeur",
  });
  expect(opened.ok && opened.thread).toMatchObject({
    side: "demandeur",
    state: "en_discussion",
    seekerName: "Inès Morel",
    // The spaces of French typography replace the typed ones.
    events: [{ step: "demande" }, { step: "message", body: "Bonjour Inès\u202F!" }],
  });
  expect(JSON.stringify(opened)).not.toContain("@");
  expect(await unread(seeker.actor)).toEqual([["demandeur", 0]]);
  expect(await unread(owner.actor)).toEqual([["annonceur", 1]]);
});

test("a thread opens for its two sides, each on its own page", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db);
  const [seeker, stranger] = [await createUser(db), await createUser(db)];
  const { id: requestId } = await createRequest(db, {
    listingId: listing.id,
    seekerId: seeker.id,
    seekerEmail: seeker.email,
  });
  const opened = async ({ actor }: UserRow, side: "annonceur" | "demandeur", id = requestId) =>
    (await openThread(database, { actor, requestId: id, side })).ok;
  expect(await opened(owner, "annonceur")).toBe(true);
  expect(await opened(seeker, "demandeur")).toBe(true);
  expect(await opened(owner, "demandeur")).toBe(false);
  expect(await opened(seeker, "annonceur")).toBe(false);
  expect(await opened(stranger, "annonceur")).toBe(false);
  expect(await opened(stranger, "demandeur")).toBe(false);
  for (const id of ["", "1", "' or true", "00000000-0000-0000-0000-000000000000", "x".repeat(36)])
    expect(await opened(owner, "annonceur", id)).toBe(false);
});

test("an account with an unconfirmed address finds no requests by it", async () => {
  const { db } = database;
  const { listing } = await createOwnedListing(db);
  const pretender = await createUser(db, { emailVerified: false });
  await createRequest(db, { listingId: listing.id, seekerEmail: pretender.email });
  expect((await findConversations(db, pretender.actor, { side: null, page: 1 })).rows).toEqual([]);
});
