import type { Platform } from "#app/platform/context.ts";
import type { PictureProblem } from "#app/platform/pictures/picture-problem.ts";
import { savePicture } from "#app/platform/pictures/save-picture.server.ts";
import { quote } from "../../poliris/home-reading.ts";
import { isTemporary, type PictureFetcher, type PictureFetchProblem } from "../../sources/fetch-picture.server.ts";
import { type FeedPhoto, type ImportLine, isWebAddress, type ReportedProblem } from "../import.ts";

export type PhotoNeeds = Pick<Platform, "db" | "media" | "storage"> & { fetcher: Pick<PictureFetcher, "fetch"> };

/** Photos of one home that are fetched and decoded at once. */
const AT_ONCE = 4;

type Taken = Pick<ImportLine, "id" | "home" | "problems">;
type TakenPhoto = { photo: FeedPhoto; problem?: ReportedProblem };

/**
 * Fetches and saves the photos of a line that the portal has not yet, with the problems of the others; null where nothing is to do.
 * The caller stores the result, so that a retry skips saved photos. Throws where nothing can be stored for now.
 */
export async function takePhotos(needs: PhotoNeeds, { home, id, problems }: ImportLine): Promise<Taken | null> {
  if (!home || home.photos.every(isDone)) return null;
  const taken: TakenPhoto[] = [];
  for (let first = 0; first < home.photos.length; first += AT_ONCE)
    taken.push(
      ...(await Promise.all(home.photos.slice(first, first + AT_ONCE).map((photo) => takePhoto(needs, photo)))),
    );
  const photos = taken.map(({ photo }) => photo);
  return { id, home: { ...home, photos }, problems: [...problems, ...taken.flatMap(({ problem }) => problem ?? [])] };
}

const isDone = ({ mediaId, missing }: FeedPhoto): boolean => mediaId !== undefined || missing !== undefined;

async function takePhoto(needs: PhotoNeeds, photo: FeedPhoto): Promise<TakenPhoto> {
  if (isDone(photo)) return { photo };
  const read = photo.stored === undefined ? await fetchOf(needs, photo) : await storedOf(needs, photo.stored);
  if (!read || "why" in read)
    return refuse(photo, "photo_missing", read ? { why: read.why, passes: isTemporary(read.why) } : {});
  const saved = await savePicture(needs, read.bytes, { later: true });
  if (saved.ok) return { photo: { ...photo, mediaId: saved.media.id } };
  // Not the picture's fault: the job retries for a day, from this line.
  if (saved.code === "not_stored" || saved.code === "busy") throw new Error(`photos cannot be stored: ${saved.code}`);
  return refuse(photo, saved.code, { passes: saved.isEnded ?? false });
}

/** `passes`: the problem is temporary. */
type Why = { why?: PictureFetchProblem; passes?: boolean };

function refuse(photo: FeedPhoto, code: "photo_missing" | PictureProblem, { why, passes = false }: Why): TakenPhoto {
  return {
    photo: { ...photo, missing: passes ? "for_now" : "for_good" },
    problem: { code, rank: null, read: quote(photo.source), isError: false, ...(why && { why }) },
  };
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
  // The archive has no file of this name.
  if (!isWebAddress(source)) return null;
  const fetched = await fetcher.fetch(source);
  return fetched.ok ? fetched : { why: fetched.code };
}
