import type { Account } from "#app/account/account.ts";
import type { ContactAnswer, ContactField } from "#app/listings/page/contact-answer.ts";
import { TRAP } from "#app/ui/trap-field.tsx";
import { accountQuestionSchema, requestProblemsOf, questionSchema } from "./request.schema.ts";

type Read = { ok: true; question: Record<ContactField, string> } | { ok: false; problems: ContactAnswer["problems"] };

const LONGEST_READ = 10_000;

/** Parses the form of a listing's page; an account writes under its own name and address, whatever was typed. */
export function readQuestion(
  form: FormData,
  account: Pick<Account, "firstName" | "familyName" | "email"> | null,
): Read & { typed: Record<ContactField, string>; isRobot: boolean } {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, LONGEST_READ);
  const typed = { name: text("name"), email: text("email"), message: text("message") };
  const isRobot = text(TRAP) !== "";
  if (account) {
    const read = accountQuestionSchema.safeParse(typed);
    if (!read.success) return { ok: false, problems: requestProblemsOf(read.error), typed, isRobot };
    return {
      ok: true,
      question: { ...read.data, name: `${account.firstName} ${account.familyName}`, email: account.email },
      typed,
      isRobot,
    };
  }
  const read = questionSchema.safeParse(typed);
  return read.success
    ? { ok: true, question: read.data, typed, isRobot }
    : { ok: false, problems: requestProblemsOf(read.error), typed, isRobot };
}
