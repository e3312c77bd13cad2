import type { JobName } from "#app/platform/jobs/jobs.ts";
import type { Checked } from "./check.ts";
import type { FigureTrend } from "./figure-trend.ts";

/** The open cases: all, the grave ones, and the ISO instant of the oldest. Counted up to a thousand. */
export type OpenCases = { open: number; grave: number; oldest: string | null };

/** Agencies of files that wait for an organisation, up to a thousand, and the ISO instant of the oldest file. */
export type WaitingAgencies = { count: number; oldest: string | null };

/** Jobs of one name that failed at their last attempt: number, ISO instant and words of the last failure. */
export type FailedJobs = { name: JobName; count: number; at: string; words: string | null };

/** The tasks of the day, and the figures. `machine` has tasks that only operators can do; null for moderators. */
export type Today = {
  cases: OpenCases;
  trends: FigureTrend[];
  machine: { agencies: WaitingAgencies; mailsGivenUp: number; jobs: FailedJobs[]; checks: Checked[] } | null;
};
