import type { GraveRefusal } from "./use-cases/prove-factor.server.ts";

/**
 * The answer of a back-office page to one of its forms: what is wrong, by field, in the order of the form, with the code of the
 * second factor, and what was typed.
 */
export type OfficeAnswer<Problem extends string = string> = {
  intent: string;
  problems: Partial<Record<string, Problem>>;
  codeProblem?: GraveRefusal;
  typed: Record<string, string>;
};

/** Whether nothing was wrong: the act is done. */
export const isDone = ({ problems, codeProblem }: OfficeAnswer): boolean =>
  codeProblem === undefined && Object.keys(problems).length === 0;

/** `shouldRevalidate` of the pages: a refusal may tell of what a colleague has done, and the page then shows it. */
export const shouldRevalidate = (): boolean => true;

/** What was typed into a form, by field, without secrets; in answers that give it back. */
export function typedOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.filter(([name]) => name !== "code" && name !== "password"));
}
