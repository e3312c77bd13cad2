import type { LimitedTurn } from "#app/platform/limit-concurrency.ts";
import type { PrimaryMessage, WorkerMessage } from "./messages.ts";

type PictureRequest = Extract<WorkerMessage, { kind: "picture-request" }>;
type PictureAnswer = Extract<PrimaryMessage, { kind: "picture-answer" }>;

/** The turns of a worker to decode sent pictures: it waits for them in the primary, where imports run. */
export function pictureTurnOfWorker(send: (message: WorkerMessage) => void): {
  turn: LimitedTurn;
  receive(answer: PictureAnswer): void;
} {
  const pending = new Map<number, (mayRun: boolean) => void>();
  let lastId = 0;

  function request(id: number, later: boolean): Promise<boolean> {
    const answer = new Promise<boolean>((resolve) => pending.set(id, resolve));
    send({ kind: "picture-request", id, later });
    return answer;
  }

  return {
    async turn(task, { later = false } = {}) {
      const id = ++lastId;
      if (!(await request(id, later))) return null;
      try {
        return await task();
      } finally {
        send({ kind: "picture-end", id });
      }
    },
    receive({ id, mayRun }) {
      pending.get(id)?.(mayRun);
      pending.delete(id);
    },
  };
}

/** The turns of one worker among the primary's. A turn lasts until `end`, or until the worker's own end. */
export function pictureTurnsOf(turn: LimitedTurn, send: (message: PrimaryMessage) => void) {
  const ends = new Map<number, () => void>();
  let hasEnded = false;

  return {
    async request({ id, later }: PictureRequest): Promise<void> {
      // The last messages of a worker may arrive after its end.
      if (hasEnded) return;
      const granted = await turn(
        () => {
          // A worker may end while it waits.
          if (hasEnded) return Promise.resolve(true);
          send({ kind: "picture-answer", id, mayRun: true });
          return new Promise<true>((resolve) => ends.set(id, () => resolve(true)));
        },
        { later },
      );
      ends.delete(id);
      if (!granted) send({ kind: "picture-answer", id, mayRun: false });
    },
    end: (id: number): void => ends.get(id)?.(),
    endAll(): void {
      hasEnded = true;
      for (const end of ends.values()) end();
    },
  };
}
