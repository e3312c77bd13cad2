/** One record of the file, one character per byte; only the beginning of a record that is too long. `line` counts from 1. */
export type RawRecord = { line: number; raw: string; isTooLong: boolean };

/** Characters kept of a record that is too long. */
const BEGINNING = 80;

const LINE_END = /\r\n|\n|\r/g;
const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];

/** The first column is an agency's identifier: short, and without the characters of separators. */
const QUOTED_START = /^(?:\xEF\xBB\xBF)?[ \t]*"[^"!\r\n]{0,128}"[ \t]*!#/;
const PLAIN_START = /^(?:\xEF\xBB\xBF)?[^"!\r\n]{0,128}!#/;
/** The start of a record after a closed field. Not the quote that closes a text with a line end before it. */
const OTHER_START = /^(?:\xEF\xBB\xBF)?[ \t]*"(?![ \t]*!#)/;

/** Characters after a line end that are enough to recognise the start of a record. */
const LOOKAHEAD = 160;
/** Characters before a line end that are enough to recognise a closed field. */
const LOOKBEHIND = 32;

/**
 * Splits a text that arrives in pieces into records. A line end inside a field ends no record: the next record begins with the first
 * line that looks like a record, even after an unclosed field.
 */
export function recordSplitter(longest: number) {
  let text = "";
  /** Offset in `text` of the record's start; -1 once its start was dropped. */
  let start = 0;
  let lineStart = 0;
  let scanned = 0;
  let line = 1;
  let recordLine = 1;
  /** Whether a line of the record so far is not blank. */
  let hasText = false;
  /** Whether the first column has no quotes; null before the first record. */
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
      skipBlankLines();
    }
    drop(found);
    return found;
  }

  /**
   * Skips blank lines, which begin no record: a file may have a thousand million of them, and checking each one for a record would
   * take too long.
   */
  function skipBlankLines(): void {
    let [count, last, next] = [0, scanned, scanned];
    for (let at = scanned; at < text.length - LOOKAHEAD; at++) {
      const character = text.charCodeAt(at);
      if (character === SPACE || character === TAB) continue;
      if (character !== LF && character !== CR) break;
      if (character === CR && text.charCodeAt(at + 1) === LF) at += 1;
      count += 1;
      [last, next] = [next, at + 1];
    }
    if (count < 2) return;
    line += count - 1;
    lineStart = scanned = last;
    if (start < 0 || hasText) return;
    start = last;
    recordLine = line;
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

  /** Drops the text that is no longer needed from memory. */
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
    /** Adds a piece, and returns the records that are complete with it. */
    push(piece: string): RawRecord[] {
      // \u001A ends files of DOS.
      text += piece.replaceAll("\0", "").replaceAll("\u001A", "");
      return take(false);
    },
    /** Returns the last records at the end of the file. */
    end(): RawRecord[] {
      const found = take(true);
      add(found, text.length);
      return found;
    },
    /** Number of lines so far, including a line that has just begun. */
    lines: () => line,
  };
}

// Not \s: \xA0 may be part of an « à » in UTF-8.
const isBlank = (raw: string) => !/[^ \t\r\n]/.test(raw);

const copyOf = (raw: string) => Buffer.from(raw, "latin1").toString("latin1");
