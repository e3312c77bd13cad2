import { join } from "node:path";
import { type MediaStorage, mediaStorageOn } from "#app/platform/pictures/media-storage.server.ts";
import type { PictureQueues } from "#app/platform/pictures/picture-queues.server.ts";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import { pictureQueue } from "#app/platform/pictures/picture-process.server.ts";

const warm = { mostWaiting: 31, idleMs: 20_000 };

/** As the portal's, but its process is kept between two photos: starting one takes longer than a small picture. */
export const warmQueues: PictureQueues = {
  uploads: pictureQueue(warm),
  originals: pictureQueue(warm),
  variants: pictureQueue(warm),
};

/** Options for tests that ignore the files' size: fast encoding. */
export const fastMedia = { effort: 0, queues: warmQueues };

/** Pictures under `<folder>/media`, encoded fast. */
export const testMedia = (folder: string): MediaStorage =>
  mediaStorageOn(folderStorage(join(folder, "media")), fastMedia);
