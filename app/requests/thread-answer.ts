import type { ActRefusal, RequestAct } from "./request-acts.ts";
import type { RequestProblem } from "./request.schema.ts";
import type { RequestThread } from "./request.ts";

/** The refusal of a form of a thread's page; it contains the typed values. */
export type ThreadAnswer = {
  act: RequestAct;
  code: ActRefusal | "too_many" | null;
  problems: Partial<Record<"message" | "amount", RequestProblem>>;
  typed: { message: string; amount: string };
};

/** The properties of each part of a thread's page: the thread, the reader's possible acts, and the answer to the last form. */
export type ShownThread = {
  thread: RequestThread;
  acts: readonly RequestAct[];
  answer: ThreadAnswer | null | undefined;
};
