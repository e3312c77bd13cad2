import { AsyncLocalStorage } from "node:async_hooks";

/**
 * How long one request may still wait for the database, in milliseconds: for connections, attempts to connect, and answers
 * together. Waits at the same time count once; work between them does not count.
 */
export class WaitLimit {
  #left: number;
  #waits = 0;
  #since = 0;
  /** Whether the database could not be reached, or did not answer in time. */
  wasAway = false;
  /** Whether the database hangs: this request waited longer than any statement may take, or others did just before. */
  wasSilent = false;

  /** Whether only the primary may be read, such as after the visitor's own write. */
  readonly readsPrimary: boolean;

  constructor(milliseconds: number, { readsPrimary = false } = {}) {
    this.#left = milliseconds;
    this.readsPrimary = readsPrimary;
  }

  get left(): number {
    return this.#waits > 0 ? this.#left - (performance.now() - this.#since) : this.#left;
  }

  /** Begins a wait, which the returned function ends; calls `onOver` if the time is over before. */
  begin(onOver: () => void): () => void {
    const timer = setTimeout(onOver, Math.max(0, this.left));
    if (this.#waits++ === 0) this.#since = performance.now();
    return () => {
      clearTimeout(timer);
      this.#left = this.left;
      this.#since = performance.now();
      this.#waits--;
    };
  }
}

const current = new AsyncLocalStorage<WaitLimit>();

/** Runs work within a limit, or within so many milliseconds. Jobs, migrations and backups have no limit. */
export const withWaitLimit = <Result>(limit: WaitLimit | number, work: () => Result): Result =>
  current.run(typeof limit === "number" ? new WaitLimit(limit) : limit, work);

/** The wait limit of the calling work. */
export const currentWaitLimit = (): WaitLimit | undefined => current.getStore();
