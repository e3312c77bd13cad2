import type { AlertFrequency } from "#app/domain/alert.ts";

/** Every kind of job with its data: ids, never texts, links or addresses. */
export type JobData = {
  "deliver-mail": { mail: string };
  "match-listing-event": { event: number };
  "mail-notices": { due: AlertFrequency };
  "mail-alert-list": { recipient: number };
  "remind-to-confirm": { request: string };
} & Record<ScheduledJob, Record<string, never>>;

export type JobName = keyof JobData;

/** When each scheduled job runs: cron expressions, in France's time. Each run happens on one instance. */
export const schedules = {
  "queue-forgotten-mails": "7 * * * *",
  "delete-old-mails": "11 4 * * *",
  "delete-ended-attempts": "23 * * * *",
  "delete-ended-sessions": "31 * * * *",
  "delete-unconfirmed-accounts": "41 4 * * *",
  "delete-unconfirmed-requests": "37 * * * *",
  "delete-old-discard-notes": "47 4 * * *",
  "delete-old-views": "53 4 * * *",
  "delete-former-listings": "57 4 * * *",
  "delete-unused-quartiers": "3 5 * * *",
  "compute-market-prices": "19 3 * * *",
  "delete-unused-media": "17 */6 * * *",
  "prepare-alerts-again": "13 * * * *",
  "mail-waiting-notices": "*/5 * * * *",
  "mail-daily-notices": "0 8 * * *",
  "mail-weekly-notices": "0 8 * * 1",
  "ask-after-quiet-year": "29 9 * * *",
  "delete-ended-alerts": "59 4 * * *",
  "delete-old-listing-events": "7 5 * * *",
} as const;

export type ScheduledJob = keyof typeof schedules;

export const scheduledJobs = Object.keys(schedules) as ScheduledJob[]; // the table's own keys

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const HEARTBEAT_SECONDS = 15;

/** Options of pg-boss. */
type QueueSettings = {
  retryLimit: number;
  retryDelay: number;
  retryBackoff: true;
  retryDelayMax: number;
  /** A job that runs longer belonged to a process that died: it is retried. */
  expireInSeconds: number;
  /** The same for a process that says no more that it lives: found at `superviseIntervalSeconds`. */
  heartbeatSeconds: number;
  /** How long a finished job stays in the database. */
  deleteAfterSeconds: number;
};

/** Retried after 10, 20, 40 seconds and so on, up to an hour: 32 attempts last a day. */
const mailSettings: QueueSettings = {
  retryLimit: 32,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: HOUR_SECONDS,
  expireInSeconds: 300,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
};

const scheduledSettings: QueueSettings = {
  retryLimit: 4,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: HOUR_SECONDS,
  expireInSeconds: HOUR_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: 30 * DAY_SECONDS,
};

const isScheduled = (name: JobName): name is ScheduledJob => name in schedules;

export const queueSettings = (name: JobName): QueueSettings => (isScheduled(name) ? scheduledSettings : mailSettings);

/** How an instance takes jobs: how often each worker polls, and the size of its batch. The jobs of a batch run at once. */
export type Working = { pollSeconds: number; workers: number; batch: number };

/** Ten mails at once. Two at a time: pg-boss goes on without a pause while it finds two. A slow one holds up its worker only. */
const mailWorking: Working = { pollSeconds: 1, workers: 5, batch: 2 };
const promptWorking: Working = { pollSeconds: 1, workers: 1, batch: 2 };
const scheduledWorking: Working = { pollSeconds: 30, workers: 1, batch: 1 };

export const workingOn = (name: JobName): Working => {
  if (isScheduled(name)) return scheduledWorking;
  return name === "deliver-mail" ? mailWorking : promptWorking;
};

export const jobNames: JobName[] = [
  "deliver-mail",
  "match-listing-event",
  "mail-notices",
  "mail-alert-list",
  "remind-to-confirm",
  ...scheduledJobs,
];
