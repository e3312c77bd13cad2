import type { OfficeAnswer } from "#app/operators/office-answer.ts";
import type { FailureReason } from "#app/domain/mail-failure.ts";

/**
 * The answer to a form of the page of mails. `count`: the number of mails queued again; `isStored`: a test mail is in the outbox;
 * `failure`: why a test mail did not leave.
 */
export type MailAnswer = OfficeAnswer<"gone" | "empty" | "invalid" | "too_many" | "failed"> & {
  count?: number;
  isStored?: boolean;
  failure?: { reason: FailureReason; words: string };
};
