/**
 * At most `most` characters of a text as one paragraph (those that had no stop get one): whole sentences where these fill more than half, else whole
 * words and « … ».
 */
export function shortenText(text: string, most: number): string {
  const line = text
    .trim()
    .replaceAll(/(?<=[\p{L}\p{N}])\s*\n\s*\n\s*/gu, ". ")
    .replaceAll(/\s*\n\s*/g, " ");
  if (line.length <= most) return line;
  const start = line.slice(0, most);
  const sentence = /^.*[.!?…](?=\s|$)/su.exec(start)?.[0] ?? "";
  if (sentence.length > most / 2) return sentence;
  const word = line.slice(0, most - 1).replace(/\s*\S*$/u, "");
  return `${(word === "" ? wholeSigns(line.slice(0, most - 1)) : word).replace(/[\s,;:.–-]+$/u, "")}…`;
}

/** Without the half of a sign outside of the basic plane that a cut leaves at the end. */
const wholeSigns = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, "");
