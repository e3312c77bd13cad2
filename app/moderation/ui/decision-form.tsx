import { moderationWords } from "#app/i18n/fr/moderation.ts";
import { statementWords } from "#app/i18n/fr/statements.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficeForm, useTyped } from "#app/operators/ui/office-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
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
import type { DeskAnswer, DeskProblem } from "../desk-answer.ts";
import { type ThingId, thingKey } from "../thing.ts";
import type { Statements } from "../statement.ts";
import { KindChoice } from "./kind-choice.tsx";

export const DECIDE = "decide";

type DecisionFormProps = {
  desk: { thing: ThingId; choices: Choice[]; version: string; told: number; answered: number };
  answer: DeskAnswer | undefined;
  isSent?: boolean;
};

/** The form of a decision in two steps: what is decided and why, then what each side will get. */
export function DecisionForm({ desk, answer, isSent = false }: DecisionFormProps) {
  const { decision: words } = useWords(moderationWords);
  const own = answer?.intent === DECIDE ? answer : undefined;
  const { title, ground, groundText, facts, change, version } = words;
  const labels = { choice: title, ground, groundText, facts, change, version };
  const isGrave = own?.preview !== undefined && isGraveChoice(own.typed.choice as Choice);
  return (
    <OfficeForm
      // A preview is no answer that ends what the tab keeps: nothing is sent yet.
      intent={DECIDE}
      about={thingKey(desk.thing)}
      isSent={isSent && answer === undefined}
      answer={own?.preview && !own.codeProblem ? undefined : own}
      labels={labels}
      isGrave={isGrave}
      className="max-w-2xl"
    >
      <input type="hidden" name="version" value={desk.version} />
      {own?.preview ? (
        <Preview desk={desk} typed={own.typed} preview={own.preview} />
      ) : (
        <Fields desk={desk} answer={answer} />
      )}
    </OfficeForm>
  );
}

type FieldsProps = { desk: { choices: Choice[] }; answer: DeskAnswer | undefined };

function Fields({ desk: { choices }, answer }: FieldsProps) {
  const { decision: words, choices: names, choiceHints } = useWords(moderationWords);
  const kept = useTyped(DECIDE, answer);
  // « Corriger » gives back all that was typed.
  const typed = (name: DecisionField) => (answer?.intent === "edit" ? answer.typed[name] : kept(name)) ?? "";
  const problem = (name: DecisionField): DeskProblem | undefined =>
    answer?.intent === DECIDE ? answer.problems[name] : undefined;
  const error = (name: DecisionField) => {
    const told = problem(name);
    return told ? { error: words.problems[told] } : {};
  };
  return (
    <>
      <KindChoice
        legend={words.choice}
        name="choice"
        choices={choices.map((value) => ({ value, label: names[value], hint: choiceHints[value] }))}
        chosen={typed("choice")}
        {...error("choice")}
      />
      <GroundField chosen={typed("ground")} {...error("ground")} />
      <TextField
        label={words.groundText}
        hint={words.groundTextHint}
        name="groundText"
        maxLength={500}
        defaultValue={typed("groundText")}
        {...error("groundText")}
      />
      <TextAreaField
        label={words.facts}
        hint={words.factsHint}
        name="facts"
        required
        rows={5}
        defaultValue={typed("facts")}
        {...error("facts")}
      />
      {choices.includes("change") ? (
        <TextAreaField
          label={words.change}
          hint={words.changeHint}
          name="change"
          rows={3}
          defaultValue={typed("change")}
          {...error("change")}
        />
      ) : null}
      <Button type="submit" name="step" value="preview" className="self-start">
        {words.see}
      </Button>
    </>
  );
}

/** The grounds, as statements name them: in French. */
function GroundField({ chosen, error }: { chosen: string; error?: string }) {
  const { decision: words } = useWords(moderationWords);
  const { grounds: names } = statementWords.french;
  const option = (ground: Ground) => (
    <option key={ground} value={ground}>
      {names[ground]}
    </option>
  );
  return (
    <SelectField
      label={words.ground}
      hint={words.groundHint}
      name="ground"
      defaultValue={chosen}
      {...(error ? { error } : {})}
    >
      <option value="">{words.noGround}</option>
      <optgroup label={words.law}>{grounds.filter(isLaw).map(option)}</optgroup>
      <optgroup label={words.terms}>{grounds.filter((ground) => !isLaw(ground)).map(option)}</optgroup>
    </SelectField>
  );
}

type PreviewProps = {
  desk: { told: number; answered: number };
  typed: Record<string, string>;
  preview: Statements;
};

function Preview({ desk, typed, preview }: PreviewProps) {
  const { decision: words, one } = useWords(moderationWords);
  const { told, answered } = preview;
  return (
    <>
      {decisionFields.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name] ?? ""} />
      ))}
      <h3 className="text-lg font-semibold">{words.previewTitle}</h3>
      <Alert answer={preview}>{words.previewIntro}</Alert>
      <StatementText
        title={one.toThem}
        count={told === null ? null : words.toThem(desk.told)}
        text={told ?? words.nobody}
      />
      <StatementText
        title={one.toReporters}
        count={answered === null ? null : words.toThem(desk.answered)}
        text={answered ?? words.noReporters}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="step" value="decide">
          {words.confirm}
        </Button>
        <Button type="submit" name="step" value="edit" variant="secondary">
          {words.edit}
        </Button>
      </div>
    </>
  );
}

/** A statement as its mail says it. */
export function StatementText({ title, count, text }: { title: string; count: string | null; text: string }) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-raised p-4">
      <h3 className="font-semibold">
        {title}
        {count === null ? null : <span className="font-normal text-ink-soft"> · {count}</span>}
      </h3>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
    </section>
  );
}
