import type { Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { isCutStatement, openDatabase, readWithin } from "./client.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a connection that breaks inside a transaction fails its next query only", async () => {
  const { db } = database;
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
    // Wait until the end of the connection was read: without a listener, it would end this process.
    await expect.poll(async () => (await tx.execute(sql`select 1`).catch(() => null)) === null).toBe(true);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test("a transaction that cannot begin releases its connection", async () => {
  const db = openDatabase(database.url, { maxConnections: 1 });
  onTestFinished(() => db.$client.end());
  // The connection breaks between two uses, and nobody has read that yet.
  db.$client.once("acquire", (client) =>
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(),
  );
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
});

test("a read with a time limit is cancelled when it takes longer, writes nothing, and leaves no limit behind", async () => {
  const { db } = database;
  const cut = readWithin(db, 1, (tx) => tx.execute(sql`select pg_sleep(10)`));
  expect(isCutStatement(await cut.catch((error: unknown) => error))).toBe(true);
  const written = readWithin(db, 10_000, (tx) => tx.execute(sql`delete from communes`));
  const refusal = await written.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Error);
  expect(isCutStatement(refusal)).toBe(false);
  expect((await db.execute(sql`show statement_timeout`)).rows).toEqual([{ statement_timeout: "0" }]);
});
