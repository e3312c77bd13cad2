import { moderationWords } from "#app/i18n/fr/moderation/moderation.ts";
import { statementWords } from "#app/i18n/fr/moderation/statements.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficeForm, useTyped } from "#app/operators/ui/office-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import {
  type Choice,
  decisionFields,
  type DecisionField,
  type Ground,
  grounds,
  isGraveChoice,
  isLaw,
} from "../decision.ts";
import type { DecisionAnswer, DecisionPageProblem, Foreseen, Preview } from "../decision-answer.ts";
import { type ThingId, thingKey } from "../thing.ts";
import { KindChoice } from "./kind-choice.tsx";

export const DECIDE = "decide";

type DecisionFormProps = {
  basis: { thing: ThingId; choices: Choice[]; version: string; isContested: boolean };
  answer: DecisionAnswer | undefined;
  isSent?: boolean;
};

/** The form of a decision in two steps: the decision with its reasons, then the statements for each side. */
export function DecisionForm({ basis, answer, isSent = false }: DecisionFormProps) {
  const { decision: words } = useWords(moderationWords);
  const own = answer?.intent === DECIDE ? answer : undefined;
  const { title, ground, groundText, facts, change, version } = words;
  const labels = { choice: title, ground, groundText, facts, change, version };
  const isGrave = own?.preview !== undefined && isGraveChoice(own.typed.choice as Choice);
  return (
    <OfficeForm
      // A preview must not clear the tab's stored fields: nothing is sent yet.
      intent={DECIDE}
      about={thingKey(basis.thing)}
      isSent={isSent && answer === undefined}
      answer={own?.preview && !own.codeProblem ? undefined : own}
      labels={labels}
      isGrave={isGrave}
      className="max-w-2xl"
    >
      <input type="hidden" name="version" value={basis.version} />
      {own?.preview ? (
        <PreviewFields typed={own.typed} preview={own.preview} />
      ) : (
        <Fields basis={basis} answer={answer} />
      )}
    </OfficeForm>
  );
}

type FieldsProps = { basis: { choices: Choice[]; isContested: boolean }; answer: DecisionAnswer | undefined };

function Fields({ basis: { choices, isContested }, answer }: FieldsProps) {
  const { decision: words, choices: names, choiceHints } = useWords(moderationWords);
  const said = (choice: Choice) => (isContested && choice === "keep" ? "uphold" : choice);
  const kept = useTyped(DECIDE, answer);
  // « Corriger » restores all typed fields.
  const typed = (name: DecisionField) => (answer?.intent === "edit" ? answer.typed[name] : kept(name)) ?? "";
  const error = (name: DecisionField) => {
    const problem: DecisionPageProblem | undefined = answer?.intent === DECIDE ? answer.problems[name] : undefined;
    return problem && words.problems[problem];
  };
  return (
    <>
      <KindChoice
        legend={words.choice}
        name="choice"
        choices={choices.map((value) => ({ value, label: names[said(value)], hint: choiceHints[said(value)] }))}
        chosen={typed("choice")}
        error={error("choice")}
      />
      <GroundField chosen={typed("ground")} error={error("ground")} />
      <TextField
        label={words.groundText}
        hint={words.groundTextHint}
        name="groundText"
        maxLength={500}
        defaultValue={typed("groundText")}
        error={error("groundText")}
      />
      <TextAreaField
        label={words.facts}
        hint={words.factsHint}
        name="facts"
        required
        rows={5}
        defaultValue={typed("facts")}
        error={error("facts")}
      />
      {choices.includes("change") ? (
        <TextAreaField
          label={words.change}
          hint={words.changeHint}
          name="change"
          rows={3}
          defaultValue={typed("change")}
          error={error("change")}
        />
      ) : null}
      <SubmitButton name="step" value="preview" className="self-start">
        {words.see}
      </SubmitButton>
    </>
  );
}

/** The grounds in French, as statements name them. */
function GroundField({ chosen, error }: { chosen: string; error: string | undefined }) {
  const { decision: words } = useWords(moderationWords);
  const { grounds: names } = statementWords.french;
  const option = (ground: Ground) => (
    <option key={ground} value={ground}>
      {names[ground]}
    </option>
  );
  return (
    <SelectField label={words.ground} hint={words.groundHint} name="ground" defaultValue={chosen} error={error}>
      <option value="">{words.noGround}</option>
      <optgroup label={words.law}>{grounds.filter(isLaw).map(option)}</optgroup>
      <optgroup label={words.terms}>{grounds.filter((ground) => !isLaw(ground)).map(option)}</optgroup>
    </SelectField>
  );
}

function PreviewFields({ typed, preview }: { typed: Record<string, string>; preview: Preview }) {
  const { decision: words, one } = useWords(moderationWords);
  const { toSubject, toReporters, foreseen } = preview;
  return (
    <>
      {decisionFields.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name] ?? ""} />
      ))}
      <h3 className="text-lg font-semibold">{words.previewTitle}</h3>
      <Alert answer={preview}>{words.previewIntro}</Alert>
      <ForeseenList foreseen={foreseen} />
      <StatementText
        title={one.toThem}
        count={toSubject === null ? null : words.toThem(foreseen.subjectMails)}
        text={toSubject ?? words.nobody}
      />
      <StatementText
        title={one.toReporters}
        count={toReporters === null ? null : words.toThem(foreseen.reporterMails)}
        text={toReporters ?? words.noReporters}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="step" value="decide">
          {words.confirm}
        </SubmitButton>
        <SubmitButton name="step" value="edit" variant="secondary">
          {words.edit}
        </SubmitButton>
      </div>
    </>
  );
}

/** The number of homes that move, and of people who are notified. */
function ForeseenList({ foreseen }: { foreseen: Foreseen }) {
  const { foreseen: words } = useWords(moderationWords);
  const { leaving, returning, waiting, ending, favourites } = foreseen;
  const lines = [
    ...(leaving === null ? [] : [words.leaving(leaving)]),
    ...(returning > 0 ? [words.returning(returning)] : []),
    ...(waiting > 0 ? [words.waiting(waiting)] : []),
    ...(ending > 0 ? [words.ending(ending)] : []),
    words.mails(foreseen),
    ...(favourites > 0 ? [words.favourites(favourites)] : []),
  ];
  return (
    <ul aria-label={words.title} className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** A statement as in its mail. */
export function StatementText({ title, count, text }: { title: string; count: string | null; text: string }) {
  return (
    <section aria-label={title} className="card p-4">
      <h3 className="font-semibold">
        {title}
        {count === null ? null : <span className="font-normal text-ink-soft"> · {count}</span>}
      </h3>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
    </section>
  );
}
