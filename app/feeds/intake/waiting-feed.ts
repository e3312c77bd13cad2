import type { OfficeAnswer } from "#app/operators/office-answer.ts";
import type { SourceProblem } from "./feed-source.ts";

/** An agency of a file that nobody owns. `homes` stops at a thousand; the instant is ISO. */
export type WaitingFeed = {
  importId: number;
  feedId: number;
  agency: string;
  fileName: string;
  software: string | null;
  receivedAt: string;
  homes: number;
  /** Of the operator; null for a file that an organisation sent. */
  folder: string | null;
  sender: string | null;
};

/** A folder of the operator that cannot be read. */
export type BrokenFolder = { folder: string; problem: SourceProblem };

export const WAITING_PER_PAGE = 20;

/** An organisation that an agency may be attributed to. */
export type TargetOrganisation = { id: number; name: string; communeName: string; siret: string | null };

export type AttributionProblem = "unknown" | "several" | "no_member" | "no_reason" | "attributed";

/** `found`: the organisation that the next step attributes to; `seen` names it. */
export type AttributionAnswer = OfficeAnswer<AttributionProblem> & {
  found?: TargetOrganisation;
  seen?: string;
  doneFor?: string;
  isDismissed?: boolean;
};
