import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import * as accounts from "./accounts.ts";
import * as advertisers from "./advertisers.ts";
import * as alerts from "./alerts.ts";
import * as communes from "./communes.ts";
import * as drafts from "./drafts.ts";
import * as feeds from "./feeds.ts";
import * as listingLife from "./listing-life.ts";
import * as listings from "./listings.ts";
import * as mails from "./mails.ts";
import * as marketPrices from "./market-prices.ts";
import * as media from "./media.ts";
import * as requests from "./requests.ts";
import * as runs from "./runs.ts";
import * as sharedSettings from "./shared-settings.ts";

const tables = [
  accounts,
  advertisers,
  alerts,
  communes,
  drafts,
  feeds,
  listingLife,
  listings,
  mails,
  marketPrices,
  media,
  requests,
  runs,
  sharedSettings,
]
  .flatMap((file) => Object.values(file))
  .filter((value) => is(value, PgTable));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each(tables.map((table) => [getTableName(table), table] as const))(
  "the schema in TypeScript matches the columns of %s",
  async (name, table) => {
    const { rows } = await database.db.$client.query<{ name: string; required: boolean }>(
      `select column_name as name, is_nullable = 'NO' as required from information_schema.columns
     where table_schema = 'public' and table_name = $1`,
      [name],
    );
    const found = new Map(rows.map((column) => [column.name, column.required]));
    for (const column of Object.values(getTableColumns(table))) {
      expect(found.get(column.name), `${name}.${column.name}`).toBe(column.notNull);
    }
  },
);
