import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { mediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { PICTURES_AT_ONCE } from "#app/platform/pictures/picture-queues.server.ts";
import { type Cleanup } from "../load/cleanup.ts";
import { makePhotograph } from "../publish/photographs.ts";
import { table } from "../table.ts";
import { percentile } from "../timing.ts";

const TARGET = 1.3;
const folder = resolve("data", "bench-import-pictures");

/** Pictures per second in one round. */
type PictureRound = { portal: number; sharp: number };

/**
 * Processes pictures of 3 megapixels like an import, and makes the same files by sharp alone in as many processes. Each of the `rounds`
 * has `count` new pictures.
 */
export async function measurePictures(
  cleanup: Cleanup,
  { rounds, count }: { rounds: number; count: number },
): Promise<PictureRound[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  const measured: PictureRound[] = [];
  for (let round = 1; round <= rounds; round++) {
    const pictures = await makePictures(count);
    const before = round % 2 === 0 ? await timeSharp(pictures) : null;
    const portal = await timePortal(pictures);
    measured.push({ portal, sharp: before ?? (await timeSharp(pictures)) });
    process.stdout.write(`Images, tour ${round} sur ${rounds}\n`);
  }
  return measured;
}

type Picture = { bytes: Buffer; path: string };

async function makePictures(count: number): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (let index = 0; index < count; index++) {
    const bytes = await makePhotograph({ width: 2_000, height: 1_500 });
    const path = join(folder, `picture-${index}.jpg`);
    await writeFile(path, bytes);
    pictures.push({ bytes, path });
  }
  return pictures;
}

async function timePortal(pictures: Picture[]): Promise<number> {
  const media = mediaStorage(folder);
  const waiting = pictures.values();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: 2 * PICTURES_AT_ONCE }, async () => {
      for (const { bytes } of waiting) {
        const taken = await media.takeIn(bytes, async () => {}, { later: true });
        if (!taken.ok) throw new Error(`Une image est refusée : ${taken.code}`);
      }
    }),
  );
  return perSecond(pictures.length, performance.now() - start);
}

/** The portal's settings for processes of imports (`picture-process.server.ts`). */
const asImport = { UV_THREADPOOL_SIZE: "1", PRIORITY: "10" };

/** Runs sharp in as many processes as the portal, each with its part of the pictures and one thread; their start does not count. */
async function timeSharp(pictures: Picture[]): Promise<number> {
  const parts = Array.from({ length: PICTURES_AT_ONCE }, (_, part) =>
    pictures.filter((_picture, index) => index % PICTURES_AT_ONCE === part).map(({ path }) => path),
  );
  const times = await Promise.all(
    parts.map(async (paths) => {
      const child = fork(join(import.meta.dirname, "..", "publish", "bare-sharp.ts"), paths, {
        execArgv: [],
        env: { ...process.env, ...asImport },
      });
      const [{ ms }] = (await once(child, "message")) as [{ ms: number }];
      child.kill();
      return ms;
    }),
  );
  return perSecond(pictures.length, Math.max(...times));
}

const perSecond = (count: number, ms: number) => count / (ms / 1_000);
const median = (figures: number[]) => percentile(figures, 0.5);

/** Prints the figures; returns the missed targets. */
export function reportPictures(rounds: PictureRound[]): string[] {
  const ratio = median(rounds.map(({ portal, sharp }) => sharp / portal));
  const rate = (of: keyof PictureRound) => median(rounds.map((round) => round[of])).toFixed(2);
  process.stdout.write(
    `\nImages de 3 mégapixels, ${PICTURES_AT_ONCE} à la fois, médianes de ${rounds.length} tours :\n\n` +
      `${table([
        ["", "images par seconde", "rapport", "objectif"],
        ["portail", rate("portal"), `×${ratio.toFixed(2)}`, `×${TARGET}`],
        ["sharp seul, mêmes images", rate("sharp"), "×1", ""],
      ])}\n`,
  );
  return ratio <= TARGET ? [] : [`images : ×${ratio.toFixed(2)} de sharp seul, plus que ×${TARGET}`];
}
