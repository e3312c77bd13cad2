import type { CostlyWork } from "#app/platform/security/costly-work.server.ts";
import type { PrimaryMessage, WorkerMessage } from "./messages.ts";

type CostlyRequest = Extract<WorkerMessage, { kind: "costly-request" }>;
type CostlyAnswer = Extract<PrimaryMessage, { kind: "costly-answer" }>;

/** The costly work of a worker, which waits for its turn in the primary: a visitor's work has the same limits in all workers. */
export function costlyWorkOfWorker(send: (message: WorkerMessage) => void): {
  costlyWork: CostlyWork;
  receive(answer: CostlyAnswer): void;
} {
  const pending = new Map<number, (answer: CostlyAnswer) => void>();
  let lastId = 0;

  function request(id: number, visitor: string): Promise<CostlyAnswer> {
    const answer = new Promise<CostlyAnswer>((resolve) => pending.set(id, resolve));
    send({ kind: "costly-request", id, visitor });
    return answer;
  }

  return {
    async costlyWork({ visitor, signal }, task) {
      const id = ++lastId;
      const end = () => send({ kind: "costly-end", id });
      signal?.addEventListener("abort", end, { once: true });
      const { refusal } = await request(id, visitor);
      // From here on the task keeps its turn until it ends, even where its visitor has left.
      signal?.removeEventListener("abort", end);
      if (refusal) return refusal;
      try {
        if (signal?.aborted) return { ok: false, code: "busy", retrySeconds: 1 };
        return { ok: true, value: await task() };
      } finally {
        end();
      }
    },
    receive(answer) {
      pending.get(answer.id)?.(answer);
      pending.delete(answer.id);
    },
  };
}

/** The turns of one worker in the primary's costly work. A turn lasts until `end`, or until the worker's own end. */
export function costlyTurnsOf(costlyWork: CostlyWork, send: (message: PrimaryMessage) => void) {
  const turns = new Map<number, AbortController>();
  let hasEnded = false;

  return {
    async request({ id, visitor }: CostlyRequest): Promise<void> {
      // The last messages of a worker may arrive after its end.
      if (hasEnded) return;
      const turn = new AbortController();
      turns.set(id, turn);
      const answer = await costlyWork({ visitor, signal: turn.signal }, () => {
        send({ kind: "costly-answer", id, refusal: null });
        return new Promise<void>((resolve) => turn.signal.addEventListener("abort", () => resolve()));
      });
      turns.delete(id);
      if (!answer.ok) send({ kind: "costly-answer", id, refusal: answer });
    },
    end: (id: number): void => turns.get(id)?.abort(),
    endAll(): void {
      hasEnded = true;
      for (const turn of turns.values()) turn.abort();
    },
  };
}
