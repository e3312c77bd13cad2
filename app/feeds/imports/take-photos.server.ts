import type { Platform } from "#app/platform/context.ts";
import type { PictureProblem } from "#app/platform/pictures/picture-problem.ts";
import { savePicture } from "#app/platform/pictures/save-picture.server.ts";
import { quote } from "../poliris/home-reading.ts";
import { isForNow, type PictureFetcher, type PictureFetchProblem } from "../sources/fetch-picture.server.ts";
import { isWebAddress } from "./read-lines.server.ts";
import type { FeedPhoto, ImportLine, ReportedProblem } from "./import.ts";

export type PhotoNeeds = Pick<Platform, "db" | "media" | "storage"> & { fetcher: Pick<PictureFetcher, "fetch"> };

/** Photos of one home that are fetched and decoded at once. */
const AT_ONCE = 4;

type Taken = Pick<ImportLine, "id" | "home" | "problems">;
type TakenPhoto = { photo: FeedPhoto; problem?: ReportedProblem };

/**
 * Stores those photos of a line that the portal has not yet, with what was wrong with the others; null where there is nothing to do.
 * What is taken is noted by its caller: a second time it is found there. Throws where nothing can be stored for now.
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
    return refuse(photo, "photo_missing", read ? { why: read.why, passes: isForNow(read.why) } : {});
  const saved = await savePicture(needs, read.bytes, { later: true });
  if (saved.ok) return { photo: { ...photo, mediaId: saved.media.id } };
  // No fault of the picture: the job tries again, for a day, and goes on with this line.
  if (saved.code === "not_stored" || saved.code === "busy") throw new Error(`photos cannot be stored: ${saved.code}`);
  return refuse(photo, saved.code, { passes: saved.isEnded ?? false });
}

/** `passes`: another time it may be had. */
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
  // A name that the archive does not have.
  if (!isWebAddress(source)) return null;
  const fetched = await fetcher.fetch(source);
  return fetched.ok ? fetched : { why: fetched.code };
}
