import type { Logger } from "pino";
import { findKitProblems } from "#app/brand/site-kit.server.ts";
import { readMailLook } from "#app/brand/mail-look.server.ts";
import { costlyWorkIn, limitTurnWaits, searchTurns } from "#app/platform/limits/costly-work.server.ts";
import { createAuth } from "#app/platform/security/auth.server.ts";
import { createTextCipher } from "#app/platform/security/encrypted-text.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { countPublicChanges } from "#app/platform/public-changes.ts";
import type { Environment } from "#app/platform/env.ts";
import { createGeocoder } from "#app/platform/geocoder.server.ts";
import { openJobs } from "#app/platform/jobs/jobs.server.ts";
import { contentsIn, openKit } from "#app/platform/documents/kit.server.ts";
import { type AskTurn, openShare } from "#app/platform/shares/open-share.ts";
import { partOf, shareTable } from "#app/platform/shares/share-table.ts";
import { readCosts } from "#app/platform/documents/read-cost-table.server.ts";
import { readProlongation, withProlongation } from "#app/platform/documents/read-rent-control.server.ts";
import { checkTableFiles, tableFiles } from "#app/platform/documents/table-files.server.ts";
import { createMailTransport } from "#app/platform/mail/mail-transport.server.ts";
import { createMailer } from "#app/platform/mail/mailer.server.ts";
import type { MediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { openObjectStorage } from "#app/platform/storage/open-storage.server.ts";
import type { Database } from "#db/client.ts";
import { openReplicas } from "#db/replicas.ts";
import { openDatabaseClock } from "./database-clock.ts";
import { jobHandlers } from "./job-handlers.ts";

type Needs = {
  /** A database with the newest schema. */
  db: Database;
  /** The database that public pages read; by default the replicas of `DATABASE_READ_URL`, or `db`. */
  reads?: Database;
  media: MediaStorage;
  env: Environment;
  log: Logger;
  /** The secret that signs sessions, and with which `cipher` encrypts; at least 32 characters. */
  secret: string;
  /** The clock; by default the database's. */
  clock?: () => Date;
  /** Whether no other portal can be running jobs. */
  isAlone?: boolean;
  /** How many processes serve pages; 1 by default. */
  processes?: number;
  /** Turns of the first process, for a worker; by default turns of this process. */
  turns?: Record<"searches" | "fileChecks", AskTurn>;
};

/** Creates the platform of all routes, and does jobs until `close` unless `JOBS=none`. */
export async function createPlatform(given: Needs): Promise<{ platform: Platform; close(): Promise<void> }> {
  const { db, reads, media, env, log, secret, clock: own, isAlone = false, processes = 1, turns: shared } = given;
  await checkTableFiles(env);
  const databaseClock = own ? null : await openDatabaseClock(db);
  const clock = own ?? databaseClock!.read; // one of them is there
  const turns = shared ?? { searches: searchTurns(clock), fileChecks: openShare(shareTable.fileChecks).ask };
  const works = env.JOBS !== "none";
  const changes = countPublicChanges(clock);
  const replicas =
    !reads && env.DATABASE_READ_URL
      ? openReplicas({
          url: env.DATABASE_READ_URL,
          primary: db,
          generation: changes.generation,
          report: (trouble) =>
            trouble === null
              ? log.info("the database of DATABASE_READ_URL is read again")
              : log.warn({ err: trouble }, "the database of DATABASE_READ_URL is away: that of DATABASE_URL is read"),
        })
      : null;
  const kit = openKit({
    folder: env.BRAND_DIR,
    files: tableFiles(env),
    find: contentsIn(reads ?? replicas ?? db),
    changes,
    log,
  });
  // What is broken later has a last valid version.
  await findKitProblems(kit);
  const transport = createMailTransport(env);
  const jobs = await openJobs({ db, log, works, isAlone });
  const mailer = createMailer({ db, jobs, transport, look: () => readMailLook(kit) });
  const storage = openObjectStorage(env);
  const rentControlPeriods = async () => withProlongation(await readProlongation(kit));
  const cipher = createTextCipher(secret);
  if (works)
    await jobs.work(
      jobHandlers({ db, media, storage, jobs, mailer, transport, env, log, clock, cipher, rentControlPeriods }),
    );
  const auth = createAuth({ db, env, secret });
  return {
    platform: {
      db,
      reads: reads ?? replicas ?? db,
      media,
      storage,
      kit,
      mailer,
      jobs,
      auth,
      cipher,
      geocoder: createGeocoder({ env, log }),
      env,
      costs: () => readCosts(kit),
      prolongation: () => readProlongation(kit),
      rentControlPeriods,
      log,
      costlyWork: limitTurnWaits(costlyWorkIn(turns.searches)),
      turns,
      pictures: openShare(partOf(shareTable.pictures, processes)),
      arrivals: openShare(shareTable.arrivals),
      changes,
      clock,
    },
    async close() {
      await jobs.close();
      databaseClock?.close();
      await replicas?.$client.end();
      transport.close();
    },
  };
}
