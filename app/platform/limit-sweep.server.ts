import type { Logger } from "pino";
import type { Database } from "#db/client.ts";
import { forgetEndedTries } from "./limits.repository.server.ts";
import { startSweep } from "./sweep.server.ts";

type Needs = { db: Database; log: Pick<Logger, "error"> };

/** Deletes from time to time the counts of tries that count no more: they name networks and addresses. */
export const startLimitSweep = ({ db, log }: Needs) =>
  startSweep({
    run: () => forgetEndedTries(db),
    onError: (error) => log.error({ err: error }, "ended tries cannot be deleted"),
  });
