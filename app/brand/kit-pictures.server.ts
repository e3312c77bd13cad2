import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { pictureVariants } from "#app/domain/picture-address.ts";
import { type BrandImages, type BrandKit, type BrandRole, readBrandFile } from "./brand-kit.server.ts";
import type { KitPicture } from "./kit-picture.ts";

type Needs = { media: Pick<MediaStorage, "save" | "variant">; brandDir: string };
type Known = { stamp: string; readAt: number; picture: Promise<KitPicture> };

/** Prefix of the addresses of the kit's files. */
export const KIT_PATH = "/brand/";
/** Time after which a picture is stored again: the sweep may have deleted equal bytes that a listing showed. */
const KNOWN_MS = 3_600_000;
const known = new Map<string, Known>();

/** The kit's pictures by role, for pages; `stored` are the operator's uploads. */
export async function kitPictures(
  needs: Needs,
  images: BrandImages,
  stored: BrandKit["stored"] = {},
): Promise<Partial<Record<BrandRole, KitPicture>>> {
  const entries = Object.entries(images) as [BrandRole, string][];
  return Object.fromEntries(
    await Promise.all(
      entries.map(async ([role, src]) => [
        role,
        stored[role] ? { address: src, stored: stored[role] } : await kitPicture(needs, src),
      ]),
    ),
  );
}

/** One picture of the kit; only its address for another site's picture or a missing file. Never throws. */
export async function kitPicture(needs: Needs, src: string): Promise<KitPicture> {
  const elsewhere = { address: src, stored: null };
  if (!src.startsWith(KIT_PATH)) return elsewhere;
  const path = join(needs.brandDir, src.slice(KIT_PATH.length));
  const file = await stat(path).catch(() => null);
  if (!file) return elsewhere;
  const stamp = `${file.mtimeMs} ${file.size}`;
  const before = known.get(path);
  if (before?.stamp === stamp && Date.now() - before.readAt < KNOWN_MS) return before.picture;
  // Read once for all pages that wait for it.
  const picture = readPicture(needs, src);
  known.set(path, { stamp, readAt: Date.now(), picture });
  return picture;
}

/** The part of an address that identifies a file's content. */
export const versionOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

async function readPicture({ media, brandDir }: Needs, src: string): Promise<KitPicture> {
  const file = await readBrandFile(brandDir, src.slice(KIT_PATH.length));
  if (!file) return { address: src, stored: null };
  const address = `${src}?v=${versionOf(file.bytes)}`;
  if (file.type === "image/svg+xml") return { address, stored: null };
  // A file that is no picture is shown broken: the operator notices it at once.
  const stored = await media.save(file.bytes).catch(() => null);
  if (stored) void makeVariants(media, stored.sha256);
  return {
    address,
    stored: stored && {
      sha256: stored.sha256,
      width: stored.width,
      height: stored.height,
      placeholder: stored.placeholder,
      alt: "",
    },
  };
}

/** Makes variants before visitors request them; failed variants are made at the first request. */
async function makeVariants(media: Needs["media"], sha256: string): Promise<void> {
  for (const variant of pictureVariants) await media.variant(sha256, variant).catch(() => null);
}
