/** What operators and moderators do, as the log of acts names it: thing and verb. */
export const operatorActs = [
  "operator.grant",
  "operator.revoke",
  "factor.enrol",
  "factor.reset",
  "listing.hide",
  "listing.restore",
  "sanction.warn",
  "sanction.restrict",
  "sanction.suspend",
  "sanction.lift",
  "account.log_out",
  "account.reset_link",
  "account.erase",
  "listing.correct",
  "listing.transfer",
  "feed.attribute",
  "thread.disclose",
  "content.change",
  "block.add",
  "block.end",
  "decision.send",
  "note.add",
  "mail.resend",
  "mail.drop",
  "mail.test",
  "recipient.accept",
  "job.retry",
  "job.drop",
] as const;
export type OperatorActName = (typeof operatorActs)[number];

/** What an act is done to. Its id is what the back office finds it by: a listing's reference, else the id of its row. */
export const actSubjects = [
  "account",
  "listing",
  "organisation",
  "request",
  "message",
  "case",
  "content",
  "block",
  "mail",
  "recipient",
  "job",
] as const;
export type ActSubject = { kind: (typeof actSubjects)[number]; id: string };
