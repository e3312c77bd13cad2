import { resolve } from "node:path";
import { withCleanup } from "../load/cleanup.ts";
import { cores, pin } from "../load/cores.ts";
import { isAnswered, type Outcome, type Sender, startSender } from "../load/open-loop.ts";
import { preparePublications } from "../load/publications.ts";
import { arrivals, seededRandom } from "../load/random.ts";
import { createSite, openPortal, type Portal, type Site } from "../load/site.ts";
import { numberOption } from "../options.ts";
import { milliseconds, table, reportMisses } from "../table.ts";
import { percentile } from "../timing.ts";
import { benchBulk, reportBulk } from "./bench-bulk.ts";
import { type PhotoRound, timePhotos } from "./publish-photos.ts";
import { after, type Published, publishAll } from "./writers.ts";

const targets = { photos: 1.3, pages: 2 };
const WRITERS = 16;
const WARM_UP_SECONDS = 3;
/** Drafts of one writer: the limit is 300 in an hour. */
const DRAFTS = 250;
const folder = resolve("data", "bench-publish");

type WriterRound = { published: Published; quiet: Outcome[]; busy: Outcome[] };
type Rounds = { photos: PhotoRound[]; writers: WriterRound[] };

/**
 * Publishes ten photographs of 12 megapixels in one listing, beside sharp alone; then 16 writers publish at once while pages are read,
 * beside the same pages on a quiet portal. Three rounds (`--tours=`), ten seconds each (`--secondes=`), 100 pages a second (`--debit=`).
 * Then 5,000 listings (`--lot=`) are shown in bulk while the writers publish; only this with `--lot-seul`. False when a target is missed.
 */
export async function benchPublish(options: string[]): Promise<boolean> {
  const rounds = numberOption(options, "--tours", { otherwise: 3, least: 1 });
  const seconds = numberOption(options, "--secondes", { otherwise: 10, least: 1 });
  const rate = numberOption(options, "--debit", { otherwise: 100, least: 1 });
  const count = numberOption(options, "--lot", { otherwise: 5_000, least: 1 });
  return withCleanup(async (cleanup) => {
    const site = await createSite(cleanup, folder);
    const portal = await openPortal(cleanup, site, { name: "portal", settings: { SAMPLE_LISTINGS: "1000" } });
    const bulk = () => benchBulk(cleanup, { site, portal }, { count, writers: WRITERS, seconds });
    if (options.includes("--lot-seul")) {
      pin(portal.pid, cores.server);
      return reportMisses(reportBulk(await bulk()));
    }
    const measured: Rounds = { photos: [], writers: [] };
    for (let round = 1; round <= rounds; round++) {
      measured.photos.push(await timePhotos(site, portal, round % 2 === 0));
      process.stdout.write(`Photos, tour ${round} sur ${rounds}\n`);
    }
    // From here on, pictures need both cores.
    pin(portal.pid, cores.server);
    const send = await startSender(cleanup);
    const pages = await popularPages(portal);
    const read = (seed: number) => readPages(send, { portal, pages, seed, rate, seconds });
    await read(0);
    for (let round = 1; round <= rounds; round++) {
      measured.writers.push(await measureWriters(site, portal, { read: () => read(round), seconds }));
      process.stdout.write(`Publications, tour ${round} sur ${rounds}\n`);
    }
    const figures = await bulk();
    return reportMisses([...report(measured, { rate, seconds }), ...reportBulk(figures)]);
  });
}

