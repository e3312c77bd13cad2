import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { loadPerson } from "#app/account/members.repository.server.ts";
import { acceptImport } from "#app/feeds/imports/run/use-cases/decide-on-import.server.ts";
import { receiveFile } from "#app/feeds/imports/arrival/use-cases/receive-file.server.ts";
import { openJobs } from "#app/platform/jobs/jobs.server.ts";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import { feedSources, imports } from "#db/schema/feeds.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { polirisArchive } from "#tests/factories/poliris-archive.ts";
import { homeLine, type Ranks } from "#tests/factories/poliris-lines.ts";
import type { Cleanup } from "../load/cleanup.ts";
import type { Portal, Site } from "../load/site.ts";
import { openLargeSite } from "../mixed/large-site.ts";
import { makeCrops } from "../publish/photographs.ts";
import { percentile } from "../timing.ts";

const POLL_MS = 100;
/** Pause between two pages of the visitor. */
const VISIT_PAUSE_MS = 50;
const QUIET_VISITS = 1_000;
const PIECE_BYTES = 65_536;
const FIRST_PHOTO_RANK = 85;
/** Maximum number of photos of a home: the columns of photos in the file. */
export const MOST_PHOTOS = 9;
/** Size of the photos: small, because only their number matters. */
const photoSize = { width: 320, height: 240 };
const kinds = ["house", "plot", "rental", "rental_house"] as const;

export type Stored = {
  /** Homes stored per second, and seconds for the same file again. */
  perSecond: number;
  againSeconds: number;
  /** Resident memory of the portal's process before the import, and its maximum during it, in MB. */
  memoryBefore: number;
  memoryMost: number;
  /** A visitor's searches without and with an import, in ms at p99. */
  quietP99: number;
  busyP99: number;
};

type File = { count: number; photos: number };

/** Stores a file of homes, each with `photos`, in a portal with a visitor, then the same file again. */
export async function measureStoring(
  cleanup: Cleanup,
  { listings, ...file }: File & { listings: number },
): Promise<Stored> {
  const { site, portal } = await openLargeSite(cleanup, listings, { decodes: file.photos > 0 });
  const send = await prepareAgency(cleanup, site, await fileOf(file));
  // The first typed place loads the names of places, once in a portal's life.
  await openPage(portal, "/api/communes?q=rennes");
  const quiet: number[] = [];
  for (let visit = 0; visit < QUIET_VISITS; visit++) quiet.push(await visitPage(portal, visit));
  const memoryBefore = megabytes(portal.pid);
  const watched = watch(portal);
  const seconds = await send();
  const { visits, memoryMost } = await watched.end();
  const againSeconds = await send();
  return {
    perSecond: file.count / seconds,
    againSeconds,
    memoryBefore,
    memoryMost,
    quietP99: percentile(quiet, 0.99),
    busyP99: percentile(visits, 0.99),
  };
}

async function fileOf({ count, photos }: File): Promise<Buffer> {
  const names = (home: number) => Array.from({ length: photos }, (_, photo) => `photo-${home}-${photo + 1}.jpg`);
  const lines = Array.from({ length: count }, (_, home) =>
    homeLine(kinds[home % kinds.length]!, home + 1, photosOf(names(home))),
  );
  const pictures = await makeCrops(count * photos, photoSize);
  const more = lines
    .flatMap((_, home) => names(home))
    .map((name, index) => ({ name, content: pictures[index]!, isStored: true }));
  return polirisArchive({ lines, photos: "Mode=FULL\n", more });
}

const photosOf = (names: string[]): Ranks =>
  Object.fromEntries([...Array(MOST_PHOTOS).keys()].map((index) => [FIRST_PHOTO_RANK + index, names[index] ?? ""]));

/** Prepares an agency; returns a function that sends the file and returns the seconds until all of it was stored. */
async function prepareAgency(cleanup: Cleanup, site: Site, content: Buffer): Promise<() => Promise<number>> {
  const { db } = site;
  const user = await createUser(db, { userType: "agence" });
  const { id: advertiserId } = await createAdvertiser(db, { userId: user.id });
  const [source] = await db.insert(feedSources).values({ advertiserId, kind: "upload" }).returning();
  const jobs = await openJobs({ db, log: { info() {}, error() {} }, works: false });
  cleanup.add(() => jobs.close());
  const storage = folderStorage(join(site.folder, "media"));
  return async () => {
    const start = performance.now();
    async function* bytes() {
      for (let at = 0; at < content.length; at += PIECE_BYTES) yield content.subarray(at, at + PIECE_BYTES);
    }
    const needs = { db, jobs, storage, clock: () => new Date() };
    const { importId } = await receiveFile(needs, { sourceId: source!.id, fileName: "bench.zip", bytes: bytes() });
    for (;;) {
      const [row] = await db.select({ state: imports.state }).from(imports).where(eq(imports.id, importId));
      if (row!.state === "done") return (performance.now() - start) / 1_000;
      if (row!.state === "refused") throw new Error("Le fichier du banc est refusé.");
      if (row!.state === "preview") await acceptImport(needs, { actor: await loadPerson(db, user), importId });
      await setTimeout(POLL_MS);
    }
  };
}

/** Requests a search that no cache has. */
const visitPage = (portal: Portal, number: number) => openPage(portal, `/annonces?prixMax=${200_000 + number}`);

/** Requests a page; returns milliseconds. */
async function openPage({ address }: Portal, path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(address + path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} a répondu ${answer.status}`);
  return performance.now() - start;
}

/** Opens one search after another as a visitor, and records the portal's memory. */
function watch(portal: Portal) {
  const visits: number[] = [];
  let memoryMost = 0;
  const over = new AbortController();
  const watching = (async () => {
    for (let visit = QUIET_VISITS; !over.signal.aborted; visit++) {
      visits.push(await visitPage(portal, visit));
      memoryMost = Math.max(memoryMost, megabytes(portal.pid));
      await setTimeout(VISIT_PAUSE_MS);
    }
  })();
  return {
    async end() {
      over.abort();
      await watching;
      return { visits, memoryMost };
    },
  };
}

const megabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;
