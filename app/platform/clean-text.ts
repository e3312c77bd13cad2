/** Longest text worth reading from an address. */
const MAX_READ = 1_000;

/** One line of text that PostgreSQL and addresses can hold: no control signs, no lone surrogates. */
export function cleanText(text: string): string {
  return text.slice(0, MAX_READ).toWellFormed().replaceAll(/[\p{Cc}\uFFFD]+/gu, " ").replaceAll(/\s+/g, " ").trim();
}
