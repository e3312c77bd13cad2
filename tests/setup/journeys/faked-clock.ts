import { spawnSync } from "node:child_process";

/** Settings of a portal whose clock is off by this offset, such as "-1h"; null where Debian's `faketime` is missing. */
export function fakedClock(offset: string): Record<string, string> | null {
  const { status, stdout } = spawnSync("faketime", ["-f", "+0", "printenv", "LD_PRELOAD"], { encoding: "utf8" });
  if (status !== 0) return null;
  // The monotonic clock continues, as when a real clock is set.
  return { LD_PRELOAD: stdout.trim(), FAKETIME: offset, FAKETIME_DONT_FAKE_MONOTONIC: "1" };
}
