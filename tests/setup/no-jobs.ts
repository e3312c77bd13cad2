import type { JobQueue } from "#app/platform/jobs/jobs.server.ts";

/** A queue for tests whose subject no job changes. */
export const noJobs: JobQueue = { add: async () => {} };
