import { Form } from "react-router";
import { useKeptForm } from "#app/browser-storage/use-kept-form.ts";
import { reportWords } from "#app/i18n/fr/moderation/reports.ts";
import { waitText } from "#app/i18n/wait.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { TrapField } from "#app/ui/trap-field.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import { kindsOf, type ReportedKind } from "#app/domain/report.ts";
import type { ReportField, ReportProblem } from "../report.schema.ts";
import { reportFormKey } from "../report-address.ts";
import { KindChoice } from "./kind-choice.tsx";

/** The refusal of a report. `known`: the same person has sent the same report before. */
export type ReportAnswer = {
  refusal: "invalid" | "too_many" | "known";
  /** Seconds until the next attempt, for `too_many`. */
  wait?: number;
  problems: Partial<Record<ReportField, ReportProblem>>;
  typed: Record<ReportField, string>;
};

type ReportFormProps = {
  about: { kind: ReportedKind; id: string };
  /** The account that reports; null without one. */
  account: { name: string; email: string } | null;
  answer: ReportAnswer | undefined;
};

/** The form of a report. The tab stores the typed fields until they are sent. */
export function ReportForm({ about, account, answer }: ReportFormProps) {
  const { form: words, problems, refusals } = useWords(reportWords);
  const form = useFirstInvalid(answer);
  const isSent = answer?.refusal === "known";
  const keepTyped = useKeptForm(form, { key: reportFormKey(about.kind, about.id), isSent });
  const told = answer?.problems ?? {};
  const error = (field: ReportField) => told[field] && problems[told[field]];
  const typed = (field: ReportField) => answer?.typed[field] ?? "";
  if (isSent)
    return (
      <Alert tone="success" answer={answer}>
        {refusals.known}
      </Alert>
    );
  return (
    <Form ref={form} method="post" noValidate onInput={keepTyped} className="flex flex-col gap-5">
      {answer ? (
        <Alert tone="danger" {...(answer.refusal === "invalid" ? {} : { answer })}>
          {answer.refusal === "too_many"
            ? refusals.too_many(waitText("fr", answer.wait ?? 60))
            : refusals[answer.refusal]}
        </Alert>
      ) : null}
      <RequiredNote />
      <KindChoice
        legend={words.kind}
        name="kind"
        choices={kindsOf[about.kind].map((value) => ({ value, label: words.kinds[about.kind][value] }))}
        chosen={typed("kind")}
        error={error("kind")}
      />
      <TextAreaField
        label={words.explanation}
        hint={words.explanationHint}
        name="explanation"
        required
        rows={6}
        defaultValue={typed("explanation")}
        error={error("explanation")}
      />
      {account ? (
        <p className="text-ink-soft">{words.account(account.name, account.email)}</p>
      ) : (
        <WhoReports typed={typed} error={error} />
      )}
      <Faith isTicked={typed("faith") !== ""} error={error("faith")} />
      <TrapField label={words.trap} />
      <SubmitButton className="w-full sm:w-auto sm:self-start">{words.submit}</SubmitButton>
    </Form>
  );
}

type WhoProps = {
  typed: (field: ReportField) => string;
  error: (field: ReportField) => string | undefined;
};

function WhoReports({ typed, error }: WhoProps) {
  const { form: words } = useWords(reportWords);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          required
          maxLength={200}
          defaultValue={typed("name")}
          error={error("name")}
        />
        <TextField
          label={words.email}
          hint={words.emailHint}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={300}
          defaultValue={typed("email")}
          error={error("email")}
        />
      </div>
      <p className="text-sm text-ink-soft">{words.nameless}</p>
    </div>
  );
}

function Faith({ isTicked, error }: { isTicked: boolean; error: string | undefined }) {
  const { form: words } = useWords(reportWords);
  return (
    <div>
      <CheckboxField
        label={words.faith}
        name="faith"
        value="oui"
        required
        defaultChecked={isTicked}
        {...(error ? { "aria-invalid": true, "aria-describedby": "faith-error" } : {})}
      />
      {error ? (
        <p id="faith-error" className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
