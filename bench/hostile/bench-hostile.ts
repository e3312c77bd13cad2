import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import fc from "fast-check";
import { type Database, openDatabase } from "#db/client.ts";
import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { findForms } from "#tests/hostile/found-forms.ts";
import { bytesOf, randomRequests, type RandomRequest } from "#tests/hostile/random-requests.ts";
import { openScene, type Scene } from "#tests/hostile/scene.ts";
import { spawnPortal, stopPortal } from "#tests/setup/portal-process.ts";
import { numberOption } from "../options.ts";
import { milliseconds, table } from "../table.ts";
import { percentile } from "../timing.ts";
import { type Answered, sendBytes } from "./send-bytes.ts";

const BATCH = 250;
const AT_ONCE = 4;
/** One plain page among so many requests: what the machine does meanwhile falls on both. */
const PLAIN_EVERY = 25;
const PLAIN_PAGE = "GET /credits HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
const SLOWEST_SHOWN = 10;
const ROUNDS_ALONE = 9;
const folder = resolve("data", "bench-hostile");

type Site = { db: Database; secret: string; address: string; port: number };
type Sent = { request: RandomRequest; batch: number; answer: Answered };
type Run = {
  sent: number;
  plain: number[];
  failed: Sent[];
  byRoute: Map<string, { durations: number[]; slowest: Sent }>;
};

/**
 * Sends random hostile requests, those of `tests/http/random-inputs`, to a portal with samples: 100,000, or
 * `--nombre=`, for an hour at most, or `--minutes=`; others with `--graine=`. Tells the slowest as ratios to a plain
 * page of the same run. False where one failed, or the portal logged an error.
 */
export async function benchHostile(options: string[]): Promise<boolean> {
  const count = numberOption(options, "--nombre", { otherwise: 100_000, least: BATCH });
  const minutes = numberOption(options, "--minutes", { otherwise: 60, least: 1 });
  const seed = numberOption(options, "--graine", { otherwise: 1, least: 0 });
  await rm(folder, { recursive: true, force: true });
  const postgres = await startEmbeddedPostgres(folder);
  const secret = randomBytes(24).toString("hex");
  const portal = spawnPortal({
    PORT: "0",
    DATA_DIR: resolve(folder, "portal"),
    DATABASE_URL: postgres.url,
    SAMPLE_LISTINGS: "1000",
    SESSION_SECRET: secret,
    TRUST_PROXY: "true",
  });
  const db = openDatabase(postgres.url);
  try {
    const address = await portal.opened;
    const site = { db, secret, address, port: Number(new URL(address).port) };
    const run = await sendAll(site, { count, seed, deadline: performance.now() + minutes * 60_000 });
    const errors = portal
      .output()
      .split("\n")
      .filter((line) => line.startsWith('{"level":5'));
    reportRoutes(run);
    await reportSlowest({ site, run });
    reportFailures(run, errors);
    if (run.sent < count) process.stdout.write(`Arrêt après ${minutes} minutes : ${run.sent} demandes sur ${count}.\n`);
    return run.failed.length === 0 && errors.length === 0;
  } finally {
    await stopPortal(portal);
    await db.$client.end();
    await postgres.stop();
  }
}

async function sendAll(
  site: Site,
  { count, seed, deadline }: { count: number; seed: number; deadline: number },
): Promise<Run> {
  const forms = await findForms(
    async (path, { cookie }) => {
      const answer = await fetch(new URL(path, site.address), { headers: { cookie }, redirect: "manual" });
      const text = await answer.text();
      return answer.status === 200 ? text : null;
    },
    await openScene(site),
  );
  const requests = fc.oneof(...randomRequests(forms));
  const run: Run = { sent: 0, plain: [], failed: [], byRoute: new Map() };
  for (let batch = 0; run.sent < count && performance.now() < deadline; batch += 1) {
    const numRuns = Math.min(BATCH, count - run.sent);
    // Accounts that the last batch left as they were made.
    const scene = await openScene(site);
    const queue = fc.sample(requests, { seed: seed * 1_000_000 + batch, numRuns }).values();
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendFrom(queue, { site, scene, batch, run })));
    if (batch % 20 === 19) process.stdout.write(`${run.sent} demandes\n`);
  }
  return run;
}

