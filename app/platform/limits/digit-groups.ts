const small = "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize";
const tens = "vingt trente quarante cinquante soixante septante huitante nonante";
/** Words of numbers, as French telephone numbers are spoken. */
const spoken = new Map<string, number>([
  ...small.split(" ").map((word, value): [string, number] => [word, value]),
  ...tens.split(" ").map((word, index): [string, number] => [word, index * 10 + 20]),
  ...Object.entries({ o: 0, une: 1, vingts: 20, octante: 80 }),
]);

/** Maximum length of a text without spaces: longer than any text of a form. */
const MOST_READ = 20_000;

/** The number that two words form together, such as « soixante » and « dix »; null for two numbers. */
function joined(first: number, second: number): number | null {
  if (first === 4 && second === 20) return 80;
  const isWithin = (least: number, most: number) => second >= least && second <= most;
  const isOne =
    (first >= 20 && first % 10 === 0 && isWithin(1, first === 60 || first === 80 ? 16 : 9)) ||
    (first === 10 && isWithin(7, 9));
  return isOne ? first + second : null;
}

/**
 * A digit of another script as an ASCII digit. The decimal digits of a script are ten consecutive code points, from a multiple of 16 or
 * from 6 above one.
 */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  const inSixteen = code % 16;
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - inSixteen)) ? inSixteen : inSixteen - 6);
}

/**
 * The groups of digits in a text, with signs between them but no other words: « 06 12 », « O6.12 », « zéro six, douze ». One pass: people
 * send texts of any kind.
 */
export function* digitGroups(text: string): Generator<string[]> {
  const plain = text
    .replaceAll(/\p{Cf}+/gu, "")
    .replaceAll(/[\s\0]+/g, " ")
    .slice(0, MOST_READ)
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\P{Nd}\d]/gu, digitOf)
    // Letters beside digits that stand for digits, including similar Cyrillic and Greek letters.
    .replaceAll(/(?<!\p{L})[oοоilіι]+(?=\d)|(?<=\d)[oοоilіι]+(?!\p{L})/gu, (letters) =>
      letters.replaceAll(/[oοо]/g, "0").replaceAll(/\D/g, "1"),
    );
  let groups: string[] = [];
  let last: { value: number; end: number } | null = null;
  for (const { 0: token, index } of plain.matchAll(/\d+|\p{L}+/gu)) {
    const value = spoken.get(token);
    if (token === "et" && last) continue;
    if (value !== undefined) {
      const isNext: boolean = last !== null && /^[\s\p{Pd}]+(?:et\s+)?$/u.test(plain.slice(last.end, index));
      const whole: number | null = isNext && last ? joined(last.value, value) : null;
      if (whole !== null) groups.pop();
      groups.push(String(whole ?? value));
      // « quatre-vingts » ends a number: a longer one is spelled « quatre-vingt-deux ».
      last = token === "vingts" ? null : { value: whole ?? value, end: index + token.length };
      continue;
    }
    last = null;
    if (/^\d/.test(token)) groups.push(token);
    else if (groups.length > 0) {
      yield groups;
      groups = [];
    }
  }
  if (groups.length > 0) yield groups;
}
