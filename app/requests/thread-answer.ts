import type { ActRefusal, RequestAct } from "./request-acts.ts";
import type { RequestProblem } from "./request.schema.ts";

/** Why a form of a thread's page was refused; it returns what was typed. */
export type ThreadAnswer = {
  act: RequestAct;
  code: ActRefusal | "too_many" | null;
  problems: Partial<Record<"message" | "amount", RequestProblem>>;
  typed: { message: string; amount: string };
};
