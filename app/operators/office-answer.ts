import type { GraveRefusal } from "./use-cases/prove-factor.server.ts";

/**
 * The answer of a back-office page to a form: problems by field in the order of the form, the problem of the second factor's code, and
 * the typed texts.
 */
export type OfficeAnswer<Problem extends string = string> = {
  intent: string;
  problems: Partial<Record<string, Problem>>;
  codeProblem?: GraveRefusal;
  /** Seconds until the next attempt with a code. */
  wait?: number;
  typed: Record<string, string>;
};

/** Whether the act succeeded. */
export const isDone = ({ problems, codeProblem }: OfficeAnswer): boolean =>
  codeProblem === undefined && Object.keys(problems).length === 0;

/** `shouldRevalidate` of the pages: after a refusal, the page reloads a colleague's changes. */
export const shouldRevalidate = (): boolean => true;

/** The typed texts of a form by field, without secrets, for answers. */
export function typedOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.filter(([name]) => name !== "code" && name !== "password"));
}
