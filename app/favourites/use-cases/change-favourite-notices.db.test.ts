import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "#tests/factories/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { findFavouriteNotices } from "../favourite-notices.repository.server.ts";
import { changeFavouriteNotices } from "./change-favourite-notices.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const all = { drop: true, negotiation: true, gone: true };

test("an account gets every kind of notice until it changes a setting, and each kind has its own setting", async () => {
  const { db } = database;
  const [{ id, actor }, other] = [await createUser(db, {}), await createUser(db, {})];
  expect(await findFavouriteNotices(db, id)).toEqual(all);
  await changeFavouriteNotices({ db }, actor, { ...all, negotiation: false });
  expect(await findFavouriteNotices(db, id)).toEqual({ ...all, negotiation: false });
  await changeFavouriteNotices({ db }, actor, { drop: false, negotiation: true, gone: false });
  expect(await findFavouriteNotices(db, id)).toEqual({ drop: false, negotiation: true, gone: false });
  expect(await findFavouriteNotices(db, other.id)).toEqual(all);
});

test("an account that was deleted meanwhile keeps no choices, and nothing fails", async () => {
  const { actor } = await createUser(database.db);
  const gone = { ...actor, account: { ...actor.account, id: "parti" } };
  await expect(changeFavouriteNotices(database, gone, all)).resolves.toBeUndefined();
});
