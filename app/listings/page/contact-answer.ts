export type ContactField = "name" | "email" | "message";

/** Each code is a message of `contactFormWords.problems`. */
export type ContactProblem =
  | "nameRequired"
  | "nameTooLong"
  | "emailRequired"
  | "emailInvalid"
  | "messageRequired"
  | "messageTooLong";

/** The outcome of a message to the advertiser. */
export type ContactAnswer = {
  /** Sent at once, or after the address is confirmed; null when refused. */
  outcome: "sent" | "confirm" | null;
  refusal: "own" | "gone" | "too_many" | "blocked" | "declined" | "invalid" | "session_ended" | null;
  problems: Partial<Record<ContactField, ContactProblem>>;
  typed: Record<ContactField, string>;
  /** Path of the thread, if there is one. */
  thread: string | null;
};
