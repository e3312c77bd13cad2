import type { TurnRefusal, Who } from "#app/platform/shares/open-share.ts";

/** Settings that a worker gets from the primary. `processes`: how many processes serve pages. */
export type WorkerSettings = { databaseUrl: string; secret: string; port: number; processes: number };

/** Turns that the first process gives to all web processes: for searches, decoding of sent pictures, checks of agencies' files. */
export const sharedTurns = ["searches", "pictures", "fileChecks"] as const;
export type SharedTurn = (typeof sharedTurns)[number];

/** A message from a worker. `id`: one of the worker's turns. `isUncharged`: the time of the turn is not charged to its visitor. */
export type WorkerMessage =
  | { kind: "ready" }
  | { kind: "turn-request"; turn: SharedTurn; id: number; who: Who; later: boolean }
  | { kind: "turn-end"; id: number; isUncharged: boolean };

/**
 * A message to a worker. A `turn-answer` without refusal begins the turn. `drain` ends a worker once its requests are answered,
 * after five minutes at most; `close` after ten seconds.
 */
export type PrimaryMessage =
  | { kind: "begin"; settings: WorkerSettings }
  | { kind: "turn-answer"; id: number; refusal: TurnRefusal | null }
  | { kind: "drain" }
  | { kind: "close" };
