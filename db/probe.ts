import type { QueryResultRow } from "pg";
import { isDatabaseAway } from "./database-away.ts";
import { WaitLimit, withWaitLimit } from "./wait-limit.ts";
import { ReconnectingPool } from "./reconnecting-pool.ts";

/** Asks a server for what it must say in time, on a connection of its own: work may hold all the others. */
export class Probe {
  readonly #pool: ReconnectingPool;
  readonly #answerMs: number;

  constructor(url: string, answerMs: number) {
    this.#pool = new ReconnectingPool(url, { maxConnections: 1, connectionTimeoutMs: answerMs });
    this.#answerMs = answerMs;
  }

  /** The first row. Throws where the server cannot be reached, or does not answer in time. */
  async ask<Row extends QueryResultRow>(statement: string): Promise<Row> {
    const limit = new WaitLimit(this.#answerMs);
    for (;;) {
      try {
        const { rows } = await withWaitLimit(limit, () => this.#pool.query<Row>(statement));
        return rows[0]!;
      } catch (error) {
        // The connection may have broken since the last question.
        if (!isDatabaseAway(error) || limit.left <= 0) throw error;
      }
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
