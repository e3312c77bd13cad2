import { z } from "zod";
import { alertFrequencies } from "#app/domain/alert.ts";

const DAY_SECONDS = 24 * 3_600;

/** How jobs of one name are run. Each name has a queue of its own: none waits behind jobs of another name. */
type JobSettings = {
  /** Ids, never texts, links or addresses. */
  data: z.ZodObject;
  /** When a scheduled job runs: a cron expression, in France's time. Each run happens on one instance. */
  at?: string;
  /** Each pause is twice the one before, up to an hour. */
  retries: number;
  firstPauseSeconds: number;
  /** A job that runs longer belonged to a process that died: it is retried. */
  expireSeconds: number;
  /** How long a finished job stays in the database. */
  keepDays: number;
  /** Workers of each instance, and how many jobs one takes; it runs these at once. */
  workers: number;
  batch: number;
  pollSeconds: number;
  /** Of the jobs with the same value of this field one at a time is queued or running; others are left out. */
  onceBy?: string;
  /** Of the jobs with the same value of this field one at a time is taken, in all instances; others wait. */
  inTurnBy?: string;
};

/** 32 attempts last a day. Two jobs at a time: pg-boss goes on without a pause while it finds two. */
const prompt = {
  retries: 32,
  firstPauseSeconds: 10,
  expireSeconds: 300,
  keepDays: 1,
  workers: 1,
  batch: 2,
  pollSeconds: 1,
};

/** Long work, one chunk after another: those of several runs take turns. */
const chunk = {
  ...prompt,
  data: z.object({ run: z.int(), step: z.int(), pauseMs: z.int().default(0) }),
  expireSeconds: 3_600,
  batch: 1,
};

const scheduled = (at: string) => ({
  data: z.object({}),
  at,
  retries: 4,
  firstPauseSeconds: 60,
  expireSeconds: 3_600,
  keepDays: 30,
  workers: 1,
  batch: 1,
  pollSeconds: 30,
});

/** Every kind of job. What each does is in `server/start/job-handlers.ts`. */
export const jobTable = {
  // Ten at once. A slow mail holds up its worker only.
  "deliver-mail": { ...prompt, data: z.object({ mail: z.string() }), workers: 5 },
  "match-listing-event": { ...prompt, data: z.object({ event: z.int() }) },
  "mail-notices": { ...prompt, data: z.object({ due: z.enum(alertFrequencies) }) },
  "mail-alert-list": { ...prompt, data: z.object({ recipient: z.int() }) },
  "remind-to-confirm": { ...prompt, data: z.object({ request: z.string() }) },
  "fill-rows": chunk,
  "follow-standing": chunk,
  "read-stock": { ...prompt, data: z.object({ import: z.int() }), expireSeconds: 3_600, batch: 1 },
  // An agency's pictures may come from a slow server: others go on beside it.
  "store-stock": { ...chunk, workers: 3 },
  // A server may take an hour to give its file; the next look comes in a quarter of an hour.
  "look-at-source": {
    ...prompt,
    data: z.object({ source: z.int(), organisation: z.int().nullable().default(null) }),
    onceBy: "source",
    // An organisation whose servers are slow holds up its own sources alone.
    inTurnBy: "organisation",
    retries: 2,
    firstPauseSeconds: 60,
    expireSeconds: 7_200,
    keepDays: 1 / 24,
    workers: 8,
    batch: 1,
    pollSeconds: 5,
  },
  "look-for-stock": scheduled("*/15 * * * *"),
  "delete-old-imports": scheduled("21 * * * *"),
  // A slow server holds up its worker for ten minutes at most. The schedule tries again what fails.
  "send-export": {
    ...prompt,
    data: z.object({ advertiser: z.int() }),
    // Two at once would write the same file.
    inTurnBy: "advertiser",
    retries: 2,
    expireSeconds: 900,
    workers: 4,
    batch: 1,
    pollSeconds: 5,
  },
  "queue-due-exports": scheduled("*/15 * * * *"),
  "write-exported-files": scheduled("43 3 * * *"),
  "queue-forgotten-mails": scheduled("7 * * * *"),
  "delete-old-mails": scheduled("11 4 * * *"),
  "delete-ended-attempts": scheduled("23 * * * *"),
  "delete-ended-sessions": scheduled("31 * * * *"),
  "delete-unconfirmed-accounts": scheduled("41 4 * * *"),
  "delete-unconfirmed-requests": scheduled("37 * * * *"),
  "delete-old-discard-notes": scheduled("47 4 * * *"),
  "delete-old-views": scheduled("53 4 * * *"),
  "delete-former-listings": scheduled("57 4 * * *"),
  "delete-unused-quartiers": scheduled("3 5 * * *"),
  "compute-market-prices": scheduled("19 3 * * *"),
  "delete-unused-media": scheduled("17 */6 * * *"),
  "prepare-alerts-again": scheduled("13 * * * *"),
  "mail-waiting-notices": scheduled("*/5 * * * *"),
  "mail-daily-notices": scheduled("0 8 * * *"),
  "mail-weekly-notices": scheduled("0 8 * * 1"),
  "ask-after-quiet-year": scheduled("29 9 * * *"),
  "delete-ended-alerts": scheduled("59 4 * * *"),
  "delete-old-listing-events": scheduled("7 5 * * *"),
  "count-daily-figures": scheduled("2 * * * *"),
  "delete-texts-of-old-acts": scheduled("9 5 * * *"),
  "erase-reporters-of-old-cases": scheduled("13 5 * * *"),
} satisfies Record<string, JobSettings>;

type Table = typeof jobTable;
export type JobName = keyof Table;
export type JobData = { [Name in JobName]: z.infer<Table[Name]["data"]> };
type NamesWith<Part> = { [Name in JobName]: Table[Name] extends Part ? Name : never }[JobName];
export type ScheduledJob = NamesWith<{ at: string }>;
export type ChunkJob = NamesWith<typeof chunk>;

export const jobNames = Object.keys(jobTable) as JobName[]; // the table's own keys
export const settingsOf = (name: JobName): JobSettings => jobTable[name];

/** The key under which pg-boss lets a job be there once, and the group of which it runs one at a time; none for most. */
export function placeOf(name: JobName, data: object): { singletonKey?: string; group?: { id: string } } {
  const { onceBy, inTurnBy } = settingsOf(name);
  const valueOf = (wanted: string | undefined) => Object.entries(data).find(([field]) => field === wanted)?.[1] ?? null;
  const [once, turn] = [valueOf(onceBy), valueOf(inTurnBy)];
  return {
    ...(once !== null && { singletonKey: String(once) }),
    ...(turn !== null && { group: { id: String(turn) } }),
  };
}

/** A process that has said for so long no more that it lives is dead, and its jobs are retried: looked for as often. */
export const HEARTBEAT_SECONDS = 15;

/** Options of pg-boss for a queue. */
export function queueSettings(name: JobName) {
  const { retries, firstPauseSeconds, expireSeconds, keepDays } = settingsOf(name);
  return {
    retryLimit: retries,
    retryDelay: firstPauseSeconds,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: expireSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: Math.round(keepDays * DAY_SECONDS),
  };
}
