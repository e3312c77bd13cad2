import type { ActSubject, OperatorActName } from "#app/domain/operator-act.ts";

/** An act in the log. `at` is an ISO instant; `actorName` is null without an account. */
export type LoggedAct = {
  id: string;
  at: string;
  actor: string;
  actorId: string | null;
  actorName: string | null;
  act: OperatorActName;
  subject: ActSubject["kind"];
  subjectId: string;
  /** The subject's name; null where it has no name, or is gone. */
  subjectName: string | null;
  why: string;
  before: string | null;
  after: string | null;
};
