import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "#db/client.ts";
import { copyTemplate } from "../setup/servers/database-server.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

/** Addresses of loopback: each is a visitor. */
const [GREEDY, OTHER, THIRD] = ["127.0.0.2", "127.0.0.3", "127.0.0.4"];

describe.each([2, 4])("with %i web processes", (processes) => {
  let folder: string;
  let portal: PortalProcess;
  let port: number;
  let database: Awaited<ReturnType<typeof copyTemplate>>;
  let db: Database;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bienvu-crowds-"));
    database = await copyTemplate("samples");
    db = openDatabase(database.url);
    const settings = { PORT: "0", DATA_DIR: folder, DATABASE_URL: database.url };
    portal = spawnPortal({ ...settings, WEB_CONCURRENCY: String(processes) });
    port = Number(new URL(await portal.opened).port);
  }, 120_000);
  afterAll(async () => {
    await stopPortal(portal);
    await db.$client.end();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Sends a request on a new connection; the status of its answer. */
  const ask = (localAddress: string, path: string) =>
    new Promise<number>((done, fail) => {
      get({ host: "127.0.0.1", port, path, localAddress, agent: new Agent() }, (answer) => {
        answer.resume().once("end", () => done(answer.statusCode!));
        answer.once("error", fail);
      }).once("error", fail);
    });
  const askOften = (visitor: string, count: number, path: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => ask(visitor, path(number)));

  /** The result of `run` while nobody can read some tables. */
  async function withLocked<T>(tables: string, run: (unlock: () => Promise<unknown>) => Promise<T>): Promise<T> {
    const client = await db.$client.connect();
    try {
      await client.query(`begin; lock table ${tables} in access exclusive mode`);
      return await run(() => client.query("rollback"));
    } finally {
      await client.query("rollback");
      client.release();
    }
  }

  test("one visitor has at most 200 connections, at least one process's share of them, and others are served", async () => {
    const sockets = Array.from({ length: 230 }, () =>
      connect({ host: "127.0.0.1", port, localAddress: GREEDY }).on("error", () => {}),
    );
    const answers = sockets.map((socket) => {
      socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
      return new Promise<boolean>((done) => socket.once("data", () => done(true)).once("close", () => done(false)));
    });
    const answered = (await Promise.all(answers)).filter(Boolean).length;
    expect(answered).toBeLessThanOrEqual(200);
    expect(answered).toBeGreaterThanOrEqual(200 / processes);
    expect(await ask(OTHER, "/healthz")).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  test(
    "one visitor's crowd has at most 48 pages at once, and others are served",
    { timeout: 60_000 * timeoutFactor },
    async () => {
      const path = () => "/api/communes?q=lyon";
      // Every process has read the communes.
      await Promise.all(askOften(OTHER, 4 * processes, path));
      const statuses = await withLocked("communes, commune_changes", async (unlock) => {
        let refused = 0;
        const crowd = askOften(GREEDY, 100, path).map(async (answer) => {
          const status = await answer;
          if (status === 503) refused += 1;
        });
        await expect.poll(() => refused, { timeout: 20_000 * timeoutFactor }).toBeGreaterThanOrEqual(100 - 48);
        const others = askOften(OTHER, 8, path);
        expect(await ask(GREEDY, "/healthz")).toBe(200);
        await unlock();
        // The portal stops after this test: no request of the crowd may still wait then.
        await Promise.all(crowd);
        return Promise.all(others);
      });
      expect(new Set(statuses)).toEqual(new Set([200]));
    },
  );

  test(
    "at most two searches of one visitor, and four in all, run at once",
    { timeout: 60_000 * timeoutFactor },
    async () => {
      const countWaiting = async () => {
        const { rows } = await db.$client.query<{ waiting: number }>(
          `select count(distinct pid)::int as waiting from pg_locks join pg_database on pg_database.oid = pg_locks.database
         where not granted and relation = 'listings'::regclass and datname = current_database()`,
        );
        return rows[0]!.waiting;
      };
      const search = (number: number) => `/api/annonces/nombre?priceMin=${1_000 + number}`;
      await withLocked("listings", async (unlock) => {
        const searches = askOften(GREEDY, 8, search);
        await expect.poll(countWaiting).toBe(2);
        for (const visitor of [OTHER, THIRD]) searches.push(...askOften(visitor, 8, search));
        await expect.poll(countWaiting).toBe(4);
        expect(await ask(GREEDY, "/healthz")).toBe(200);
        expect(await countWaiting()).toBeLessThanOrEqual(4);
        await unlock();
        await Promise.all(searches);
      });
    },
  );
});
