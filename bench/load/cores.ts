import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What is measured has a core of its own, and what asks has another, where the system lets them be chosen. */
export const cores = { server: 0, generator: 1 } as const;
const CLOCK_TICKS = 100;

export const canPin = spawnSync("taskset", ["--cpu-list", Object.values(cores).join(","), "true"]).status === 0;

/** Keeps a process and all its threads on one core. */
export function pin(pid: number, core: number): void {
  if (canPin) execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", String(core), String(pid)]);
}

/** A command that begins on that core. */
export const pinned = (core: number, command: string[]): string[] =>
  canPin ? ["taskset", "--cpu-list", String(core), ...command] : command;

/**
 * Seconds of processor that a process has used with all its threads, and with the processes of its own that have ended; NaN
 * where the system does not tell.
 */
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
