import { setTimeout as pause } from "node:timers/promises";
import { Probe } from "./probe.ts";

/** Milliseconds without an answer after which the primary is treated as away. */
const ANSWER_MS = 1_000;
/** Least time between two questions. */
const PAUSE_MS = 100;

/** The position in bytes up to which the primary has written its log, and a replica must have replayed it to be read. */
export class PrimaryPosition {
  readonly #primary: Probe;
  readonly #generation: () => number | null;
  /** The position after the changes of a generation. */
  #changed = { generation: null as number | null, position: 0 };
  /** The positions at the last two checks. */
  #checked = [0, 0];
  #isAway = false;
  #asking: Promise<number> | null = null;
  #askedAt = -Infinity;

  /** `generation` counts the changes of which this process is notified; it is null while no notification arrives. */
  constructor(url: string, generation: () => number | null) {
    this.#primary = new Probe(url, ANSWER_MS);
    this.#generation = generation;
  }

  /**
   * The position after the last change and at the check before the last one; null while it is not known. While the primary is away
   * nothing is written, so any replica suffices; a primary that still notifies is only slow.
   */
  needed(): number | null {
    const generation = this.#generation();
    if (generation === null) return this.#isAway ? 0 : null;
    if (generation === this.#changed.generation) return Math.max(this.#changed.position, this.#checked[0]!);
    void this.#ask();
    return null;
  }

  /** Reads the primary's position; call it each second. */
  async check(): Promise<void> {
    const position = await this.#ask();
    this.#checked = [this.#checked[1]!, position];
  }

  close(): Promise<void> {
    return this.#primary.close();
  }

  #ask(): Promise<number> {
    return (this.#asking ??= this.#askNow().finally(() => (this.#asking = null)));
  }

  async #askNow(): Promise<number> {
    await pause(Math.max(0, this.#askedAt + PAUSE_MS - performance.now()));
    this.#askedAt = performance.now();
    const generation = this.#generation();
    try {
      const { position } = await this.#primary.ask<{ position: number }>(
        "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position",
      );
      if (generation !== this.#changed.generation) this.#changed = { generation, position };
      this.#isAway = false;
      return position;
    } catch {
      this.#isAway = true;
      return 0;
    }
  }
}
