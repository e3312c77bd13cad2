import { withCleanup } from "../load/cleanup.ts";
import { isAnswered, type Outcome } from "../load/open-loop.ts";
import { findHighestRate } from "../load/rate-search.ts";
import { numberOption } from "../options.ts";
import { milliseconds, table, reportMisses } from "../table.ts";
import { percentile } from "../timing.ts";
import { openLargeSite } from "./large-site.ts";
import { kinds, PUBLICATIONS_PER_SECOND } from "./mix.ts";
import { visitsTo } from "./visits.ts";

const UNCACHED_P99_MS = 150;
/** A rate holds where this share of requests is answered within this time of their instants. */
const HOLDS = { share: 0.99, ms: 1_000 };
const SEARCH = { from: 25, most: 6_400, within: 0.1 };
const QUIET_PER_SECOND = 5;
/** Maximum number of rates to try, and the two measured rates. */
const MOST_STEPS = 16;

/**
 * Visits to a portal with 1,000,000 listings (`--annonces=`), in an open loop: finds the highest rate that holds for 30 seconds
 * (`--secondes=`), and measures half of it, beside a quiet portal. Reuses an earlier run's data. False when the target is missed.
 */
export async function benchMixed(options: string[]): Promise<boolean> {
  const count = numberOption(options, "--annonces", { otherwise: 1_000_000, least: 1_000 });
  const seconds = numberOption(options, "--secondes", { otherwise: 30, least: 1 });
  const seed = numberOption(options, "--graine", { otherwise: Date.now() % 1_000_000, least: 0 });
  return withCleanup(async (cleanup) => {
    const { site, portal } = await openLargeSite(cleanup, count);
    const run = await visitsTo(cleanup, { site, portal, seconds, seed, runs: MOST_STEPS });
    process.stdout.write(`${count.toLocaleString("fr-FR")} annonces, graine ${seed}. Recherche du débit tenu :\n`);
    await run(QUIET_PER_SECOND);
    const quiet = await run(QUIET_PER_SECOND);
    const highest = await findHighestRate(async (rate) => reportRate(rate, await run(rate)), SEARCH);
    const half = Math.max(1, Math.round(highest / 2));
    const outcomes = await run(half);
    report({ quiet, outcomes, highest, half, seconds });
    return reportMisses(judge(outcomes));
  });
}

const shareInTime = (outcomes: Outcome[]) =>
  outcomes.filter((outcome) => isAnswered(outcome) && outcome.ms <= HOLDS.ms).length / outcomes.length;

function reportRate(rate: number, outcomes: Outcome[]): boolean {
  const share = shareInTime(outcomes);
  const holds = share >= HOLDS.share;
  process.stdout.write(
    `  ${rate} pages/s : ${(share * 100).toFixed(1)} % répondues en ${HOLDS.ms} ms, ${holds ? "tenu" : "pas tenu"}\n`,
  );
  return holds;
}

const groups: [name: string, has: (outcome: Outcome) => boolean][] = [
  ["pages du cache", ({ kind, cache }) => kind !== kinds.publication && cache === "hit"],
  ["pages hors cache *", isUncachedPage],
  ["  pages populaires, hors cache", (outcome) => isUncachedPage(outcome) && outcome.kind === kinds.popular],
  ["  recherches neuves", (outcome) => isUncachedPage(outcome) && outcome.kind === kinds.search],
  ["publications", ({ kind }) => kind === kinds.publication],
];

function isUncachedPage({ kind, cache }: Outcome): boolean {
  return kind !== kinds.publication && cache !== "hit";
}

type Figures = { quiet: Outcome[]; outcomes: Outcome[]; highest: number; half: number; seconds: number };

function report({ quiet, outcomes, highest, half, seconds }: Figures): void {
  const late = milliseconds(
    percentile(
      outcomes.map((outcome) => outcome.late),
      0.99,
    ),
  );
  process.stdout.write(
    `\nDébit tenu pendant ${seconds} s : ${highest} pages/s (${HOLDS.share * 100} % répondues dans la seconde). Mesuré à la moitié, ${half} pages/s,\n` +
      `à côté du portail au repos (${QUIET_PER_SECOND} pages/s) ; ${PUBLICATIONS_PER_SECOND} publications par seconde, par HTTP, dans les deux cas.\n` +
      `Boucle ouverte : temps depuis l’instant prévu. Retard propre du générateur : ${late} ms p99.\n\n`,
  );
  const head =
    "ms | réponses | p50 | p95 | p99 | la plus lente | refusées | p50 au repos | p99 au repos | objectif p99".split(
      " | ",
    );
  const rows = groups.map(([name, has]) => {
    const own = outcomes.filter(has);
    const times = own.map(({ ms }) => ms);
    const quietTimes = quiet.filter(has).map(({ ms }) => ms);
    return [
      name,
      String(own.length),
      ...[0.5, 0.95, 0.99, 1].map((share) => told(times, share)),
      String(own.filter((outcome) => !isAnswered(outcome)).length),
      told(quietTimes, 0.5),
      told(quietTimes, 0.99),
      name.endsWith("*") ? String(UNCACHED_P99_MS) : "",
    ];
  });
  process.stdout.write(`${table([head, ...rows])}\n`);
}

const told = (times: number[], share: number) => (times.length === 0 ? "" : milliseconds(percentile(times, share)));

function judge(outcomes: Outcome[]): string[] {
  const missed: string[] = [];
  const p99 = percentile(
    outcomes.filter(isUncachedPage).map(({ ms }) => ms),
    0.99,
  );
  if (!(p99 <= UNCACHED_P99_MS))
    missed.push(`pages hors cache : ${milliseconds(p99)} ms p99, plus que ${UNCACHED_P99_MS}`);
  const refused = outcomes.filter((outcome) => !isAnswered(outcome)).length;
  if (refused > 0) missed.push(`${refused} réponses manquantes ou refusées à la moitié du débit tenu`);
  return missed;
}
