import { z } from "zod";
import type { ContactProblem } from "#app/listings/page/contact-answer.ts";
import { cleanLines, cleanText } from "#app/platform/text/clean-text.ts";
import { readOfferAmount } from "./offer-amount.ts";

/** Each code is a message of `contactFormWords.problems`. */
export type RequestProblem = ContactProblem | "amountInvalid";

const LONGEST_MESSAGE = 3_000;
const LONGEST_NAME = 80;
const says = (problem: RequestProblem) => ({ error: problem });

const message = z
  .string()
  .transform(cleanLines)
  .pipe(z.string().min(1, says("messageRequired")).max(LONGEST_MESSAGE, says("messageTooLong")));
const name = z
  .string()
  .transform(cleanText)
  .pipe(z.string().min(1, says("nameRequired")).max(LONGEST_NAME, says("nameTooLong")));
const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, says("emailRequired"))
  .max(254, says("emailInvalid"))
  .pipe(z.email(says("emailInvalid")));

/** The form of a listing's page, for visitors. */
export const questionSchema = z.object({ name, email, message });
/** The form of a listing's page, for an account: name and address are the account's. */
export const accountQuestionSchema = questionSchema.pick({ message: true });

/** A message in a thread. */
export const messageSchema = questionSchema.pick({ message: true });

/** An offer: the amount as typed, parsed into minor units, and an optional text. */
export const offerSchema = z.object({
  amount: z.string().transform((text, context) => {
    const amount = readOfferAmount(text);
    if (amount === null) context.addIssue({ code: "custom", message: "amountInvalid" satisfies RequestProblem });
    return amount ?? 0;
  }),
  message: z
    .string()
    .transform(cleanLines)
    .pipe(z.string().max(LONGEST_MESSAGE, says("messageTooLong"))),
});

/** The first problem of each field. */
export function requestProblemsOf<Field extends string, Problem extends RequestProblem>(
  error: z.ZodError,
): Partial<Record<Field, Problem>> {
  const problems: Partial<Record<Field, Problem>> = {};
  for (const issue of error.issues) problems[issue.path[0] as Field] ??= issue.message as Problem; // the checks above name codes
  return problems;
}
