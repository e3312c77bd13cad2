import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { currentWaitLimit, WaitLimit, withWaitLimit } from "./wait-limit.ts";
import { DatabaseAway, hasCode, isDatabaseAway } from "./database-away.ts";

const RETRY_MS = 100;
/** Milliseconds after a failure during which connections are tested before they are lent. */
const WARY_MS = 10_000;
/** Longer than any statement of a request may take (`statement-limit.ts`). */
const AWAY_AFTER_MS = 8_500;
const TEST_MS = 2_000;

/**
 * `connectionTimeoutMs`: limit of one attempt to connect, and of all attempts together outside of a request. `awayAfterMs`: a request that
 * waits at least so long in vain shows that the server is away.
 */
export type PoolOptions = { maxConnections?: number; connectionTimeoutMs?: number; awayAfterMs?: number };

/**
 * A pool that connects again while the server is away, restarts or moves. Statements end with the wait limit of their request,
 * since a server that hangs enforces no limit itself. Once a request waited in vain, others are refused at once until a test succeeds.
 */
export class ReconnectingPool extends pg.Pool {
  readonly #connectionTimeoutMs: number;
  readonly #awayAfterMs: number;
  #failedAt = -Infinity;
  #isAway = false;

  constructor(
    url: string,
    { maxConnections = 10, connectionTimeoutMs = 10_000, awayAfterMs = AWAY_AFTER_MS }: PoolOptions = {},
  ) {
    super({
      connectionString: url,
      max: maxConnections,
      application_name: "bienvu",
      connectionTimeoutMillis: connectionTimeoutMs,
      // The system notices a server that vanishes without closing the connection.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      // A new connection costs both sides some milliseconds of a core.
      idleTimeoutMillis: 60_000,
    });
    this.#connectionTimeoutMs = connectionTimeoutMs;
    this.#awayAfterMs = awayAfterMs;
    // Without listeners, a connection that breaks while it is idle or lent would end the process. The pool replaces it.
    this.on("error", () => {});
    this.on("connect", (client) => {
      client.on("error", () => {});
      limitWaits(client, (limit, waitedMs) => {
        this.#failedAt = performance.now();
        this.#recordWait(limit, waitedMs);
      });
    });
  }

  /** Works on one connection, which returns to the pool in any case. */
  async lend<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): void;
  override connect(
    callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): Promise<pg.PoolClient> | void {
    const limit = currentWaitLimit();
    const connected =
      limit && this.#isAway
        ? refuseAtOnce(limit)
        : this.#connectWithin(limit ?? new WaitLimit(this.#connectionTimeoutMs));
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release as boolean)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  #connectWithin(limit: WaitLimit): Promise<pg.PoolClient> {
    return new Promise((done, fail) => {
      let isOver = false;
      let lastError: unknown;
      const since = performance.now();
      const end = limit.begin(() => {
        isOver = true;
        this.#recordWait(limit, performance.now() - since);
        refuse(new DatabaseAway("no connection in time", { cause: lastError }));
      });
      const refuse = (error: unknown) => {
        end();
        limit.wasAway ||= isDatabaseAway(error);
        fail(error instanceof Error ? error : new Error(String(error)));
      };
      const attempt = () =>
        void withWaitLimit(limit, () => this.#connectOnce()).then(
          (client) => {
            if (isOver) return client.release();
            end();
            done(client);
          },
          (error: unknown) => {
            lastError = error;
            if (isOver) return;
            if (isDatabaseAway(error) && !this.ending) setTimeout(attempt, RETRY_MS);
            else refuse(error);
          },
        );
      attempt();
    });
  }

  /** Records that a request waited in vain, or met a failure. */
  #recordWait(limit: WaitLimit, waitedMs: number): void {
    limit.wasAway = true;
    limit.wasSilent ||= waitedMs >= this.#awayAfterMs;
    if (limit.wasSilent && !this.#isAway) void this.#waitUntilBack();
  }

  async #waitUntilBack(): Promise<void> {
    this.#isAway = true;
    while (!this.ending && !(await this.#isAnswering())) await pause(RETRY_MS, null, { ref: false });
    this.#isAway = false;
  }

  /** Whether the server answers on a new connection: the connections of the pool may be in use. A refusal is an answer. */
  async #isAnswering(): Promise<boolean> {
    const client = new pg.Client({ ...this.options, connectionTimeoutMillis: TEST_MS, query_timeout: TEST_MS });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("select 1");
      return true;
    } catch (error) {
      return hasCode(error, "53300"); // no free connection
    } finally {
      breakOff(client);
    }
  }

  /** A pooler accepts connections also without a server, and fails only at the first statement, which may be a `begin`. */
  async #connectOnce(): Promise<pg.PoolClient> {
    const client = await super.connect();
    if (performance.now() - this.#failedAt > WARY_MS) return client;
    try {
      await client.query("select 1");
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

function refuseAtOnce(limit: WaitLimit): Promise<never> {
  limit.wasAway = true;
  limit.wasSilent = true;
  return Promise.reject(new DatabaseAway("the server did not answer others"));
}

type Ask = (...given: unknown[]) => unknown;

/** Ends the statements of a client with the wait limits of their requests. */
function limitWaits(client: pg.PoolClient, onAway: (limit: WaitLimit, waitedMs: number) => void): void {
  const ask = client.query.bind(client) as Ask;
  const limited: Ask = (...given) => {
    const limit = currentWaitLimit();
    if (!limit) return ask(...given);
    const since = performance.now();
    const end = limit.begin(() => {
      onAway(limit, performance.now() - since);
      // The next answer on this connection would belong to this statement.
      breakOff(client);
    });
    const note = (error: unknown) => {
      end();
      if (isDatabaseAway(error)) onAway(limit, 0);
    };
    const callback = given.at(-1);
    if (typeof callback !== "function") {
      const answer = ask(...given) as Promise<unknown>;
      answer.then(end, note);
      return answer;
    }
    return ask(...given.slice(0, -1), (error: unknown, result: unknown) => {
      note(error);
      callback(error, result);
    });
  };
  client.query = limited as typeof client.query;
}

/** Ends a connection: the statement that waits for its answer fails as away. */
export function breakOff(client: pg.ClientBase): void {
  // The types of `pg` do not have the connection.
  const { connection } = client as unknown as { connection: { stream: { destroy(error: Error): void } } };
  connection.stream.destroy(new DatabaseAway("no answer in time"));
}
