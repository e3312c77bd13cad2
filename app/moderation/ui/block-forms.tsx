import { Link } from "react-router";
import { formatDate } from "#app/i18n/dates.ts";
import { blockWords } from "#app/i18n/fr/moderation/blocks.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { isDone } from "#app/operators/office-answer.ts";
import { OfficeForm, useTyped } from "#app/operators/ui/office-form.tsx";
import { blockKinds } from "#app/domain/block.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import type { BlockAnswer, Met, StoredBlock } from "../blocks.ts";

/** The form of a new rule, in two steps: the operator sees the matches before saving. */
export function BlockForm({ answer }: { answer: BlockAnswer | undefined }) {
  const words = useWords(blockWords);
  const typed = useTyped("block", answer);
  const own = answer?.intent === "block" ? answer : undefined;
  const met = own?.met;
  const isSeen = own !== undefined && (met !== undefined || own.codeProblem !== undefined);
  const error = (field: string) => {
    const code = own?.problems[field];
    return code && words.problems[code];
  };
  return (
    <section className="max-w-2xl">
      <h2 className="heading-2 mb-3">{words.add}</h2>
      <OfficeForm
        intent="block"
        answer={answer}
        labels={{ value: words.value, lastDay: words.lastDay, why: words.why }}
        isGrave={isSeen}
      >
        <SelectField label={words.kind} name="kind" defaultValue={typed("kind") ?? "domain"}>
          {blockKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.value}
          hint={words.valueHint}
          name="value"
          required
          maxLength={254}
          defaultValue={typed("value")}
          error={error("value")}
        />
        <TextField
          label={words.lastDay}
          hint={words.lastDayHint}
          name="lastDay"
          type="date"
          defaultValue={typed("lastDay")}
          error={error("lastDay")}
        />
        <TextField
          label={words.why}
          name="why"
          required
          maxLength={500}
          defaultValue={typed("why")}
          error={error("why")}
        />
        {met ? <MetNote met={met} /> : null}
        {isSeen ? <input type="hidden" name="seen" value={own.seen ?? own.typed.seen ?? ""} /> : null}
        <SubmitButton className="self-start">{isSeen ? words.save : words.try}</SubmitButton>
      </OfficeForm>
    </section>
  );
}

function MetNote({ met: { accounts, sessions, requests, names, texts } }: { met: Met }) {
  const words = useWords(blockWords);
  return (
    <Alert tone={accounts + sessions + requests + texts.length > 0 ? "warning" : "info"}>
      <p>{words.met}</p>
      <p className="font-semibold">
        {[words.accounts(accounts), words.sessions(sessions), words.requests(requests)].join(", ")}
      </p>
      {names.length > 0 ? <p>{words.among(names.join(", "))}</p> : null}
      {texts.length > 0 ? (
        <>
          <p>{words.texts}</p>
          <ul className="flex flex-col">
            {texts.map(({ href, excerpt }, index) => (
              <li key={index}>
                <Link to={href} className="wrap-anywhere underline underline-offset-4">
                  {excerpt === null ? words.inMessage : `… ${excerpt} …`}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Alert>
  );
}

export function BlockList({ blocks, answer }: { blocks: StoredBlock[]; answer: BlockAnswer | undefined }) {
  const words = useWords(blockWords);
  const language = useLanguage();
  if (blocks.length === 0) return <p>{words.none}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {blocks.map(({ id, kind, value, createdAt, endsAt, isOver }) => {
        const isAbout = answer?.intent === "end" && answer.typed.about === String(id);
        const ends = endsAt
          ? words.until(formatDate(new Date(Date.parse(endsAt) - 1).toISOString(), language))
          : words.untilEnded;
        return (
          <li key={id} className="card p-4">
            <p className="font-semibold wrap-anywhere">{value}</p>
            <p className="text-sm text-ink-soft">
              {words.kinds[kind]} · {words.since(formatDate(createdAt, language))} · {isOver ? words.over : ends}
            </p>
            <details open={isAbout && !isDone(answer)}>
              <summary className="link-line">{words.end}</summary>
              <OfficeForm
                intent="end"
                about={String(id)}
                answer={answer}
                labels={{ value: words.value }}
                isGrave
                className="max-w-2xl"
              >
                <TextField label={words.why} name="why" maxLength={500} />
                <SubmitButton variant="secondary" className="self-start">
                  {words.end}
                </SubmitButton>
              </OfficeForm>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
