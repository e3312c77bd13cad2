import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import sharp from "sharp";
import { pictureVariants } from "#app/domain/picture-address.ts";
import { MAX_STORED_SIDE } from "#app/platform/pictures/picture-limits.ts";
import { pictureTasks } from "#app/platform/pictures/picture-tasks.server.ts";

/**
 * The time that sharp alone needs for the portal's pictures of photographs in sequence, with the portal's threads and priority for
 * visitors, or `PRIORITY` (`picture-process.server.ts`). Arguments: their paths. Prints milliseconds, of the clock and of processors.
 */
const EFFORT = 5;
setPriority(Number(process.env.PRIORITY ?? 5));
sharp.cache(false);
sharp.concurrency(1);

const photographs = process.argv.slice(2).map((path) => readFileSync(path));
const [start, used] = [performance.now(), process.cpuUsage()];
for (const photograph of photographs) {
  const original = await sharp(photograph, { sequentialRead: true })
    .autoOrient()
    .resize({ width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer();
  await Promise.all(pictureVariants.map((variant) => pictureTasks.makeVariant({ original, variant, effort: EFFORT })));
}
const { user, system } = process.cpuUsage(used);
process.send!({ ms: performance.now() - start, processorMs: (user + system) / 1_000 });
