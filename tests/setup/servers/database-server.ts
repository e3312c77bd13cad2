import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { computeMissingMarketPrices } from "#app/listings/prices/market-prices.repository.server.ts";
import { installJobs } from "#app/platform/jobs/jobs.server.ts";
import { mediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { loadCommunes } from "#db/seed/load-communes.ts";
import { loadSamples } from "#samples/load-samples.ts";
import { loadSampleAccounts } from "#samples/sample-accounts.ts";
import { loadSampleRequests } from "#samples/sample-requests.ts";

/** What a database starts from: the schema, with communes, or also with sample listings, accounts and requests. */
export type Template = "schema" | "communes" | "samples";

/** The PostgreSQL of a test run, and a data folder with the pictures of its sample listings. */
export type DatabaseServer = { url: string; dataDir: string };

export const SAMPLE_COUNT = 300;
const VARIABLE = "TEST_DATABASE_SERVER";

// No data outlive the run, so no write waits for the disk.
const withoutDurability = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_connections: "200",
  shared_buffers: "512MB",
};

/**
 * The run's PostgreSQL, with its templates: the one that is already there, or one started now. Either way this process
 * and those that it starts find it by `databaseServer`; `stop` ends what was started here, as does the end of this process.
 */
export async function provideDatabaseServer(): Promise<{ stop(): Promise<void> }> {
  if (process.env[VARIABLE]) return { stop: async () => {} };
  // Detached: whoever kills this process and its group leaves it the time to end PostgreSQL.
  const child = spawn(process.execPath, [join(import.meta.dirname, "..", "serve-database.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  process.env[VARIABLE] = await new Promise<string>((done, fail) => {
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.endsWith("\n")) done(text.trim());
    });
    void ended.then(() => fail(new Error("the tests' PostgreSQL did not start")));
  });
  return {
    async stop() {
      delete process.env[VARIABLE];
      child.stdin.end();
      await ended;
    },
  };
}

/** Starts a PostgreSQL with its templates. */
export async function startDatabaseServer(): Promise<{ server: DatabaseServer; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "bienvu-tests-"));
  const postgres = await startEmbeddedPostgres(dataDir, withoutDurability);
  const server = { url: postgres.url, dataDir };
  async function stop(): Promise<void> {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  try {
    await makeTemplates(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { server, stop };
}

/** The PostgreSQL of `provideDatabaseServer`. */
export function databaseServer(): DatabaseServer {
  const known = process.env[VARIABLE];
  if (!known) throw new Error(`${VARIABLE} is not set: run tests by their npm script`);
  return JSON.parse(known) as DatabaseServer;
}

/** Makes a database of its own on the run's server. */
export const copyTemplate = (template: Template) => makeDatabase(templateName(template));

/** The same, but empty: not even a schema. */
export const makeEmptyDatabase = () => makeDatabase("template0");

async function makeDatabase(template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const { url } = databaseServer();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await execute(url, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseAddress(url, name),
    drop: () => execute(url, `drop database ${name} with (force)`),
  };
}

async function makeTemplates({ url, dataDir }: DatabaseServer): Promise<void> {
  const [schema, communes, samples] = [templateName("schema"), templateName("communes"), templateName("samples")];
  await execute(url, `create database ${schema}`);
  await inDatabase(url, schema, async (db) => {
    await migrateDatabase(db);
    await installJobs(db);
  });
  await execute(url, `create database ${communes} template ${schema}`);
  await inDatabase(url, communes, (db) => loadCommunes({ db, progress: () => {} }));
  await execute(url, `create database ${samples} template ${communes}`);
  await inDatabase(url, samples, async (db) => {
    await loadSamples({ db, media: mediaStorage(dataDir), progress: () => {} }, { count: SAMPLE_COUNT });
    await computeMissingMarketPrices(db);
    await loadSampleAccounts(db);
    await loadSampleRequests(db);
  });
}

const templateName = (template: Template): string => `bienvu_${template}`;

async function inDatabase(server: string, name: string, work: (db: Database) => Promise<void>): Promise<void> {
  const db = openDatabase(databaseAddress(server, name));
  try {
    await work(db);
  } finally {
    await db.$client.end();
  }
}

const execute = (server: string, statement: string) =>
  inDatabase(server, "postgres", async (db) => void (await db.$client.query(statement)));

/** The address of another database on the same server. */
export function databaseAddress(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
