import { mailboxOf } from "#app/domain/mailbox.ts";
import type { Choice, Ground } from "./decision.ts";
import type { CaseKind } from "#app/domain/report.ts";
import type { ThingId } from "./thing.ts";

export const CASES_PER_PAGE = 30;
/** Maximum number of reports of a case that are counted and shown. */
export const MOST_REPORTS = 100;
/** Maximum number of reports of a case that are read to find their senders, and of people who get an answer. */
export const MOST_SENT = 1_000;

/** A case in the list; instants in ISO. `count` is of reports without contests, at most `MOST_REPORTS`; `choice` is the decision. */
export type ListedCase = {
  id: string;
  about: ThingId;
  /** The title of the thing; null once the thing is gone. */
  title: string | null;
  isGrave: boolean;
  kinds: CaseKind[];
  count: number;
  openedAt: string;
  dueAt: string;
  closedAt: string | null;
  choice: Choice | null;
};

/**
 * A report, or the contest of a decision, for operators. `email` is null where the form needs no address, or where the address was
 * erased; `explanation` is then empty.
 */
export type CaseReport = {
  id: string;
  kind: CaseKind;
  /** The number of a contested decision. */
  decision: string | null;
  explanation: string;
  name: string;
  email: string | null;
  accountId: string | null;
  at: string;
};

/** Groups reports by account or mailbox; reports without either are one group. */
export function bySender<Sent extends Pick<CaseReport, "accountId" | "email">>(reports: readonly Sent[]): Sent[][] {
  const senders = new Map<string, Sent[]>();
  for (const report of reports) {
    const sender = report.accountId ?? mailboxOf(report.email ?? "");
    senders.set(sender, [...(senders.get(sender) ?? []), report]);
  }
  return [...senders.values()];
}

/** An earlier decision, for operators; `by` is null once the account is gone, `at` an ISO instant. */
export type MadeDecision = {
  id: string;
  choice: Choice;
  ground: Ground | null;
  facts: string;
  statement: string | null;
  answer: string | null;
  by: string | null;
  at: string;
  contests: { caseId: string; explanation: string; at: string }[];
};
