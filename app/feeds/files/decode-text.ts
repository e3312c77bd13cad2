import { isUtf8 } from "node:buffer";

const windows1252 = new TextDecoder("windows-1252");

export type ReadEncoding = "ascii" | "utf-8" | "windows-1252";

/**
 * The text of bytes, of which `latin` has one per character. Invalid UTF-8 is Windows-1252, except where only a last
 * character was cut in two, as software does that counts bytes.
 */
export function decodeText(latin: string): { text: string; encoding: ReadEncoding } {
  if (!/[\x80-\xFF]/.test(latin)) return { text: clean(latin), encoding: "ascii" };
  const bytes = Buffer.from(latin, "latin1");
  if (isUtf8(bytes)) return { text: clean(bytes.toString("utf8")), encoding: "utf-8" };
  const whole = latin.replace(/(?:[\xC2-\xF4]|[\xE0-\xF4][\x80-\xBF]|[\xF0-\xF4][\x80-\xBF]{2})$/, "");
  const cut = bytes.subarray(0, whole.length);
  if (cut.length < bytes.length && /[\x80-\xFF]/.test(whole) && isUtf8(cut)) {
    return { text: clean(cut.toString("utf8")), encoding: "utf-8" };
  }
  return { text: clean(windows1252.decode(bytes)), encoding: "windows-1252" };
}

/** What is left out: control characters except tabs and line ends, marks of byte order. */
const UNWANTED = /(?![\t\n])[\p{Cc}\uFEFF\uFFFE\uFFFF]/gu;

function clean(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(UNWANTED, "");
}
