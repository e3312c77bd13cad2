import { readdir, readFile, readlink } from "node:fs/promises";
import { join } from "node:path";
import type { PortalProcess } from "./portal-process.ts";

export async function isWebProcess(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).includes("worker.ts");
}

/** The web processes of a portal; one that ended does not count. */
export async function webProcesses({ child: { pid } }: PortalProcess): Promise<number[]> {
  const pids: number[] = [];
  for (const child of await childrenOf(pid!)) if (await isWebProcess(child)) pids.push(child);
  return pids;
}

export async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return children.split(" ").filter(Boolean).map(Number);
}

/** The first process of a PostgreSQL, by the file in its folder. */
export const postmasterOf = async (folder: string): Promise<number> =>
  Number((await readFile(join(folder, "postmaster.pid"), "utf8")).split("\n")[0]);

/** States of a connection in Linux's table. */
const stateNames: Record<string, string> = { "01": "ESTABLISHED", "08": "CLOSE-WAIT", "0A": "LISTEN" };

/** The states of the connections to this port that a process holds. */
export async function connectionsOf(port: number, pid: number): Promise<string[]> {
  const files = await readdir(`/proc/${pid}/fd`);
  const links = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => "")));
  const own = new Set(links.map((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1]));
  const local = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  return (await readFile("/proc/net/tcp", "utf8"))
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, at = "", , , , , , , , inode]) => at.endsWith(local) && own.has(inode))
    .map(([, , , state = ""]) => stateNames[state] ?? state)
    .filter((state) => state !== "LISTEN");
}
