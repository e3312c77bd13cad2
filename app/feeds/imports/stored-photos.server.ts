import { holdMedia } from "#app/platform/pictures/media.repository.server.ts";
import type { Connection } from "#db/client.ts";
import type { FeedPhoto, ImportLine } from "./import.ts";

/**
 * Removes deleted media from photos of homes: a medium that nothing shows is deleted after a day. The other media stay until the
 * transaction ends.
 */
export async function withoutDeletedMedia(tx: Connection, homes: FeedPhoto[][]): Promise<FeedPhoto[][]> {
  const living = await holdMedia(
    tx,
    homes.flatMap((photos) => photos.flatMap(({ mediaId }) => mediaId ?? [])),
  );
  return homes.map((photos) =>
    photos.map(({ mediaId, ...photo }) => (mediaId && living.has(mediaId) ? { ...photo, mediaId } : photo)),
  );
}

/** Removes deleted media from the photos of lines. */
export async function linesWithoutDeletedMedia(tx: Connection, lines: ImportLine[]): Promise<ImportLine[]> {
  const living = await withoutDeletedMedia(
    tx,
    lines.map(({ home }) => home?.photos ?? []),
  );
  return lines.map((line, at) => (line.home ? { ...line, home: { ...line.home, photos: living[at]! } } : line));
}

/**
 * A home's photos, with earlier media in place of missing ones: the earlier photo of the same name (`Mode=DIFF`) or, for a photo that
 * is missing only for now, the earlier photo at its place.
 */
export async function withFormerPhotos(tx: Connection, photos: FeedPhoto[], before: FeedPhoto[]): Promise<FeedPhoto[]> {
  if (photos.every(({ mediaId }) => mediaId !== undefined)) return photos;
  const [former = []] = await withoutDeletedMedia(tx, [before]);
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

/** The source without `?date`, which senders add to the address of a changed picture. */
const nameOf = ({ source }: FeedPhoto): string => source.replace(/\?.*$/s, "");
