/** One record as in the file, one character per byte; only its beginning where it is too long. `line` counts from 1. */
export type RawRecord = { line: number; raw: string; isTooLong: boolean };

/** Characters that are kept of a record that is too long. */
const BEGINNING = 80;

const LINE_END = /\r\n|\n|\r/g;

/** The first column is an agency's identifier: short, and without the characters of separators. */
const QUOTED_START = /^(?:\xEF\xBB\xBF)?[ \t]*"[^"!\r\n]{0,128}"[ \t]*!#/;
const PLAIN_START = /^(?:\xEF\xBB\xBF)?[^"!\r\n]{0,128}!#/;
/** Only after a closed field. Not the quote that closes a text which ends with a line end. */
const OTHER_START = /^(?:\xEF\xBB\xBF)?[ \t]*"(?![ \t]*!#)/;

/** Characters after a line end by which the start of a record is known. */
const LOOKAHEAD = 160;
/** Characters before it, by which a closed field is known. */
const LOOKBEHIND = 32;

/**
 * Finds where records begin, in a text that comes in pieces. A line end inside a field ends no record: the next one
 * begins with the first line that looks like one, whatever a broken record before it has left open.
 */
export function recordSplitter(longest: number) {
  let text = "";
  /** In `text`: where the record begins (-1: its beginning was dropped), where its last line does, how far it is read. */
  let start = 0;
  let lineStart = 0;
  let scanned = 0;
  let line = 1;
  let recordLine = 1;
  /** Whether a line of the record so far is more than spaces. */
  let hasText = false;
  /** Whether first columns are without quotes, as that of the first record. */
  let isPlain: boolean | null = null;

  function take(isEnd: boolean): RawRecord[] {
    const found: RawRecord[] = [];
    for (;;) {
      LINE_END.lastIndex = scanned;
      const end = LINE_END.exec(text);
      const next = end ? LINE_END.lastIndex : text.length;
      if (!end || (!isEnd && next + LOOKAHEAD > text.length)) {
        scanned = end ? end.index : Math.max(scanned, text.length - 1);
        break;
      }
      hasText ||= !isBlank(text.slice(lineStart, end.index));
      if (startsRecord(end.index, next)) {
        add(found, end.index);
        start = next;
        hasText = false;
        recordLine = line + 1;
      }
      line += 1;
      lineStart = scanned = next;
    }
    drop(found);
    return found;
  }

  function startsRecord(lineEnd: number, next: number): boolean {
    if (start >= 0 && !hasText) return true;
    isPlain ??= beginsPlain();
    const head = text.slice(next, next + LOOKAHEAD);
    const isClosed = /"[ \t]*$/.test(text.slice(Math.max(0, lineEnd - LOOKBEHIND), lineEnd));
    if (QUOTED_START.test(head) || (isClosed && OTHER_START.test(head))) return true;
    return (isPlain || isClosed) && PLAIN_START.test(head);
  }

  const beginsPlain = () => PLAIN_START.test(text.slice(start, start + LOOKAHEAD));

  function add(found: RawRecord[], end: number): void {
    if (start < 0) return;
    const raw = text.slice(start, end);
    if (isBlank(raw)) return;
    const isTooLong = raw.length > longest;
    // A copy: a part of a text keeps the whole text in memory.
    found.push({ line: recordLine, raw: copyOf(isTooLong ? raw.slice(0, BEGINNING) : raw), isTooLong });
  }

  /** Leaves only what is still needed in memory. */
  function drop(found: RawRecord[]): void {
    if (start >= 0 && text.length - start > longest + LOOKAHEAD) {
      add(found, text.length);
      isPlain ??= beginsPlain();
      start = -1;
    }
    const unneeded = start >= 0 ? Math.min(start, scanned) : Math.max(0, scanned - LOOKBEHIND);
    if (unneeded === 0) return;
    text = text.slice(unneeded);
    scanned -= unneeded;
    lineStart = Math.max(0, lineStart - unneeded);
    if (start >= 0) start -= unneeded;
  }

  return {
    /** The records that this piece ends. */
    push(piece: string): RawRecord[] {
      // The second one ends files of DOS.
      text += piece.replaceAll("\0", "").replaceAll("\u001A", "");
      return take(false);
    },
    /** The last records; the very last one ends where the file does. */
    end(): RawRecord[] {
      const found = take(true);
      add(found, text.length);
      return found;
    },
    /** Lines so far, the one that has just begun too. */
    lines: () => line,
  };
}

// Not \s: \xA0 may be part of an « à » in UTF-8.
const isBlank = (raw: string) => !/[^ \t\r\n]/.test(raw);

const copyOf = (raw: string) => Buffer.from(raw, "latin1").toString("latin1");
