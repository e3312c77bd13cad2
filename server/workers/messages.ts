/** Settings that a worker gets from the primary. `processes` is how many serve pages. */
export type WorkerSettings = { databaseUrl: string; secret: string; port: number; processes: number };

/** Why costly work is refused, as `CostlyWork` answers it. */
type CostlyRefusal = { ok: false; code: "too_much" | "busy"; retrySeconds: number };

/** Turns that all web processes share: to decode sent pictures, and to check files of agencies. */
export type SharedQueue = "pictures" | "fileChecks";

/** From a worker. `id` names a task among those of its worker. */
export type WorkerMessage =
  | { kind: "ready" }
  | { kind: "costly-request"; id: number; visitor: string }
  | { kind: "costly-end"; id: number }
  | { kind: "turn-request"; queue: SharedQueue; id: number; later: boolean }
  | { kind: "turn-end"; queue: SharedQueue; id: number };

/**
 * To a worker. The task of a `costly-answer` without refusal may run, and that of a `turn-answer` that says so. `drain` ends a worker
 * once its requests are answered, after five minutes at most; `close` after ten seconds.
 */
export type PrimaryMessage =
  | { kind: "begin"; settings: WorkerSettings }
  | { kind: "costly-answer"; id: number; refusal: CostlyRefusal | null }
  | { kind: "turn-answer"; queue: SharedQueue; id: number; mayRun: boolean }
  | { kind: "drain" }
  | { kind: "close" };
