import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuth } from "#app/platform/security/auth.server.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { changePassword, endDevice, endOtherDevices } from "./manage-sessions.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a session that ends while a request is under way refuses it", async () => {
  const { db } = database;
  const auth = createAuth({ db, env: queueingNeeds(db).env, secret: "s".repeat(40) });
  const { actor } = await createUser(db);
  const headers = new Headers();
  const passwords = { actor, current: "Bienvenue1!", next: "Nouveau2!", address: "192.0.2.1" };
  const own = { headers, token: "ended" };
  for (const ask of [
    () => endDevice({ auth }, own, "a-session"),
    () => endOtherDevices({ auth }, own),
    () => changePassword({ db, auth }, own, passwords),
  ])
    expect(await ask()).toEqual({ ok: false, code: "session_ended" });
});
