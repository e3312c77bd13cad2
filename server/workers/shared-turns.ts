import type { LimitedTurn } from "#app/platform/limit-concurrency.ts";
import type { PrimaryMessage, SharedQueue, WorkerMessage } from "./messages.ts";

type TurnRequest = Extract<WorkerMessage, { kind: "turn-request" }>;
type TurnAnswer = Extract<PrimaryMessage, { kind: "turn-answer" }>;

/** The turns of a worker in a queue of the primary: it waits for them there, with the other workers and the primary's own tasks. */
export function turnOfWorker(
  queue: SharedQueue,
  send: (message: WorkerMessage) => void,
): { turn: LimitedTurn; receive(answer: TurnAnswer): void } {
  const pending = new Map<number, (mayRun: boolean) => void>();
  let lastId = 0;

  function request(id: number, later: boolean): Promise<boolean> {
    const answer = new Promise<boolean>((resolve) => pending.set(id, resolve));
    send({ kind: "turn-request", queue, id, later });
    return answer;
  }

  return {
    async turn(task, { later = false } = {}) {
      const id = ++lastId;
      if (!(await request(id, later))) return null;
      try {
        return await task();
      } finally {
        send({ kind: "turn-end", queue, id });
      }
    },
    receive({ id, mayRun }) {
      pending.get(id)?.(mayRun);
      pending.delete(id);
    },
  };
}

/** The turns of one worker among the primary's. A turn lasts until `end`, or until the worker's own end. */
export function turnsOf(
  { queue, turn }: { queue: SharedQueue; turn: LimitedTurn },
  send: (message: PrimaryMessage) => void,
) {
  const ends = new Map<number, () => void>();
  let hasEnded = false;

  return {
    async request({ id, later }: TurnRequest): Promise<void> {
      // The last messages of a worker may arrive after its end.
      if (hasEnded) return;
      const granted = await turn(
        () => {
          // A worker may end while it waits.
          if (hasEnded) return Promise.resolve(true);
          send({ kind: "turn-answer", queue, id, mayRun: true });
          return new Promise<true>((resolve) => ends.set(id, () => resolve(true)));
        },
        { later },
      );
      ends.delete(id);
      if (!granted) send({ kind: "turn-answer", queue, id, mayRun: false });
    },
    end: (id: number): void => ends.get(id)?.(),
    endAll(): void {
      hasEnded = true;
      for (const end of ends.values()) end();
    },
  };
}
