import type { ActRefusal, RequestAct } from "./request-acts.ts";
import type { RequestProblem } from "./request.schema.ts";
import type { RequestThread } from "./request.ts";

/** Why a form of a thread's page was refused; it returns what was typed. */
export type ThreadAnswer = {
  act: RequestAct;
  code: ActRefusal | "too_many" | null;
  problems: Partial<Record<"message" | "amount", RequestProblem>>;
  typed: { message: string; amount: string };
};

/** What each part of a thread's page is given: the thread, what its reader can do, and the answer to the last form. */
export type ShownThread = {
  thread: RequestThread;
  acts: readonly RequestAct[];
  answer: ThreadAnswer | null | undefined;
};
