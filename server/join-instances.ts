import { randomUUID, scryptSync } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { ObjectStorage } from "#app/platform/storage/object-storage.ts";
import type { Database } from "#db/client.ts";
import {
  addInstance,
  deleteInstance,
  deleteSilentInstances,
  findInstances,
  hasInstances,
  lockInstances,
  type RunningInstance,
  touchInstance,
} from "./instances.repository.ts";

type Needs = {
  db: Database;
  storage: ObjectStorage;
  /** Null where the process signs no sessions. */
  secret: string | null;
  /** The machine's name, by which other instances tell of this one. */
  host: string;
  log: Pick<Logger, "error">;
};

/**
 * How often an instance tells that it runs, when it counts as dead, how often one that waits looks again, and how long
 * leaving may take; in milliseconds.
 */
type Timing = { beatMs: number; silentMs: number; pollMs: number; leaveMs: number };
const TIMING: Timing = { beatMs: 5_000, silentMs: 20_000, pollMs: 500, leaveMs: 5_000 };

type Own = Omit<RunningInstance, "seenAt">;
type Difference = RunningInstance & { differsBy: "secret" | "storage" };

/**
 * Joins the instances that run on one database; `leave` ends that. Throws French sentences where one of them has another
 * session secret or other pictures. One that is silent is waited for, until it tells of itself or counts as dead.
 */
export async function joinInstances(needs: Needs, timing = TIMING): Promise<() => Promise<void>> {
  const { db, storage, log } = needs;
  const own: Own = { id: randomUUID(), host: needs.host, secretMark: markOf(needs.secret) };
  await joinOrRefuse(needs, { own, timing });

  async function beat(): Promise<void> {
    if (await touchInstance(db, own.id)) return;
    // The database was away for long, and a newcomer took this instance for dead.
    const differences = await tryToJoin(needs, { own, timing });
    if (differences.length > 0) log.error(explain(differences));
  }

  const ended = new AbortController();
  const beating = (async () => {
    let isTold = false;
    while (!ended.signal.aborted) {
      await pause(timing.beatMs, null, { signal: ended.signal, ref: false }).catch(() => {});
      if (ended.signal.aborted) return;
      try {
        await beat();
        isTold = false;
      } catch (err) {
        // Once as long as it fails: the next beat comes soon.
        if (!isTold) log.error({ err }, "an instance could not tell that it runs");
        isTold = true;
      }
    }
  })();

  async function leave(): Promise<void> {
    await beating;
    await db.transaction(async (tx) => {
      await lockInstances(tx, { limitMs: timing.leaveMs });
      await deleteInstance(tx, own.id);
    });
    // Nobody looks for the trace of an instance that is not in the table.
    await storage.remove(traceOf(own));
  }

  return async () => {
    ended.abort();
    // What stays counts as dead soon.
    await within(timing.leaveMs, leave()).catch((err: unknown) =>
      log.error({ err }, "an instance could not tell that it ends"),
    );
  };
}

async function within(limitMs: number, work: Promise<void>): Promise<void> {
  const done = new AbortController();
  const late = pause(limitMs, null, { signal: done.signal }).then(() => {
    throw new Error(`no answer within ${limitMs} ms`);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Joins before migrating, so that an instance that is refused leaves the schema as it is. A migration that changes the table
 * `instances` must allow that: this code reads and writes it first.
 */
export async function joinAndMigrate(
  db: Database,
  { join, migrate }: { join(): Promise<void>; migrate(): Promise<void> },
): Promise<void> {
  const isKnown = await hasInstances(db);
  if (isKnown) await join();
  await migrate();
  if (!isKnown) await join();
}

async function joinOrRefuse(needs: Needs, how: { own: Own; timing: Timing }): Promise<void> {
  const firstSeen = new Map<string, string>();
  for (;;) {
    const differences = await tryToJoin(needs, how);
    if (differences.length === 0) return;
    for (const { id, seenAt } of differences) if (!firstSeen.has(id)) firstSeen.set(id, seenAt);
    const alive = differences.filter(({ id, seenAt }) => firstSeen.get(id) !== seenAt);
    if (alive.length > 0) throw new Error(explain(alive));
    await pause(how.timing.pollMs);
  }
}

/** Joins, or answers by what the others differ. One at a time, so that of two that start at once one finds the other. */
const tryToJoin = ({ db, storage }: Needs, { own, timing }: { own: Own; timing: Timing }): Promise<Difference[]> =>
  db.transaction(async (tx) => {
    await lockInstances(tx);
    const dead = await deleteSilentInstances(tx, timing.silentMs);
    const others = await findInstances(tx);
    try {
      for (const id of dead) await storage.remove(traceOf({ id }));
      const differences = await differencesBetween(storage, { own, others });
      if (differences.length > 0) return differences;
      await storage.put(traceOf(own), Buffer.alloc(0));
    } catch (error) {
      throw new Error(
        `Le stockage des photos (S3_BUCKET, ou « media » dans DATA_DIR) n'est pas utilisable : ${reasonOf(error)}`,
        { cause: error },
      );
    }
    await addInstance(tx, own);
    return [];
  });

async function differencesBetween(
  storage: ObjectStorage,
  { own, others }: { own: Own; others: RunningInstance[] },
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const other of others) {
    const hasBothSecrets = own.secretMark !== null && other.secretMark !== null;
    if (hasBothSecrets && own.secretMark !== other.secretMark) differences.push({ ...other, differsBy: "secret" });
    if (!(await storage.has(traceOf(other)))) differences.push({ ...other, differsBy: "storage" });
  }
  return differences;
}

/** What an instance leaves in its storage: others that find it there have the same, whatever its path or address. */
const traceOf = ({ id }: { id: string }): string => `instances/${id}`;

// Slow to guess from, and no signature of anything: whoever reads the table can do nothing with it.
const markOf = (secret: string | null): string | null =>
  secret === null ? null : scryptSync(secret, "bienvu instances", 32).toString("base64url");

const sentences = {
  secret: (host: string) =>
    `Une instance qui tourne sur cette base (machine ${host}) a un autre secret de session : donnez à toutes la même ` +
    "valeur de SESSION_SECRET. Pour en changer, arrêtez-les toutes, puis relancez-les avec la nouvelle.",
  storage: (host: string) =>
    `Une instance qui tourne sur cette base (machine ${host}) garde ses photos ailleurs : donnez à toutes le même ` +
    "bucket (S3_ENDPOINT, S3_BUCKET), ou pour « media » dans leur DATA_DIR un même dossier partagé. Pour en changer, " +
    "arrêtez-les toutes, puis relancez-les.",
};

/** One sentence per kind of difference, with the first instance that has it. */
function explain(differences: Difference[]): string {
  const kinds = Object.keys(sentences) as (keyof typeof sentences)[]; // as the table above has them
  return kinds
    .flatMap((kind) => {
      const first = differences.find(({ differsBy }) => differsBy === kind);
      return first ? [sentences[kind](first.host)] : [];
    })
    .join("\n");
}
