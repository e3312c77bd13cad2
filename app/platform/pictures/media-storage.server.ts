import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Logger } from "pino";
import { folderStorage } from "../storage/folder-storage.server.ts";
import type { ObjectStorage } from "../storage/object-storage.ts";
import {
  originalFiles,
  type PictureVariant,
  pictureVariants,
  variantFile,
  variantFormat,
} from "#app/domain/picture-address.ts";
import { type PictureKind, pictureKinds } from "./picture-kind.ts";
import { inspectPicture, type PictureProblem } from "./picture-problem.ts";
import { inTurn } from "../shares/open-share.ts";
import type { Urgency } from "./picture-process.server.ts";
import { type PictureQueues, sharedQueues } from "./picture-queues.server.ts";
import type { PictureDescription } from "./picture-tasks.server.ts";

/** One stored original; `bytes` is its file size. */
export type StoredMedia = PictureDescription & { sha256: string; bytes: number };

/** The bytes that answer for a variant: the variant, or the original instead. */
export type ServedPicture = { bytes: Buffer; format: PictureKind; isVariant: boolean };

/** Records the picture. It runs before anything is stored, so that it waits for a running deletion of the same picture. */
type RecordMedia = (media: StoredMedia) => Promise<void>;

export type MediaStorage = {
  /** Whether the storage has room for another user's picture, and answers. */
  hasRoom(): Promise<boolean>;
  /**
   * Processes a user's picture and stores it with all its variants, or returns a refusal. A picture for `later` waits behind visitors'
   * pictures, and is never `busy`: an import offers four at once (`take-photos`), and three imports run.
   */
  takeIn(
    bytes: Buffer,
    record: RecordMedia,
    urgency?: Urgency,
  ): Promise<{ ok: true; media: StoredMedia } | PictureRefusal>;
  /** Stores one of our own originals unchanged, once for equal bytes. Throws when the format is unknown. */
  save(bytes: Buffer, record?: RecordMedia): Promise<StoredMedia>;
  /**
   * The variant of a stored original, made if missing; the original where too many tasks wait or it cannot be made; null without such an
   * original.
   */
  variant(sha256: string, variant: PictureVariant): Promise<ServedPicture | null>;
  /** The stored original of this format; null without it. */
  original(original: OriginalName): Promise<ServedPicture | null>;
  /** Draws the operator's logo for mails, without storing it; null if it cannot be drawn. See `drawMailLogo`. */
  drawMailLogo(logo: { original: Buffer | null; plate: string }): Promise<Buffer | null>;
  /** Deletes an original and its variants; missing ones are ignored. */
  remove(media: Pick<StoredMedia, "sha256" | "format">): Promise<void>;
};

/** `isEnded`: the process was killed, perhaps through no fault of the picture. */
export type PictureRefusal = { ok: false; code: PictureProblem; isEnded?: boolean };

type VariantSource = { sha256: string; variant: PictureVariant; original: Buffer };
/**
 * `effort` of the WebP encoder, from 0 to 6: at 5 a picture is a third smaller than at 0 and takes twice as long; 6 saves 4 % for 60 %
 * more time.
 */
type Options = { effort?: number; log?: Pick<Logger, "warn">; queues?: PictureQueues };

/** Pictures under `<DATA_DIR>/media`. */
export function mediaStorage(dataDir: string): MediaStorage {
  return mediaStorageOn(folderStorage(join(dataDir, "media")));
}

