import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scope } from "#app/account/scope.server.ts";
import { listingDrafts } from "#db/schema/drafts.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createOwnedListing } from "#tests/factories/requests.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { deleteDraft, findDraft, findDrafts, saveDraftFields } from "./drafts.repository.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a draft stores what was typed, step by step", async () => {
  const { db } = database;
  const actor = await actorOf(db, await createUser(db));
  const id = randomUUID();
  expect(
    await saveDraftFields(db, {
      id,
      actor,
      fields: { title: "Maison", price: "deux cent mille", roomName: ["Séjour"] },
    }),
  ).toBe(true);
  expect(await saveDraftFields(db, { id, actor, fields: { price: "200 000", roomName: ["Séjour", "Chambre"] } })).toBe(
    true,
  );
  expect((await findDraft(db, { id, actor }))?.form).toEqual({
    title: "Maison",
    price: "200 000",
    roomName: ["Séjour", "Chambre"],
  });
});

test("nobody reads, changes or deletes another account's draft", async () => {
  const { db } = database;
  const owner = await actorOf(db, await createUser(db));
  const other = await actorOf(db, await createUser(db, { userType: "agence" }));
  const id = randomUUID();
  await saveDraftFields(db, { id, actor: owner, fields: { title: "À moi" } });
  expect(await saveDraftFields(db, { id, actor: other, fields: { title: "À lui" } })).toBe(false);
  expect(await findDraft(db, { id, actor: other })).toBeNull();
  expect(await findDrafts(db, other)).toEqual([]);
  expect(await deleteDraft(db, { id, actor: other })).toBe(false);
  expect((await findDraft(db, { id, actor: owner }))?.form).toEqual({ title: "À moi" });
  expect(await deleteDraft(db, { id, actor: owner })).toBe(true);
  expect(await findDrafts(db, owner)).toEqual([]);
});

test("the drafts of an organisation, and of its member alone, are each found by an index", async () => {
  const { db } = database;
  const { owner } = await createOwnedListing(db);
  const actor = await actorOf(db, owner);
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<{ "QUERY PLAN": string }>(
      sql`explain select from ${listingDrafts} where ${scope(actor, "draft.write", listingDrafts)}`,
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("listing_drafts_advertiser");
  expect(plan).toContain("listing_drafts_user");
});
