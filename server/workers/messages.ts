/** What a worker is told at its beginning. */
export type WorkerSettings = { databaseUrl: string; secret: string; port: number };

export type Limit = "page" | "connection" | "picture" | "costly";
/** Why costly work is refused, as `CostlyWork` answers it. */
export type CostRefusal = { ok: false; code: "too_much" | "busy"; retrySeconds: number };

/** From a worker. `id` names a lease among those of its worker. */
export type WorkerMessage =
  | { kind: "ready" }
  | { kind: "take"; id: number; limit: Limit; visitor: string }
  | { kind: "end"; id: number };

/** To a worker. `drain` ends it once its requests are answered, after five minutes at most; `close` after ten seconds. */
export type PrimaryMessage =
  | { kind: "begin"; settings: WorkerSettings }
  | { kind: "taken"; id: number; refusal: CostRefusal | "none" | null }
  | { kind: "drain" }
  | { kind: "close" };
