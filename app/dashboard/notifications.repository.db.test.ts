import { afterAll, beforeAll, expect, test } from "vitest";
import { openThread } from "#app/requests/use-cases/open-thread.server.ts";
import { acceptRequest } from "#app/requests/use-cases/accept-request.server.ts";
import { openNegotiation } from "#app/requests/use-cases/move-request.server.ts";
import { writeMessage } from "#app/requests/use-cases/write-message.server.ts";
import { createUser, type UserRow } from "#tests/factories/accounts.ts";
import { createOwnedListing, createRequest } from "#tests/factories/requests.ts";
import { queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { countNotifications } from "./notifications.repository.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const count = ({ actor }: UserRow) => countNotifications(database.db, actor);
const as = ({ actor }: UserRow, requestId: string) => ({ actor, requestId, side: "annonceur" as const });

test("a request counts until it is answered, a message until it is read", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db);
  const seeker = await createUser(db, { userType: "chercheur" });
  const { id } = await createRequest(db, { listingId: listing.id, seekerEmail: seeker.email });
  await createRequest(db, { listingId: listing.id, confirmedAt: null });
  expect(await count(owner)).toEqual({ messages: 1, requests: 1 });
  await openThread(database, { ...as(owner, id) });
  expect(await count(owner)).toEqual({ messages: 0, requests: 1 });
  await writeMessage(queueingNeeds(db), { ...as(owner, id), message: "Bonjour" });
  expect(await count(owner)).toEqual({ messages: 0, requests: 0 });
  expect(await count(seeker)).toEqual({ messages: 1, requests: 0 });
  await openThread(database, { actor: seeker.actor, requestId: id, side: "demandeur" });
  expect(await count(seeker)).toEqual({ messages: 0, requests: 0 });
});

test("the portal's notices to a seeker count too, only for the seeker", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db);
  const seeker = await createUser(db, { userType: "chercheur" });
  const chosen = await createRequest(db, { listingId: listing.id });
  const other = await createRequest(db, { listingId: listing.id, seekerId: seeker.id, seekerEmail: seeker.email });
  await openThread(database, { ...as(owner, other.id) });
  await openThread(database, { ...as(owner, chosen.id) });
  await openNegotiation(queueingNeeds(db), as(owner, chosen.id));
  await acceptRequest(queueingNeeds(db), { ...as(owner, chosen.id), confirmed: listing.price, stage: "cedee" });
  expect(await count(seeker)).toEqual({ messages: 1, requests: 0 });
  expect(await count(owner)).toEqual({ messages: 0, requests: 0 });
});

test("an account with an unconfirmed address is notified of nothing", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db);
  const pretender = await createUser(db, { emailVerified: false });
  const { id } = await createRequest(db, { listingId: listing.id, seekerEmail: pretender.email });
  await writeMessage(queueingNeeds(db), { ...as(owner, id), message: "Bonjour" });
  expect(await count(pretender)).toEqual({ messages: 0, requests: 0 });
});
