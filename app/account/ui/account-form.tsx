import type { ReactNode } from "react";
import { Form } from "react-router";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";

/** The action's answer, with problems by field in the order of the form. */
type Refusable = { problems: Partial<Record<string, unknown>> };

type AccountFormProps = {
  answer: Refusable | undefined;
  /** Labels of the fields, as the page shows them. */
  labels: Partial<Record<string, string>>;
  intent?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A form about the account, checked by the server. A refusal counts the mistakes and moves the focus to the first one.
 * Back never leads to the form again: it would redirect a logged-in user.
 */
export function AccountForm({ answer, labels, intent, className = "", children }: AccountFormProps) {
  const { formProblems } = useWords(accountWords);
  const form = useFirstInvalid(answer);
  const wrong = Object.keys(answer?.problems ?? {});
  const first = wrong[0] === undefined ? undefined : labels[wrong[0]];
  return (
    <Form ref={form} method="post" replace noValidate className={`flex flex-col gap-4 ${className}`}>
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      {first ? <Alert tone="danger">{formProblems(wrong.length, first)}</Alert> : null}
      <RequiredNote />
      {children}
    </Form>
  );
}
