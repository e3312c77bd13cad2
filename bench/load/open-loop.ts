import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Cleanup } from "./cleanup.ts";
import { cores, pin } from "./cores.ts";

/** A request, and when it is sent: milliseconds after the beginning. `visitor` is a number that stands for an address. */
export type Planned = {
  at: number;
  kind: string;
  path: string;
  visitor: number;
  method?: "GET" | "POST";
  cookie?: string;
};

/** In the order of their instants. */
export type Plan = { address: string; requests: Planned[] };

/**
 * What came of a request. `ms` counts from the planned instant to the whole answer; `late` is what the sender itself was late.
 * `status` is 0 where no answer came; `cache` is what `X-Cache` said.
 */
export type Outcome = { kind: string; ms: number; late: number; status: number; cache: string | null };

export const isAnswered = ({ status }: Outcome): boolean => status >= 200 && status < 400;

export type Sender = (plan: Plan) => Promise<Outcome[]>;

/** A process of its own that sends plans in an open loop: a slow answer holds back none of the requests after it. */
export async function startSender(cleanup: Cleanup): Promise<Sender> {
  const child = fork(join(import.meta.dirname, "open-loop-sender.ts"), { execArgv: [], serialization: "advanced" });
  cleanup.add(() => child.kill());
  await once(child, "spawn");
  pin(child.pid!, cores.generator);
  return async (plan) => {
    const ended = once(child, "message");
    child.send(plan);
    return ((await ended) as [Outcome[]])[0];
  };
}
