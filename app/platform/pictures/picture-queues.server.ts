import { availableParallelism, totalmem } from "node:os";
import { MOST_MEMORY, type PictureQueue, pictureQueue } from "./picture-process.server.ts";

/** Separate queues for users' uploads, our own originals (samples, brand kit), and variants: none waits for another. */
export type PictureQueues = { uploads: PictureQueue; originals: PictureQueue; variants: PictureQueue };

const MOST_AT_ONCE = 4;

/** Number of uploads that are decoded at once: one per core, at most four, within half of the memory. */
export function picturesAtOnce({ cores, memoryBytes }: { cores: number; memoryBytes: number }): number {
  return Math.max(1, Math.min(cores, MOST_AT_ONCE, Math.floor(memoryBytes / 2 / MOST_MEMORY)));
}

/** The memory of the machine or, where it has less, of the container. */
const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** `picturesAtOnce` of this machine. An import that offers twice as many keeps all places busy while others are stored. */
export const PICTURES_AT_ONCE = picturesAtOnce({ cores: availableParallelism(), memoryBytes });

const IDLE_MS = 10_000;
/** The queues of this process; in a worker, `uploads` uses the primary's turns (`shared-turns.ts`). */
export const sharedQueues: PictureQueues = {
  // As many uploads as memory allows; a process never decodes pictures of two users. Imports come after visitors.
  uploads: pictureQueue({ most: PICTURES_AT_ONCE, mostWaiting: 23, idleMs: 0 }),
  originals: pictureQueue({ mostWaiting: 500, idleMs: IDLE_MS }),
  // At 0.3 s each, the last one waits at most ten seconds.
  variants: pictureQueue({ mostWaiting: 31, idleMs: IDLE_MS }),
};
