import type { ReactNode } from "react";
import { officeWords } from "#app/i18n/fr/administration/office.ts";
import { useWords } from "#app/i18n/words.ts";
import { isDone, type OfficeAnswer } from "#app/operators/office-answer.ts";
import { OfficeForm, useTyped } from "#app/operators/ui/office-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FileAct } from "./file-section.tsx";

type FileFormProps = {
  intent: string;
  label: string;
  submit: string;
  hint?: string;
  /** The confirmation after the act. */
  done: string;
  answer: OfficeAnswer | undefined;
  /** Sentences of refusals by code, besides the refusals that all acts have. */
  refusals?: Record<string, string>;
  labels?: Record<string, string>;
  isGrave?: boolean;
  children?: ReactNode;
};

/** The form of an act on the thing of a page, with a reason. */
export function FileForm(props: FileFormProps) {
  const { intent, label, submit, hint, done, answer, refusals, labels, isGrave, children } = props;
  const { shared } = useWords(officeWords);
  const typed = useTyped(intent, answer);
  const own = answer?.intent === intent ? answer : undefined;
  const problems: Record<string, string> = { team: shared.team, no_reason: shared.whyNeeded, ...refusals };
  const problem = (field: string) => {
    const code = own?.problems[field];
    return code && (problems[code] ?? code);
  };
  return (
    <FileAct label={label} hint={hint} isOpen={own !== undefined}>
      {own && isDone(own) ? <Alert tone="success">{done}</Alert> : null}
      <OfficeForm
        intent={intent}
        answer={answer}
        labels={{ why: shared.why, whole: problem("whole") ?? "", ...labels }}
        isGrave={isGrave ?? false}
      >
        {children}
        <TextField
          label={shared.why}
          hint={shared.whyHint}
          name="why"
          maxLength={500}
          required
          defaultValue={typed("why")}
          error={problem("why")}
        />
        <SubmitButton variant="secondary" className="self-start">
          {submit}
        </SubmitButton>
      </OfficeForm>
    </FileAct>
  );
}
