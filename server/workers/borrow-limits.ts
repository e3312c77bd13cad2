import type { CostlyWork } from "#app/platform/security/costly-work.server.ts";
import type { Lease } from "#app/platform/security/lease.ts";
import type { Limits } from "./limits.ts";
import type { Limit, PrimaryMessage, WorkerMessage } from "./messages.ts";

type Answer = Extract<PrimaryMessage, { kind: "taken" }>;

/** The limits that the primary process holds, asked for by messages. `taken` hears its answers. */
export function borrowLimits(send: (message: WorkerMessage) => void): Limits & { taken(answer: Answer): void } {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;

  function take(limit: Limit, visitor: string): { id: number; answer: Promise<Answer> } {
    const id = ++last;
    const answer = new Promise<Answer>((done) => waiting.set(id, done));
    send({ kind: "take", id, limit, visitor });
    return { id, answer };
  }

  async function takePlace(limit: Limit, visitor: string): Promise<Lease | null> {
    const { id, answer } = take(limit, visitor);
    return (await answer).refusal === null ? { end: () => send({ kind: "end", id }) } : null;
  }

  const costlyWork: CostlyWork = async ({ visitor, signal }, task) => {
    const { id, answer } = take("costly", visitor);
    const end = () => send({ kind: "end", id });
    signal?.addEventListener("abort", end, { once: true });
    try {
      const { refusal } = await answer;
      // The task runs to its end from here on, whether or not the visitor stays: so does what it takes.
      signal?.removeEventListener("abort", end);
      if (refusal !== null && refusal !== "none") return refusal;
      if (signal?.aborted) return { ok: false, code: "busy", retrySeconds: 1 };
      return { ok: true, value: await task() };
    } finally {
      end();
    }
  };

  return {
    takePage: (visitor) => takePlace("page", visitor),
    takeConnection: (visitor) => takePlace("connection", visitor),
    takePicture: (account) => takePlace("picture", account),
    costlyWork,
    taken(answer) {
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
    },
  };
}
