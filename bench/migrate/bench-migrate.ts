import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { installJobs } from "#app/platform/jobs/jobs.server.ts";
import type { Database } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { findOpenRuns } from "#db/runs.ts";
import { runWithoutLimit } from "#db/statement-limit.ts";
import { withCleanup } from "../load/cleanup.ts";
import { isAnswered, type Outcome } from "../load/open-loop.ts";
import { openLargeSite } from "../mixed/large-site.ts";
import { kinds, PUBLICATIONS_PER_SECOND } from "../mixed/mix.ts";
import { visitsTo } from "../mixed/visits.ts";
import { numberOption } from "../options.ts";
import { milliseconds, table, reportMisses } from "../table.ts";
import { percentile } from "../timing.ts";

const LONGEST_MS = 1_000;
/** Duration of another transaction's read of the table while the column is added. */
const READ_SECONDS = 6;
const POLL_MS = 250;
const SAMPLE_MS = 20;
/** Parts of visits to prepare for the column and the index; `--duree` determines the parts of the other two phases. */
const PARTS_BESIDE_CHANGES = 20;
const NAMES = "29990101_bench_";

/** The wait of a statement for a lock; `what`: the lock and the statement. */
type LockWait = { ms: number; what: string };
/** A phase; `lock` is its longest wait for a lock. */
type Phase = { name: string; seconds: number; outcomes: Outcome[]; lock: LockWait };

/**
 * Visits and publications on a portal with 1,000,000 listings (`--annonces=`) at a steady rate (`--debit=` pages a second): without a
 * migration, then with a new column, an index and a fill (`--lignes=` at a time). The fill and the phase without a migration last
 * `--duree=` seconds each, so that their slowest answers compare. Also measures waits for locks. False where a request takes longer than
 * a second.
 */
export async function benchMigrate(options: string[]): Promise<boolean> {
  const count = numberOption(options, "--annonces", { otherwise: 1_000_000, least: 1_000 });
  const rate = numberOption(options, "--debit", { otherwise: 5, least: 1 });
  const seconds = numberOption(options, "--secondes", { otherwise: 15, least: 1 });
  const duration = numberOption(options, "--duree", { otherwise: 120, least: 1 });
  const rowsAtOnce = numberOption(options, "--lignes", { otherwise: 100, least: 1 });
  const seed = numberOption(options, "--graine", { otherwise: Date.now() % 1_000_000, least: 0 });
  return withCleanup(async (cleanup) => {
    const { site, portal, loadSeconds } = await openLargeSite(cleanup, count);
    const { db } = site;
    await undo(db);
    cleanup.add(() => undo(db));
    const folder = await mkdtemp(join(tmpdir(), "bienvu-bench-migrations-"));
    cleanup.add(() => rm(folder, { recursive: true }));
    const apply = async (name: string, sql: string) => {
      await writeFile(join(folder, `${NAMES}${name}.sql`), sql);
      await migrateDatabase(db, { folder });
    };
    const visit = await visitsTo(cleanup, {
      site,
      portal,
      seconds,
      seed,
      runs: PARTS_BESIDE_CHANGES + 2 * Math.ceil(duration / seconds),
    });
    const phases: Phase[] = [];
    const measure = async (name: string, work: () => Promise<unknown>) => {
      const locks = watchLocks(db);
      const visited = await visitWhile(() => visit(rate), work).finally(locks.stop);
      phases.push({ name, ...visited, lock: locks.longest() });
    };

    await visit(rate);
    await measure("sans migration", () => setTimeout(duration * 1_000));
    await measure("une colonne, derrière une longue lecture", () =>
      Promise.all([
        readFor(db, READ_SECONDS),
        apply("1_column", "alter table listings add column bench_filled integer not null default 0"),
      ]),
    );
    await measure("un index", () =>
      apply(
        "2_index",
        "-- outside a transaction\ncreate index concurrently listings_bench_filled on listings (bench_filled, price)",
      ),
    );
    let filled = 0;
    await measure(`un remplissage, ${rowsAtOnce} lignes à la fois`, async () => {
      await apply(
        "3_fill",
        `-- fill of listings by id, ${rowsAtOnce} at a time\nupdate listings set bench_filled = id where id between $1 and $2`,
      );
      await installJobs(db);
      filled = await fillUntil(db, performance.now() + duration * 1_000, rowsAtOnce);
    });
    const filledShare = Math.min(1, filled / count);
    process.stdout.write(
      `\n${count.toLocaleString("fr-FR")} annonces${loadSeconds === null ? "" : `, chargées en ${loadSeconds.toFixed(0)} s`} ; ` +
        `${rate} pages et ${PUBLICATIONS_PER_SECOND} publications par seconde, graine ${seed}. Remplies en ${duration} s au plus : ` +
        `${(filledShare * 100).toFixed(0)} %.\n\n`,
    );
    report(phases);
    return reportMisses(judge(phases));
  });
}

