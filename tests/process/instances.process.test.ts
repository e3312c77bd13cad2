import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portal-process.ts";
import { createTestDatabase, type TestDatabase } from "../setup/test-database.ts";

const SECRET = "un secret de session assez long pour signer";

let database: TestDatabase;
let folder: string;
let running: PortalProcess[];

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "bienvu-instances-"));
  running = [];
});
afterEach(async () => {
  for (const portal of running) if (portal.child.exitCode === null) await stopPortal(portal);
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** With a data folder of its own. */
function start(name: string, settings: Record<string, string> = {}): PortalProcess {
  const portal = spawnPortal({
    PORT: "0",
    DATA_DIR: join(folder, name),
    DATABASE_URL: database.url,
    SESSION_SECRET: SECRET,
    ...settings,
  });
  running.push(portal);
  return portal;
}

async function sharePictures({ of, by }: { of: string; by: string }): Promise<void> {
  await mkdir(join(folder, by));
  await symlink(join(folder, of, "media"), join(folder, by, "media"), "dir");
}

test("a portal with another secret and other pictures than a running one exits, and says what to set", async () => {
  await start("first").opened;
  const second = start("second", { SESSION_SECRET: "" });
  expect(await second.ended).toBe(1);
  expect(second.output().trim().split("\n").slice(-2)).toEqual([
    expect.stringMatching(/ a un autre secret de session : donnez à toutes la même valeur de SESSION_SECRET\./),
    expect.stringMatching(/ garde ses photos ailleurs : donnez à toutes le même bucket /),
  ]);
});

test("portals that share secret and pictures run side by side; after they have ended, another secret is accepted", async () => {
  const first = start("first");
  await first.opened;
  await sharePictures({ of: "first", by: "second" });
  const second = start("second");
  expect((await fetch(`${await second.opened}/healthz`)).status).toBe(200);
  expect([await stopPortal(first), await stopPortal(second)]).toEqual([0, 0]);
  expect(await start("third", { SESSION_SECRET: `${SECRET}, mais changé` }).opened).toContain("http://");
});
