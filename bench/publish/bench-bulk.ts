import type { Cleanup } from "../load/cleanup.ts";
import { preparePublications, type Publication } from "../load/publications.ts";
import type { Portal, Site } from "../load/site.ts";
import { milliseconds, table } from "../table.ts";
import { percentile } from "../timing.ts";
import { prepareBulk, showBulk } from "./bulk.ts";
import { type DiskTimes, measureDisk, watchCounts } from "./count-waits.ts";
import { after, publishAll } from "./writers.ts";

const LONGEST_WAIT_MS = 100;
const WARM_UP_SECONDS = 3;
/** Drafts of an account, which may publish 300 in an hour. */
const OWN_DRAFTS = 250;
const OWNERS_PER_WRITER = 2;

type BulkOptions = { count: number; writers: number; seconds: number };
/**
 * Milliseconds of whole publications, and of the counts of searches in each publication (`waits`) and in each chunk of the bulk
 * (`chunks`).
 */
type Times = { whole: number[]; waits: number[]; chunks: number[] };
type BulkFigures = BulkOptions & { bulkSeconds: number; quiet: Times; busy: Times; disk: DiskTimes };

/** Writers publish through the portal: alone for some seconds, then while an organisation's listings are shown in bulk. */
export async function benchBulk(
  cleanup: Cleanup,
  { site, portal }: { site: Site; portal: Portal },
  options: BulkOptions,
): Promise<BulkFigures> {
  const { db } = site;
  const disk = await measureDisk(db);
  process.stdout.write(`Lot : ${options.count} annonces à préparer\n`);
  const bulk = await prepareBulk(db, options.count);
  const drafts = await prepareDrafts(site, portal, options.writers);
  const takeWaits = await watchCounts(db);
  const publishUntil = async (isOver: () => boolean): Promise<Times> => {
    await takeWaits();
    const { times } = await publishAll(portal.address, drafts, { isOver });
    return { whole: times, ...(await takeWaits()) };
  };
  await publishUntil(after(WARM_UP_SECONDS));
  const quiet = await publishUntil(after(options.seconds));
  process.stdout.write("Lot : mise en ligne\n");
  let isShown = false;
  const [bulkSeconds, busy] = await Promise.all([
    showBulk(cleanup, db, bulk).finally(() => (isShown = true)),
    publishUntil(() => isShown),
  ]);
  if (drafts.some((own) => own.length === 0)) throw new Error("Les brouillons n’ont pas duré autant que le lot.");
  return { ...options, bulkSeconds, quiet, busy, disk };
}

/** The drafts of each writer, who has several accounts. */
async function prepareDrafts(site: Site, portal: Portal, writers: number): Promise<Publication[][]> {
  const owners = writers * OWNERS_PER_WRITER;
  const { byOwner } = await preparePublications(site, portal, { owners, each: OWN_DRAFTS });
  return Array.from({ length: writers }, (_, writer) =>
    byOwner.filter((_, owner) => owner % writers === writer).flat(),
  );
}

/** Prints the figures; returns the targets that were missed. */
export function reportBulk({ count, writers, bulkSeconds, quiet, busy, disk }: BulkFigures): string[] {
  process.stdout.write(
    `\n${writers} personnes publient à la fois, par HTTP, pendant que ${count} annonces d’une organisation sont mises en ligne, ` +
      `${Math.round(count / busy.chunks.length)} à la fois, en ${bulkSeconds.toFixed(1)} s. « Compteurs » : le temps du dernier ordre ` +
      "d’une publication pendant lequel il attend les compteurs des recherches et les écrit.\n\n",
  );
  const row = (name: string, times: number[]) => [
    name,
    String(times.length),
    ...[0.5, 0.95, 0.99, 1].map((share) => milliseconds(percentile(times, share))),
  ];
  const rows = [
    ["ms", "nombre", "p50", "p95", "p99", "le plus long"],
    row("publication, sans le lot", quiet.whole),
    row("publication, pendant le lot", busy.whole),
    row("compteurs, sans le lot", quiet.waits),
    row("compteurs, pendant le lot *", busy.waits),
    row("compteurs, une tranche du lot", busy.chunks),
    row("un ordre validé, seul, sur ce disque", disk.commits),
    row(`un seul compteur, ${disk.connections} connexions, rien d’autre`, disk.waits),
  ];
  const p99 = percentile(busy.waits, 0.99);
  process.stdout.write(`${table(rows)}\n* objectif : ${LONGEST_WAIT_MS} ms p99\n`);
  return p99 <= LONGEST_WAIT_MS
    ? []
    : [`publications pendant un lot : ${milliseconds(p99)} ms p99 pour les compteurs, plus que ${LONGEST_WAIT_MS}`];
}
