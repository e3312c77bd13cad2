import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { credentials } from "#db/schema/accounts.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { findAccountFacts } from "./account.repository.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("an account has a password, or only Google or Facebook, whatever other accounts have", async () => {
  const { db } = database;
  const [withPassword, external] = [await createUser(db), await createUser(db)];
  const credential = (userId: string) => ({ id: randomUUID(), userId, accountId: userId });
  await db.insert(credentials).values([
    { ...credential(withPassword.id), providerId: "credential", password: "hash" },
    { ...credential(external.id), providerId: "google" },
  ]);
  expect((await findAccountFacts(db, withPassword.id))?.hasPassword).toBe(true);
  expect((await findAccountFacts(db, external.id))?.hasPassword).toBe(false);
  expect(await findAccountFacts(db, "nobody")).toBeNull();
});
