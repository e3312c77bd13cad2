/** Settings that a worker gets from the primary. `processes` is how many serve pages. */
export type WorkerSettings = { databaseUrl: string; secret: string; port: number; processes: number };

/** Why costly work is refused, as `CostlyWork` answers it. */
type CostlyRefusal = { ok: false; code: "too_much" | "busy"; retrySeconds: number };

/** From a worker. `id` names a task among those of its worker. */
export type WorkerMessage =
  | { kind: "ready" }
  | { kind: "costly-request"; id: number; visitor: string }
  | { kind: "costly-end"; id: number }
  | { kind: "picture-request"; id: number; later: boolean }
  | { kind: "picture-end"; id: number };

/**
 * To a worker. The task of a `costly-answer` without refusal may run, and that of a `picture-answer` that says so. `drain` ends a worker once its requests are answered,
 * after five minutes at most; `close` after ten seconds.
 */
export type PrimaryMessage =
  | { kind: "begin"; settings: WorkerSettings }
  | { kind: "costly-answer"; id: number; refusal: CostlyRefusal | null }
  | { kind: "picture-answer"; id: number; mayRun: boolean }
  | { kind: "drain" }
  | { kind: "close" };
