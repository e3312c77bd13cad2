import type { TakePlace } from "#app/platform/security/lease.ts";
import type { Limits } from "./limits.ts";
import type { PrimaryMessage, WorkerMessage } from "./messages.ts";

type Taking = Extract<WorkerMessage, { kind: "take" }>;

/** Lends the limits of this process to one worker. `endAll` takes back what a worker that is gone still held. */
export function lendLimits(limits: Limits, send: (message: PrimaryMessage) => void) {
  const held = new Map<number, () => void>();
  let isOver = false;

  const places = { page: limits.takePage, connection: limits.takeConnection, picture: limits.takePicture };

  async function takePlace(id: number, take: TakePlace, visitor: string): Promise<void> {
    const lease = await take(visitor);
    if (lease) held.set(id, lease.end);
    send({ kind: "taken", id, refusal: lease ? null : "none" });
  }

  async function takeCostly({ id, visitor }: Taking): Promise<void> {
    const leaving = new AbortController();
    held.set(id, () => leaving.abort());
    const done = await limits.costlyWork({ visitor, signal: leaving.signal }, () => {
      const work = new Promise<void>((end) => held.set(id, end));
      send({ kind: "taken", id, refusal: null });
      return work;
    });
    held.delete(id);
    if (!done.ok) send({ kind: "taken", id, refusal: done });
  }

  return {
    take(asked: Taking): void {
      // Its last messages may be read after its end.
      if (isOver) return;
      void (asked.limit === "costly" ? takeCostly(asked) : takePlace(asked.id, places[asked.limit], asked.visitor));
    },
    end(id: number): void {
      held.get(id)?.();
      held.delete(id);
    },
    endAll(): void {
      isOver = true;
      for (const end of held.values()) end();
      held.clear();
    },
  };
}
