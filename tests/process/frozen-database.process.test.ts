import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseLink, openDatabaseLink } from "../setup/servers/database-link.ts";
import { copyTemplate } from "../setup/servers/database-server.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

let folder: string;
let portal: PortalProcess;
let address: string;
let database: Awaited<ReturnType<typeof copyTemplate>>;
let link: DatabaseLink;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-frozen-"));
  database = await copyTemplate("samples");
  link = await openDatabaseLink(database.url);
  portal = spawnPortal({ PORT: "0", DATA_DIR: folder, DATABASE_URL: link.url, WEB_CONCURRENCY: "2" });
  address = await portal.opened;
}, 120_000);
afterAll(async () => {
  await stopPortal(portal);
  link.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Requests a page on a new connection: web processes take connections in turn. */
const visit = (path: string) =>
  new Promise<{ status: number; retry: string | undefined }>((done, fail) => {
    get(`${address}${path}`, { agent: new Agent() }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      answer.resume().once("end", () => done({ status, retry: headers["retry-after"] }));
      answer.once("error", fail);
    }).once("error", fail);
  });
const search = (number: number) => visit(`/annonces?priceMin=${1_000 + number}`);
const away = { status: 503, retry: "5" };

test(
  "with a frozen database, only the first searches of a visitor wait; reloads get 503 at once, never 429",
  { timeout: 60_000 * timeoutFactor },
  async () => {
    expect((await search(0)).status).toBe(200);
    link.freeze();
    // As many as wait at once, in both processes.
    expect(await Promise.all([1, 2, 3, 4].map(search))).toEqual(Array.from({ length: 4 }, () => away));
    // A wait of ten seconds each would exceed this test's time.
    for (let time = 0; time < 40; time++) expect(await search(5)).toEqual(away);
    await link.mend();
    await expect.poll(() => search(5)).toMatchObject({ status: 200 });
  },
);
