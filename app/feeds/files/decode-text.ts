import { isUtf8 } from "node:buffer";

const windows1252 = new TextDecoder("windows-1252");

export type ReadEncoding = "ascii" | "utf-8" | "windows-1252";

/** The beginning of a UTF-8 character of French text. In Windows-1252, no French word ends with these bytes. */
const HALF_CHARACTER = /(?:[\xC2\xC3\xC5]|\xE2[\x80-\xBF]?|\xF0[\x80-\xBF]{0,2})$/;

/**
 * Decodes bytes; `latin` has one byte per character. Invalid UTF-8 is Windows-1252, unless only the last character is cut: some
 * software counts bytes.
 */
export function decodeText(latin: string): { text: string; encoding: ReadEncoding } {
  if (!/[\x80-\xFF]/.test(latin)) return { text: clean(latin), encoding: "ascii" };
  for (const whole of [latin, latin.replace(HALF_CHARACTER, "")]) {
    const bytes = Buffer.from(whole, "latin1");
    if (isUtf8(bytes)) return { text: clean(bytes.toString("utf8")), encoding: "utf-8" };
  }
  return { text: clean(windows1252.decode(Buffer.from(latin, "latin1"))), encoding: "windows-1252" };
}

/** Characters that are removed: control characters except tabs and line ends, byte order marks. */
const UNWANTED = /(?![\t\n])[\p{Cc}\uFEFF\uFFFE\uFFFF]/gu;

function clean(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(UNWANTED, "");
}
