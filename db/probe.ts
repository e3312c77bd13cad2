import type { QueryResultRow } from "pg";
import { isDatabaseAway } from "./database-away.ts";
import { Patience, withPatience } from "./patience.ts";
import { PatientPool } from "./patient-pool.ts";

/** Asks a server for what it must say in time, on a connection of its own: work may hold all the others. */
export class Probe {
  readonly #pool: PatientPool;
  readonly #answerMs: number;

  constructor(url: string, answerMs: number) {
    this.#pool = new PatientPool(url, { maxConnections: 1, connectionTimeoutMs: answerMs });
    this.#answerMs = answerMs;
  }

  /** The first row. Throws where the server cannot be reached, or does not answer in time. */
  async ask<Row extends QueryResultRow>(statement: string): Promise<Row> {
    const patience = new Patience(this.#answerMs);
    for (;;) {
      try {
        const { rows } = await withPatience(patience, () => this.#pool.query<Row>(statement));
        return rows[0]!;
      } catch (error) {
        // The connection may have broken since the last question.
        if (!isDatabaseAway(error) || patience.left <= 0) throw error;
      }
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
