import { pipeline } from "node:stream/promises";
import { crc32, createInflateRaw } from "node:zlib";
import { Entry, type ZipFile } from "yauzl";
import type { ArchiveEntry } from "./archive-entries.server.ts";
import { type OpenedFile, readRange } from "./archive-reader.server.ts";
import { ArchiveFault } from "./archive-refusal.ts";
import type { ArchiveLimits } from "./limits.ts";

/** Refuses an entry by its sizes in the directory. */
export function refuseLargeEntry({ size, packedSize }: ArchiveEntry, maxBytes: number, limits: ArchiveLimits): void {
  if (size > maxBytes) throw new ArchiveFault("bomb");
  if (size > limits.ratioFloorBytes && size > packedSize * limits.ratio) throw new ArchiveFault("bomb");
}

/** Yields the unpacked bytes of an entry; throws an `ArchiveFault` where size or checksum differ from the directory. */
export async function* readEntry(zip: ZipFile, file: OpenedFile, entry: ArchiveEntry): AsyncGenerator<Uint8Array> {
  let [size, sum] = [0, 0];
  for await (const piece of unpacked(zip, file, entry)) {
    size += piece.length;
    if (size > entry.size) throw new ArchiveFault("damaged");
    sum = crc32(piece, sum);
    yield piece;
  }
  if (size !== entry.size || sum !== entry.crc32) throw new ArchiveFault("damaged");
}

async function* unpacked(zip: ZipFile, file: OpenedFile, entry: ArchiveEntry): AsyncGenerator<Uint8Array> {
  const packed = readRange(file, await dataStart(zip, entry), entry.packedSize);
  if (!entry.isDeflated) {
    yield* packed;
    return;
  }
  const inflate = createInflateRaw();
  // The loop throws the same failure.
  pipeline(packed, inflate).catch(() => undefined);
  for await (const piece of inflate) yield piece;
}

async function dataStart(zip: ZipFile, { headerOffset, packedSize }: ArchiveEntry): Promise<number> {
  const known = { relativeOffsetOfLocalHeader: headerOffset, compressedSize: packedSize };
  try {
    return (await zip.readLocalFileHeaderPromise(Object.assign(new Entry(), known), { minimal: true })).fileDataStart;
  } catch (error) {
    if (error instanceof ArchiveFault || (error instanceof Error && "code" in error)) throw error;
    throw new ArchiveFault("damaged", { cause: error });
  }
}
