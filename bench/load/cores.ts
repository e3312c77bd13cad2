import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The measured server and the load generator have a core each, where the system allows the choice. */
export const cores = { server: 0, generator: 1 } as const;
const CLOCK_TICKS = 100;

export const canPin = spawnSync("taskset", ["--cpu-list", Object.values(cores).join(","), "true"]).status === 0;

/** Binds a process and all its threads to one core. */
export function pin(pid: number, core: number): void {
  if (canPin) execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", String(core), String(pid)]);
}

/** A command that starts on that core. */
export const pinned = (core: number, command: string[]): string[] =>
  canPin ? ["taskset", "--cpu-list", String(core), ...command] : command;

/** Seconds of processor time of a process with all its threads and ended child processes; NaN where the system does not provide it. */
export function processorSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const ticks = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 15)
      .map(Number);
    return ticks.reduce((sum, count) => sum + count, 0) / CLOCK_TICKS;
  } catch {
    return Number.NaN;
  }
}
