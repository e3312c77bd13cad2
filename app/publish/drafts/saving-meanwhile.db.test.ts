import { afterAll, beforeAll, expect, test } from "vitest";
import { memberships } from "#db/schema/advertisers.ts";
import { publishedDrafts } from "#db/schema/drafts.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createDraft } from "#tests/factories/drafts.ts";
import { createOwnedListing } from "#tests/factories/requests.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { deleteDraft, findDraft, recordDiscardedDraft } from "./drafts.repository.server.ts";
import { saveDraft, type SavedDraft } from "./use-cases/save-draft.server.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each(["published", "discarded"] as const)(
  "a draft that is %s while a colleague saves it does not come back",
  async (end) => {
    const { db } = database;
    const { owner, listing } = await createOwnedListing(db);
    const member = await createUser(db, { userType: "agence" });
    const { advertiserId } = listing;
    await db.insert(memberships).values({ advertiserId, userId: member.id, role: "agent" });
    const actor = await actorOf(db, member);
    const id = await createDraft(db, { userId: owner.id, advertiserId });
    let saving: Promise<SavedDraft> | undefined;
    await db.transaction(async (tx) => {
      await deleteDraft(tx, { id, actor: await actorOf(tx, owner) });
      saving = saveDraft({ db, clock: () => new Date() }, { actor, draftId: id, fields: { title: "Encore" } });
      await expect.poll(isWaiting, { timeout: 15_000 * timeoutFactor }).toBe(true);
      if (end === "discarded") await recordDiscardedDraft(tx, id);
      else
        await tx.insert(publishedDrafts).values({ draftId: id, userId: owner.id, listingId: listing.id, isNew: true });
    });
    expect(await saving).toEqual({ ok: false, code: end });
    expect(await findDraft(db, { id, actor })).toBeNull();
  },
);

const isWaiting = async () => {
  const { rowCount } = await database.db.$client.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount! > 0;
};
