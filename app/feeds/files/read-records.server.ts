import { type ArchiveRefusal, refusalOf } from "./archive-refusal.ts";
import { decodeText, type ReadEncoding } from "./decode-text.ts";
import { MAX_COLUMNS, MAX_RECORD_BYTES } from "./limits.ts";
import { splitFields } from "./split-fields.ts";
import { type RawRecord, recordSplitter } from "./split-records.ts";

/** `line`: the line of the file on which the record begins, from 1. */
export type RecordItem =
  | { kind: "record"; line: number; columns: string[] }
  /** `read`: the first 80 characters at most. */
  | { kind: "broken"; line: number; code: BrokenRecord; read: string }
  | RecordsEnd;

/** `cut`: the file ends in the middle of the record. */
export type BrokenRecord = "too_long" | "too_many_columns" | "cut";

/** The last item. */
export type RecordsEnd = {
  kind: "end";
  lines: number;
  /** « mixed » where records have different encodings. */
  encoding: ReadEncoding | "mixed";
  /** Part of the file is missing: homes absent from the file must not be withdrawn. */
  isTruncated: boolean;
  /** Why reading stopped before the end of the file. */
  fault: ArchiveRefusal | null;
};

/** Shown characters of a broken record. */
const SHOWN = 80;

/**
 * Yields the records of `Annonces.csv` in order, with at most one record and one piece of the file in memory. Never throws: the last
 * item has a fault of `bytes`.
 */
export async function* readRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RecordItem, void, undefined> {
  const splitter = recordSplitter(MAX_RECORD_BYTES);
  const reader = recordReader();
  try {
    for await (const piece of bytes) {
      for (const record of splitter.push(latinOf(piece))) yield reader.read(record);
    }
  } catch (error) {
    yield reader.end({ lines: splitter.lines(), isTruncated: true, fault: refusalOf(error) });
    return;
  }
  const last = splitter.end();
  for (const record of last.slice(0, -1)) yield reader.read(record);
  const ending = last.at(-1);
  const isTruncated = ending !== undefined && reader.isCut(ending);
  if (ending) yield isTruncated ? broken(ending, "cut") : reader.read(ending);
  yield reader.end({ lines: splitter.lines(), isTruncated, fault: null });
}

function recordReader() {
  const encodings = new Set<ReadEncoding>();
  let fewestColumns = 0;
  let hasPlain = false;

  function read(record: RawRecord): RecordItem {
    const { line, raw, isTooLong } = record;
    if (isTooLong) return broken(record, "too_long");
    const split = splitFields(raw, MAX_COLUMNS);
    if (!split) return broken(record, "too_many_columns");
    const { length } = split.fields;
    fewestColumns = fewestColumns === 0 ? length : Math.min(fewestColumns, length);
    hasPlain ||= split.hasPlain;
    const columns = split.fields.map((field) => {
      if (field === "") return field;
      const { text, encoding } = decodeText(field);
      encodings.add(encoding);
      return text;
    });
    return { kind: "record", line, columns };
  }

  /**
   * Whether the last record stops in the middle: an open field, fewer columns than all others, the first field without
   * quotes of the file, or a line that has just begun.
   */
  function isCut({ raw, isTooLong }: RawRecord): boolean {
    if (isTooLong) return false;
    const split = splitFields(raw, MAX_COLUMNS);
    if (split === null) return false;
    const isShort = split.fields.length < fewestColumns || (split.hasPlain && !hasPlain);
    const hasHalfLine = split.rest !== "" && !raw.startsWith('"');
    return split.isOpen || (fewestColumns > 0 && isShort) || hasHalfLine;
  }

  const end = (rest: Pick<RecordsEnd, "lines" | "isTruncated" | "fault">): RecordsEnd => {
    encodings.delete("ascii");
    return { kind: "end", encoding: encodings.size > 1 ? "mixed" : ([...encodings][0] ?? "ascii"), ...rest };
  };
  return { read, isCut, end };
}

function broken({ line, raw }: RawRecord, code: BrokenRecord): RecordItem {
  return { kind: "broken", line, code, read: decodeText(raw.slice(0, SHOWN)).text };
}

const latinOf = (piece: Uint8Array) => Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString("latin1");
