import { type DragEvent, type SubmitEvent, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { feedCheckerWords } from "#app/i18n/fr/feed-checker.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { control, Field } from "#app/ui/field.tsx";
import type { CheckAnswer } from "../check-answer.ts";
import { MOST_CHECKED_BYTES } from "../checker-limits.ts";

const CSV_PATH = "/verifier-un-fichier/rapport.csv";

/** Sends a file to be checked. With scripts it may be dropped, and the chosen file stays for the CSV. */
export function CheckForm({ answer }: { answer: CheckAnswer | undefined }) {
  const words = useWords(feedCheckerWords);
  const submit = useSubmit();
  const isChecking = useNavigation().state === "submitting";
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [wrong, setWrong] = useState<"none" | "too_large" | null>(null);
  const hasReport = answer !== undefined && "report" in answer;

  const wrongWith = (file: File | undefined) => {
    if (!file) return "none";
    return file.size > MOST_CHECKED_BYTES ? "too_large" : null;
  };
  const chosen = () => input.current?.files?.[0];
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const problem = wrongWith(chosen());
    setWrong(problem);
    if (problem) return event.preventDefault();
    const isCsv = (event.nativeEvent.submitter as HTMLButtonElement | null)?.formAction.endsWith(CSV_PATH);
    // A download leaves the page as it is.
    if (isCsv) return;
    event.preventDefault();
    void submit(event.currentTarget, { preventScrollReset: true });
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!input.current || event.dataTransfer.files.length === 0) return;
    input.current.files = event.dataTransfer.files;
    setWrong(wrongWith(chosen()));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one way among others: the field inside is the keyboard's
    <form
      method="post"
      action="/verifier-un-fichier"
      encType="multipart/form-data"
      onSubmit={send}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)}
      onDrop={drop}
      className={`flex flex-col gap-5 rounded-card border-2 border-dashed p-4 transition-colors sm:p-8 ${isOver ? "border-action bg-action-soft" : "border-line-strong bg-raised"}`}
    >
      {hasReport ? (
        <div>
          <h2 className="heading-2">{words.report.again}</h2>
          <p className="mt-2 text-ink-soft noscript:block">{words.report.againText}</p>
        </div>
      ) : null}
      {answer && "refusal" in answer ? (
        <Alert tone="danger" answer={answer}>
          {answer.refusal}
        </Alert>
      ) : null}
      <Field label={words.file} hint={words.hint} {...(wrong ? { error: words.refusals[wrong] } : {})}>
        {(wiring) => (
          <input
            ref={input}
            type="file"
            name="file"
            accept=".zip,.csv,.txt"
            onChange={() => setWrong(wrongWith(chosen()))}
            className={`${control} file:mr-3 file:rounded-control file:border-0 file:bg-action-soft file:px-3 file:py-0.5 file:font-semibold file:text-action`}
            {...wiring}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={isChecking}>
          {isChecking ? words.checking : words.check}
        </Button>
        <Button type="submit" variant="secondary" formAction={CSV_PATH}>
          {words.csv}
        </Button>
        <p className="needs-scripts hidden text-ink-soft pointer-fine:block">{isOver ? words.dropNow : words.drop}</p>
      </div>
    </form>
  );
}
