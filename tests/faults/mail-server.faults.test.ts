import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uniqueLetters } from "../factories/unique.ts";
import { form } from "../setup/visitors/http-forms.ts";
import { type MailServer, startMailServer } from "../setup/servers/mail-server.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { createTestDatabase, type TestDatabase } from "../setup/servers/test-database.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

let folder: string;
let database: TestDatabase;
let server: MailServer;
let portal: PortalProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-mail-faults-"));
  database = await createTestDatabase();
  server = await startMailServer();
  portal = spawnPortal({ PORT: "0", DATA_DIR: folder, DATABASE_URL: database.url, SMTP_URL: server.url });
  address = await portal.opened;
});
afterAll(async () => {
  await stopPortal(portal);
  await server.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const faults: [string, () => void][] = [
  ["refuses mails", () => server.refuseWith({ at: "content", code: 451 })],
  ["hangs", () => server.behave("hangs")],
  ["closes the connection in the middle of a mail", () => server.behave("breaks")],
];

test.each(faults)(
  "while the mail server %s, pages answer; once it works again, the mail is sent once",
  async (_, begin) => {
    begin();
    const email = `${uniqueLetters()}@example.org`;
    const sent = () => server.received.filter((mail) => mail.to?.[0]?.address === email);
    const asked = await fetch(`${address}/alertes/nouvelle?q=jardin`, form({ email, frequence: "daily" }));
    expect(asked.status).toBe(200);
    const retries = async () =>
      (await database.db.$client.query("select from jobs.job where name = 'deliver-mail' and state = 'retry'"))
        .rowCount;
    // A server that hangs is left after ten seconds.
    await expect.poll(retries, { timeout: 40_000 * timeoutFactor, interval: 100 }).toBe(1);
    expect((await fetch(`${address}/connexion`)).status).toBe(200);
    expect(sent()).toEqual([]);
    server.refuseWith(null);
    server.behave("well");
    // The pause before the next attempt is over.
    await database.db.$client.query("update jobs.job set start_after = now() where state = 'retry'");
    await expect.poll(() => sent().length, { timeout: 40_000 * timeoutFactor, interval: 100 }).toBe(1);
    const left = async () => (await database.db.$client.query("select from mails")).rowCount;
    await expect.poll(left).toBe(0);
    expect(sent()).toHaveLength(1);
  },
);
