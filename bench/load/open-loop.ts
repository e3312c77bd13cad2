import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Cleanup } from "./cleanup.ts";
import { cores, pin } from "./cores.ts";

/** A request, with its instant in milliseconds after the beginning. `visitor` is a number that stands for an address. */
export type Planned = {
  at: number;
  kind: string;
  path: string;
  visitor: number;
  method?: "GET" | "POST";
  cookie?: string;
};

/** The requests in the order of their instants. */
export type Plan = { address: string; requests: Planned[] };

/**
 * The result of a request. `ms` is from the planned instant to the whole answer; `late` is the sender's own delay. `status` is 0 without
 * an answer; `cache` is the value of `X-Cache`.
 */
export type Outcome = { kind: string; ms: number; late: number; status: number; cache: string | null };

export const isAnswered = ({ status }: Outcome): boolean => status >= 200 && status < 400;

export type Sender = (plan: Plan) => Promise<Outcome[]>;

/** A separate process that sends plans in an open loop: a slow answer does not delay the following requests. */
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
