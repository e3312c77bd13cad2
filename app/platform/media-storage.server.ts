import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { folderStorage, type ObjectStorage } from "./object-storage.server.ts";
import { type PictureVariant, pictureWidths } from "./picture-address.ts";
import { type PictureKind, pictureKinds } from "./picture-kind.ts";

/** One stored original. Width and height in pixels, bytes of the file, placeholder as a `data:` address. */
export type StoredMedia = {
  sha256: string;
  format: PictureKind;
  width: number;
  height: number;
  bytes: number;
  placeholder: string;
};

export type MediaStorage = {
  /**
   * Stores an original, once for equal bytes, after `record` has told the database of it: what is being deleted is then
   * gone, and is stored anew. Throws when the bytes are no picture of a known format.
   */
  save(bytes: Buffer, record?: (media: StoredMedia) => Promise<void>): Promise<StoredMedia>;
  /** The WebP variant of a stored original, made on first demand; null when there is no such original. */
  variant(sha256: string, variant: PictureVariant): Promise<Buffer | null>;
  /** Deletes an original and its variants; no matter when some of them are gone already. */
  remove(media: Pick<StoredMedia, "sha256" | "format">): Promise<void>;
};

/** Pictures under `<DATA_DIR>/media`. */
export function mediaStorage(dataDir: string): MediaStorage {
  return mediaStorageOn(folderStorage(join(dataDir, "media")));
}

/** `effort` is how hard the WebP encoder tries, from 0 to 6: at 6 a picture is a third smaller and takes four times as long. */
export function mediaStorageOn(storage: ObjectStorage, { effort = 6 }: { effort?: number } = {}): MediaStorage {
  const beingMade = new Map<string, Promise<Buffer | null>>();

  async function makeVariant(sha256: string, variant: PictureVariant): Promise<Buffer | null> {
    const key = variantKey(sha256, variant);
    const stored = await storage.get(key);
    if (stored) return stored;
    const original = await findOriginal(storage, sha256);
    if (!original) return null;
    const made = await sharp(original)
      .rotate()
      .resize(variant === "portrait" ? portrait : { width: variant, withoutEnlargement: true })
      .webp({ quality: QUALITY, effort })
      .toBuffer();
    await storage.put(key, made);
    return made;
  }

  return {
    async save(bytes, record) {
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const picture = sharp(bytes, { limitInputPixels: 60_000_000 });
      const { format, width, height, orientation } = await picture.metadata();
      const known = pictureKinds.find((name) => name === (format === "heif" ? "avif" : format));
      if (!known) throw new Error(`not a picture of a known format: ${format}`);
      const tiny = await picture
        .clone()
        .rotate()
        .resize({ width: 10, height: 40, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 20 })
        .toBuffer();
      const turned = (orientation ?? 1) >= 5;
      const stored = {
        sha256,
        format: known,
        width: turned ? height : width,
        height: turned ? width : height,
        bytes: bytes.length,
        placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
      };
      await record?.(stored);
      const key = originalKey(sha256, known);
      if (!(await storage.has(key))) await storage.put(key, bytes);
      return stored;
    },
    variant(sha256, variant) {
      const name = `${sha256}/${variant}`;
      const pending = beingMade.get(name) ?? makeVariant(sha256, variant).finally(() => beingMade.delete(name));
      beingMade.set(name, pending);
      return pending;
    },
    async remove({ sha256, format }) {
      // First what variants are made from.
      await storage.remove(originalKey(sha256, format));
      await Promise.all(variants.map((variant) => storage.remove(variantKey(sha256, variant))));
    },
  };
}

const variants: readonly PictureVariant[] = [...pictureWidths, "portrait"];
/** A façade with its trees, 640 wide, comes in three round trips of a new connection (43 kB); finer, it takes a fourth. */
const QUALITY = 66;
const portrait = { width: 480, height: 854, fit: "cover" } as const;

/** Reads `<sha256>` and `<width>.webp` or `portrait.webp` of an address; null where they are not of that form. */
export function parseVariantName(sha256: string, file: string): { sha256: string; variant: PictureVariant } | null {
  if (!/^[0-9a-f]{64}$/.test(sha256)) return null;
  const variant = variants.find((candidate) => file === `${candidate}.webp`);
  return variant ? { sha256, variant } : null;
}

const folderOf = (sha256: string) => `${sha256.slice(0, 2)}/${sha256}`;
const originalKey = (sha256: string, format: PictureKind) => `${folderOf(sha256)}/original.${format}`;

const variantKey = (sha256: string, variant: PictureVariant) => `${folderOf(sha256)}/${variant}.webp`;

async function findOriginal(storage: ObjectStorage, sha256: string): Promise<Buffer | null> {
  for (const format of pictureKinds) {
    const bytes = await storage.get(originalKey(sha256, format));
    if (bytes) return bytes;
  }
  return null;
}
