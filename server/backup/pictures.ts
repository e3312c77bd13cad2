import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Progress } from "#db/seed/progress.ts";
import { type PictureKind, pictureKinds } from "#app/platform/pictures/picture-kind.ts";
import { originalKey } from "#app/platform/pictures/media-storage.server.ts";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import type { ObjectStorage } from "#app/platform/storage/object-storage.ts";
import type { Manifest } from "./manifest.ts";
import type { PortalTable } from "./portal-tables.ts";
import { readFields } from "./table-files.ts";

type Needs = { storage: ObjectStorage; progress: Progress; signal?: AbortSignal | undefined };
type Picture = { sha256: string; format: PictureKind };

/** Pictures in memory at once, of up to 15 MB each. */
const PICTURES_AT_ONCE = 4;
const TABLE = "media";

/** The backup's storage of originals, with the same keys as every storage. */
const picturesOf = (folder: string) => folderStorage(join(folder, "media"));

/**
 * Copies the originals that the table of pictures in the backup names. Originals deleted meanwhile are among the missing. Throws if
 * the storage has no original at all.
 */
export async function backUpPictures(
  { storage, progress, signal }: Needs,
  { folder, tables }: { folder: string; tables: Manifest["tables"] },
): Promise<Manifest["pictures"]> {
  const total = countPictures(tables);
  const copied: Manifest["pictures"] = { count: 0, bytes: 0, missing: [] };
  const to = picturesOf(folder);
  await forEachAtOnce(listPictures(folder, tables), async (picture) => {
    signal?.throwIfAborted();
    const bytes = await storage.get(originalKey(picture));
    if (bytes && isWhole(picture, bytes)) {
      await to.put(originalKey(picture), bytes);
      copied.count += 1;
      copied.bytes += bytes.length;
    } else copied.missing.push(picture.sha256);
    progress("Photos", copied.count + copied.missing.length, total);
  });
  if (total > 0 && copied.count === 0)
    throw new Error(
      `Le stockage n'a aucune des ${total} photos de la base : vérifiez DATA_DIR, ou S3_BUCKET et les variables qui vont avec.`,
    );
  copied.missing.sort();
  return copied;
}

/** Puts the originals of a backup into a storage. Throws a French sentence for a missing or changed one. */
export async function restorePictures(
  { storage, progress, signal }: Needs,
  { folder, manifest }: { folder: string; manifest: Manifest },
): Promise<void> {
  const from = picturesOf(folder);
  const known = new Set(manifest.pictures.missing);
  const total = manifest.pictures.count;
  let done = 0;
  await forEachAtOnce(listPictures(folder, manifest.tables), async (picture) => {
    signal?.throwIfAborted();
    if (known.has(picture.sha256)) return;
    const bytes = await from.get(originalKey(picture));
    const path = join(folder, "media", originalKey(picture));
    if (!bytes) throw new Error(`La photo ${path} manque à la sauvegarde.`);
    if (!isWhole(picture, bytes))
      throw new Error(`La photo ${path} n'est pas celle de la sauvegarde : son empreinte diffère.`);
    await storage.put(originalKey(picture), bytes);
    progress("Photos", ++done, total);
  });
}

const countPictures = (tables: Manifest["tables"]): number => tables.find(({ name }) => name === TABLE)?.rows ?? 0;

async function* listPictures(folder: string, tables: PortalTable[]): AsyncGenerator<Picture> {
  const table = tables.find(({ name }) => name === TABLE);
  if (!table) return;
  for await (const [sha256, word] of readFields(folder, table, ["sha256", "format"])) {
    const format = pictureKinds.find((kind) => kind === word);
    if (!sha256 || !format)
      throw new Error(`Le format « ${word} » d'une photo est inconnu de cette version du portail.`);
    yield { sha256, format };
  }
}

/** A picture's name is the hash of its bytes. */
const isWhole = ({ sha256 }: Picture, bytes: Buffer): boolean =>
  createHash("sha256").update(bytes).digest("hex") === sha256;

/** Works on several items at once; after a failure no other begins, and the failure is thrown once running ones have ended. */
async function forEachAtOnce<Item>(items: AsyncGenerator<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  async function worker(): Promise<void> {
    for (;;) {
      const next = await items.next();
      if (next.done) return;
      try {
        await work(next.value);
      } catch (error) {
        await items.return(undefined);
        throw error;
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: PICTURES_AT_ONCE }, worker));
  const failed = ended.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}
