import { randomUUID } from "node:crypto";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { MOST_PICTURE_BYTES } from "#app/platform/pictures/picture-limits.ts";
import type { PhotoTrouble } from "../photo.ts";
import type { PhotoFile } from "../photo-form.server.ts";
import { type AddedPhoto, addPhoto, type NewPhoto } from "./add-photo.server.ts";

type Needs = Pick<Platform, "db" | "media" | "clock" | "takePicture" | "rentControlPeriods">;

/** `length` in bytes is known before `read`, and `read` returns no more. */
type Sent = Omit<NewPhoto, "bytes"> & { length: number; read(): Promise<Buffer> };

/** Adds a photo; one that is too large, or one too many, is refused unread. */
export async function receivePhoto(platform: Needs, { length, read, ...photo }: Sent): Promise<AddedPhoto> {
  if (length > MOST_PICTURE_BYTES) return { ok: false, code: "too_heavy" };
  if (!(await maySend(platform, photo.actor.account.id))) return { ok: false, code: "too_often" };
  const added = await holdPicture(platform, photo.actor.account.id, async () =>
    addPhoto(platform, { ...photo, bytes: await read() }),
  );
  return added ?? { ok: false, code: "busy" };
}

export type ReceivedPhotos = { ok: true } | { ok: false; code: "not_found" | "not_added"; troubles: PhotoTrouble[] };

/** Adds the files of a form, one after another. `not_added` lists refused files with their reasons. */
export async function receivePhotoForm(
  platform: Needs,
  own: Omit<NewPhoto, "bytes" | "photoId">,
  files: AsyncIterable<PhotoFile>,
): Promise<ReceivedPhotos> {
  const received = await holdPicture(platform, own.actor.account.id, async (): Promise<ReceivedPhotos> => {
    const troubles: PhotoTrouble[] = [];
    let count = 0;
    // A storage that hangs is waited for once.
    let canStore = true;
    const add = async (bytes: Buffer) => (canStore ? addSent(platform, own, bytes) : refused("not_stored"));
    for await (const sent of files) {
      count += 1;
      const added = "problem" in sent ? refused(sent.problem) : await add(sent.bytes);
      if (added.ok || added.code === "gone") continue;
      if (added.code === "not_found") return { ok: false, code: added.code, troubles: [] };
      if (added.code === "not_stored") canStore = false;
      troubles.push({ file: sent.file, problem: added.code });
    }
    if (count === 0) troubles.push({ file: "", problem: "none" });
    return troubles.length === 0 ? { ok: true } : { ok: false, code: "not_added", troubles };
  });
  return received ?? { ok: false, code: "not_added", troubles: [{ file: "", problem: "busy" }] };
}

/** Runs a task that has a picture of an account in memory; null, at once, where there are too many. */
async function holdPicture<Result>(
  { takePicture }: Needs,
  userId: string,
  task: () => Promise<Result>,
): Promise<Result | null> {
  const place = takePicture(userId);
  if (!place) return null;
  try {
    return await task();
  } finally {
    place.end();
  }
}

async function addSent(platform: Needs, own: Omit<NewPhoto, "bytes" | "photoId">, bytes: Buffer) {
  return (await maySend(platform, own.actor.account.id))
    ? addPhoto(platform, { ...own, photoId: randomUUID(), bytes })
    : refused("too_often");
}

const maySend = ({ db }: Needs, userId: string) => spend(db, ["photos", { account: userId }]);

const refused = <Code extends string>(code: Code) => ({ ok: false, code }) as const;
