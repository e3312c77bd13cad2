import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "#tests/factories/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { deleteDraft, findDraft, findDrafts, saveDraftFields } from "./drafts.repository.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a draft stores what was typed, step by step", async () => {
  const { db } = database;
  const { id: userId } = await createUser(db);
  const id = randomUUID();
  expect(
    await saveDraftFields(db, {
      id,
      userId,
      fields: { title: "Maison", price: "deux cent mille", roomName: ["Séjour"] },
    }),
  ).toBe(true);
  expect(await saveDraftFields(db, { id, userId, fields: { price: "200 000", roomName: ["Séjour", "Chambre"] } })).toBe(
    true,
  );
  expect((await findDraft(db, { id, userId }))?.form).toEqual({
    title: "Maison",
    price: "200 000",
    roomName: ["Séjour", "Chambre"],
  });
});

test("nobody reads, changes or deletes another account's draft", async () => {
  const { db } = database;
  const [{ id: owner }, { id: other }] = [await createUser(db), await createUser(db, { userType: "agence" })];
  const id = randomUUID();
  await saveDraftFields(db, { id, userId: owner, fields: { title: "À moi" } });
  expect(await saveDraftFields(db, { id, userId: other, fields: { title: "À lui" } })).toBe(false);
  expect(await findDraft(db, { id, userId: other })).toBeNull();
  expect(await findDrafts(db, other)).toEqual([]);
  expect(await deleteDraft(db, { id, userId: other })).toBe(false);
  expect((await findDraft(db, { id, userId: owner }))?.form).toEqual({ title: "À moi" });
  expect(await deleteDraft(db, { id, userId: owner })).toBe(true);
  expect(await findDrafts(db, owner)).toEqual([]);
});
