/** The longest text to compare: names of places are shorter. */
const MOST_LETTERS = 80;

/**
 * How many letters to add, leave out, replace or swap with their neighbour to turn one text into the other; `most + 1` if more
 * than `most`. With `isBeginning`, the rest of the second text costs nothing.
 */
export function editDistance(one: string, other: string, { most, isBeginning = false }: Options): number {
  const tooFar = most + 1;
  if (one.length > MOST_LETTERS || other.length > MOST_LETTERS) return tooFar;
  if (one.length - other.length > most || (!isBeginning && other.length - one.length > most)) return tooFar;
  // Many compared names begin alike, such as thousands with « saint ».
  let start = 0;
  while (start < one.length && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  let ends = 0;
  const least = Math.min(one.length, other.length) - start;
  if (!isBeginning)
    while (ends < least && one.charCodeAt(one.length - 1 - ends) === other.charCodeAt(other.length - 1 - ends)) ends++;
  return countEdits(one.slice(start, one.length - ends), other.slice(start, other.length - ends), {
    most,
    isBeginning,
  });
}

/** Computes only cells near the diagonal, since others exceed `most`. */
function countEdits(one: string, other: string, { most, isBeginning }: Required<Options>): number {
  const tooFar = most + 1;
  const width = isBeginning ? Math.min(other.length, one.length + most) : other.length;
  let [beforeLast, last, row] = rows;
  for (let column = 0; column <= width; column++) last[column] = Math.min(column, tooFar);
  for (let line = 1; line <= one.length; line++) {
    const letter = one.charCodeAt(line - 1);
    const first = Math.max(1, line - most);
    const final = Math.min(width, line + most);
    row[first - 1] = first === 1 ? Math.min(line, tooFar) : tooFar;
    let least = row[first - 1]!;
    for (let column = first; column <= final; column++) {
      const isSame = letter === other.charCodeAt(column - 1);
      let cost = Math.min(last[column]! + 1, row[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwap =
        line > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        one.charCodeAt(line - 2) === other.charCodeAt(column - 1);
      if (isSwap) cost = Math.min(cost, beforeLast[column - 2]! + 1);
      row[column] = Math.min(cost, tooFar);
      if (cost < least) least = cost;
    }
    if (final < width) row[final + 1] = tooFar;
    if (least > most) return tooFar;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  if (!isBeginning) return Math.min(last[width]!, tooFar);
  let distance = tooFar;
  for (let column = Math.max(0, one.length - most); column <= width; column++)
    distance = Math.min(distance, last[column]!);
  return distance;
}

type Options = { most: number; isBeginning?: boolean };

// Reused by every call, since calls are synchronous.
const newRow = () => new Uint8Array(MOST_LETTERS + 2);
const rows: [Uint8Array, Uint8Array, Uint8Array] = [newRow(), newRow(), newRow()];

/** The letters of a text as bits: texts within an edit distance differ in at most twice as many letters. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index) - 97;
    if (code >= 0 && code < 26) letters |= 1 << code;
  }
  return letters;
}

/** How many letters occur in only one of two texts. */
export function differentLetters(one: number, other: number): number {
  let left = one ^ other;
  let count = 0;
  for (; left !== 0; count++) left &= left - 1;
  return count;
}
