export type ContactField = "name" | "email" | "message";

/** Each code is a message of `contactFormWords.problems`. */
export type ContactProblem =
  | "nameRequired"
  | "nameTooLong"
  | "emailRequired"
  | "emailInvalid"
  | "messageRequired"
  | "messageTooLong";

/** The buttons of a request that waits for its mail's link: the field `acte` of its form. */
export const PENDING_ACT = "acte";
/** The field with the id of a request that waits for its mail's link, for a second mail or a replacement. */
export const PENDING_REQUEST = "demande";
export const pendingActs = { resend: "renvoyer", correct: "corriger" } as const;

/** The outcome of a message to the advertiser. */
export type ContactAnswer = {
  /** Sent at once, or after the address is confirmed; `correct`: the form is shown again for another address; null when refused. */
  outcome: "sent" | "confirm" | "correct" | null;
  /** The outcome of « Renvoyer »; `settled`: the request no longer waits. */
  again: "sent" | "too_many" | "settled" | null;
  /** The id of the request that waits for its mail's link. */
  pending: string | null;
  refusal: "own" | "gone" | "too_many" | "blocked" | "declined" | "invalid" | "session_ended" | null;
  problems: Partial<Record<ContactField, ContactProblem>>;
  typed: Record<ContactField, string>;
  /** Path of the thread, if there is one. */
  thread: string | null;
};
