import type { LoggedAct } from "#app/operators/logged-act.ts";
import type { OfficeAnswer } from "#app/operators/office-answer.ts";
import type { DecisionProblem, DecisionRefusal } from "./decision.ts";
import type { Statements } from "./statement.ts";
import type { NoteProblem } from "./note.ts";

export type DecisionPageProblem = DecisionProblem | DecisionRefusal | NoteProblem | "meanwhile";

/**
 * The effects of a decision: homes that leave (null where no home can leave) or return, requests that wait or end, mails to the parties,
 * reporters and seekers, and people who are notified about their favourites.
 */
export type Foreseen = {
  leaving: number | null;
  returning: number;
  waiting: number;
  ending: number;
  subjectMails: number;
  reporterMails: number;
  seekerMails: number;
  favourites: number;
};
export type Preview = Statements & { foreseen: Foreseen };

/**
 * The answer of a page of a decision. `preview` has the statements of a complete decision that is not made yet; `last` is a colleague's
 * act since the page was opened.
 */
export type DecisionAnswer = OfficeAnswer<DecisionPageProblem> & { preview?: Preview; last?: LoggedAct | null };
