import { link, readFile, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The process that has a lock. `work`: the command that locks the folder of a stopped portal; null for the portal itself. */
export type Holder = { pid: number; startedAt: string | null; address: string | null; work: Work | null };
export type Work = "sauvegarde" | "restauration" | "mise à jour";

export type PortalLock =
  | { ok: true; publishAddress(address: string): Promise<void>; release(): Promise<void> }
  | { ok: false; holder: Holder };

type Kind = "portal" | "jobs" | "backup";
type Options = { kind?: Kind; work?: Work | null };

/**
 * Lets one portal, and one process for jobs only, use a data folder at a time, and one backup use its own folder. Takes over the
 * lock of a killed process.
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

/** Why a data folder is not available, in one French sentence. */
export function explainHolder({ pid, address, work }: Holder): string {
  if (work) return `Une ${work} est en cours sur ces données (processus ${pid}) : attendez qu'elle se termine.`;
  return `Un portail tourne déjà sur ces données${address ? ` à l'adresse ${address}` : ""} (processus ${pid}).`;
}

/** The living process that has a lock; null without one. */
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

/** Start time of a process, which distinguishes it from a later one with the same id; null if the system has none. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
