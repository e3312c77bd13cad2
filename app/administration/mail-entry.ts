import type { FailureReason } from "#app/domain/mail-failure.ts";

/** One entry of a list of mails, or a refused address. `next` is that of a waiting mail, `cause` that of a refusal. */
export type MailEntry = {
  id: string;
  to: string;
  subject: string | null;
  at: string;
  reason: FailureReason | null;
  words: string | null;
  /** When it is tried next, an ISO instant; null within the hour. */
  next?: { at: string | null; isLeaving: boolean };
  cause?: "refused" | "complaint" | null;
};
