import { createHash } from "node:crypto";
import type { Platform } from "#app/platform/context.ts";
import type { Archive } from "../../files/open-archive.server.ts";
import { type FeedPhoto, isWebAddress } from "../import.ts";
import { findPhotosToExtract, storeHome, ifStillReading } from "../import-lines.repository.server.ts";
import type { LockedImport } from "../imports.repository.server.ts";
import { findStoredPhotos, homeName } from "../feeds.repository.server.ts";
import { recordStorageKeys } from "../leftovers.repository.server.ts";
import { pictureKey } from "./stored-file.server.ts";

type Needs = Pick<Platform, "db" | "storage">;

const LINES_AT_ONCE = 100;

/** The storage has too little room for pictures (`MIN_FREE_MB`). */
export class NoRoom extends Error {}

/**
 * Copies the pictures of an archive that the portal has not into the storage, until the import ends. A picture that is absent from the
 * archive is the earlier one of that name (`Mode=DIFF`). False where another process has read the file; throws `NoRoom`.
 */
export async function extractPictures(
  { db, storage }: Needs,
  file: LockedImport,
  archive: Archive,
  ending: AbortSignal,
): Promise<boolean> {
  const done = new Set<string>();
  let after = 0;
  for (;;) {
    ending.throwIfAborted();
    const lines = await findPhotosToExtract(db, { importId: file.id, after, limit: LINES_AT_ONCE });
    if (lines.length === 0) return true;
    after = lines.at(-1)!.id;
    const stored = await findStoredPhotos(db, { file, lines });
    const pictures = new Map<string, () => Promise<Buffer | null>>();
    const homes = lines.map(({ id, home, ...line }) => {
      const photos = home!.photos.map((photo) => place(photo, stored.get(homeName(line)) ?? []));
      return { id, home: { ...home!, photos } };
    });
    const isReading = await ifStillReading(db, file.id, async (tx) => {
      await recordStorageKeys(tx, [...pictures.keys()]);
      for (const home of homes) if (home.home.photos.length > 0) await storeHome(tx, home);
    });
    if (!isReading) return false;
    for (const [key, read] of pictures) {
      ending.throwIfAborted();
      if (done.has(key)) continue;
      if (!(await storage.hasRoom())) throw new NoRoom("the storage has too little room for pictures of agencies");
      const bytes = await read();
      ending.throwIfAborted();
      if (bytes) await storage.put(key, bytes);
      done.add(key);
    }

    function place({ source, mark, title }: FeedPhoto, known: FeedPhoto[]): FeedPhoto {
      const same = known.filter((other) => isSame({ source, mark }, other));
      const had = same.find(({ mediaId }) => mediaId !== undefined);
      if (had) return { source, title, mark: had.mark, mediaId: had.mediaId! };
      const picture = isWebAddress(source) ? null : archive.findPicture(source);
      if (picture) {
        const key = pictureKey(file.fileKey, String(picture.offset));
        pictures.set(key, async () => {
          const read = await picture.read();
          return read.ok ? read.bytes : null;
        });
        return { source, title, mark, stored: key };
      }
      const former = same.find((other) => other.stored !== undefined);
      if (!former) return { source, title, mark };
      const key = pictureKey(file.fileKey, nameOfCopy(former.stored!));
      pictures.set(key, () => storage.get(former.stored!));
      return { source, title, mark: former.mark, stored: key };
    }
  }
}

/** A hash of the key: it never equals the offset of a picture, which names the others. */
const nameOfCopy = (key: string) => createHash("sha256").update(key).digest("hex").slice(0, 32);

/** Whether a photo is unchanged. A known web address is not fetched again: senders add `?date` or a hash to a changed one. */
const isSame = (photo: Pick<FeedPhoto, "source" | "mark">, other: FeedPhoto): boolean =>
  photo.source === other.source && (photo.mark === "" || photo.mark === other.mark);
