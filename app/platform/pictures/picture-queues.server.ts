import { availableParallelism, totalmem } from "node:os";
import { MOST_MEMORY, type PictureQueue, pictureQueue } from "./picture-process.server.ts";

/** Separate queues for users' uploads, our own originals (samples, brand kit), and variants: none waits for another. */
export type PictureQueues = { uploads: PictureQueue; originals: PictureQueue; variants: PictureQueue };

const MOST_AT_ONCE = 4;

/** How many sent pictures are decoded at once: one per core, four at most, in half of the memory. */
export function picturesAtOnce({ cores, memoryBytes }: { cores: number; memoryBytes: number }): number {
  return Math.max(1, Math.min(cores, MOST_AT_ONCE, Math.floor(memoryBytes / 2 / MOST_MEMORY)));
}

/** The memory of the machine or, where it has less, of the container. */
const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** `picturesAtOnce` of this machine. An import that offers twice as many keeps all places busy while others are stored. */
export const PICTURES_AT_ONCE = picturesAtOnce({ cores: availableParallelism(), memoryBytes });

const IDLE_MS = 10_000;
/** The queues of this process; in a worker, `uploads` has the turns of the primary (`shared-turns.ts`). */
export const sharedQueues: PictureQueues = {
  // As many uploads as memory allows; each in a process that has seen no other user's picture. Imports come after them.
  uploads: pictureQueue({ most: PICTURES_AT_ONCE, mostWaiting: 23, idleMs: 0 }),
  originals: pictureQueue({ mostWaiting: 500, idleMs: IDLE_MS }),
  // At 0.3 s each, the last one waits at most ten seconds.
  variants: pictureQueue({ mostWaiting: 31, idleMs: IDLE_MS }),
};
