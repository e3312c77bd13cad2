import { randomFor } from "#samples/listings/random.ts";
import { listingsText, windows1252 } from "../../factories/poliris-archive.ts";
import { homeLines } from "../../factories/poliris-lines.ts";
import { zipFile } from "../../factories/zip-files.ts";
import { archiveWith, type HostileFile, listings, range } from "./hostile-file.ts";

/** Whole numbers below a limit, the same for the same seed. */
function numbersFor(seed: number): (limit: number) => number {
  const random = randomFor(seed, 0);
  return (limit) => random.integer(0, limit - 1);
}

const plain = () => Buffer.from(listingsText({ lines: homeLines(3) }));

/** A copy with other bytes at an offset; offsets below 0 count from the end. */
function patched(bytes: Buffer, offset: number, value: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  value.copy(copy, offset < 0 ? copy.length + offset : offset);
  return copy;
}

const values = ["0000", "0100", "ff7f", "ffff"].map((hex) => Buffer.from(hex, "hex"));

/** Each pair of bytes of a header with other values. */
function headerFiles(
  header: string,
  { from, length }: { from: (bytes: Buffer) => number; length: number },
): HostileFile[] {
  return range(length / 2).flatMap((pair) =>
    values.map((value) => ({
      name: `${value.toString("hex")} at ${pair * 2} of the ${header}`,
      bytes: () => {
        const bytes = archiveWith();
        return patched(bytes, from(bytes) + pair * 2, value);
      },
    })),
  );
}

const headers: HostileFile[] = [
  ...headerFiles("local header", { from: () => 0, length: 30 }),
  ...headerFiles("directory", { from: (bytes) => bytes.indexOf("PK\x01\x02", 0, "latin1"), length: 46 }),
  ...headerFiles("directory's end", { from: (bytes) => bytes.length - 22, length: 22 }),
];

/** A ZIP64 end with other offsets and counts, where numbers of JavaScript end. */
function zip64(offset: bigint, count: bigint, directory: bigint): Buffer {
  const archive = archiveWith();
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(count, 24);
  record.writeBigUInt64LE(count, 32);
  record.writeBigUInt64LE(directory, 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50);
  locator.writeBigUInt64LE(offset, 8);
  const end = patched(archive.subarray(-22), 8, Buffer.alloc(12, 0xff));
  return Buffer.concat([archive.subarray(0, -22), record, locator, end]);
}

const edges = [0n, 1n, 2n ** 31n, 2n ** 32n, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n];
const recordAt = () => BigInt(archiveWith().length - 22);

const large: HostileFile[] = edges.flatMap((edge) => [
  { name: `a ZIP64 record at ${edge}`, bytes: () => zip64(edge, 1n, 0n) },
  { name: `a ZIP64 directory at ${edge}`, bytes: () => zip64(recordAt(), 1n, edge) },
  { name: `a ZIP64 directory of ${edge} files`, bytes: () => zip64(recordAt(), edge, 0n) },
  {
    name: `sizes of ${edge} in a ZIP64 field`,
    bytes: () => archiveWith({ name: "2.jpg", content: "x", size: 0xffffffff, extra: sizes(edge) }),
  },
]);

function sizes(size: bigint): Buffer {
  const field = Buffer.alloc(12);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8, 2);
  field.writeBigUInt64LE(size, 4);
  return field;
}

const share = (bytes: Buffer, part: number, of: number) => bytes.subarray(0, Math.floor((bytes.length * part) / of));

const cuts: HostileFile[] = [
  ...range(60).map((at) => ({ name: `${at} sixtieths of an archive`, bytes: () => share(archiveWith(), at, 60) })),
  ...range(60).map((at) => ({ name: `${at} sixtieths of listings`, bytes: () => share(plain(), at, 60) })),
  ...range(24).map((at) => ({
    name: `an archive without its last ${at + 1} bytes`,
    bytes: () => archiveWith().subarray(0, -at - 1),
  })),
];

/** Inverts some bits. */
function flipped(bytes: Buffer, seed: number): Buffer {
  const random = numbersFor(seed);
  const copy = Buffer.from(bytes);
  for (let count = 1 + random(8); count > 0; count--) {
    const at = random(copy.length);
    copy[at] = copy[at]! ^ (1 << random(8));
  }
  return copy;
}

const noise = (seed: number, length: number) => {
  const random = numbersFor(seed);
  return Buffer.from(range(length).map(() => random(256)));
};

const chances: HostileFile[] = [
  ...range(100).map((seed) => ({
    name: `flipped bits of an archive, seed ${seed}`,
    bytes: () => flipped(archiveWith(), seed),
  })),
  ...range(40).map((seed) => ({
    name: `flipped bits of a stored archive, seed ${seed}`,
    bytes: () => flipped(zipFile([{ ...listings, isStored: true }]), seed),
  })),
  ...range(40).map((seed) => ({ name: `flipped bits of listings, seed ${seed}`, bytes: () => flipped(plain(), seed) })),
  ...range(20).map((seed) => ({ name: `random bytes, seed ${seed}`, bytes: () => noise(seed, 1 + seed * 97) })),
  ...range(20).map((seed) => ({
    name: `random bytes after a header, seed ${seed}`,
    bytes: () => Buffer.concat([Buffer.from("PK\x03\x04"), noise(seed, 500)]),
  })),
  ...range(20).map((seed) => ({
    name: `random listings, seed ${seed}`,
    bytes: () => zipFile([{ ...listings, content: noise(seed, 3_000) }]),
  })),
  ...range(20).map((seed) => ({
    name: `random signs of listings, seed ${seed}`,
    bytes: () => Buffer.from(signs(seed)),
  })),
];

const alphabet = ['"', '"!#"', "!#", "\r\n", "\n", "\r", "A", " ", '""', "é", "\0", "\uFEFF", '"\r\n"', "'"];

function signs(seed: number): string {
  const random = numbersFor(seed);
  return `"A"!#${range(2_000)
    .map(() => alphabet[random(alphabet.length)])
    .join("")}`;
}

const encodings: HostileFile[] = [
  { name: "UTF-16", bytes: () => Buffer.from(`\uFEFF${plain().toString()}`, "utf16le") },
  {
    name: "UTF-16 in an archive",
    bytes: () => zipFile([{ ...listings, content: Buffer.from(`\uFEFF${plain().toString()}`, "utf16le") }]),
  },
  {
    name: "halves of pairs in UTF-8",
    bytes: () => Buffer.concat([Buffer.from('"A"!#"'), Buffer.from("eda080edb080", "hex"), Buffer.from('"\r\n')]),
  },
  {
    name: "all bytes",
    bytes: () => Buffer.concat([Buffer.from('"A"!#"'), Buffer.from(range(256)), Buffer.from('"\r\n')]),
  },
  {
    name: "both encodings in all lines",
    bytes: () => Buffer.concat(homeLines(20).map((line, at) => (at % 2 ? windows1252 : Buffer.from)(`${line}\r\n`))),
  },
];

export const hostileBytes: HostileFile[] = [...headers, ...large, ...cuts, ...chances, ...encodings];
