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
import { PUBLICATIONS_PER_SECOND } from "../mixed/mix.ts";
import { visitsTo } from "../mixed/visits.ts";
import { numberOption } from "../options.ts";
import { milliseconds, table } from "../table.ts";
import { reportMisses } from "../targets.ts";
import { percentile } from "../timing.ts";

const LONGEST_MS = 1_000;
/** How long another transaction reads the table while the column is added. */
const READ_SECONDS = 6;
/** As long as a fill takes, or longer: the slowest of few answers would say little. */
const QUIET_SECONDS = 90;
const POLL_MS = 250;
const SAMPLE_MS = 20;
/** Parts of visits that are prepared: more than a fill needs. */
const MOST_PARTS = 40;
const NAMES = "29990101_bench_";

/** `lockMs`: the longest wait for a lock, by `watchLocks`. */
type Phase = { name: string; seconds: number; outcomes: Outcome[]; lockMs: number };

/**
 * Visits and publications on a portal with 1,000,000 listings (`--annonces=`) at a steady rate (`--debit=` pages a second), beside
 * nothing, a new column, an index and a fill (`--lignes=` at a time); also how long their statements wait for locks. False where a
 * request takes longer than a second.
 */
export async function benchMigrate(options: string[]): Promise<boolean> {
  const count = numberOption(options, "--annonces", { otherwise: 1_000_000, least: 1_000 });
  const rate = numberOption(options, "--debit", { otherwise: 5, least: 1 });
  const seconds = numberOption(options, "--secondes", { otherwise: 15, least: 1 });
  const rowsAtOnce = numberOption(options, "--lignes", { otherwise: 100, least: 1 });
  const seed = numberOption(options, "--graine", { otherwise: Date.now() % 1_000_000, least: 0 });
  return withCleanup(async (cleanup) => {
    const { site, portal } = await openLargeSite(cleanup, count);
    const { db } = site;
    await undo(db);
    cleanup.add(() => undo(db));
    const folder = await mkdtemp(join(tmpdir(), "bienvu-bench-migrations-"));
    cleanup.add(() => rm(folder, { recursive: true }));
    const apply = async (name: string, sql: string) => {
      await writeFile(join(folder, `${NAMES}${name}.sql`), sql);
      await migrateDatabase(db, { folder });
    };
    const visit = await visitsTo(cleanup, { site, portal, seconds, seed, runs: MOST_PARTS });
    const phases: Phase[] = [];
    const measure = async (name: string, work: () => Promise<unknown>) => {
      const locks = watchLocks(db);
      const visited = await visitWhile(() => visit(rate), work).finally(locks.stop);
      phases.push({ name, ...visited, lockMs: locks.longestMs() });
    };

    await visit(rate);
    await measure("sans migration", () => setTimeout(QUIET_SECONDS * 1_000));
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
    await measure(`un remplissage, ${rowsAtOnce} lignes à la fois`, async () => {
      await apply(
        "3_fill",
        `-- fill of listings by id, ${rowsAtOnce} at a time\nupdate listings set bench_filled = id where id between $1 and $2`,
      );
      await installJobs(db);
      while ((await findOpenRuns(db)).length > 0) await setTimeout(POLL_MS);
    });
    report(
      phases,
      `${count.toLocaleString("fr-FR")} annonces, ${rate} pages et ${PUBLICATIONS_PER_SECOND} publications par seconde, graine ${seed}`,
    );
    return reportMisses(judge(phases));
  });
}

/** Visits in parts, until the work is done that begins with the first. */
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

/** Samples how long statements have waited for locks, but for the migration's own: no other load of the machine changes that. */
function watchLocks(db: Database): { longestMs(): number; stop(): Promise<void> } {
  const seen = { longestMs: 0, isOver: false };
  const watching = db.$client.lend(async (client) => {
    while (!seen.isOver) {
      const { rows } = await client.query<{ ms: number | null }>(`
        select max(extract(epoch from clock_timestamp() - waitstart))::float8 * 1000 as ms
        from pg_locks join pg_stat_activity using (pid) where not granted and position('bench_filled' in query) = 0`);
      seen.longestMs = Math.max(seen.longestMs, rows[0]!.ms ?? 0);
      await setTimeout(SAMPLE_MS);
    }
  });
  return {
    longestMs: () => seen.longestMs,
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

/** Leaves the database as it was loaded, also after a run that was cut. */
async function undo(db: Database): Promise<void> {
  await runWithoutLimit(db, "drop index concurrently if exists listings_bench_filled");
  await runWithoutLimit(db, "alter table listings drop column if exists bench_filled");
  for (const [name, column] of Object.entries({ migrations: "name", runs: "subject" }))
    await db.$client.query(`delete from ${name} where starts_with(${column}, $1)`, [NAMES]);
}

const slowest = ({ outcomes }: Phase) => Math.max(...outcomes.map(({ ms }) => ms));
const countRefused = ({ outcomes }: Phase) => outcomes.filter((outcome) => !isAnswered(outcome)).length;

function report(phases: Phase[], setting: string): void {
  const head = ["ms", "durée", "réponses", "p50", "p95", "p99", "la plus lente", "verrou", "refusées"];
  const rows = phases.map((phase) => {
    const times = phase.outcomes.map(({ ms }) => ms);
    return [
      phase.name,
      `${phase.seconds.toFixed(1)} s`,
      String(times.length),
      ...[0.5, 0.95, 0.99, 1].map((share) => milliseconds(percentile(times, share))),
      milliseconds(phase.lockMs),
      String(countRefused(phase)),
    ];
  });
  process.stdout.write(`\n${setting}.\n\n${table([head, ...rows])}\n`);
}

function judge([, ...phases]: Phase[]): string[] {
  return phases.flatMap((phase) => [
    ...(slowest(phase) > LONGEST_MS ? [`${phase.name} : une réponse après ${milliseconds(slowest(phase))} ms`] : []),
    ...(countRefused(phase) > 0 ? [`${phase.name} : ${countRefused(phase)} réponses manquantes ou refusées`] : []),
  ]);
}
