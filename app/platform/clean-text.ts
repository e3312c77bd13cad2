/** Longest text worth reading from an address. */
const MAX_READ = 1_000;

/** Characters that turn the direction of what follows: a name could write the rest of a line backwards. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Any character that a reader sees: a name or a title of joiners and fillers alone would be an empty line. U+2800 is a
 * blank of Braille.
 */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{M}\u2800]/u;

const orEmpty = (text: string) => (visible.test(text) ? text : "");

/**
 * One line of text that PostgreSQL and addresses can hold: no control characters, no lone surrogates, none that turns its
 * direction. Empty where nothing is seen.
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

/** Several lines of text, typed by people: as `cleanText`, but line ends stay, at most one empty line between two. */
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
