import type { CostTable } from "#app/domain/cost-table.ts";
import type { Prolongation, RentControlPeriod } from "#app/domain/rent-control.ts";
import type { CostlyWork } from "./limits/costly-work.server.ts";
import type { Database } from "#db/client.ts";
import type { Environment } from "./env.ts";
import type { AskTurn, OpenShare } from "./shares/open-share.ts";
import type { Auth } from "./security/auth.server.ts";
import type { TextCipher } from "./security/encrypted-text.server.ts";
import type { Geocoder } from "#app/platform/geocoder.server.ts";
import type { JobQueue } from "./jobs/jobs.server.ts";
import type { Kit } from "./documents/kit.server.ts";
import type { PublicChanges } from "./public-changes.ts";
import type { Mailer } from "./mail/mailer.server.ts";
import type { MediaStorage } from "./pictures/media-storage.server.ts";
import type { ObjectStorage } from "./storage/object-storage.ts";
import type { Logger } from "pino";
import { createContext } from "react-router";

/** The dependencies that routes pass to use-cases; `server/start/create-platform.ts` makes it once. */
export type Platform = {
  db: Database;
  /** `db`, or replicas that have all changes of `db` that this process knows: for reads only. */
  reads: Database;
  media: MediaStorage;
  /** The storage of pictures; agencies' files wait there too until a job reads them. */
  storage: ObjectStorage;
  kit: Kit;
  mailer: Mailer;
  jobs: JobQueue;
  auth: Auth;
  /** Encrypts the passwords of users' own servers with the session secret. */
  cipher: TextCipher;
  /** Null if the operator has disabled it. */
  geocoder: Geocoder | null;
  env: Environment;
  /** The current table of acquisition costs: call it before a transaction, since it may read the database. */
  costs(): Promise<CostTable>;
  /** The operator's current prolongation of rent control; null without one. Call it like `costs`. */
  prolongation(): Promise<Prolongation | null>;
  /** The current laws of rent control, with the operator's prolongation. Call it like `costs`. */
  rentControlPeriods(): Promise<readonly RentControlPeriod[]>;
  log: Logger;
  /** Runs searches and maps within their limits. */
  costlyWork: CostlyWork;
  /** Turns shared by all web processes, for `costlyWork` and for checks of agencies' files. */
  turns: Record<"searches" | "fileChecks", AskTurn>;
  /** Shares of `shareTable` that use-cases take. */
  pictures: OpenShare;
  arrivals: OpenShare;
  /** Counts the changes of tables that public pages show. */
  changes: PublicChanges;
  clock: () => Date;
};

export const platformContext = createContext<Platform>();
/** The dependencies with `reads` as `db`, for public pages. */
export const publicContext = createContext<Platform>();
