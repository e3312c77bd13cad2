import type { Environment } from "#app/platform/env.ts";
import { countFirstFigures } from "#app/administration/figures.repository.server.ts";
import { endInterruptedArrivals } from "#app/feeds/imports/arrival/old-imports.repository.server.ts";
import { computeMissingMarketPrices } from "#app/listings/prices/market-prices.repository.server.ts";
import { installJobs } from "#app/platform/jobs/jobs.server.ts";
import type { MediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import type { Database } from "#db/client.ts";
import { findMissingMigrations, migrateDatabase } from "#db/migrate.ts";
import { loadCommunes } from "#db/seed/load-communes.ts";
import { loadSamples } from "#samples/load-samples.ts";
import { loadSampleAccounts, setOwnPasswords } from "#samples/sample-accounts.ts";
import { loadSampleReports } from "#samples/sample-reports.ts";
import { loadSampleRequests } from "#samples/sample-requests.ts";
import type { Progress } from "#db/seed/progress.ts";
import { refuseUnfinishedRestore } from "./unfinished-restore.ts";

const DEFAULT_SAMPLES = 1000;

/** Migrates the schema; with `MIGRATE=false`, throws a French sentence if it is outdated. */
export const ensureSchema = (db: Database, { MIGRATE }: Pick<Environment, "MIGRATE">): Promise<void> =>
  MIGRATE ? prepareSchema(db) : refuseOldSchema(db);

/**
 * Loads communes and, where configured, samples, compares their prices, and counts the first figures, unless done already. Ends
 * files that were arriving when the portal died.
 */
export async function prepareData(needs: {
  db: Database;
  media: MediaStorage;
  env: Environment;
  secret: string;
  progress: Progress;
}): Promise<void> {
  const { db, env, secret, progress } = needs;
  await loadCommunes({ db, progress });
  const samples = samplesWanted(env);
  if (samples > 0) await loadSamples(needs, { count: samples });
  await computeMissingMarketPrices(db);
  // The password of samples is public: never on an operator's database.
  if (!env.DATABASE_URL) {
    if (samples > 0) {
      await loadSampleAccounts(db);
      await loadSampleRequests(db);
      await loadSampleReports(db);
    }
    // Includes sample accounts from an earlier start, or from a backup.
    await setOwnPasswords(db, secret);
    // No other process can be receiving files on the embedded database.
    await endInterruptedArrivals(db);
  }
  await countFirstFigures(db);
}

/** Migrates to the newest schema, and creates the queues of jobs. Throws a French sentence on an unfinished restore. */
export async function prepareSchema(db: Database): Promise<void> {
  await refuseUnfinishedRestore(db);
  await migrateDatabase(db);
  await installJobs(db);
}

async function refuseOldSchema(db: Database): Promise<void> {
  await refuseUnfinishedRestore(db);
  const missing = await findMissingMigrations(db);
  if (missing.length === 0) return;
  throw new Error(
    `La base n'est pas à jour (il manque ${missing.join(", ")}) : lancez « npm run migrate », ou enlevez MIGRATE=false.`,
  );
}

/** How many samples to load: the setting, else the specification's number (section 9), or none on an operator's database. */
export const samplesWanted = ({
  SAMPLE_LISTINGS,
  DATABASE_URL,
}: Pick<Environment, "SAMPLE_LISTINGS" | "DATABASE_URL">): number =>
  SAMPLE_LISTINGS ?? (DATABASE_URL ? 0 : DEFAULT_SAMPLES);
