import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type DatabaseLink, openDatabaseLink } from "#tests/setup/servers/database-link.ts";
import { type ReplicatedServers, startReplicatedServers } from "#tests/setup/servers/replica.ts";
import { type Database, openDatabase, readWithin } from "./client.ts";
import { WaitLimit, withWaitLimit } from "./wait-limit.ts";
import { openReplicas } from "./replicas.ts";

let servers: ReplicatedServers;
let toPrimary: DatabaseLink;
let toReplica: DatabaseLink;
let primary: Database;
let replica: Database;
let reads: ReturnType<typeof openReplicas>;
/** The changes of which this process knows. */
let generation: number | null;
let told: unknown[];

beforeAll(async () => {
  servers = await startReplicatedServers();
  replica = openDatabase(servers.replica);
  const owner = openDatabase(servers.primary);
  await owner.execute(sql`create table homes (name text)`);
  await owner.$client.end();
});
afterAll(async () => {
  await replica.$client.end();
  await servers.stop();
});

/** For a replica that follows on a busy machine. */
const ENOUGH_MS = 20_000;

beforeEach(async () => {
  [toPrimary, toReplica] = [await openDatabaseLink(servers.primary), await openDatabaseLink(servers.replica)];
  primary = openDatabase(toPrimary.url);
  generation = 1;
  told = [];
  reads = openReplicas({
    url: toReplica.url,
    primary,
    generation: () => generation,
    report: (trouble) => void told.push(trouble),
  });
  await vi.waitFor(async () => expect(await server()).toBe("replica"), ENOUGH_MS);
});
afterEach(async () => {
  await replica.execute(sql`select pg_wal_replay_resume()`);
  // First: a link that is frozen would hold up the pools.
  toPrimary.close();
  toReplica.close();
  await Promise.all([reads.$client.end(), primary.$client.end()]);
});

const answeredBy = sql`select case when pg_is_in_recovery() then 'replica' else 'primary' end as server`;
const server = async () => (await reads.execute<{ server: string }>(answeredBy)).rows[0]!.server;
const serverOfTransaction = () =>
  readWithin(reads, 2_000, async (tx) => (await tx.execute<{ server: string }>(answeredBy)).rows[0]!.server);
const pauseReplay = () => replica.execute(sql`select pg_wal_replay_pause()`);
const write = (name: string) => primary.execute(sql`insert into homes values (${name})`);
const homes = async () =>
  (await reads.execute<{ name: string }>(sql`select name from homes`)).rows.map(({ name }) => name);

test("reads are answered by the replica", async () => {
  expect([await server(), await serverOfTransaction()]).toEqual(["replica", "replica"]);
});

test("after a change the primary is read until the replica has replayed it", async () => {
  await pauseReplay();
  await write("Villa");
  expect(await homes()).not.toContain("Villa");
  generation = 2;
  expect(await homes()).toContain("Villa");
  await reads.$client.check();
  expect(await homes()).toContain("Villa");
  expect([await server(), await serverOfTransaction()]).toEqual(["primary", "primary"]);
  await replica.execute(sql`select pg_wal_replay_resume()`);
  await vi.waitFor(async () => expect(await server()).toBe("replica"), ENOUGH_MS);
  expect(await homes()).toContain("Villa");
});

test("a replica that lacks a change from before the second-to-last check is not read", async () => {
  await pauseReplay();
  await write("Chalet");
  await reads.$client.check();
  expect(await server()).toBe("replica");
  await reads.$client.check();
  expect(await server()).toBe("primary");
});

test("a visitor who has just written reads the primary", async () => {
  expect(await withWaitLimit(new WaitLimit(2_000, { readsPrimary: true }), server)).toBe("primary");
});

test("the primary is read while no notification arrives", async () => {
  generation = null;
  expect(await server()).toBe("primary");
});

test("the primary takes over from a replica that is cut off, until a check finds the replica again", async () => {
  toReplica.cut();
  expect([await server(), await serverOfTransaction()]).toEqual(["primary", "primary"]);
  await toReplica.mend();
  await reads.$client.check();
  expect(await server()).toBe("replica");
});

test("the loss of all replicas is reported once with its reason, and the return of one once", async () => {
  toReplica.cut();
  await reads.$client.check();
  await reads.$client.check();
  expect(told).toEqual([expect.any(Error)]);
  await toReplica.mend();
  await reads.$client.check();
  await reads.$client.check();
  expect(told).toEqual([expect.any(Error), null]);
});

test("a replica that hangs when asked for its position costs the request a second, and no connection", async () => {
  await write("Mas");
  generation = 2;
  // The first may have begun before the change.
  await reads.$client.check();
  await reads.$client.check();
  toReplica.freeze();
  const limit = new WaitLimit(2_000);
  expect(await withWaitLimit(limit, server)).toBe("primary");
  expect(limit.left).toBeLessThan(1_100);
  await toReplica.mend();
  await reads.$client.check();
  expect(await server()).toBe("replica");
  expect(reads.$client.totalCount - reads.$client.idleCount).toBe(0);
});

test("a read on a replica that hangs is cancelled by a check, and repeated on the primary", async () => {
  const begun = Promise.withResolvers<void>();
  const read = readWithin(reads, 2_000, async (tx) => {
    begun.resolve();
    await tx.execute(sql`select pg_sleep(case when pg_is_in_recovery() then 1 else 0 end)`);
    return (await tx.execute<{ server: string }>(answeredBy)).rows[0]!.server;
  });
  await begun.promise;
  toReplica.freeze();
  await reads.$client.check();
  expect(await read).toBe("primary");
});

test("the replica is read while the primary is away, whatever has changed", async () => {
  toPrimary.cut();
  await reads.$client.check();
  generation = null;
  expect([await server(), await serverOfTransaction()]).toEqual(["replica", "replica"]);
});

test("a change that a slow primary notifies is read only on the primary", async () => {
  await pauseReplay();
  await write("Loft");
  toPrimary.freeze();
  await reads.$client.check();
  generation = 2;
  await expect(withWaitLimit(50, homes)).rejects.toThrow();
});

test("a replica whose connections are all lent is not away: no read is cancelled", async () => {
  const over = Promise.withResolvers<void>();
  const begun = Array.from({ length: reads.$client.options.max }, () => Promise.withResolvers<void>());
  const running = begun.map(({ resolve }) =>
    readWithin(reads, 5_000, async (tx) => {
      await tx.execute(sql`select 1`);
      resolve();
      await over.promise;
      return (await tx.execute<{ server: string }>(answeredBy)).rows[0]!.server;
    }),
  );
  await Promise.all(begun.map(({ promise }) => promise));
  await reads.$client.check();
  expect(await server()).toBe("primary");
  over.resolve();
  expect(new Set(await Promise.all(running))).toEqual(new Set(["replica"]));
  expect(await server()).toBe("replica");
});

test("a statement that causes its own error is not repeated", async () => {
  let runs = 0;
  const failing = readWithin(reads, 2_000, async (tx) => {
    runs += 1;
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  expect(runs).toBe(1);
});
