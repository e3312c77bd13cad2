import { link, readFile, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Holder = { pid: number; startedAt: string | null; address: string | null };

export type PortalLock =
  | { ok: true; publishAddress(address: string): Promise<void>; release(): Promise<void> }
  | { ok: false; holder: Holder };

/** Lets one portal at a time, and one process that does jobs only, use a data folder. A lock left by a killed one is taken over. */
export async function lockDataFolder(dataDir: string, kind: "portal" | "jobs" = "portal"): Promise<PortalLock> {
  const path = join(dataDir, `${kind}.lock`);
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid), address: null };
  const write = (holder: Holder) => writeFile(`${path}.${process.pid}`, JSON.stringify(holder));
  for (;;) {
    await write(own);
    try {
      // link() fails when the name exists and never shows a half-written file.
      await link(`${path}.${process.pid}`, path);
      await rm(`${path}.${process.pid}`);
      break;
    } catch (error) {
      await rm(`${path}.${process.pid}`, { force: true });
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const holder = await readHolder(path);
      if (holder && isAlive(holder)) return { ok: false, holder };
      await rm(path, { force: true });
    }
  }
  return {
    ok: true,
    async publishAddress(address) {
      await writeFile(path, JSON.stringify({ ...own, address }));
    },
    release: () => rm(path, { force: true }),
  };
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Holder;
  } catch {
    return null;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  return startedAt === null || startOf(pid) === startedAt;
}

/** Tells one process from a later one with the same number; null where the system does not say. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
