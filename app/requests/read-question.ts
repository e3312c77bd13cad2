import type { Account } from "#app/account/account.ts";
import { type ContactAnswer, type ContactField, PENDING_REQUEST } from "#app/listings/page/contact-answer.ts";
import { TRAP } from "#app/ui/trap-field.tsx";
import { isRequestId } from "./request.ts";
import { accountQuestionSchema, requestProblemsOf, questionSchema } from "./request.schema.ts";

type Read = { ok: true; question: Record<ContactField, string> } | { ok: false; problems: ContactAnswer["problems"] };
type Sent = Pick<ContactAnswer, "typed" | "pending"> & { isRobot: boolean };

const LONGEST_READ = 10_000;

/** Parses the form of a listing's page; an account always writes under its own name and address. */
export function readQuestion(
  form: FormData,
  account: Pick<Account, "firstName" | "familyName" | "email"> | null,
): Read & Sent {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, LONGEST_READ);
  const typed = { name: text("name"), email: text("email"), message: text("message") };
  const pending = text(PENDING_REQUEST);
  const sent: Sent = { typed, pending: isRequestId(pending) ? pending : null, isRobot: text(TRAP) !== "" };
  if (account) {
    const read = accountQuestionSchema.safeParse(typed);
    if (!read.success) return { ok: false, problems: requestProblemsOf(read.error), ...sent };
    const name = `${account.firstName} ${account.familyName}`;
    return { ok: true, question: { ...read.data, name, email: account.email }, ...sent };
  }
  const read = questionSchema.safeParse(typed);
  return read.success
    ? { ok: true, question: read.data, ...sent }
    : { ok: false, problems: requestProblemsOf(read.error), ...sent };
}
