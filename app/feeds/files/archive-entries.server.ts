import { isUtf8 } from "node:buffer";
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, validateFileName, type ZipFile } from "yauzl";
import { ArchiveReader, type OpenedFile } from "./archive-reader.server.ts";
import { ArchiveFault } from "./archive-refusal.ts";
import type { ArchiveLimits } from "./limits.ts";

/** A file of an archive, as the archive's directory describes it. */
export type ArchiveEntry = {
  /** Path in the archive, separated by slashes. */
  name: string;
  size: number;
  packedSize: number;
  crc32: number;
  isDeflated: boolean;
  headerOffset: number;
};

const STORED = 0;
const DEFLATED = 8;

/** The files of an archive, without folders; throws an `ArchiveFault` where its directory is broken or hostile. */
export async function readEntries(
  file: OpenedFile,
  limits: ArchiveLimits,
): Promise<{ zip: ZipFile; entries: ArchiveEntry[] }> {
  const zip = await openZip(file);
  if (zip.entryCount > limits.entries) throw new ArchiveFault("too_many_entries");
  const entries: ArchiveEntry[] = [];
  const names = new Set<string>();
  let unpackedBytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new ArchiveFault("encrypted");
      if (isSpecialFile(entry)) throw new ArchiveFault("symbolic_link");
      const name = nameOf(entry);
      if (names.has(name)) throw new ArchiveFault("duplicate_name");
      names.add(name);
      unpackedBytes += entry.uncompressedSize;
      if (unpackedBytes > limits.unpackedBytes) throw new ArchiveFault("bomb");
      if (!name.endsWith("/")) entries.push(entryOf(name, entry));
    }
  } catch (error) {
    throw faultOfDirectory(error);
  }
  return { zip, entries };
}

async function openZip(file: OpenedFile): Promise<ZipFile> {
  try {
    const options = { autoClose: false, decodeStrings: false };
    return await fromRandomAccessReaderPromise(new ArchiveReader(file), file.size, options);
  } catch (error) {
    throw faultOfDirectory(error);
  }
}

function entryOf(name: string, entry: Entry): ArchiveEntry {
  const { uncompressedSize: size, compressedSize: packedSize, crc32, compressionMethod } = entry;
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) throw new ArchiveFault("unknown_compression");
  const isDeflated = compressionMethod === DEFLATED;
  return { name, size, packedSize, crc32, isDeflated, headerOffset: entry.relativeOffsetOfLocalHeader };
}

/** Whether the Unix mode is neither a file nor a folder, but a link for example. */
function isSpecialFile({ externalFileAttributes }: Entry): boolean {
  const type = (externalFileAttributes >>> 28) & 0xf;
  return type !== 0 && type !== 0o10 && type !== 0o4;
}

function nameOf(entry: Entry): string {
  // Some software writes UTF-8 without its flag.
  const flags = entry.generalPurposeBitFlag | (isUtf8(entry.fileNameRaw) ? 0x800 : 0);
  const name = getFileNameLowLevel(flags, entry.fileNameRaw, entry.extraFields, false);
  if (name === "" || name.includes("\0") || validateFileName(name) !== null) throw new ArchiveFault("unsafe_name");
  return name;
}

/** The fault of an error of yauzl, which has messages but no codes. */
function faultOfDirectory(error: unknown): unknown {
  if (error instanceof ArchiveFault || !(error instanceof Error) || "code" in error) return error;
  if (error.message.startsWith("End of central directory record signature not found")) {
    return new ArchiveFault("truncated", { cause: error });
  }
  const code = error.message === "strong encryption is not supported" ? "encrypted" : "damaged";
  return new ArchiveFault(code, { cause: error });
}
