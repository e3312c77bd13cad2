import type { Remark } from "../imports/remark.ts";
import type { PreviewHome } from "../imports/shown-import.ts";

/** The outcome of a line: a home online, a draft to complete, a kind of property that the portal does not accept, or a broken line. */
export const checkedOutcomes = ["online", "draft", "not_taken", "broken"] as const;
export type CheckedOutcome = (typeof checkedOutcomes)[number];

/** The report of a file as the page shows it: texts in French. */
export type FileReport = {
  fileName: string;
  counts: Record<CheckedOutcome, number>;
  /** Problems of the whole file. */
  notices: string[];
  facts: { label: string; value: string }[];
  /** Errors first, then the most frequent. */
  groups: ProblemGroup[];
  /** The first lines with remarks; `moreLines` counts the others. */
  lines: RemarkedLine[];
  moreLines: number;
  homes: PreviewHome[];
};

export type ProblemGroup = Omit<Remark, "read"> & {
  count: number;
  /** The first lines with this problem. */
  lines: number[];
};

/** A line with its first remarks; `moreProblems` counts the others. */
export type RemarkedLine = {
  line: number;
  reference: string;
  outcome: CheckedOutcome;
  problems: Pick<Remark, "where" | "read" | "wrong" | "isError">[];
  moreProblems: number;
};

/** The page's answer for a file. */
export type CheckAnswer = { report: FileReport } | { refusal: string };

/** Why a file is not checked. */
export type CheckRefusal = "busy" | "too_often" | "none" | "too_large" | "lost";
