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
 * A home's photos as they are shown. One that cannot be had is the one that the home had before under its name (`Mode=DIFF`); one that
 * cannot be had for now also the one at its place, until a later file is stored.
 */
export async function withFormerPhotos(tx: Connection, photos: FeedPhoto[], before: FeedPhoto[]): Promise<FeedPhoto[]> {
  if (photos.every(({ mediaId }) => mediaId !== undefined)) return photos;
  const [former = []] = await livingPhotos(tx, [before]);
  const used = new Set(photos.map(({ mediaId }) => mediaId));
  const isFree = ({ mediaId }: FeedPhoto) => mediaId !== undefined && !used.has(mediaId);
  const formerOf = (photo: FeedPhoto, at: number): FeedPhoto | undefined => {
    const named = former.filter((other) => isFree(other) && nameOf(other) === nameOf(photo));
    const [atPlace] = former.slice(at, at + 1).filter(isFree);
    if (atPlace && named.includes(atPlace)) return atPlace;
    return named[0] ?? (photo.missing === "for_good" ? undefined : atPlace);
  };
  return photos.map((photo, at) => {
    if (photo.mediaId !== undefined) return photo;
    const mediaId = formerOf(photo, at)?.mediaId;
    used.add(mediaId);
    if (photo.missing === "for_good") return mediaId === undefined ? photo : { ...photo, mediaId };
    return { ...photo, missing: "for_now", ...(mediaId !== undefined && { mediaId }) };
  });
}

/** Senders add `?date` to the address of a picture that changed. */
const nameOf = ({ source }: FeedPhoto): string => source.replace(/\?.*$/s, "");
