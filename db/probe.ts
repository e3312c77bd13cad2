import type { QueryResultRow } from "pg";
import { isDatabaseAway } from "./database-away.ts";
import { WaitLimit, withWaitLimit } from "./wait-limit.ts";
import { ReconnectingPool } from "./reconnecting-pool.ts";

/** Runs queries with a time limit on a connection of its own, since work may hold all connections of the pool. */
export class Probe {
  readonly #pool: ReconnectingPool;
  readonly #answerMs: number;

  constructor(url: string, answerMs: number) {
    this.#pool = new ReconnectingPool(url, { maxConnections: 1, connectionTimeoutMs: answerMs });
    this.#answerMs = answerMs;
  }

  /** Returns the first row. Throws if the server cannot be reached, or does not answer in time. */
  async ask<Row extends QueryResultRow>(statement: string): Promise<Row> {
    const limit = new WaitLimit(this.#answerMs);
    for (;;) {
      try {
        const { rows } = await withWaitLimit(limit, () => this.#pool.query<Row>(statement));
        return rows[0]!;
      } catch (error) {
        // The connection may have broken since the last query.
        if (!isDatabaseAway(error) || limit.left <= 0) throw error;
      }
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
