import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { loadSampleReports } from "./sample-reports.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("two sample listings are reported, once: one case has two reports and is grave", async () => {
  const { db } = database;
  const advertiser = await createAdvertiser(db, { isSample: true });
  for (let count = 0; count < 3; count++)
    await createListing(db, {
      advertiserId: advertiser.id,
      communeId: advertiser.communeId,
      isSample: true,
      photos: 0,
    });
  await loadSampleReports(db);
  await loadSampleReports(db);
  const { rows } = await db.execute(sql`
    select is_grave as "isGrave", (select count(*)::int from reports where case_id = cases.id) as count from cases order by id`);
  expect(rows).toEqual([
    { isGrave: true, count: 2 },
    { isGrave: false, count: 1 },
  ]);
});
