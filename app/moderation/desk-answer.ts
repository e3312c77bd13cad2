import type { LoggedAct } from "#app/operators/logged-act.ts";
import type { OfficeAnswer } from "#app/operators/office-answer.ts";
import type { DecisionProblem, DecisionRefusal } from "./decision.ts";
import type { Statements } from "./statement.ts";
import type { NoteProblem } from "./note.ts";

export type DeskProblem = DecisionProblem | DecisionRefusal | NoteProblem | "meanwhile";

/**
 * The answer of a page on which operators decide. `preview` has the statements of a decision that is complete and not made;
 * `last` is what a colleague did since the page was opened.
 */
export type DeskAnswer = OfficeAnswer<DeskProblem> & { preview?: Statements; last?: LoggedAct | null };
