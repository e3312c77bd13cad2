import type { Database } from "#db/client.ts";
import { inTurn, openShare, type Who } from "../shares/open-share.ts";
import { shareTable } from "../shares/share-table.ts";
import type { JobData, JobName } from "./jobs.ts";
import type { JobHandler, JobQueue } from "./jobs.server.ts";

type Needs = { db: Database; jobs: JobQueue };

/** Seconds until a job without a place in the share asks again. */
const AGAIN_SECONDS = 1;

/**
 * A handler that runs a job only while `who` has a place in a share. Otherwise the job returns a little later, behind waiting jobs, so
 * that it blocks no worker.
 */
export function inShare<Name extends JobName>(
  { db, jobs }: Needs,
  name: Name,
  { share, whoOf }: { share: "reading" | "storing"; whoOf(data: JobData[Name]): Promise<Who> },
  handler: JobHandler<JobData[Name]>,
): JobHandler<JobData[Name]> {
  const places = openShare(shareTable[share]);
  return async (data, attempt) => {
    const done = await inTurn(places.lease(await whoOf(data)), async () => ({ result: await handler(data, attempt) }));
    return done ? done.result : jobs.add(db, name, data, { afterSeconds: AGAIN_SECONDS });
  };
}
