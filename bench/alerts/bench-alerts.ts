import { sql } from "drizzle-orm";
import { findAlertCandidates, findMatchedEvent } from "#app/alerts/matching.repository.server.ts";
import { findAlertsOfEvent, matchListingEvent } from "#app/alerts/use-cases/match-listing-event.server.ts";
import type { Database } from "#db/client.ts";
import { noJobs } from "#tests/setup/portals/no-jobs.ts";
import { numberOption } from "../options.ts";
import { startBenchServer } from "../search/databases.ts";
import { milliseconds, table, reportMisses } from "../table.ts";
import { measure, percentile, type Timing } from "../timing.ts";
import { loadAlerts } from "./load-alerts.ts";
import { type Mailing, measureMailing } from "./measure-mailing.ts";

const MATCH_LIMIT_MS = 200;
const MAIL_LIMIT_SECONDS = 60;
const RECIPIENTS = 1_000;
const LISTINGS = 100_000;
const rounds = { samples: 300, warmUps: 30 };

type Measured = { found: number[]; candidates: number[]; match: Timing; whole: Timing };

/**
 * One listing against a million saved searches (`--alertes=`): its matches, and the whole job with its notices, beside a round trip to
 * the database. Then the immediate mails to a thousand people, to an SMTP server on this machine. `--reuse` uses an earlier run's data.
 * False when a target is missed.
 */
export async function benchAlerts(options: string[]): Promise<boolean> {
  const count = numberOption(options, "--alertes", { otherwise: 1_000_000, least: 1_000 });
  const reuse = options.includes("--reuse");
  const server = await startBenchServer({ reuse });
  try {
    const { db, url, folder } = await server.open(LISTINGS);
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from alerts`);
    if (!reuse || rows[0]!.count !== count) await loadAlerts(db, count);
    const roundTrip = await measure(() => db.execute(sql`select 1`), rounds);
    const scan = await measure(() => db.execute(readAll), { samples: 10, warmUps: 1 });
    const measured = await measureMatching(db);
    await db.execute(sql`truncate notices, listing_events`);
    const mailing = await measureMailing({ db, url, folder, recipients: RECIPIENTS });
    process.stdout.write(report(count, { roundTrip, scan, measured, mailing }));
    return reportMisses(judge(measured, mailing));
  } finally {
    await server.stop();
  }
}

/** The time to compare every saved search by its bounds alone. */
const readAll = sql`
  select count(*) from alert_anchors where kinds & 1 <> 0 and (price_to is null or price_to >= 20000000)
    and (rooms_from is null or rooms_from <= 3)`;

/** Measures matches of homes from the whole country, like the samples. */
async function measureMatching(db: Database): Promise<Measured> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into listing_events (listing_id, kind, price)
    select id, 'new', price from listings where status = 'disponible' order by hashint4(id) limit ${rounds.samples + rounds.warmUps}
    returning id::float8 as id`);
  const events = rows.map(({ id }) => id);
  const now = new Date();
  const found: number[] = [];
  const candidates: number[] = [];
  const match = await measure(async (round) => {
    const event = await findMatchedEvent(db, events[round % events.length]!);
    found.push((await findAlertsOfEvent(db, event!, now)).length);
  }, rounds);
  for (const id of events.slice(0, 50))
    candidates.push((await findAlertCandidates(db, (await findMatchedEvent(db, id))!)).length);
  const needs = { db, jobs: noJobs, clock: () => now };
  const whole = await measure(
    (round) => matchListingEvent(needs, events[events.length - 1 - (round % events.length)]!),
    {
      ...rounds,
      warmUps: 0,
    },
  );
  return { found, candidates, match, whole };
}

type Results = { roundTrip: Timing; scan: Timing; measured: Measured; mailing: Mailing };

function report(count: number, { roundTrip, scan, measured, mailing }: Results): string {
  const row = (name: string, { p50, p95, p99 }: Timing, limit = "") => [
    name,
    milliseconds(p50),
    milliseconds(p95),
    milliseconds(p99),
    limit,
  ];
  const times = table([
    [`${count} alertes, ms`, "p50", "p95", "p99", "objectif p99"],
    row("aller-retour", roundTrip),
    row("toutes lues une à une", scan),
    row("alertes trouvées", measured.match, `${MATCH_LIMIT_MS}`),
    row("avec leurs avis", measured.whole),
  ]);
  const per = table([
    ["par annonce", "médiane", "p99"],
    ["comparées", `${percentile(measured.candidates, 0.5)}`, `${percentile(measured.candidates, 0.99)}`],
    ["trouvées", `${percentile(measured.found, 0.5)}`, `${percentile(measured.found, 0.99)}`],
  ]);
  const mails = `${mailing.mails} courriels : le premier après ${mailing.firstSeconds.toFixed(1)} s, le dernier après ${mailing.lastSeconds.toFixed(1)} s`;
  return `${times}\n\n${per}\n\n${mails}\n`;
}

function judge({ match }: Measured, { mails, lastSeconds }: Mailing): string[] {
  return [
    ...(match.p99 > MATCH_LIMIT_MS
      ? [`alertes trouvées : ${milliseconds(match.p99)} ms p99, plus que ${MATCH_LIMIT_MS}`]
      : []),
    ...(mails !== RECIPIENTS ? [`${mails} courriels au lieu de ${RECIPIENTS}`] : []),
    ...(lastSeconds > MAIL_LIMIT_SECONDS
      ? [`le dernier courriel après ${lastSeconds.toFixed(1)} s, plus que ${MAIL_LIMIT_SECONDS}`]
      : []),
  ];
}
