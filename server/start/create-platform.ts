import type { Logger } from "pino";
import { readMailLook } from "#app/brand/mail-look.server.ts";
import { type CostlyWork, createCostlyWork, limitTurnWaits } from "#app/platform/security/costly-work.server.ts";
import { createAuth } from "#app/platform/security/auth.server.ts";
import { createTextCipher } from "#app/platform/security/encrypted-text.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { countPublicChanges } from "#app/platform/public-changes.ts";
import type { Environment } from "#app/platform/env.ts";
import { createGeocoder } from "#app/platform/geocoder.server.ts";
import { openJobs } from "#app/platform/jobs/jobs.server.ts";
import { documentsOf } from "#app/platform/documents/find-document.server.ts";
import { type LimitedTurn, limitConcurrency } from "#app/platform/limit-concurrency.ts";
import { openKitFolder } from "#app/platform/kit-folder.server.ts";
import { openTables, readTableFiles } from "#app/platform/tables.server.ts";
import { createMailTransport } from "#app/platform/mail/mail-transport.server.ts";
import { createMailer } from "#app/platform/mail/mailer.server.ts";
import type { MediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { openObjectStorage } from "#app/platform/storage/open-storage.server.ts";
import type { Database } from "#db/client.ts";
import { openReplicas } from "#db/replicas.ts";
import { openDatabaseClock } from "./database-clock.ts";
import { jobHandlers } from "./job-handlers.ts";
import { picturePlaces } from "../limits/places.ts";

/** Files of agencies that are checked at once; others are told to wait. */
const FILE_CHECKS_AT_ONCE = 2;

type Needs = {
  /** With the newest schema. */
  db: Database;
  /** Where public pages are read; by default the replicas of `DATABASE_READ_URL`, or `db`. */
  reads?: Database;
  media: MediaStorage;
  env: Environment;
  log: Logger;
  /** Signs sessions, and encrypts what `cipher` is given; at least 32 characters. */
  secret: string;
  /** By default the database's. */
  clock?: () => Date;
  /** Whether no other instance can be running jobs. */
  isAlone?: boolean;
  /** How many processes serve pages; 1 by default. */
  processes?: number;
  /** Limits costly work in all these processes. */
  costlyWork?: CostlyWork;
  /** Limits the checks of files in all these processes. */
  fileChecks?: LimitedTurn;
};

/** Makes what every route is given, and does jobs until `close` unless `JOBS=none`. */
export async function createPlatform({
  db,
  reads,
  media,
  env,
  log,
  secret,
  clock: own,
  isAlone = false,
  processes = 1,
  costlyWork: shared,
  fileChecks = limitConcurrency(FILE_CHECKS_AT_ONCE, 0),
}: Needs): Promise<{ platform: Platform; close(): Promise<void> }> {
  const files = await readTableFiles(env);
  const databaseClock = own ? null : await openDatabaseClock(db);
  const clock = own ?? databaseClock!.read; // one of them is there
  const costlyWork = limitTurnWaits(shared ?? createCostlyWork(clock));
  const works = env.JOBS !== "none";
  const changes = countPublicChanges();
  const replicas =
    !reads && env.DATABASE_READ_URL
      ? openReplicas({
          url: env.DATABASE_READ_URL,
          primary: db,
          generation: changes.generation,
          tell: (trouble) =>
            trouble === null
              ? log.info("the database of DATABASE_READ_URL is read again")
              : log.warn({ err: trouble }, "the database of DATABASE_READ_URL is away: that of DATABASE_URL is read"),
        })
      : null;
  const findDocument = documentsOf(reads ?? replicas ?? db);
  const kit = openKitFolder(env.BRAND_DIR, log, findDocument);
  const transport = createMailTransport(env);
  const jobs = await openJobs({ db, log, works, isAlone });
  const mailer = createMailer({
    db,
    jobs,
    transport,
    look: () => readMailLook({ kit, media, clock, changes }),
  });
  const storage = openObjectStorage(env);
  const tables = openTables(files, { find: findDocument, log, media, clock, changes });
  const { rentControlPeriods } = tables;
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
      ...tables,
      log,
      costlyWork,
      takePicture: picturePlaces(processes),
      fileChecks,
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
