import { crc32, deflateRawSync } from "node:zlib";

/** A file of an archive. Fields that are not given are written as correct software does. */
export type ZipPart = {
  name: string | Buffer;
  content: string | Buffer;
  isStored?: boolean;
  /** Values that the directory claims, true or not. */
  size?: number;
  packedSize?: number;
  sum?: number;
  method?: number;
  flags?: number;
  /** Mode of Unix, such as 0o120777 of a link. */
  mode?: number;
  extra?: Buffer;
};

/** Values that the end of the directory claims, true or not. */
export type ZipEnd = { count?: number; directoryOffset?: number; comment?: string };

const UTF8 = 0x800;

/** An archive in memory, even one that no software would write. */
export function zipFile(parts: ZipPart[], { count, directoryOffset, comment = "" }: ZipEnd = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { header, name, data, extra } = describe(part);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    header.copy(local, 4, 0, 26);
    local.writeUInt16LE(0, 28);
    locals.push(local, name, data);
    directory.push(directoryEntry(part, header, offset), name, extra);
    offset += local.length + name.length + data.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(count ?? parts.length, 8);
  end.writeUInt16LE(count ?? parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(directoryOffset ?? offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, listed, end, Buffer.from(comment, "latin1")]);
}

/** What both headers of a file have in common: from the version to the length of the extra field. */
function describe(part: ZipPart) {
  const content = Buffer.from(part.content);
  const name = Buffer.from(part.name);
  const extra = part.extra ?? Buffer.alloc(0);
  const data = part.isStored ? content : deflateRawSync(content);
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(part.flags ?? UTF8, 2);
  header.writeUInt16LE(part.method ?? (part.isStored ? 0 : 8), 4);
  header.writeUInt16LE(0x21, 8);
  header.writeUInt32LE(part.sum ?? crc32(content), 10);
  header.writeUInt32LE(part.packedSize ?? data.length, 14);
  header.writeUInt32LE(part.size ?? content.length, 18);
  header.writeUInt16LE(name.length, 22);
  header.writeUInt16LE(extra.length, 24);
  return { header, name, data, extra };
}

function directoryEntry({ mode = 0o100644 }: ZipPart, header: Buffer, offset: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50);
  // Written by Unix, so that the mode counts.
  entry.writeUInt16LE((3 << 8) | 20, 4);
  header.copy(entry, 6);
  entry.writeUInt32LE((mode << 16) >>> 0, 38);
  entry.writeUInt32LE(offset, 42);
  return entry;
}
