/** Longest text that is read from an address. */
const MAX_READ = 1_000;

/** Bidirectional control characters: a name could show the rest of a line backwards. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

/** Any visible character: a name of only joiners and fillers would be an empty line. U+2800 is a blank of Braille. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{M}\u2800]/u;

const orEmpty = (text: string) => (visible.test(text) ? text : "");

/**
 * One line of text that PostgreSQL and addresses can hold: no control characters, lone surrogates or bidirectional
 * controls. Empty where nothing is visible.
 */
export function cleanText(text: string): string {
  return orEmpty(
    text
      .slice(0, MAX_READ)
      .toWellFormed()
      .replaceAll(turns, "")
      .replaceAll(/[\p{Cc}\uFFFD]+/gu, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}

/** Several lines of text: as `cleanText`, but line ends stay, with at most one empty line between two. */
export function cleanLines(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replaceAll(turns, "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n]|\uFFFD/gu, " ")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
  return orEmpty(cleaned);
}
