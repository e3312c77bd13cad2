import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#db/client.ts";
import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { loadCommunes } from "#db/seed/load-communes.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServer: string;
  }
}

const TEMPLATE = "bienvu_template";

/** One PostgreSQL for the run, with a database of schema and communes that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-tests-"));
  const postgres = await startEmbeddedPostgres(folder);
  const admin = openDatabase(postgres.url, { maxConnections: 1 });
  await admin.$client.query(`create database ${TEMPLATE}`);
  await admin.$client.end();
  const template = openDatabase(databaseAddress(postgres.url, TEMPLATE));
  await migrateDatabase(template);
  await loadCommunes({ db: template, progress: () => {} });
  await template.$client.end();
  project.provide("databaseServer", postgres.url);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The address of another database on the same server. */
export function databaseAddress(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
