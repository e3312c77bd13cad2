import type { Standing } from "#app/domain/standing.ts";
import type { LoggedAct } from "#app/operators/logged-act.ts";
import type { MadeDecision } from "./case.ts";
import type { Choice } from "./decision.ts";
import type { Thing } from "./thing.ts";

/** What operators need to decide about a thing. `version` is what the page showed: a decision names it. */
export type Desk = {
  thing: Thing;
  isGone: boolean;
  /** The open case about it; null where nobody has reported it. */
  caseId: string | null;
  standing: Standing | null;
  choices: Choice[];
  version: string;
};

/** The desk with what was done before, and how many would be told. */
export type OpenDesk = Desk & { acts: LoggedAct[]; decisions: MadeDecision[]; told: number; answered: number };
