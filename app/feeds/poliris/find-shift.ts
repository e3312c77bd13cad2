import { readLetter } from "./codes.ts";
import { cellAt } from "./home-reading.ts";
import { readPostalCode } from "./read-place.ts";
import { readDay, readNumber, readYesNo } from "./read-value.ts";
import type { Shift } from "./stock-line.ts";
import { readPropertyType, readTransaction } from "./words.ts";

type Fits = (text: string) => boolean;

const isYesNo: Fits = (text) => readYesNo(text) !== null;
const isNumber: Fits = (text) => readNumber(text).ok;
const isCount: Fits = (text) => /^-?\d{1,2}$/.test(text);
const isDay: Fits = (text) => readDay(text) !== null;
const isPostalCode: Fits = (text) => readPostalCode(text) !== null;
const isLetter: Fits = (text) => readLetter(text) !== null;
const isAddress: Fits = (text) => /^(?:https?:\/\/|www\.)/i.test(text);
const isPicture: Fits = (text) => isAddress(text) || /\.(?:jpe?g|png|gif|bmp|webp)(?:\?.*)?$/i.test(text);

const at = (fits: Fits, ranks: number[]) => ranks.map((rank) => ({ rank, fits }));

/** Columns with recognisable values. The portal must not read columns 114 to 122. */
const anchors = [
  ...at((text) => readTransaction(text) !== null, [3]),
  ...at((text) => readPropertyType(text, "") !== null, [4]),
  ...at(isPostalCode, [5, 108]),
  ...at(isNumber, [11, 16, 17, 23, 33, 40, 161, 176, 178, 298, 299, 303, 326, 327]),
  ...at(isCount, [18, 19, 24, 25, 29, 30, 31, 34, 39, 43, 44]),
  ...at(isYesNo, [13, 26, 28, 32, 35, 36, 37, 38, 41, 42, 45, 46, 47, 48, 61, 64, 65, 66, 68, 78, 83, 258, 261, 333]),
  ...at(isDay, [22, 113, 324]),
  ...at((text) => /^(?:0|1\d{3}|20\d\d)$/.test(text), [27]),
  ...at(isPicture, [85, 86, 87]),
  ...at((text) => text.includes("@"), [107]),
  ...at(isLetter, [177, 179]),
  ...at((text) => /^\D{0,10}4[.,]\d\d/.test(text), [301]),
  ...at((text) => /^[0-3]$/.test(text), [302, 304]),
  ...at(isAddress, [307]),
  ...at((text) => /dpe|20(?:06|11|12|21)/i.test(text), [325]),
].toSorted((one, other) => one.rank - other.rank);

/** Largest shift to look for, in columns. */
const FARTHEST = 5;
/** Fewer values in wrong columns are mistakes, not a shift. */
const LEAST_MISFITS = 4;
const LEAST_FITS = 5;
/** Largest part of the wrong columns that a shift may leave unexplained. */
const UNEXPLAINED = 1 / 4;

type Match = "fits" | "misfits" | "empty";
type Found = { shift: Shift; score: number };

/**
 * Finds the column from which values are shifted, as after a separator within a text; null where the line is in order, or without any
 * order. `from` is approximate, since empty columns before and after the shift look the same.
 */
export function findShift(columns: readonly string[]): Shift | null {
  const inPlace = matchesAt(columns, 0);
  const misfits = count(inPlace, "misfits");
  if (misfits < LEAST_MISFITS) return null;
  const distances = Array.from({ length: FARTHEST }, (_, index) => index + 1).flatMap((by) => [by, -by]);
  return (
    distances.reduce<Found | null>((best, by) => {
      const found = bestCut({ inPlace, aside: matchesAt(columns, by), by }, misfits * UNEXPLAINED);
      return found !== null && found.score > (best?.score ?? 0) ? found : best;
    }, null)?.shift ?? null
  );
}

/** The anchor from which the shifted values fit best; the first of several. */
function bestCut(
  { inPlace, aside, by }: { inPlace: Match[]; aside: Match[]; by: number },
  mostMisfits: number,
): Found | null {
  let [fitsBefore, misfits, fitsAside] = [0, count(aside, "misfits"), count(aside, "fits")];
  let best: Found | null = null;
  for (const [cut, { rank }] of anchors.entries()) {
    const score = fitsBefore + fitsAside - misfits;
    if (misfits <= mostMisfits && fitsAside >= LEAST_FITS && score > (best?.score ?? 0)) {
      best = { shift: { by, from: cut === 0 ? 1 : rank }, score };
    }
    // With the next cut this anchor is not shifted.
    fitsBefore += Number(inPlace[cut] === "fits");
    misfits += Number(inPlace[cut] === "misfits") - Number(aside[cut] === "misfits");
    fitsAside -= Number(aside[cut] === "fits");
  }
  return best;
}

const matchesAt = (columns: readonly string[], by: number): Match[] =>
  anchors.map(({ rank, fits }) => {
    const text = cellAt(columns, rank + by);
    return text === "" ? "empty" : fits(text) ? "fits" : "misfits";
  });

const count = (matches: Match[], match: Match) => matches.filter((one) => one === match).length;
