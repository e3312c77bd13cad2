import type { CostlyWork } from "./security/costly-work.server.ts";
import type { Database } from "#db/client.ts";
import type { Environment } from "./env.ts";
import type { Auth } from "./security/auth.server.ts";
import type { Geocoder } from "#app/platform/geocoder.server.ts";
import type { Mailer } from "./mail/mailer.server.ts";
import type { MediaStorage } from "./pictures/media-storage.server.ts";
import type { Logger } from "pino";
import { createContext } from "react-router";

/** What every route hands to its use-cases; made once by `server/create-platform.ts`. */
export type Platform = {
  db: Database;
  media: MediaStorage;
  mailer: Mailer;
  auth: Auth;
  /** Null where the operator wants none. */
  geocoder: Geocoder | null;
  env: Environment;
  log: Logger;
  /** What searches and maps pass through. */
  costlyWork: CostlyWork;
  clock: () => Date;
};

export const platformContext = createContext<Platform>();
