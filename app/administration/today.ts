import type { JobName } from "#app/platform/jobs/jobs.ts";
import type { Checked } from "./check.ts";
import type { FigureTrend } from "./figure-trend.ts";

/** Open reports: cases, those of them that are grave, and when the oldest was opened (an ISO instant). Counted up to a thousand. */
export type OpenCases = { open: number; grave: number; oldest: string | null };

/** Agencies of files that wait for an organisation, up to a thousand, and when the eldest file came (an ISO instant). */
export type WaitingAgencies = { count: number; oldest: string | null };

/** Jobs of one name that failed at their last attempt: how many, when the last one did (an ISO instant), and its words. */
export type FailedJobs = { name: JobName; count: number; at: string; words: string | null };

/** What needs a hand, and the figures. `machine` is what only operators can mend; null for moderators. */
export type Today = {
  cases: OpenCases;
  trends: FigureTrend[];
  machine: { agencies: WaitingAgencies; mailsGivenUp: number; jobs: FailedJobs[]; checks: Checked[] } | null;
};
