import type { JobQueue } from "#app/platform/jobs/jobs.server.ts";

/** A queue that passes each job to a test. */
export const queueTo = (add: JobQueue["add"]): JobQueue => ({
  add,
  async addAll(tx, name, all, options) {
    for (const data of all) await add(tx, name, data, options);
  },
});

/** A queue for tests whose subject no job changes. */
export const noJobs: JobQueue = queueTo(async () => {});
