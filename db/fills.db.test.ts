import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "#tests/factories/accounts.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createDraft } from "#tests/factories/drafts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { finishFills } from "./fills.ts";
import { migrateDatabase } from "./migrate.ts";
import { findOpenRuns } from "./runs.ts";
import { listingDrafts } from "./schema/drafts.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Applies a fill to the rows of a test, as an update does to those of a portal. */
async function fill(migration: string): Promise<void> {
  const { db } = database;
  await db.$client.query("delete from migrations where name = $1", [migration]);
  await migrateDatabase(db);
  expect((await findOpenRuns(db)).map(({ subject }) => subject)).toEqual([migration]);
  await db.$client.lend(finishFills);
}

test("a draft from before organisations goes to its writer's organisation, if there is one", async () => {
  const { db } = database;
  const [member, other] = [await createUser(db), await createUser(db)];
  const { id } = await createAdvertiser(db, { userId: member.id });
  for (let draft = 0; draft < 201; draft++) await createDraft(db, { userId: member.id });
  await createDraft(db, { userId: other.id });
  await fill("20261129_memberships_drafts_fill.sql");
  const organisationsOf = async (userId: string) =>
    db.selectDistinct({ id: listingDrafts.advertiserId }).from(listingDrafts).where(eq(listingDrafts.userId, userId));
  expect(await organisationsOf(member.id)).toEqual([{ id }]);
  expect(await organisationsOf(other.id)).toEqual([{ id: null }]);
});
