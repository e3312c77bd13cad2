import { type AskTurn, refused, type Turn } from "#app/platform/shares/open-share.ts";
import { type PrimaryMessage, type SharedTurn, sharedTurns, type WorkerMessage } from "./messages.ts";

type TurnRequest = Extract<WorkerMessage, { kind: "turn-request" }>;
type TurnAnswer = Extract<PrimaryMessage, { kind: "turn-answer" }>;
export type Turns = Record<SharedTurn, AskTurn>;

/** The turns of a worker, which queue in the primary with turns of other workers and of the primary's tasks. */
export function turnsOfWorker(send: (message: WorkerMessage) => void): {
  turns: Turns;
  receive(answer: TurnAnswer): void;
} {
  const pending = new Map<number, (answer: TurnAnswer) => void>();
  let lastId = 0;

  const askFor =
    (turn: SharedTurn): AskTurn =>
    async ({ who = {}, signal, later = false } = {}) => {
      if (signal?.aborted) return refused("busy");
      const id = ++lastId;
      const end = ({ isUncharged = false } = {}) => send({ kind: "turn-end", id, isUncharged });
      const answer = new Promise<TurnAnswer>((resolve) => pending.set(id, resolve));
      const leave = () => end();
      signal?.addEventListener("abort", leave, { once: true });
      send({ kind: "turn-request", turn, id, who, later });
      const { refusal } = await answer;
      // From here on the task keeps its turn until it ends, even if the visitor leaves.
      signal?.removeEventListener("abort", leave);
      // The visitor left while the answer was on its way: the turn has ended.
      if (signal?.aborted) return refused("busy");
      return refusal ?? { ok: true, end };
    };

  return {
    turns: Object.fromEntries(sharedTurns.map((name) => [name, askFor(name)])) as Turns, // one of each name
    receive(answer) {
      pending.get(answer.id)?.(answer);
      pending.delete(answer.id);
    },
  };
}

/** The turns of one worker among the primary's. A turn lasts until `end`, or until the worker's own end. */
export function turnsForWorker(turns: Turns, send: (message: PrimaryMessage) => void) {
  const openTurns = new Map<number, { leaving: AbortController; turn?: Turn }>();
  let hasEnded = false;

  function end(id: number, isUncharged = false): void {
    const one = openTurns.get(id);
    openTurns.delete(id);
    one?.leaving.abort();
    if (one?.turn?.ok) one.turn.end({ isUncharged });
  }

  return {
    async request({ turn: name, id, who, later }: TurnRequest): Promise<void> {
      // The last messages of a worker may arrive after its end.
      if (hasEnded) return;
      const one: { leaving: AbortController; turn?: Turn } = { leaving: new AbortController() };
      openTurns.set(id, one);
      const turn = await turns[name]({ who, later, signal: one.leaving.signal });
      one.turn = turn;
      // The worker may have ended, or the visitor left, just before.
      if (turn.ok && !openTurns.has(id)) turn.end();
      if (!turn.ok) openTurns.delete(id);
      if (!hasEnded) send({ kind: "turn-answer", id, refusal: turn.ok ? null : turn });
    },
    end,
    endAll(): void {
      hasEnded = true;
      // Abort waiting turns first, so that they do not take the freed ones.
      for (const { leaving } of openTurns.values()) leaving.abort();
      for (const id of openTurns.keys()) end(id);
    },
  };
}
