import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { spawnCommand } from "../setup/portals/command-process.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { createTestDatabase, type TestDatabase } from "../setup/servers/test-database.ts";

const SECRET = "un secret de session assez long pour signer";

let database: TestDatabase;
let folder: string;
let running: PortalProcess[];

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "bienvu-shared-settings-"));
  running = [];
});
afterEach(async () => {
  for (const portal of running) if (portal.child.exitCode === null) await stopPortal(portal);
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** With a data folder of its own. */
const settingsOf = (name: string, settings: Record<string, string> = {}) => ({
  DATA_DIR: join(folder, name),
  DATABASE_URL: database.url,
  SESSION_SECRET: SECRET,
  ...settings,
});

function start(name: string, settings: Record<string, string> = {}): PortalProcess {
  const portal = spawnPortal({ PORT: "0", ...settingsOf(name, settings) });
  running.push(portal);
  return portal;
}

test("a portal with another secret and other pictures exits with the reason, until its settings are accepted", async () => {
  const first = start("first");
  await first.opened;
  const changed = { SESSION_SECRET: `${SECRET}, mais changé` };
  const refused = start("second", changed);
  expect(await refused.ended).toBe(1);
  expect(refused.output().trim().split("\n").at(-1)).toMatch(
    /^Cette base connaît un autre secret de session .* et un autre stockage des photos .* « npm run settings:accept » .*\.$/,
  );
  const accept = (settings: Record<string, string>) => spawnCommand("server/accept-settings.ts", [], settings);
  const tooEarly = accept(settingsOf("first", changed));
  expect([await tooEarly.ended, tooEarly.output()]).toEqual([1, expect.stringMatching(/^Un portail tourne déjà/)]);
  expect(await stopPortal(first)).toBe(0);
  const accepted = accept(settingsOf("second", changed));
  expect([await accepted.ended, accepted.output()]).toEqual([
    0,
    expect.stringContaining("sont désormais ceux de la base"),
  ]);
  expect(await start("second", changed).opened).toContain("http://");
  expect(await start("first").ended).toBe(1);
});
