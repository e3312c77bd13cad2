import type { Platform } from "#app/platform/context.ts";
import type { Archive } from "../files/open-archive.server.ts";
import type { FeedPhoto, ImportLine } from "./import.ts";
import { findPhotosToExtract, type LockedImport, storeHome } from "./imports.repository.server.ts";
import { findStoredPhotos } from "./feeds.repository.server.ts";
import { isWebAddress } from "./read-lines.server.ts";
import { pictureKey } from "./stored-file.server.ts";

type Needs = Pick<Platform, "db" | "storage">;

const LINES_AT_ONCE = 100;

/**
 * Puts the pictures of an archive into the storage, each until its home is stored: only those that the portal has not. A picture
 * that the archive does not have is the one that an earlier file had under that name (`Mode=DIFF`).
 */
export async function extractPictures({ db, storage }: Needs, file: LockedImport, archive: Archive): Promise<void> {
  let after = 0;
  let number = 0;
  for (;;) {
    const lines = await findPhotosToExtract(db, { importId: file.id, after, limit: LINES_AT_ONCE });
    if (lines.length === 0) return;
    after = lines.at(-1)!.id;
    const stored = await findStoredPhotos(db, { sourceId: file.sourceId, lines });
    for (const line of lines) {
      const photos: FeedPhoto[] = [];
      for (const photo of line.home!.photos) photos.push(await place(line, photo));
      if (photos.some((photo) => photo.mediaId ?? photo.stored))
        await storeHome(db, { id: line.id, home: { ...line.home!, photos } });
    }

    async function place(line: ImportLine, photo: FeedPhoto): Promise<FeedPhoto> {
      const known = stored.get(`${line.agency}\n${line.key}`)?.find((other) => isSame(photo, other));
      if (known?.mediaId !== undefined) return { ...known, title: photo.title };
      const read = isWebAddress(photo.source) ? null : await archive.findPicture(photo.source)?.read();
      if (!read?.ok) return photo;
      const key = pictureKey(file.fileKey, number++);
      await storage.put(key, read.bytes);
      return { ...photo, stored: key };
    }
  }
}

/** A web address that was seen before is not fetched again: senders add `?date` or a hash to one that changed. */
const isSame = (photo: FeedPhoto, other: FeedPhoto): boolean =>
  photo.source === other.source && (photo.mark === "" || photo.mark === other.mark);
