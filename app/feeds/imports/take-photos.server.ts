import type { Platform } from "#app/platform/context.ts";
import { savePicture } from "#app/platform/pictures/save-picture.server.ts";
import type { PictureFetcher, PictureFetchProblem } from "../sources/fetch-picture.server.ts";
import { isWebAddress } from "./read-lines.server.ts";
import type { FeedPhoto, ImportLine, ReportedProblem } from "./import.ts";

export type PhotoNeeds = Pick<Platform, "db" | "media" | "storage"> & { fetcher: Pick<PictureFetcher, "fetch"> };

/** Photos of one home that are fetched and decoded at once. */
const AT_ONCE = 4;

type Taken = Pick<ImportLine, "id" | "home" | "problems">;

/**
 * Stores those photos of a line that the portal has not yet, with what was wrong with the others; null where there is nothing to do.
 * What is taken is noted by its caller: a second time it is found there.
 */
export async function takePhotos(needs: PhotoNeeds, { home, id, problems }: ImportLine): Promise<Taken | null> {
  if (!home || home.photos.every(({ mediaId }) => mediaId !== undefined)) return null;
  const photos: FeedPhoto[] = [];
  const found: ReportedProblem[] = [];
  for (let first = 0; first < home.photos.length; first += AT_ONCE) {
    const taken = await Promise.all(home.photos.slice(first, first + AT_ONCE).map((photo) => takePhoto(needs, photo)));
    for (const { photo, problem } of taken) {
      if (problem) found.push(problem);
      else photos.push(photo);
    }
  }
  return { id, home: { ...home, photos }, problems: [...problems, ...found] };
}

async function takePhoto(
  needs: PhotoNeeds,
  photo: FeedPhoto,
): Promise<{ photo: FeedPhoto; problem?: ReportedProblem }> {
  if (photo.mediaId !== undefined) return { photo };
  const refuse = (code: Extract<ReportedProblem, { rank: null }>["code"], why?: PictureFetchProblem) => ({
    photo,
    problem: {
      code,
      rank: null,
      read: photo.source.slice(0, 80),
      isError: false,
      ...(why && { why }),
    } as ReportedProblem,
  });
  const read = photo.stored === undefined ? await fetchOf(needs, photo) : await storedOf(needs, photo.stored);
  if (!read || "why" in read) return refuse("photo_missing", read?.why);
  const saved = await savePicture(needs, read.bytes, { later: true });
  if (photo.stored !== undefined) await needs.storage.remove(photo.stored);
  if (!saved.ok) return refuse(saved.code);
  const { stored: _stored, ...named } = photo;
  return { photo: { ...named, mediaId: saved.media.id } };
}

type Read = { bytes: Buffer };

async function storedOf({ storage }: PhotoNeeds, key: string): Promise<Read | null> {
  const bytes = await storage.get(key);
  return bytes && { bytes };
}

async function fetchOf(
  { fetcher }: PhotoNeeds,
  { source }: FeedPhoto,
): Promise<Read | { why: PictureFetchProblem } | null> {
  // A name that the archive does not have.
  if (!isWebAddress(source)) return null;
  const fetched = await fetcher.fetch(source);
  if (!fetched.ok) return { why: fetched.code };
  return fetched;
}
