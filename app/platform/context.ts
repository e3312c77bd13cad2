import type { CostTable } from "#app/domain/cost-table.ts";
import type { CostlyWork } from "./security/costly-work.server.ts";
import type { TakePlace } from "./security/lease.ts";
import type { Database } from "#db/client.ts";
import type { Environment } from "./env.ts";
import type { Auth } from "./security/auth.server.ts";
import type { Geocoder } from "#app/platform/geocoder.server.ts";
import type { JobQueue } from "./jobs/jobs.server.ts";
import type { PublicChanges } from "./public-changes.ts";
import type { Mailer } from "./mail/mailer.server.ts";
import type { MediaStorage } from "./pictures/media-storage.server.ts";
import type { Logger } from "pino";
import { createContext } from "react-router";

/** The dependencies that routes pass to use-cases; `server/create-platform.ts` makes it once. */
export type Platform = {
  db: Database;
  media: MediaStorage;
  mailer: Mailer;
  jobs: JobQueue;
  auth: Auth;
  /** Null where the operator disabled it. */
  geocoder: Geocoder | null;
  env: Environment;
  /** What buying a home costs. */
  costs: CostTable;
  log: Logger;
  /** Limits searches and maps. */
  costlyWork: CostlyWork;
  /** Limits the pictures that accounts send: of each, and in all. */
  takePicture: TakePlace;
  /** Of what public pages show. */
  changes: PublicChanges;
  clock: () => Date;
};

export const platformContext = createContext<Platform>();
