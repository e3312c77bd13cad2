/** A text as people read it, for searches: lower case, without accents, with plain spaces, quotes and hyphens. */
export type ReadableText = { text: string; quote(start: number, end: number): string };

/** Characters that look like others in a text. */
const plain: Record<string, string> = { "’": "'", "‘": "'", "`": "'", "´": "'", ʼ: "'", œ: "oe", æ: "ae", ß: "ss" };

/** `quote` returns the original text of a part, for messages. */
export function readableText(original: string): ReadableText {
  let text = "";
  const origins: number[] = [];
  let position = 0;
  for (const character of original) {
    const read = readCharacter(character);
    text += read;
    for (let index = 0; index < read.length; index++) origins.push(position);
    position += character.length;
  }
  origins.push(position);
  return { text, quote: (start, end) => original.slice(origins[start], origins[end]).trim() };
}

function readCharacter(character: string): string {
  if (/^[!-_a-~]$/.test(character)) return character.toLowerCase();
  if (/\s/u.test(character)) return character === "\n" ? character : " ";
  if (/\p{Pd}/u.test(character)) return "-";
  // Invisible characters and accents hide no word. « ´ » alone would become a space with an accent.
  const bare =
    plain[character] ?? character.normalize("NFKD").replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "");
  const lower = bare.toLowerCase();
  return plain[lower] ?? lower;
}
