import type { Choice, Ground } from "./decision.ts";
import type { ReportedKind, ReportKind } from "#app/domain/report.ts";

export const CASES_PER_PAGE = 30;
/** Reports of a case beyond which they are no longer counted or shown. */
export const MOST_REPORTS = 100;

/** A case in the list; instants in ISO. `count` ends at `MOST_REPORTS`; `choice` is what was decided. */
export type ListedCase = {
  id: string;
  about: { kind: ReportedKind; id: string };
  /** What the thing is called; null once it is gone. */
  title: string | null;
  isGrave: boolean;
  kinds: ReportKind[];
  count: number;
  openedAt: string;
  dueAt: string;
  closedAt: string | null;
  choice: Choice | null;
};

/** A report as operators see it. `email` is null where none was asked for, or none is kept; `explanation` is then empty. */
export type CaseReport = {
  id: string;
  kind: ReportKind;
  explanation: string;
  name: string;
  email: string | null;
  accountId: string | null;
  at: string;
};

/** A decision as operators read it again; `by` is null once the account is gone, `at` an ISO instant. */
export type MadeDecision = {
  id: string;
  choice: Choice;
  ground: Ground | null;
  facts: string;
  statement: string | null;
  answer: string | null;
  by: string | null;
  at: string;
};
