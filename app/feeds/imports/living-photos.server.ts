import { holdMedia } from "#app/platform/pictures/media.repository.server.ts";
import type { Connection } from "#db/client.ts";
import type { FeedPhoto, ImportLine } from "./import.ts";

/**
 * Photos of homes without the pictures that were deleted meanwhile, as those are that nothing has shown for a day. The others stay until
 * the transaction ends.
 */
export async function livingPhotos(tx: Connection, homes: FeedPhoto[][]): Promise<FeedPhoto[][]> {
  const living = await holdMedia(
    tx,
    homes.flatMap((photos) => photos.flatMap(({ mediaId }) => mediaId ?? [])),
  );
  return homes.map((photos) =>
    photos.map(({ mediaId, ...photo }) => (mediaId && living.has(mediaId) ? { ...photo, mediaId } : photo)),
  );
}

/** The same for lines of a file. */
export async function withLivingPhotos(tx: Connection, lines: ImportLine[]): Promise<ImportLine[]> {
  const living = await livingPhotos(
    tx,
    lines.map(({ home }) => home?.photos ?? []),
  );
  return lines.map((line, at) => (line.home ? { ...line, home: { ...line.home, photos: living[at]! } } : line));
}

/**
 * A home's photos as they are shown: one that cannot be had for now is the one that the home had before under its name, else at its
 * place, until a later file is stored.
 */
export async function withFormerPhotos(tx: Connection, photos: FeedPhoto[], before: FeedPhoto[]): Promise<FeedPhoto[]> {
  const isLacking = ({ mediaId, missing }: FeedPhoto) => mediaId === undefined && missing !== "for_good";
  if (!photos.some(isLacking)) return photos;
  const [former = []] = await livingPhotos(tx, [before]);
  const used = new Set(photos.map(({ mediaId }) => mediaId));
  return photos.map((photo, at) => {
    if (!isLacking(photo)) return photo;
    const free = ({ mediaId }: FeedPhoto) => mediaId !== undefined && !used.has(mediaId);
    const named = former.filter((other) => free(other) && nameOf(other) === nameOf(photo));
    const [atPlace] = former.slice(at, at + 1).filter(free);
    const mediaId = (atPlace && named.includes(atPlace) ? atPlace : (named[0] ?? atPlace))?.mediaId;
    used.add(mediaId);
    return { ...photo, missing: "for_now", ...(mediaId !== undefined && { mediaId }) };
  });
}

/** Senders add `?date` to the address of a picture that changed. */
const nameOf = ({ source }: FeedPhoto): string => source.replace(/\?.*$/s, "");
