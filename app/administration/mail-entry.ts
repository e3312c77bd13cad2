import type { FailureReason } from "#app/domain/mail-failure.ts";

/** An entry of a list of mails, or a refused address. Waiting mails have `next`, refusals have `cause`. */
export type MailEntry = {
  id: string;
  to: string;
  subject: string | null;
  at: string;
  reason: FailureReason | null;
  words: string | null;
  /** The ISO instant of the next attempt; null for an attempt within the hour. */
  next?: { at: string | null; isLeaving: boolean };
  cause?: "refused" | "complaint" | null;
};
