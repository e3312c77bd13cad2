import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { json, newAddress, payload } from "../setup/journeys/account-journeys.ts";
import { startMailServer } from "../setup/servers/mail-server.ts";
import { spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { createTestDatabase } from "../setup/servers/test-database.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

/** A database, a mail server, and portals on them. */
async function prepare() {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-mails-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  return {
    database,
    server,
    start(settings: Record<string, string> = {}) {
      const own = { PORT: "0", DATA_DIR: folder, DATABASE_URL: database.url, SMTP_URL: server.url, ...settings };
      const portal = spawnPortal(own);
      onTestFinished(async () => void (await stopPortal(portal)));
      return portal;
    },
    mailsTo: (email: string) => server.received.filter((mail) => mail.to?.[0]?.address === email),
  };
}

test("a mail that the server refuses survives a restart of the portal, and arrives once the server accepts it", async () => {
  const { database, server, start, mailsTo } = await prepare();
  const email = newAddress();
  server.refuseWith({ at: "recipient", code: 451 });
  const first = start();
  expect((await fetch(`${await first.opened}/users`, json(payload({ email })))).status).toBe(201);
  await expect.poll(() => server.tries()).toBeGreaterThan(0);
  expect(await stopPortal(first)).toBe(0);
  expect(mailsTo(email)).toEqual([]);
  server.refuseWith(null);
  // The pause before the next attempt is over.
  await database.db.$client.query(
    "update jobs.job set start_after = now() where name = 'deliver-mail' and state = 'retry'",
  );
  await start().opened;
  await expect.poll(() => mailsTo(email).length).toBe(1);
  expect(mailsTo(email)[0]!.subject).toMatch(/^Confirmez votre adresse/);
});

test("pages and jobs may run in separate processes on one folder; the process without pages opens no port", async () => {
  const { database, start, mailsTo } = await prepare();
  const pages = start({ JOBS: "none" });
  const email = newAddress();
  expect((await fetch(`${await pages.opened}/users`, json(payload({ email })))).status).toBe(201);
  const { rows } = await database.db.$client.query<{ state: string }>(
    "select state from jobs.job where name = 'deliver-mail'",
  );
  expect(rows).toEqual([{ state: "created" }]);
  const worker = start({ JOBS: "only" });
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 * timeoutFactor }).toBe(1);
  expect(worker.output()).toContain("Les tâches de fond de bienvu tournent");
  expect(await stopPortal(worker)).toBe(0);
});

test("jobs without a shared database are refused in one sentence", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-jobs-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const worker = spawnPortal({ PORT: "0", DATA_DIR: folder, JOBS: "only" });
  expect(await worker.ended).toBe(1);
  expect(worker.output().trim()).toBe("JOBS=only et JOBS=none se partagent une base : indiquez DATABASE_URL.");
});
