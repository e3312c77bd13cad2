import type { CostTable } from "#app/domain/cost-table.ts";
import type { Prolongation, RentControlPeriod } from "#app/domain/rent-control.ts";
import type { CostlyWork } from "./security/costly-work.server.ts";
import type { TakePlace } from "./security/lease.ts";
import type { Database } from "#db/client.ts";
import type { Environment } from "./env.ts";
import type { LimitedTurn } from "./limit-concurrency.ts";
import type { Auth } from "./security/auth.server.ts";
import type { TextCipher } from "./security/encrypted-text.server.ts";
import type { Geocoder } from "#app/platform/geocoder.server.ts";
import type { JobQueue } from "./jobs/jobs.server.ts";
import type { KitFolder } from "./kit-folder.server.ts";
import type { PublicChanges } from "./public-changes.ts";
import type { Mailer } from "./mail/mailer.server.ts";
import type { MediaStorage } from "./pictures/media-storage.server.ts";
import type { ObjectStorage } from "./storage/object-storage.ts";
import type { Logger } from "pino";
import { createContext } from "react-router";

/** The dependencies that routes pass to use-cases; `server/start/create-platform.ts` makes it once. */
export type Platform = {
  db: Database;
  /** `db`, or replicas that have all of its changes of which this process knows: for reads alone. */
  reads: Database;
  media: MediaStorage;
  /** What pictures are stored in, for files that are read later. */
  storage: ObjectStorage;
  kit: KitFolder;
  mailer: Mailer;
  jobs: JobQueue;
  auth: Auth;
  /** Encrypts passwords of others' servers with the session secret. */
  cipher: TextCipher;
  /** Null if the operator has disabled it. */
  geocoder: Geocoder | null;
  env: Environment;
  /** The table of acquisition costs of now: call it before a transaction, since it may read the database. */
  costs(): Promise<CostTable>;
  /** The operator's prolongation of rent control of now; null where there is none. Like `costs`. */
  prolongation(): Promise<Prolongation | null>;
  /** The laws of rent control of now, with the operator's prolongation. Like `costs`. */
  rentControlPeriods(): Promise<readonly RentControlPeriod[]>;
  log: Logger;
  /** Runs searches and maps within their limits. */
  costlyWork: CostlyWork;
  /** Limits the uploads of pictures at once, per account and in all. */
  takePicture: TakePlace;
  /** Limits the checks of agencies' files at once, in all web processes. */
  fileChecks: LimitedTurn;
  /** Counts the changes of tables that public pages show. */
  changes: PublicChanges;
  clock: () => Date;
};

export const platformContext = createContext<Platform>();
/** The same with `reads` as its `db`: for what public pages show. */
export const publicContext = createContext<Platform>();
