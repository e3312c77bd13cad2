import { link, readFile, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** `work` is what a command does while it has the lock of a portal that does not run; null for the portal itself. */
export type Holder = { pid: number; startedAt: string | null; address: string | null; work: Work | null };
export type Work = "sauvegarde" | "restauration" | "mise à jour";

export type PortalLock =
  | { ok: true; publishAddress(address: string): Promise<void>; release(): Promise<void> }
  | { ok: false; holder: Holder };

type Kind = "portal" | "jobs" | "backup";
type Options = { kind?: Kind; work?: Work | null };

/**
 * Lets one portal at a time, and one process that does jobs only, use a data folder; and one backup at a time its own. A lock
 * left by a killed one is taken over.
 */
export async function lockDataFolder(
  dataDir: string,
  { kind = "portal", work = null }: Options = {},
): Promise<PortalLock> {
  const path = join(dataDir, `${kind}.lock`);
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid), address: null, work };
  const write = (holder: Holder) => writeFile(`${path}.${process.pid}`, JSON.stringify(holder));
  for (;;) {
    await write(own);
    try {
      // link() fails when the name exists, and never shows a half-written file.
      await link(`${path}.${process.pid}`, path);
      await rm(`${path}.${process.pid}`);
      break;
    } catch (error) {
      await rm(`${path}.${process.pid}`, { force: true });
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const holder = await findHolder(dataDir, kind);
      if (holder) return { ok: false, holder };
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

/** Why a data folder is not to be had, in one French sentence. */
export function explainHolder({ pid, address, work }: Holder): string {
  if (work) return `Une ${work} est en cours sur ces données (processus ${pid}) : attendez qu'elle se termine.`;
  return `Un portail tourne déjà sur ces données${address ? ` à l'adresse ${address}` : ""} (processus ${pid}).`;
}

/** Who has a lock and lives; null where nobody does. */
export async function findHolder(dataDir: string, kind: Kind): Promise<Holder | null> {
  const holder = await readHolder(join(dataDir, `${kind}.lock`));
  return holder && isAlive(holder) ? holder : null;
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

/** Start time of a process, which tells it from a later one with the same number; null where the system has none. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
