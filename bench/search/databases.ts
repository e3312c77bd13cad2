import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { mediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { loadCommunes } from "#db/seed/load-communes.ts";
import { loadSamples } from "#samples/load-samples.ts";
import { consoleProgress } from "#db/seed/progress.ts";
import { databaseAddress } from "#tests/setup/servers/database-server.ts";

const root = resolve("data", "bench");

type BenchServer = {
  /** A database of `count` sample listings, loaded now or, with `reuse`, by an earlier run; `folder` has their pictures. */
  open(count: number): Promise<{ db: Database; url: string; folder: string; loadSeconds: number | null }>;
  stop(): Promise<void>;
};

/** The bench's own PostgreSQL, embedded like the portal's, below `data/bench`. */
export async function startBenchServer({ reuse }: { reuse: boolean }): Promise<BenchServer> {
  if (!reuse) await rm(root, { recursive: true, force: true });
  const postgres = await startEmbeddedPostgres(root);
  const opened: Database[] = [];

  async function createMissing(name: string): Promise<boolean> {
    const admin = openDatabase(postgres.url, { maxConnections: 1 });
    try {
      const { rowCount } = await admin.$client.query("select from pg_database where datname = $1", [name]);
      if (rowCount === 0) await admin.$client.query(`create database ${name}`);
      return rowCount === 0;
    } finally {
      await admin.$client.end();
    }
  }

  return {
    async open(count) {
      const name = `bench_${count}`;
      const isNew = await createMissing(name);
      const url = databaseAddress(postgres.url, name);
      const db = openDatabase(url);
      opened.push(db);
      const made = { db, url, folder: join(root, name) };
      const progress = consoleProgress(process.stdout);
      await migrateDatabase(db);
      await loadCommunes({ db, progress });
      const start = performance.now();
      await loadSamples({ db, media: mediaStorage(made.folder), progress }, { count });
      // An interrupted load of an earlier run was rolled back, and is repeated now.
      return { ...made, loadSeconds: isNew ? (performance.now() - start) / 1000 : null };
    },
    async stop() {
      // An interrupted load releases its connection when the server is gone.
      await Promise.all([...opened.map((db) => db.$client.end()), postgres.stop()]);
    },
  };
}
