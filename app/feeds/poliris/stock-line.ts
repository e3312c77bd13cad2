import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { RankName } from "./ranks.ts";
import type { FoundVersion } from "./versions.ts";

/**
 * A line of `Annonces.csv`. `key` identifies the home in every file of its agency; empty where the line has none. Where the columns
 * are shifted, `key` is read at the shifted place, so that the home is not withdrawn.
 */
export type StockLine = { line: number; agency: string; key: string; reference: string } & (
  | HomeLine
  | OtherLine
  | BrokenLine
);

/** A home that the portal can show. */
export type HomeLine = {
  kind: "home";
  /** The values as an advertiser types them, of fields that this kind of home has. The commune is in `place`. */
  form: DraftForm;
  /** The public place: a postal code of five digits, or empty; the city as written. */
  place: StockPlace;
  /** The first ten photos; `photoCount` counts all. */
  photos: StockPhoto[];
  photoCount: number;
  /** Whether the version is before 4.08-006, which has fees in other columns (`earlierRanks`). */
  hasEarlierFees?: true;
  problems: LineProblem[];
};

/** A kind of property that the portal does not accept: parking, shop, building, seasonal let … `what`: the text of the file. */
export type OtherLine = { kind: "not_taken"; what: string; problems: LineProblem[] };

/** A line that cannot be read, or without a key. */
export type BrokenLine = { kind: "broken"; problems: LineProblem[] };

export type StockPlace = { postalCode: string; city: string };

/** A photo; `source` is a web address, or the name of a file in the archive. */
export type StockPhoto = { source: string; title: string };

export type LineProblem = {
  code: LineProblemCode;
  /** The column of the problem; null for the whole line. */
  rank: RankName | null;
  /** The text that was read, at most 80 characters. */
  read: string;
  /** The problem keeps the home offline; false for a warning. */
  isError: boolean;
  /** For `shifted`: from this column on, values stand `by` columns too far right, or left if negative. */
  shift?: Shift;
  /** For `unknownVersion`: the version that was used instead. */
  readAs?: FoundVersion;
};

export type Shift = { by: number; from: number };

/** Codes of problems. The catalogue `feed-problems` has a text and advice for each. */
export type LineProblemCode =
  // Problems of the file, reported with its first line.
  | "unknownVersion"
  // Problems of a line.
  | "shifted"
  | "tooFewColumns"
  | "noKey"
  | "keyFromReference"
  | "unknownTransaction"
  | "unknownType"
  | "keyTwice"
  | "notTaken"
  // Problems of a line that is no record.
  | "tooLong"
  | "tooManyColumns"
  | "cutLine"
  // Problems of a value.
  | "notANumber"
  | "ambiguousNumber"
  | "notWhole"
  | "outOfBounds"
  | "notADate"
  | "notYesNo"
  | "unknownCode"
  | "notAWebAddress"
  | "notAPosition"
  | "notAPostalCode"
  | "cut"
  // Contradictions between columns.
  | "placesDiffer"
  | "manyOrientations"
  | "hiddenPrice"
  | "rentWithoutCharges"
  | "chargesAdded"
  | "chargesSettledLater"
  | "feesInEuros"
  | "feesUnclear"
  | "procedureWithoutDetail"
  | "blankDpe"
  | "earlierDpe"
  | "energySwapped";
