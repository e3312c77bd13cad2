/** Longest text worth reading from an address. */
const MAX_READ = 1_000;

/** Signs that turn the direction of what follows: a name could write the rest of a line backwards. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

/** One line of text that PostgreSQL and addresses can hold: no control signs, no lone surrogates, none that turns its direction. */
export function cleanText(text: string): string {
  return text.slice(0, MAX_READ).toWellFormed().replaceAll(turns, "").replaceAll(/[\p{Cc}\uFFFD]+/gu, " ").replaceAll(/\s+/g, " ").trim();
}

/** Several lines of text, typed by people: as `cleanText`, but line ends stay, at most one empty line between two. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(turns, "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n]|\uFFFD/gu, " ")
    .replaceAll(/[^\S\n]*\n/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
