import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { countPublicChanges } from "#app/platform/public-changes.ts";
import { openDatabase } from "#db/client.ts";
import { openDatabaseLink } from "#tests/setup/servers/database-link.ts";
import { createTestDatabase } from "#tests/setup/servers/test-database.ts";
import { listenToPageChanges } from "./page-changes.ts";

test("a message that hangs gives its connection back", async () => {
  const database = await createTestDatabase();
  const link = await openDatabaseLink(database.url);
  const { $client: pool } = openDatabase(link.url);
  let lent = 0;
  pool.on("acquire", () => (lent += 1));
  pool.on("release", () => (lent -= 1));
  const changes = countPublicChanges();
  const listening = listenToPageChanges(database.url, {
    log: pino({ level: "silent" }),
    changes,
    notify: (channel) => pool.query("select pg_notify($1, '')", [channel]),
  });
  onTestFinished(async () => {
    link.close();
    await listening.close();
    await pool.end();
    await database.drop();
  });
  await listening.first;
  expect(changes.generation()).not.toBeNull();
  link.freeze();
  await expect.poll(changes.generation).toBeNull();
  await expect.poll(() => lent).toBe(0);
});
