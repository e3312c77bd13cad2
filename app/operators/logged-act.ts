import type { ActSubject, OperatorActName } from "#app/domain/operator-act.ts";

/** An act as the log shows it. `at` is an ISO instant; `actorName` is null where there is no such account, or none any more. */
export type LoggedAct = {
  id: string;
  at: string;
  actor: string;
  actorId: string | null;
  actorName: string | null;
  act: OperatorActName;
  subject: ActSubject["kind"];
  subjectId: string;
  why: string;
  before: string | null;
  after: string | null;
};
