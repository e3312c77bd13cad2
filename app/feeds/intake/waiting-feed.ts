import type { OfficeAnswer } from "#app/operators/office-answer.ts";
import type { SourceProblem } from "./feed-source.ts";

/** An agency without an owner. `homes` is at most a thousand; the instant is an ISO text. */
export type WaitingFeed = {
  importId: number;
  feedId: number;
  agency: string;
  fileName: string;
  software: string | null;
  receivedAt: string;
  homes: number;
  /** The operator's folder; null for a file that an organisation sent. */
  folder: string | null;
  sender: string | null;
};

/** An unreadable folder of the operator. */
export type BrokenFolder = { folder: string; problem: SourceProblem };

export const WAITING_PER_PAGE = 20;

/** An organisation to which an operator may attribute an agency. */
export type TargetOrganisation = { id: number; name: string; communeName: string; siret: string | null };

export const MOST_TARGETS = 10;

export type AttributionProblem = "unknown" | "no_member" | "no_reason" | "attributed";

/** The answer of the page. `found`: organisations from which the next step chooses one. */
export type AttributionAnswer = OfficeAnswer<AttributionProblem> & {
  found?: TargetOrganisation[];
  doneFor?: string;
  isDismissed?: boolean;
};