/** Sends visits in parts until `work`, which begins with the first part, is done. */
async function visitWhile(
  visit: () => Promise<Outcome[]>,
  work: () => Promise<unknown>,
): Promise<Pick<Phase, "seconds" | "outcomes">> {
  const start = performance.now();
  const outcomes: Outcome[] = [];
  let isOver = false;
  const seconds = work()
    .then(() => (performance.now() - start) / 1_000)
    .finally(() => (isOver = true));
  seconds.catch(() => {});
  for (;;) {
    outcomes.push(...(await visit()));
    if (isOver) return { seconds: await seconds, outcomes };
  }
}

/** Runs the jobs of a fill until `end`, then stops it. Returns the number of filled rows; `Infinity` for all rows. */
async function fillUntil(db: Database, end: number, rowsAtOnce: number): Promise<number> {
  for (;;) {
    const [run] = await findOpenRuns(db);
    if (!run) return Number.POSITIVE_INFINITY;
    if (performance.now() >= end) {
      await forgetRuns(db);
      return run.step * rowsAtOnce;
    }
    await setTimeout(POLL_MS);
  }
}

const forgetRuns = (db: Database) => db.$client.query("delete from runs where starts_with(subject, $1)", [NAMES]);

/** Samples the waits of statements for locks, except the migration's own: other load of the machine does not change them. */
function watchLocks(db: Database): { longest(): LockWait; stop(): Promise<void> } {
  const seen: { longest: LockWait; isOver: boolean } = { longest: { ms: 0, what: "" }, isOver: false };
  const watching = db.$client.lend(async (client) => {
    while (!seen.isOver) {
      const { rows } = await client.query<LockWait>(`
        select extract(epoch from clock_timestamp() - waitstart)::float8 * 1000 as ms,
          concat_ws(' ', locktype, relation::regclass, '|', regexp_replace(left(query, 90), '\\s+', ' ', 'g')) as what
        from pg_locks join pg_stat_activity using (pid)
        where not granted and waitstart is not null and position('bench_filled' in query) = 0 order by 1 desc limit 1`);
      if (rows[0] && rows[0].ms > seen.longest.ms) seen.longest = rows[0];
      await setTimeout(SAMPLE_MS);
    }
  });
  return {
    longest: () => seen.longest,
    stop: () => {
      seen.isOver = true;
      return watching;
    },
  };
}

/** Reads listings in a transaction that stays open. */
async function readFor(db: Database, seconds: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute("select id from listings limit 1");
    await setTimeout(seconds * 1_000);
  });
}

/** Restores the database as it was loaded, also after an interrupted run. */
async function undo(db: Database): Promise<void> {
  await forgetRuns(db);
  await runWithoutLimit(db, "drop index concurrently if exists listings_bench_filled");
  await runWithoutLimit(db, "alter table listings drop column if exists bench_filled");
  await db.$client.query("delete from migrations where starts_with(name, $1)", [NAMES]);
}

const slowest = ({ outcomes }: Phase) => Math.max(...outcomes.map(({ ms }) => ms));
const countRefused = ({ outcomes }: Phase) => outcomes.filter((outcome) => !isAnswered(outcome)).length;

/** Prints a row of times for each phase, and its longest wait for a lock. */
function report(phases: Phase[]): void {
  const names = Object.values(kinds);
  const head = ["ms", "durée", "réponses", "p50", "p99", "la plus lente *", ...names, "un verrou", "refusées"];
  const rows = phases.map((phase) => {
    const times = phase.outcomes.map(({ ms }) => ms);
    const ofKind = (name: string) => phase.outcomes.filter(({ kind }) => kind === name);
    return [
      phase.name,
      `${phase.seconds.toFixed(1)} s`,
      String(times.length),
      ...[0.5, 0.99].map((share) => milliseconds(percentile(times, share))),
      milliseconds(slowest(phase)),
      ...names.map((name) => milliseconds(slowest({ ...phase, outcomes: ofKind(name) }))),
      milliseconds(phase.lock.ms),
      String(countRefused(phase)),
    ];
  });
  process.stdout.write(
    `${table([head, ...rows])}\n* objectif : ${LONGEST_MS} ms. À sa droite, la plus lente de chaque sorte et la plus longue attente d’un verrou :\n` +
      phases.map(({ name, lock }) => `  ${name} : ${lock.what}\n`).join(""),
  );
}

function judge([quiet, ...phases]: Phase[]): string[] {
  const beside = `sans migration : ${milliseconds(slowest(quiet!))} ms`;
  return phases.flatMap((phase) => [
    ...(slowest(phase) > LONGEST_MS
      ? [`${phase.name} : une réponse après ${milliseconds(slowest(phase))} ms (${beside})`]
      : []),
    ...(countRefused(phase) > 0 ? [`${phase.name} : ${countRefused(phase)} réponses manquantes ou refusées`] : []),
  ]);
}
