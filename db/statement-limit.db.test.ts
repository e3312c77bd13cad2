import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { openDatabase } from "./client.ts";
import { migrateDatabase } from "./migrate.ts";
import { inOneLoad } from "./seed/one-load.ts";
import { runWithoutLimit } from "./statement-limit.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The limit of a new connection. */
async function limitOfNewConnection(): Promise<string> {
  const other = openDatabase(database.url);
  try {
    return (await other.$client.query<{ statement_timeout: string }>("show statement_timeout")).rows[0]!
      .statement_timeout;
  } finally {
    await other.$client.end();
  }
}

const limitByOperator = (limit: string) =>
  database.db.$client.query(`do $$ begin
    execute format('alter role %I in database %I set statement_timeout = %L', current_user, current_database(), '${limit}');
  end $$`);

test("after the migrations every statement has a limit, also on the connections that ran them", async () => {
  await migrateDatabase(database.db);
  expect(await limitOfNewConnection()).toBe("8s");
  expect((await database.db.$client.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "8s" }]);
});

test("a limit set by the operator stays", async () => {
  await limitByOperator("7s");
  await migrateDatabase(database.db);
  expect(await limitOfNewConnection()).toBe("7s");
});

test("the limit of earlier versions becomes today's", async () => {
  await limitByOperator("15s");
  await migrateDatabase(database.db);
  expect(await limitOfNewConnection()).toBe("8s");
});

test("loads and their clean-up have no limit, and leave none on their connection", async () => {
  await limitByOperator("3s");
  const limited = openDatabase(database.url, { maxConnections: 1 });
  const show = async (client: Pick<typeof limited.$client, "query">) =>
    (await client.query<{ statement_timeout: string }>("show statement_timeout")).rows[0]!.statement_timeout;
  try {
    expect(await inOneLoad(limited, (client) => show(client as unknown as typeof limited.$client))).toBe("0");
    await runWithoutLimit(limited, "create table limits as select current_setting('statement_timeout') as during");
    expect((await limited.$client.query("select during from limits")).rows).toEqual([{ during: "0" }]);
    expect(await show(limited.$client)).toBe("3s");
  } finally {
    await limited.$client.end();
  }
});
