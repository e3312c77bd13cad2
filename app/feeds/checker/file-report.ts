import type { Remark } from "../imports/remark.ts";
import type { PreviewHome } from "../imports/shown-import.ts";

/** What would come of a line: a home online, or in the drafts until something is completed; a kind that the portal has not; nothing. */
export const checkedOutcomes = ["online", "draft", "not_taken", "broken"] as const;
export type CheckedOutcome = (typeof checkedOutcomes)[number];

/** The report of a file as the page shows it: texts in French. */
export type FileReport = {
  fileName: string;
  counts: Record<CheckedOutcome, number>;
  /** What is wrong with the whole file. */
  notices: string[];
  facts: { label: string; value: string }[];
  /** Errors first, then the most frequent. */
  groups: ProblemGroup[];
  /** The first lines with something to say; `moreLines` counts the others. */
  lines: ReportLine[];
  moreLines: number;
  homes: PreviewHome[];
};

export type ProblemGroup = Omit<Remark, "read"> & {
  count: number;
  /** The first lines that have it. */
  lines: number[];
};

export type ReportLine = {
  line: number;
  reference: string;
  outcome: CheckedOutcome;
  problems: Pick<Remark, "where" | "read" | "wrong" | "isError">[];
  moreProblems: number;
};

/** What the page says of a file. */
export type CheckAnswer = { report: FileReport } | { refusal: string };

/** Why a file is not checked. */
export type CheckRefusal = "busy" | "too_often" | "none" | "too_large" | "lost";
