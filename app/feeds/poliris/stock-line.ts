import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { RankName } from "./ranks.ts";
import type { FoundVersion } from "./versions.ts";

/**
 * What a line of `Annonces.csv` says, as the portal reads it. `key` tells the home in every file of its agency; of a line whose
 * columns are shifted it is the one at the shifted place, so that the home is not taken for withdrawn. Empty where there is none.
 */
export type StockLine = { line: number; agency: string; key: string; reference: string } & (
  | HomeLine
  | OtherLine
  | BrokenLine
);

/** A home that the portal can show. */
export type HomeLine = {
  kind: "home";
  /** As its advertiser would type it, except `commune`: `place` tells it. Only fields that its kind of home has. */
  form: DraftForm;
  /** The place to show. Five digits, or empty; the city as written. */
  place: StockPlace;
  /** The first ten; `photoCount` counts all. */
  photos: StockPhoto[];
  photoCount: number;
  /** Of a version before 4.08-006, whose fees stand in other columns (`earlierRanks`). */
  hasEarlierFees?: true;
  problems: LineProblem[];
};

/** A kind of property that the portal has not: parking, shop, building, seasonal let … `what` is as read. */
export type OtherLine = { kind: "not_taken"; what: string; problems: LineProblem[] };

/** A line that cannot be read, or without a key. */
export type BrokenLine = { kind: "broken"; problems: LineProblem[] };

export type StockPlace = { postalCode: string; city: string };

/** A web address, or a file's name in the archive. */
export type StockPhoto = { source: string; title: string };

export type LineProblem = {
  code: LineProblemCode;
  /** The column; null for the whole line. */
  rank: RankName | null;
  /** At most 80 characters of what was read. */
  read: string;
  /** The home does not go online as it is; false for a warning. */
  isError: boolean;
  /** Of `shifted`: from which column on the values stand `by` columns too far right, or left if negative. */
  shift?: Shift;
  /** Of `unknownVersion`. */
  readAs?: FoundVersion;
};

export type Shift = { by: number; from: number };

/** Each has its words in the catalogue `feedProblems`: what is wrong, and what to do. */
export type LineProblemCode =
  // The file, told with its first line.
  | "unknownVersion"
  // The line.
  | "shifted"
  | "tooFewColumns"
  | "noKey"
  | "keyFromReference"
  | "unknownTransaction"
  | "unknownType"
  | "keyTwice"
  | "notTaken"
  // A line that is no record.
  | "tooLong"
  | "tooManyColumns"
  | "cutLine"
  // A value.
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
  // What several columns say together.
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
