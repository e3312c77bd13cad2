/**
 * At most `most` characters of a text as one paragraph (lines without a full stop get one): whole sentences if they fill
 * more than half of the room, else whole words and « … ».
 */
export function shortenText(text: string, most: number): string {
  const line = oneParagraph(text, most);
  if (line.length <= most) return line;
  const start = line.slice(0, most);
  const sentence = /^.*[.!?…](?=\s|$)/su.exec(start)?.[0] ?? "";
  if (sentence.length > most / 2) return sentence;
  const end = line.slice(0, most - 1);
  return `${withoutEnd(wholeWords(end) || withoutHalfPair(end), pauses)}…`;
}

const space = /\s/;
const pauses = /[\s,;:.–-]/;

/**
 * Joins the lines of a text; may stop once the result is longer than `most`. Loops, since regular expressions would take
 * quadratic time.
 */
function oneParagraph(text: string, most: number): string {
  let paragraph = "";
  let isAfterGap = false;
  for (const line of text.split("\n")) {
    const words = line.trim();
    if (words !== "") {
      if (paragraph !== "") paragraph += isAfterGap && endsWithoutStop(paragraph) ? ". " : " ";
      paragraph += words;
      if (paragraph.length > most) break;
    }
    isAfterGap = words === "";
  }
  return paragraph;
}

const endsWithoutStop = (text: string): boolean => /[\p{L}\p{N}]$/u.test(text.slice(-2));

/** The text without its last word, which may be cut, and without the blanks before that word. */
function wholeWords(text: string): string {
  let end = text.length;
  while (end > 0 && !space.test(text[end - 1]!)) end -= 1;
  return withoutEnd(text.slice(0, end), space);
}

function withoutEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** The text without half a surrogate pair at its end. */
const withoutHalfPair = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, "");
