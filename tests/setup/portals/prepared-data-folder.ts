import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { spawnPortal, stopPortal } from "./portal-process.ts";

const run = promisify(execFile);
const VARIABLE = "TEST_PREPARED_DATA_FOLDER";

/** Vitest's global set-up for tests that start portals: a data folder after a first start. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-prepared-"));
  const portal = spawnPortal({ PORT: "0", DATA_DIR: join(folder, "data"), SAMPLE_LISTINGS: "4" });
  await portal.opened;
  await stopPortal(portal);
  process.env[VARIABLE] = join(folder, "data");
  return () => rm(folder, { recursive: true, force: true });
}

/** Copies the prepared folder (4 samples, embedded database, durability on) to a new path. */
export async function copyPreparedDataFolder(target: string): Promise<void> {
  // Node's own copy would change the owner of PostgreSQL's files.
  await run("cp", ["-a", process.env[VARIABLE]!, target]);
  // The copies of a run are used in parallel: each database looks for a free port.
  const access = join(target, "postgres-access.json");
  await writeFile(access, JSON.stringify({ ...JSON.parse(await readFile(access, "utf8")), port: 0 }));
}
