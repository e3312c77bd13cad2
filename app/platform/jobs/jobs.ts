import { z } from "zod";
import { alertFrequencies } from "#app/domain/alert.ts";
import { shareTable } from "../shares/share-table.ts";

const DAY_SECONDS = 24 * 3_600;

/** How jobs of one name run. Each name has its own queue: no job waits behind jobs of another name. */
type JobSettings = {
  /** The fields of the job: ids, never texts, links or addresses. */
  data: z.ZodObject;
  /** The cron expression of a scheduled job, in France's time. Each run happens on one instance. */
  at?: string;
  /** Number of retries. Each pause is twice the previous one, up to an hour. */
  retries: number;
  firstPauseSeconds: number;
  /** Seconds after which a running job is taken for a dead process's, and retried. */
  expireSeconds: number;
  /** Days for which a finished job stays in the database. */
  keepDays: number;
  /** Workers of each instance, and the number of jobs that one worker takes and runs at once. */
  workers: number;
  batch: number;
  pollSeconds: number;
  /** At most one job per value of this field is queued or running; others are left out. */
  onceBy?: string;
  /** At most one job per value of this field runs in all instances; others wait. */
  inTurnBy?: string;
};

/** Retries for a day: 32 attempts. Two jobs at a time, because pg-boss fetches without a pause only after a full batch. */
const prompt = {
  retries: 32,
  firstPauseSeconds: 10,
  expireSeconds: 300,
  keepDays: 1,
  workers: 1,
  batch: 2,
  pollSeconds: 1,
};

/** Long work in chunks: the chunks of several runs take turns. */
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

/** Every kind of job. `server/start/job-handlers.ts` has the handlers. */
export const jobTable = {
  // Ten at once. A slow mail holds up its worker only.
  "deliver-mail": { ...prompt, data: z.object({ mail: z.string() }), workers: 5 },
  "match-listing-event": { ...prompt, data: z.object({ event: z.int() }) },
  "mail-notices": { ...prompt, data: z.object({ due: z.enum(alertFrequencies) }) },
  "mail-alert-list": { ...prompt, data: z.object({ recipient: z.int() }) },
  "remind-to-confirm": { ...prompt, data: z.object({ request: z.string() }) },
  "fill-rows": chunk,
  "follow-standing": chunk,
  // One agency or network takes at most half of the workers (`inShare`).
  "read-stock": {
    ...prompt,
    data: z.object({ import: z.int() }),
    expireSeconds: 3_600,
    workers: shareTable.reading.all,
    batch: 1,
  },
  "store-stock": { ...chunk, workers: shareTable.storing.all },
  // A server may take an hour to send its file; the next poll is a quarter of an hour later.
  "look-at-source": {
    ...prompt,
    data: z.object({ source: z.int(), organisation: z.int().nullable().default(null) }),
    onceBy: "source",
    // An organisation with slow servers delays only its own sources.
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
  // A slow server blocks its worker for ten minutes at most. The schedule retries failed exports.
  "send-export": {
    ...prompt,
    data: z.object({ advertiser: z.int() }),
    // Two jobs of one advertiser would write the same file.
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

/** The key under which pg-boss stores a job once, and the group that runs one job at a time; most jobs have neither. */
export function placeOf(name: JobName, data: object): { singletonKey?: string; group?: { id: string } } {
  const { onceBy, inTurnBy } = settingsOf(name);
  const valueOf = (wanted: string | undefined) => Object.entries(data).find(([field]) => field === wanted)?.[1] ?? null;
  const [once, turn] = [valueOf(onceBy), valueOf(inTurnBy)];
  return {
    ...(once !== null && { singletonKey: String(once) }),
    ...(turn !== null && { group: { id: String(turn) } }),
  };
}

/** A process without a heartbeat for this long is considered dead, and its jobs are retried. Also the interval of this check. */
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
