import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { handOver, lockColleaguesForUpdate } from "#app/account/members.repository.server.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { openDraft } from "#app/publish/drafts/use-cases/open-draft.server.ts";
import { saveDraft } from "#app/publish/drafts/use-cases/save-draft.server.ts";
import { advertisers, memberships } from "#db/schema/advertisers.ts";
import { listingDrafts } from "#db/schema/drafts.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createDraft } from "#tests/factories/drafts.ts";
import { createOwnedListing } from "#tests/factories/requests.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { publishingOn } from "#tests/setup/data/publishing.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { publishListing } from "./use-cases/publish-listing.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { needs, account } = publishingOn(() => database.db);

/** An organisation with an agent, who is somebody as a request of theirs has loaded them, and a draft of each. */
async function organisation(userType: UserType) {
  const { db } = database;
  const { listing, owner: founder } = await createOwnedListing(db);
  const { advertiserId } = listing;
  const agent = await createUser(db, { userType });
  await db.insert(memberships).values({ advertiserId, userId: agent.id, role: "agent" });
  const drafts = {
    founders: await createDraft(db, { userId: founder.id, advertiserId, photos: 1 }),
    agents: await createDraft(db, { userId: agent.id, advertiserId, photos: 1 }),
  };
  return { advertiserId, founder, agent: { ...agent, actor: await actorOf(db, agent) }, drafts };
}

test.each<UserType>(["chercheur", "proprietaire"])(
  "an agent (%s) who is removed meanwhile publishes and saves nothing of the organisation",
  async (userType) => {
    const { db } = database;
    const { agent, drafts } = await organisation(userType);
    await db.delete(memberships).where(eq(memberships.userId, agent.id));
    for (const draftId of Object.values(drafts)) {
      expect(await publishListing(needs(), { actor: agent.actor, draftId })).toEqual({ ok: false, code: "unknown" });
      const saving = { actor: agent.actor, draftId, fields: { price: "1" } };
      expect(await saveDraft(needs(), saving)).toEqual({ ok: false, code: "unknown" });
    }
    expect(await db.select().from(advertisers).where(eq(advertisers.userId, agent.id))).toEqual([]);
  },
);

test("a former member, who may found an organisation of their own, opens no draft of the earlier one", async () => {
  const { db } = database;
  const { agent, drafts } = await organisation("proprietaire");
  await db.delete(memberships).where(eq(memberships.userId, agent.id));
  const actor = await actorOf(db, agent);
  expect(await openDraft(needs(), { actor, draftId: drafts.agents })).toEqual({ ok: false, code: "unknown" });
  const own = await createDraft(db, { userId: agent.id });
  expect(await openDraft(needs(), { actor, draftId: own })).toMatchObject({ ok: true, kind: "open" });
});

test("a draft that is saved while another tab publishes first belongs to the new organisation", async () => {
  const { db } = database;
  const who = await account();
  const actor = await actorOf(db, who);
  const first = await createDraft(db, { userId: who.id, photos: 1 });
  expect(await publishListing(needs(), { actor, draftId: first })).toEqual({ ok: true });
  const draftId = randomUUID();
  expect(await saveDraft(needs(), { actor, draftId, fields: { price: "1" } })).toMatchObject({ ok: true });
  const [founded] = await db.select().from(advertisers).where(eq(advertisers.userId, who.id));
  const [saved] = await db.select().from(listingDrafts).where(eq(listingDrafts.id, draftId));
  expect(saved!.advertiserId).toBe(founded!.id);
});

test("a colleague's publication waits for a founder who leaves, and then publishes the draft that was the founder's", async () => {
  const { db } = database;
  const { advertiserId, founder, agent, drafts } = await organisation("chercheur");
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  const published = await db.transaction(async (tx) => {
    await lockColleaguesForUpdate(tx, founder.id);
    // Locked by the first half of `handOver`; the draft by its second.
    await tx.select().from(advertisers).where(eq(advertisers.id, advertiserId)).for("update");
    const publishing = publishListing(needs(), { actor: agent.actor, draftId: drafts.founders });
    await vi.waitFor(async () => expect((await db.$client.query(waiting)).rowCount).toBe(1), 10_000);
    await handOver(tx, founder.id);
    return { publishing };
  });
  expect(await published.publishing).toEqual({ ok: true });
});