async function popularPages({ address }: Portal): Promise<string[]> {
  const list = await (await fetch(`${address}/annonces`)).text();
  const [listing] = [...list.matchAll(/href="(\/annonces\/[^"?#]+)"/g)].map((match) => match[1]!);
  return ["/", "/annonces", listing!, "/Rechercher", "/annonceurs"];
}

type Reading = { portal: Portal; pages: string[]; seed: number; rate: number; seconds: number };

function readPages(send: Sender, { portal, pages, seed, rate, seconds }: Reading): Promise<Outcome[]> {
  const requests = arrivals(seededRandom(seed), { rate, seconds }).map((at, index) => ({
    at,
    kind: "page",
    path: pages[index % pages.length]!,
    visitor: index,
  }));
  return send({ address: portal.address, requests });
}

async function measureWriters(
  site: Site,
  portal: Portal,
  { read, seconds }: { read(): Promise<Outcome[]>; seconds: number },
): Promise<WriterRound> {
  const { byOwner, remove } = await preparePublications(site, portal, { owners: WRITERS, each: DRAFTS });
  await publishAll(portal.address, byOwner, { isOver: after(WARM_UP_SECONDS) });
  const quiet = await read();
  const [published, busy] = await Promise.all([
    publishAll(portal.address, byOwner, { isOver: after(seconds) }),
    read(),
  ]);
  await remove();
  return { published, quiet, busy };
}

const median = (figures: number[]) => percentile(figures, 0.5);
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

/** Prints the figures; returns the missed targets. */
function report(rounds: Rounds, asked: { rate: number; seconds: number }): string[] {
  return [...reportPhotos(rounds.photos), ...reportWriters(rounds.writers, asked)];
}

function reportPhotos(rounds: PhotoRound[]): string[] {
  const of = (read: (round: PhotoRound) => number) => median(rounds.map(read));
  const ratio = of(({ portal, alone }) => portal.ms / alone.ms);
  const processorRatio = of(({ portal, alone }) => portal.processorMs / alone.processorMs);
  process.stdout.write(
    `\nDix photos de 12 mégapixels (${of(({ megabytes }) => megabytes).toFixed(1)} Mo chacune), du choix à l’annonce visible, médianes de ${rounds.length} tours :\n\n`,
  );
  const rows = [
    ["", "durée", "rapport", "objectif", "temps de processeur", "rapport"],
    [
      "portail",
      inSeconds(of(({ portal }) => portal.ms)),
      `×${ratio.toFixed(2)}`,
      `×${targets.photos}`,
      inSeconds(of(({ portal }) => portal.processorMs)),
      `×${processorRatio.toFixed(2)}`,
    ],
    [
      "sharp seul, mêmes images",
      inSeconds(of(({ alone }) => alone.ms)),
      "×1",
      "",
      inSeconds(of(({ alone }) => alone.processorMs)),
      "×1",
    ],
  ];
  process.stdout.write(`${table(rows)}\n`);
  return !(ratio <= targets.photos) ? [`photos : ×${ratio.toFixed(2)} de sharp seul, plus que ×${targets.photos}`] : [];
}

const isCached = ({ cache }: Outcome) => cache === "hit";

function reportWriters(rounds: WriterRound[], { rate, seconds }: { rate: number; seconds: number }): string[] {
  const all = rounds.flatMap(({ quiet, busy }) => [...quiet, ...busy]);
  const hasCache = all.some(isCached);
  const counted = hasCache ? isCached : () => true;
  const p99 = (outcomes: Outcome[]) =>
    percentile(
      outcomes.filter(counted).map(({ ms }) => ms),
      0.99,
    );
  const p50 = (outcomes: Outcome[]) =>
    percentile(
      outcomes.filter(counted).map(({ ms }) => ms),
      0.5,
    );
  const ratio = median(rounds.map(({ quiet, busy }) => p99(busy) / p99(quiet)));
  process.stdout.write(
    `\n${WRITERS} personnes publient à la fois, par HTTP : ${median(rounds.map(({ published }) => published.perSecond)).toFixed(1)} publications par seconde ` +
      `(p50 ${milliseconds(median(rounds.map(({ published }) => percentile(published.times, 0.5))))} ms, ` +
      `p99 ${milliseconds(median(rounds.map(({ published }) => percentile(published.times, 0.99))))} ms).\n` +
      `Pages lues pendant ce temps et en repos, ${rate} par seconde pendant ${seconds} s, en boucle ouverte, médianes de ${rounds.length} tours ` +
      `(${hasCache ? "celles du cache" : "aucune ne vient du cache : toutes"}) :\n\n`,
  );
  const row = (name: string, read: (round: WriterRound) => Outcome[]) => [
    name,
    String(rounds.flatMap(read).filter(counted).length),
    milliseconds(median(rounds.map((round) => p50(read(round))))),
    milliseconds(median(rounds.map((round) => p99(read(round))))),
    String(rounds.flatMap(read).filter((outcome) => !isAnswered(outcome)).length),
  ];
  const rows = [
    ["ms", "réponses", "p50", "p99", "refusées"],
    row("en repos", ({ quiet }) => quiet),
    row("pendant les publications", ({ busy }) => busy),
  ];
  process.stdout.write(`${table(rows)}\nRapport des p99 : ×${ratio.toFixed(2)} (objectif ×${targets.pages})\n`);
  const refused = rounds.flatMap(({ busy }) => busy).filter((outcome) => !isAnswered(outcome)).length;
  if (refused > 0) return [`${refused} pages refusées pendant les publications`];
  return !(ratio <= targets.pages)
    ? [`pages pendant les publications : p99 ×${ratio.toFixed(2)}, plus que ×${targets.pages}`]
    : [];
}