type Sending = { site: Site; scene: Scene; batch: number; run: Run };

async function sendFrom(queue: Iterable<RandomRequest>, { site, scene, batch, run }: Sending): Promise<void> {
  for (const request of queue) {
    const sent = { request, batch, answer: await sendBytes(site.port, bytesOf(request, scene)) };
    run.sent += 1;
    if (!(sent.answer.status < 500)) run.failed.push(sent);
    const known = run.byRoute.get(request.route);
    if (!known) run.byRoute.set(request.route, { durations: [sent.answer.ms], slowest: sent });
    else {
      known.durations.push(sent.answer.ms);
      if (sent.answer.ms > known.slowest.answer.ms) known.slowest = sent;
    }
    if (run.sent % PLAIN_EVERY === 0) run.plain.push((await sendBytes(site.port, Buffer.from(PLAIN_PAGE))).ms);
  }
}

const ratio = (ms: number, plain: number) => `×${(ms / plain).toFixed(1)}`;

function reportRoutes({ sent, plain, byRoute }: Run): void {
  const median = percentile(plain, 0.5);
  const rows = [...byRoute]
    .toSorted(([, one], [, other]) => other.slowest.answer.ms - one.slowest.answer.ms)
    .map(([route, { durations, slowest }]) => [
      route,
      String(durations.length),
      ratio(percentile(durations, 0.5), median),
      ratio(percentile(durations, 0.99), median),
      ratio(slowest.answer.ms, median),
    ]);
  process.stdout.write(
    `\n${sent} demandes hostiles, ${AT_ONCE} à la fois, comparées à une page simple du même moment (${milliseconds(median)} ms) :\n\n`,
  );
  process.stdout.write(`${table([["route", "demandes", "médiane", "p99", "la plus lente"], ...rows])}\n`);
}

/** The slowest request of each of the slowest routes once more, alone: slow by itself, and not by its neighbours. */
async function reportSlowest({ site, run: { byRoute } }: { site: Site; run: Run }): Promise<void> {
  const scene = await openScene(site);
  const slowest = [...byRoute.values()]
    .map(({ slowest }) => slowest)
    .toSorted((one, other) => other.answer.ms - one.answer.ms)
    .slice(0, SLOWEST_SHOWN);
  const measured: { sent: Sent; times: number }[] = [];
  for (const sent of slowest) {
    const durations = { plain: [] as number[], hostile: [] as number[] };
    for (let round = 0; round < ROUNDS_ALONE; round += 1) {
      durations.plain.push((await sendBytes(site.port, Buffer.from(PLAIN_PAGE))).ms);
      durations.hostile.push((await sendBytes(site.port, bytesOf(sent.request, scene))).ms);
    }
    measured.push({ sent, times: percentile(durations.hostile, 0.5) / percentile(durations.plain, 0.5) });
  }
  measured.sort((one, other) => other.times - one.times);
  process.stdout.write(
    `\nLes plus lentes, chacune seule, en alternance avec la page simple (médianes de ${ROUNDS_ALONE}) :\n\n`,
  );
  for (const { sent, times } of measured) process.stdout.write(`×${times.toFixed(1)}  ${told(sent)}\n`);
}

function reportFailures({ failed }: Run, errors: string[]): void {
  process.stdout.write(`\n${failed.length} réponses 5xx ou manquantes, ${errors.length} erreurs au journal.\n`);
  for (const sent of failed.slice(0, SLOWEST_SHOWN)) process.stdout.write(`${sent.answer.status}  ${told(sent)}\n`);
  for (const line of errors.slice(0, SLOWEST_SHOWN)) process.stdout.write(`${line}\n`);
}

/** As the HTTP test's failures are told; the names in braces are those of `tests/hostile/scene.ts`. */
const told = ({ request, batch }: Sent) => `lot ${batch} : ${JSON.stringify(request).slice(0, 1_000)}`;
