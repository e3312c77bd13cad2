import { randomUUID } from "node:crypto";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { inTurn } from "#app/platform/shares/open-share.ts";
import { MOST_PICTURE_BYTES } from "#app/platform/pictures/picture-limits.ts";
import type { PhotoTrouble } from "../photo.ts";
import type { PhotoFile } from "../photo-form.server.ts";
import { type AddedPhoto, addPhoto, type NewPhoto } from "./add-photo.server.ts";

type Needs = Pick<Platform, "db" | "media" | "clock" | "pictures" | "rentControlPeriods">;

/** `length`: the bytes that `read` returns at most; `network`: the sender's network. */
type Sent = Omit<NewPhoto, "bytes"> & { network: string; length: number; read(): Promise<Buffer> };
type SentForm = Omit<NewPhoto, "bytes" | "photoId"> & { network: string };

/** Adds a photo; one that is too large, or one too many, is refused unread. */
export async function receivePhoto(platform: Needs, { network, length, read, ...photo }: Sent): Promise<AddedPhoto> {
  if (length > MOST_PICTURE_BYTES) return { ok: false, code: "too_heavy" };
  if (!(await maySend(platform, photo.actor.account.id))) return { ok: false, code: "too_often" };
  const who = { account: photo.actor.account.id, network };
  const added = await inTurn(platform.pictures.lease(who), async () =>
    addPhoto(platform, { ...photo, bytes: await read() }),
  );
  return added ?? { ok: false, code: "busy" };
}

type ReceivedPhotos = { ok: true } | { ok: false; code: "not_found" | "not_added"; troubles: PhotoTrouble[] };

/** Adds the files of a form, one after another. `not_added` lists refused files with their reasons. */
export async function receivePhotoForm(
  platform: Needs,
  { network, ...own }: SentForm,
  files: AsyncIterable<PhotoFile>,
): Promise<ReceivedPhotos> {
  const who = { account: own.actor.account.id, network };
  const received = await inTurn(platform.pictures.lease(who), async (): Promise<ReceivedPhotos> => {
    const troubles: PhotoTrouble[] = [];
    let count = 0;
    // Wait only once for a storage that hangs.
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

async function addSent(platform: Needs, own: Omit<NewPhoto, "bytes" | "photoId">, bytes: Buffer) {
  return (await maySend(platform, own.actor.account.id))
    ? addPhoto(platform, { ...own, photoId: randomUUID(), bytes })
    : refused("too_often");
}

const maySend = ({ db }: Needs, userId: string) => spend(db, ["photos", { account: userId }]);

const refused = <Code extends string>(code: Code) => ({ ok: false, code }) as const;
