import type { ReactNode } from "react";
import { officeWords } from "#app/i18n/fr/office.ts";
import { useWords } from "#app/i18n/words.ts";
import { isDone, type OfficeAnswer } from "#app/operators/office-answer.ts";
import { OfficeForm, useTyped } from "#app/operators/ui/office-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FileAct } from "./file-section.tsx";

type FileFormProps = {
  intent: string;
  label: string;
  submit: string;
  hint?: string;
  /** What is said once it is done. */
  done: string;
  answer: OfficeAnswer | undefined;
  /** Sentences of refusals, by code. */
  problems: Record<string, string>;
  labels?: Record<string, string>;
  isGrave?: boolean;
  children?: ReactNode;
};

/** An act on the thing that a page is about, with its reason. */
export function FileForm({
  intent,
  label,
  submit,
  hint,
  done,
  answer,
  problems,
  labels,
  isGrave,
  children,
}: FileFormProps) {
  const { shared } = useWords(officeWords);
  const typed = useTyped(intent, answer);
  const own = answer?.intent === intent ? answer : undefined;
  const problem = (field: string) => {
    const code = own?.problems[field];
    return code === undefined ? {} : { error: problems[code] ?? code };
  };
  const { error } = problem("whole");
  return (
    <FileAct label={label} {...(hint ? { hint } : {})} isOpen={own !== undefined}>
      {own && isDone(own) ? <Alert tone="success">{done}</Alert> : null}
      <OfficeForm
        intent={intent}
        answer={answer}
        labels={{ why: shared.why, whole: error ?? "", ...labels }}
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
          {...problem("why")}
        />
        <Button type="submit" variant="secondary" className="self-start">
          {submit}
        </Button>
      </OfficeForm>
    </FileAct>
  );
}
