import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { RankName } from "./ranks.ts";

/** What a line of `Annonces.csv` says, as the portal reads it. */
export type StockLine = { line: number; agency: string; key: string; reference: string } & (
  | HomeLine
  | OtherLine
  | BrokenLine
);

/** A home that the portal can show. */
export type HomeLine = {
  kind: "home";
  /** As its advertiser would type it, except `commune`: `place` tells it. */
  form: DraftForm;
  place: { postalCode: string; city: string };
  /** The first ten; `photoCount` counts all. */
  photos: StockPhoto[];
  photoCount: number;
  problems: LineProblem[];
};

/** A kind of property that the portal has not: parking, shop, building, seasonal let … `what` is as read. */
export type OtherLine = { kind: "not_taken"; what: string; problems: LineProblem[] };

/** A line that cannot be read, or without a key. */
export type BrokenLine = { kind: "broken"; problems: LineProblem[] };

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
};

/** Each has its words in the catalogue `feedProblems`: what is wrong, and what to do. */
export type LineProblemCode = "shifted" | "no_key";
