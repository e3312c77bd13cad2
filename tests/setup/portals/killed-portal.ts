import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { runningDatabaseUrl } from "#db/embedded/embedded-postgres.ts";
import type { Random } from "#samples/listings/random.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "./portal-process.ts";
import { copyPreparedDataFolder } from "./prepared-data-folder.ts";
import { childrenOf, postmasterOf, webProcesses } from "./web-processes.ts";
import { timeoutFactor } from "../timeout-factor.ts";

/** What `kill -9` ends: a process that serves pages, the one that starts them, PostgreSQL, or one of its own processes. */
export const victims = ["web process", "first process", "PostgreSQL", "process of PostgreSQL"] as const;
export type Victim = (typeof victims)[number];

export type KilledPortal = {
  /** The current address, which changes when the portal starts again. */
  address(): string;
  dataDir: string;
  databaseUrl: string;
  secret: string;
  portal(): PortalProcess;
  /** Resolves once the victim is dead, and the portal is open again where it was the first process. */
  kill(victim: Victim, random: Random): Promise<void>;
  stop(): Promise<void>;
};

/** A portal with an embedded database that writes to disk. `onRestart` is called when a new one starts, and when it is open. */
export async function openKilledPortal(
  settings: Record<string, string>,
  onRestart: { begins(): void; ends(): void } = { begins() {}, ends() {} },
): Promise<KilledPortal> {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-faults-"));
  const dataDir = join(folder, "data");
  await copyPreparedDataFolder(dataDir);
  // Without a brand kit, whose pictures have files but no rows.
  const own = { PORT: "0", DATA_DIR: dataDir, BRAND_DIR: join(folder, "kit"), WEB_CONCURRENCY: "2" };
  const start = () => spawnPortal({ ...own, ...settings });
  let portal = start();
  let address = await portal.opened;

  const postmaster = () => postmasterOf(join(dataDir, "postgres"));
  const pidOf: Record<Victim, (random: Random) => Promise<number>> = {
    "web process": async (random) =>
      random.pick(await vi.waitFor(livingWebProcesses, { timeout: 30_000 * timeoutFactor })),
    "first process": async () => portal.child.pid!,
    PostgreSQL: postmaster,
    "process of PostgreSQL": async (random) => random.pick(await childrenOf(await postmaster())),
  };
  async function livingWebProcesses(): Promise<number[]> {
    const pids = await webProcesses(portal);
    if (pids.length === 0) throw new Error("no web process");
    return pids;
  }

  return {
    address: () => address,
    dataDir,
    databaseUrl: await runningDatabaseUrl(dataDir),
    secret: (await readFile(join(dataDir, "session-secret"), "utf8")).trim(),
    portal: () => portal,
    async kill(victim, random) {
      process.kill(await pidOf[victim](random), "SIGKILL");
      if (victim !== "first process") return;
      await portal.ended;
      onRestart.begins();
      portal = start();
      address = await portal.opened;
      onRestart.ends();
    },
    async stop() {
      await stopPortal(portal);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
