/** A decision as one side reads it; instants in ISO. `contest`: that side's explanation, and the answer once there is one. */
export type ContestableDecision = {
  number: string;
  text: string;
  at: string;
  contest: { explanation: string; at: string; answer: string | null } | null;
};

/** Each code is a message of `reportWords.contest.problems`. `known`: that side has contested already; `late`: after six months. */
export type ContestProblem = "explanationRequired" | "explanationTooLong" | "known" | "late";

/** The page of a decision: by the secret of a mail, or by the decision's number for an account. */
export const contestHref = (by: { secret: string } | { number: string }): string =>
  `/signaler/contester?${new URLSearchParams("secret" in by ? { jeton: by.secret } : { decision: by.number })}`;
