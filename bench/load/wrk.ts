import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { cores, pinned, processorSeconds } from "./cores.ts";
import { browserHeaders, visitorAddress } from "./visitors.ts";

const execute = promisify(execFile);
const VISITORS = 1_024;
const script = join(import.meta.dirname, "visit.lua");
const visitors = Array.from({ length: VISITORS }, (_, number) => visitorAddress(number)).join(",");

/** The figures of wrk: times in milliseconds; `busy`: the shares of a core that the server and the generator used. */
export type Load = {
  perSecond: number;
  p50: number;
  p99: number;
  refused: number;
  failed: number;
  busy: { server: number; generator: number };
};

export type Target = { url: string; pid: number; headers?: Record<string, string> };

const figures = z.object({
  requests: z.number(),
  microseconds: z.number(),
  refused: z.number(),
  failed: z.number(),
  p50: z.number(),
  p99: z.number(),
});

/** Requests one page of one server, on each connection as soon as the last answer is complete. `refused` counts statuses from 400 on. */
export async function loadWithWrk(
  { url, pid, headers = {} }: Target,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const asked = Object.entries({ ...browserHeaders, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const options = `--threads 1 --connections ${connections} --duration ${seconds}s --timeout 10s`.split(" ");
  const command = pinned(cores.generator, ["wrk", ...options, "--script", script, url, "--", visitors, ...asked]);
  const before = processorSeconds(pid);
  // The shell's `times` prints the processor time of its children.
  const { stdout } = await execute("sh", ["-c", '"$@"; times', "sh", ...command]);
  const used = processorSeconds(pid) - before;
  const { requests, microseconds, refused, failed, p50, p99 } = figures.parse(JSON.parse(/^\{.*\}$/m.exec(stdout)![0]));
  const duration = microseconds / 1_000_000;
  return {
    perSecond: (requests - refused) / duration,
    p50: p50 / 1000,
    p99: p99 / 1000,
    refused,
    failed,
    busy: { server: used / duration, generator: childrenSeconds(stdout) / duration },
  };
}

/** Parses the last line of `times`, as `0m0.530s 0m1.200s`: user and system. */
function childrenSeconds(output: string): number {
  const [, user, system] = /(\S+) (\S+)\s*$/.exec(output)!;
  return [user!, system!]
    .map((text) => /^(\d+)m([\d.]+)s$/.exec(text)!)
    .reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
