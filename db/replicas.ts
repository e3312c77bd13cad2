import type pg from "pg";
import { type Database, databaseOn } from "./client.ts";
import { hasCode, isDatabaseAway } from "./database-away.ts";
import { currentWaitLimit, withWaitLimit } from "./wait-limit.ts";
import { breakOff, ReconnectingPool } from "./reconnecting-pool.ts";
import { PrimaryPosition } from "./primary-position.ts";
import { Probe } from "./probe.ts";

const CHECK_MS = 1_000;
/** Milliseconds without an answer after which a replica is away. */
const ANSWER_MS = 1_000;
/** Least milliseconds between two queries of the position on one connection. */
const PAUSE_MS = 100;
/** The code of a read that a replica cancels because it delays the replay. */
const CONFLICT = "40001";

/** A replica that has become the primary has no more to replay. */
const positionOfReplica = `select pg_wal_lsn_diff(
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end, '0/0'
)::float8 as position`;

type Needs = {
  /** The replicas: one of them, or a balancer before several. */
  url: string;
  primary: Database;
  /** Counts the changes of which this process is notified; null while no notification arrives. */
  generation: () => number | null;
  /** Called once with the reason why no replica is read, and once with null when one is read again. */
  report?: (trouble: unknown) => void;
};

/**
 * A database for reads alone: on a replica that has replayed the last change known to this process, else on the primary, also after
 * a visitor's own write and while replicas are away or late by over two seconds. A cancelled read is repeated on the primary.
 */
export const openReplicas = (needs: Needs) => databaseOn(new ReplicaPool(needs));

class ReplicaPool extends ReconnectingPool {
  readonly #primary: ReconnectingPool;
  readonly #position: PrimaryPosition;
  readonly #probe: Probe;
  readonly #lent = new Set<pg.PoolClient>();
  /** The position that the server of a connection had replayed, and the time of the query. */
  readonly #replayed = new WeakMap<pg.PoolClient, { position: number; askedAt: number }>();
  /** Whether replicas are away, until a check succeeds. */
  #isAway = false;
  #isReportedAway = false;
  readonly #report: (trouble: unknown) => void;
  #checks: NodeJS.Timeout | undefined;
  #checking: Promise<void> | null = null;

  constructor({ url, primary, generation, report = () => {} }: Needs) {
    super(url);
    this.#report = report;
    this.#primary = primary.$client;
    this.#position = new PrimaryPosition(this.#primary.options.connectionString!, generation);
    this.#probe = new Probe(url, ANSWER_MS);
    this.query = ((...given: [string]) => this.lend((client) => client.query(...given))) as pg.Pool["query"];
  }

  /** Runs reads on one connection; a second time on the primary if a replica cancels them. */
  override async lend<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    // A process that serves no page reads nothing here, and need not check.
    this.#checks ??= setInterval(() => void this.check(), CHECK_MS).unref();
    const client = await this.#borrow();
    if (!client) return this.#primary.lend(work);
    this.#lent.add(client);
    try {
      return await work(client);
    } catch (error) {
      if (isDatabaseAway(error)) this.#isAway = true;
      else if (!hasCode(error, CONFLICT)) throw error;
    } finally {
      this.#lent.delete(client);
      client.release();
    }
    return this.#primary.lend(work);
  }

  /** Checks whether the replica is away, and ends statements that wait for it; one check at a time. */
  check(): Promise<void> {
    return (this.#checking ??= this.#checkNow().finally(() => (this.#checking = null)));
  }

  async #checkNow(): Promise<void> {
    await this.#position.check();
    try {
      await this.#probe.ask("select 1");
      this.#isAway = false;
      if (this.#isReportedAway) this.#report(null);
    } catch (error) {
      this.#isAway = true;
      for (const client of this.#lent) breakOff(client);
      if (!this.#isReportedAway && !this.ending) this.#report(error);
    }
    this.#isReportedAway = this.#isAway;
  }

  override async end(): Promise<void> {
    clearInterval(this.#checks);
    await super.end();
    await Promise.all([this.#position.close(), this.#probe.close()]);
  }

  /** A connection to a replica that has replayed enough; null if reads must go to the primary. */
  async #borrow(): Promise<pg.PoolClient | null> {
    if (this.#isAway || currentWaitLimit()?.readsPrimary) return null;
    const needed = this.#position.needed();
    if (needed === null) return null;
    // This wait counts towards the request's limit too.
    const end = currentWaitLimit()?.begin(() => {});
    try {
      return await withWaitLimit(ANSWER_MS, async () => {
        const client = await this.connect();
        const hasReplayed = await this.#hasReplayed(client, needed).catch((error: unknown) => {
          client.release(true);
          throw error;
        });
        if (hasReplayed) return client;
        client.release();
        return null;
      });
    } catch {
      // If all connections are lent, the replica is only busy.
      this.#isAway ||= this.#lent.size < this.options.max;
      return null;
    } finally {
      end?.();
    }
  }

  async #hasReplayed(client: pg.PoolClient, needed: number): Promise<boolean> {
    const known = this.#replayed.get(client);
    if (known && known.position >= needed) return true;
    const askedAt = performance.now();
    if (known && askedAt - known.askedAt < PAUSE_MS) return false;
    const { rows } = await client.query<{ position: number }>(positionOfReplica);
    const { position } = rows[0]!;
    this.#replayed.set(client, { position, askedAt });
    return position >= needed;
  }
}
