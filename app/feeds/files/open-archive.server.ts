import type { FileHandle } from "node:fs/promises";
import { type ArchiveConfig, noConfig, parseConfig, parsePhotoMode, type PhotoMode } from "./archive-config.ts";
import { type ArchiveEntry, readEntries } from "./archive-entries.server.ts";
import { type OpenedFile, openFile, readRange } from "./archive-reader.server.ts";
import { ArchiveFault, type ArchiveRefusal, refusalOf } from "./archive-refusal.ts";
import { decodeText } from "./decode-text.ts";
import { baseName, findEntries } from "./find-entries.ts";
import { type ArchiveLimits, archiveLimits, MAX_CONFIG_BYTES } from "./limits.ts";
import { readEntry, refuseLargeEntry } from "./read-entry.server.ts";

/** An agency's file: a ZIP, or `Annonces.csv` alone. The caller that opens an archive must close it. */
export type Archive = {
  kind: "zip" | "csv";
  config: ArchiveConfig;
  /** Null where Photos.cfg is missing or has no known mode. */
  photoMode: PhotoMode | null;
  pictureCount: number;
  /** The bytes of `Annonces.csv`, for `readRecords`, which reports how they end. */
  readListings: () => AsyncIterable<Uint8Array>;
  /**
   * Finds a picture by its name in a listing, ignoring case and folder; null where no or several pictures have the name. Size and
   * checksum show a change without unpacking.
   */
  findPicture: (name: string) => PictureFile | null;
  close: () => Promise<void>;
};

export type PictureFile = {
  /** Offset of the picture in the archive: two names of one picture have the same. */
  offset: number;
  size: number;
  crc32: number;
  /** Reads at most `pictureBytes`. */
  read: () => Promise<{ ok: true; bytes: Buffer } | { ok: false; code: ArchiveRefusal }>;
};

type OpenedArchive = { ok: true; archive: Archive } | { ok: false; code: ArchiveRefusal };

/**
 * Opens a file by its content, not its name. Never throws. Closes a file that was open already with the archive, or on refusal.
 * After `deadline` every read fails with `too_slow`.
 */
export async function openArchive(
  source: string | FileHandle,
  own: Partial<ArchiveLimits> = {},
  deadline?: AbortSignal,
): Promise<OpenedArchive> {
  const limits = { ...archiveLimits, ...own };
  let file: OpenedFile | null = null;
  try {
    file = await openFile(source, { maxBytes: limits.archiveBytes, deadline });
    const head = await firstBytes(readRange(file, 0, Math.min(file.size, MAX_CONFIG_BYTES)));
    if (isZip(head)) return { ok: true, archive: await openZip(file, limits) };
    if (!isListings(head)) throw new ArchiveFault("not_an_archive");
    return { ok: true, archive: openListings(file, limits) };
  } catch (error) {
    await file?.handle.close();
    return { ok: false, code: refusalOf(error) };
  }
}

/** A ZIP begins with a local header, or without files with its directory. */
const isZip = (head: Buffer) => ["PK\x03\x04", "PK\x05\x06"].includes(head.toString("latin1", 0, 4));

const isListings = (head: Buffer) => head.includes("!#") && !head.includes(0);

async function openZip(file: OpenedFile, limits: ArchiveLimits): Promise<Archive> {
  const { zip, entries } = await readEntries(file, limits);
  const found = findEntries(entries);
  refuseLargeEntry(found.listings, limits.listingsBytes, limits);
  if (found.listings.size === 0) throw new ArchiveFault("empty");
  const bytesOf = (entry: ArchiveEntry) => readEntry(zip, file, entry);
  const textOf = async (entry: ArchiveEntry | null) =>
    entry ? decodeText((await firstBytes(bytesOf(entry))).toString("latin1")).text : "";
  return {
    kind: "zip",
    config: parseConfig(await textOf(found.config)),
    photoMode: parsePhotoMode(await textOf(found.photos)),
    pictureCount: found.pictures.size,
    readListings: () => bytesOf(found.listings),
    findPicture: (name) => {
      const entry = found.pictures.get(baseName(name));
      if (!entry) return null;
      return {
        offset: entry.headerOffset,
        size: entry.size,
        crc32: entry.crc32,
        read: () => readPicture(entry, limits, bytesOf),
      };
    },
    close: () => file.handle.close(),
  };
}

function openListings(file: OpenedFile, limits: ArchiveLimits): Archive {
  if (file.size > limits.listingsBytes) throw new ArchiveFault("too_large");
  return {
    kind: "csv",
    config: noConfig,
    photoMode: null,
    pictureCount: 0,
    readListings: () => readRange(file, 0, file.size),
    findPicture: () => null,
    close: () => file.handle.close(),
  };
}

async function readPicture(
  entry: ArchiveEntry,
  limits: ArchiveLimits,
  bytesOf: (entry: ArchiveEntry) => AsyncIterable<Uint8Array>,
): ReturnType<PictureFile["read"]> {
  try {
    refuseLargeEntry(entry, limits.pictureBytes, limits);
    const bytes = Buffer.allocUnsafe(entry.size);
    let size = 0;
    for await (const piece of bytesOf(entry)) {
      bytes.set(piece, size);
      size += piece.length;
    }
    return { ok: true, bytes };
  } catch (error) {
    return { ok: false, code: refusalOf(error) };
  }
}

/** Reads at most `MAX_CONFIG_BYTES`. */
async function firstBytes(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    size += piece.length;
    if (size >= MAX_CONFIG_BYTES) break;
  }
  return Buffer.concat(pieces).subarray(0, MAX_CONFIG_BYTES);
}
