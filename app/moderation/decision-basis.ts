import type { Standing } from "#app/domain/standing.ts";
import type { LoggedAct } from "#app/operators/logged-act.ts";
import type { MadeDecision } from "./cases.ts";
import type { Choice } from "./decision.ts";
import type { Thing } from "./thing.ts";

/** The data that operators need for a decision about a thing. `version` is the displayed state: a decision names it. */
export type DecisionBasis = {
  thing: Thing;
  isGone: boolean;
  /** The number of the thing's open case; null without a report. */
  caseId: string | null;
  /** Whether the open case has a contest. */
  isContested: boolean;
  standing: Standing | null;
  choices: Choice[];
  version: string;
};

/**
 * The data of a decision, with the earlier decisions and acts. Where no decision is possible before the legal notice exists, `notice` is
 * whether the reader may write it.
 */
export type DecisionPageData = DecisionBasis & {
  acts: LoggedAct[];
  decisions: MadeDecision[];
  notice: { mayWrite: boolean } | null;
};