export function mediaStorageOn(
  storage: ObjectStorage,
  { effort = 5, log, queues = sharedQueues }: Options = {},
): MediaStorage {
  const putMissing = async (key: string, bytes: Buffer) => {
    if (!(await storage.has(key))) await storage.put(key, bytes);
  };

  async function makeVariant({ sha256, variant, original }: VariantSource): Promise<Buffer | null> {
    const key = variantKey(sha256, variant);
    // An earlier task of the queue may have made the variant.
    const stored = await storage.get(key);
    if (stored) return stored;
    const result = await queues.variants.run("makeVariant", { original, variant, effort });
    if (!result.ok) {
      log?.warn({ reason: result.reason, sha256, variant }, "a width of a picture could not be made");
      return null;
    }
    // Where storing fails, the variant is made again at the next request.
    await storage.put(key, result.value).catch((error: unknown) => {
      log?.warn({ err: error, sha256, variant }, "a width of a picture could not be stored");
    });
    return result.value;
  }

  async function hasRoom(): Promise<boolean> {
    try {
      return await storage.hasRoom();
    } catch (error) {
      log?.warn({ err: error }, "the room for pictures cannot be read");
      return false;
    }
  }

  return {
    hasRoom,
    async takeIn(bytes, record, urgency) {
      // Simple mistakes are refused without waiting.
      const inspection = inspectPicture(bytes);
      if (!inspection.ok) return inspection;
      if (!(await hasRoom())) {
        log?.warn("a picture is not taken in: there is too little room (MIN_FREE_MB)");
        return { ok: false, code: "not_stored" };
      }
      const result = await inTurn(queues.uploads.turn(urgency), () =>
        queues.uploads.run("takeIn", { bytes, effort }, urgency),
      );
      if (!result) return { ok: false, code: "busy" };
      if (!result.ok) {
        log?.warn({ reason: result.reason, kind: inspection.kind, bytes: bytes.length }, "a picture could not be read");
        return { ok: false, code: "unreadable", ...(result.reason === "ended" && { isEnded: true }) };
      }
      if (!result.value.ok) return result.value;
      const { bytes: original, description, variants } = result.value;
      const stored = storedMedia(original, description);
      await record(stored);
      try {
        const put = (await storage.has(originalKey(stored))) ? putMissing : storage.put;
        await Promise.all([
          put(originalKey(stored), original),
          ...variants.map(([variant, content]) => put(variantKey(stored.sha256, variant), content)),
        ]);
      } catch (error) {
        // The next sweep deletes records without files.
        log?.warn({ err: error }, "a picture could not be stored");
        return { ok: false, code: "not_stored" };
      }
      return { ok: true, media: stored };
    },
    async save(bytes, record) {
      const result = await inTurn(queues.originals.turn(), () => queues.originals.run("describe", { bytes }));
      if (!result?.ok) throw new Error(`not a picture that can be stored: ${result?.reason ?? "too many wait"}`);
      const stored = storedMedia(bytes, result.value);
      await record?.(stored);
      await putMissing(originalKey(stored), bytes);
      return stored;
    },
    async variant(sha256, variant) {
      const stored = await storage.get(variantKey(sha256, variant));
      const format = variantFormat(variant);
      if (stored) return { bytes: stored, format, isVariant: true };
      // Checked before queueing: unknown addresses must not fill the queue.
      const original = await findOriginal(storage, sha256);
      if (!original) return null;
      const content = await inTurn(queues.variants.turn(), () =>
        makeVariant({ sha256, variant, original: original.bytes }),
      );
      return content ? { bytes: content, format, isVariant: true } : { ...original, isVariant: false };
    },
    async original({ sha256, format }) {
      const bytes = await storage.get(originalKey({ sha256, format }));
      return bytes && { bytes, format, isVariant: true };
    },
    async drawMailLogo(logo) {
      const result = await inTurn(queues.originals.turn(), () => queues.originals.run("drawMailLogo", logo));
      return result?.ok ? result.value : null;
    },
    async remove({ sha256, format }) {
      // The original first: variants are made from it.
      await storage.remove(originalKey({ sha256, format }));
      await Promise.all(pictureVariants.map((variant) => storage.remove(variantKey(sha256, variant))));
    },
  };
}

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Parses `<sha256>` and the file of an address (`<width>.webp`, `mail.jpg`); null where they are invalid. */
export function parseVariantName(sha256: string, file: string): { sha256: string; variant: PictureVariant } | null {
  if (!isHash(sha256)) return null;
  const variant = pictureVariants.find((candidate) => file === variantFile(candidate));
  return variant ? { sha256, variant } : null;
}

/** Parses the address of an original (`original.jpg`). */
export function parseOriginalName(sha256: string, file: string): OriginalName | null {
  if (!isHash(sha256)) return null;
  const format = (["jpeg", "png"] as const).find((candidate) => file === originalFiles[candidate]);
  return format ? { sha256, format } : null;
}

export type OriginalName = { sha256: string; format: keyof typeof originalFiles };

const storedMedia = (bytes: Buffer, description: PictureDescription): StoredMedia => ({
  sha256: createHash("sha256").update(bytes).digest("hex"),
  bytes: bytes.length,
  ...description,
});

const folderOf = (sha256: string) => `${sha256.slice(0, 2)}/${sha256}`;
/** The key under which an original is stored. */
export const originalKey = ({ sha256, format }: Pick<StoredMedia, "sha256" | "format">) =>
  `${folderOf(sha256)}/original.${format}`;
const variantKey = (sha256: string, variant: PictureVariant) => `${folderOf(sha256)}/${variantFile(variant)}`;

async function findOriginal(
  storage: ObjectStorage,
  sha256: string,
): Promise<{ bytes: Buffer; format: PictureKind } | null> {
  for (const format of pictureKinds) {
    const bytes = await storage.get(originalKey({ sha256, format }));
    if (bytes) return { bytes, format };
  }
  return null;
}
