import { decodeHTMLStrict } from "entities";

/** Most characters of a text; longer texts are cut first. */
const MOST_READ = 60_000;
/** Most rounds of unescaping: software escapes texts that are escaped already. */
const ROUNDS = 8;

const hidden = /<!--[\s\S]{0,2000}?-->|<(style|script)\b[^>]{0,500}>[\s\S]{0,2000}?<\/\1\s*>/gi;
const lineEnds = /<\s*br\s*\/?\s*>|<\/(?:p|div|li|tr|ul|ol|h[1-6])\s*>/gi;
/** Names of HTML tags only: « T2 <50 m² » stays. */
const names =
  "a|b|big|blockquote|body|center|div|em|font|h[1-6]|head|hr|html|i|img|li|meta|o:p|ol|p|pre|s|small|span|strike|strong|sub|sup|" +
  "table|tbody|td|th|thead|title|tr|u|ul";
const tags = new RegExp(`</?(?:${names})(?:\\s[^<>]{0,2000})?/?>`, "gi");

/** A text of a file without HTML: `<BR>` is a line end, `&eacute;` a letter, tags are left out. Words and case stay. */
export function plainText(text: string): string {
  let plain = text.slice(0, MOST_READ);
  for (let round = 0; round < ROUNDS; round++) {
    const before = plain;
    plain = withoutHtml(plain);
    if (plain === before) break;
  }
  return clean(plain);
}

/** The plain text in one line. */
export const plainLine = (text: string): string => plainText(text).replaceAll(/\s+/g, " ").trim();

function withoutHtml(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return decodeHTMLStrict(text.replaceAll(hidden, " ").replaceAll(lineEnds, "\n").replaceAll(tags, ""));
}

/** Removes characters that the database or a page cannot hold. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .replaceAll(/[^\S\n]+$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** Cuts a text to at most `most` characters, after a word if one ends near. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, "");
  const word = /^[\s\S]*\S(?=\s)/.exec(text.slice(0, most + 1))?.[0] ?? "";
  return (word.length > most * 0.7 ? word : cut).trimEnd();
}
