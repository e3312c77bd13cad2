import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findThread } from "#app/requests/request-threads.repository.server.ts";
import { listings } from "#db/schema/listings.ts";
import { requestEvents } from "#db/schema/requests.ts";
import { createRequest } from "#tests/factories/requests.ts";
import { NOW, publishingOn } from "#tests/setup/data/publishing.ts";
import { mailsTo } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { saveDraftFields } from "../drafts/drafts.repository.server.ts";
import { editListing } from "../drafts/use-cases/edit-listing.server.ts";
import { publishListing } from "./use-cases/publish-listing.server.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { needs, account, published } = publishingOn(() => database.db);

/** A published flat at 285,000 €, and how to change it two days later. */
async function openListing() {
  const who = await account();
  const { listing } = await published(who);
  const change = async (fields: Record<string, string>) => {
    const opened = await editListing(needs(), { actor: await actorOf(database.db, who), reference: listing.reference });
    if (!opened.ok) throw new Error(opened.code);
    await saveDraftFields(database.db, { id: opened.draftId, actor: await actorOf(database.db, who), fields });
    const later = { ...needs(), clock: () => new Date(NOW.getTime() + 172_800_000) };
    expect(await publishListing(later, { actor: await actorOf(database.db, who), draftId: opened.draftId })).toEqual({
      ok: true,
    });
  };
  return { listing, change };
}

const toldIn = async (requestId: string) => {
  const rows = await database.db
    .select()
    .from(requestEvents)
    .where(and(eq(requestEvents.requestId, requestId), eq(requestEvents.step, "prix_modifie")))
    .orderBy(asc(requestEvents.id));
  return rows.map(({ author, previousAmount, amount }) => [author, previousAmount, amount]);
};

test("each change of the price is an event of the threads that are open, and of no other", async () => {
  const { listing, change } = await openListing();
  const open = await createRequest(database.db, { listingId: listing.id });
  const declined = await createRequest(database.db, { listingId: listing.id, status: "declinee" });
  const unproven = await createRequest(database.db, { listingId: listing.id, confirmedAt: null });
  await change({ price: "270 000" });
  await change({ title: "Un autre titre" });
  await change({ price: "280 000" });
  expect(await toldIn(open.id)).toEqual([
    ["portail", 28_500_000, 27_000_000],
    ["portail", 27_000_000, 28_000_000],
  ]);
  expect([await toldIn(declined.id), await toldIn(unproven.id)]).toEqual([[], []]);
});

test("a paused home that is edited is available again: its threads get a message, and its accepted request is open again", async () => {
  const { db } = database;
  const { listing, change } = await openListing();
  const open = await createRequest(db, { listingId: listing.id });
  const agreed = await createRequest(db, { listingId: listing.id, status: "acceptee" });
  await db
    .insert(requestEvents)
    .values({ requestId: agreed.id, step: "acceptee", author: "annonceur", authorName: "" });
  await db.update(listings).set({ status: "retiree", stage: "pause" }).where(eq(listings.id, listing.id));
  await change({ title: "Un autre titre" });
  const lastOf = async (id: string) => {
    const { state, events } = (await findThread(db, id))!.thread;
    return { state, step: events.at(-1)!.step, stage: events.at(-1)!.stage };
  };
  expect(await lastOf(open.id)).toEqual({ state: "nouvelle", step: "message", stage: "disponible" });
  expect(await lastOf(agreed.id)).toEqual({ state: "en_discussion", step: "remise_en_ligne", stage: null });
  expect((await mailsTo(db, open.seekerEmail)).length).toBe(1);
  await change({ title: "Encore un titre" });
  expect((await mailsTo(db, open.seekerEmail)).length).toBe(1);
});

test("a change of the price does not turn a new request into a discussion, and is the last event of its thread", async () => {
  const { listing, change } = await openListing();
  const { id } = await createRequest(database.db, { listingId: listing.id });
  await change({ price: "270 000" });
  const found = await findThread(database.db, id);
  expect(found!.thread).toMatchObject({ state: "nouvelle" });
  expect(found!.thread.events.at(-1)).toMatchObject({ step: "prix_modifie", amount: 27_000_000, body: "" });
});
