import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { json, newAddress, payload } from "../setup/account-journeys.ts";
import { startMailServer } from "../setup/mail-server.ts";
import { spawnPortal, stopPortal } from "../setup/portal-process.ts";
import { createTestDatabase } from "../setup/test-database.ts";

test("a mail that the server refuses outlives a restart of the portal, and arrives once the server takes it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-mails-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const start = () => {
    const portal = spawnPortal({ PORT: "0", DATA_DIR: folder, DATABASE_URL: database.url, SMTP_URL: server.url });
    onTestFinished(async () => void (await stopPortal(portal)));
    return portal;
  };
  const mailsTo = (email: string) => server.received.filter((mail) => mail.to?.[0]?.address === email);

  const email = newAddress();
  server.refuseWith({ at: "recipient", code: 451 });
  const first = start();
  expect((await fetch(`${await first.opened}/users`, json(payload({ email })))).status).toBe(201);
  await expect.poll(() => server.tries(), { timeout: 5_000 }).toBeGreaterThan(0);
  expect(await stopPortal(first)).toBe(0);
  expect(mailsTo(email)).toEqual([]);
  server.refuseWith(null);
  // The pause before the next try is over.
  await database.db.$client.query("update mails set next_try_at = now()");
  await start().opened;
  await expect.poll(() => mailsTo(email).length, { timeout: 5_000 }).toBe(1);
  expect(mailsTo(email)[0]!.subject).toMatch(/^Confirmez votre adresse/);
});
