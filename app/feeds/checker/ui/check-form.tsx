import { type SubmitEvent, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { feedCheckerWords } from "#app/i18n/fr/feeds/feed-checker.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { control, Field } from "#app/ui/field.tsx";
import { useFileDrop } from "#app/ui/use-file-drop.ts";
import { MOST_CHECKED_BYTES } from "../checker-limits.ts";
import type { CheckAnswer } from "../file-report.ts";

const CSV_PATH = "/verifier-un-fichier?csv";
const fileButton =
  "file:mr-3 file:rounded-control file:border-0 file:bg-action-soft file:px-3 file:py-0.5 file:font-semibold " +
  "file:text-action";

/** The form that sends a file to the checker. With scripts, people may drop the file, and it stays chosen for the CSV. */
export function CheckForm({ answer }: { answer: CheckAnswer | undefined }) {
  const words = useWords(feedCheckerWords);
  const submit = useSubmit();
  const isChecking = useNavigation().state === "submitting";
  const input = useRef<HTMLInputElement>(null);
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
    // Not `formAction`: without the attribute, that property is the page's own address.
    const isCsv = event.nativeEvent.submitter?.getAttribute("formaction") === CSV_PATH;
    // A download leaves the page as it is.
    if (isCsv) return;
    event.preventDefault();
    void submit(event.currentTarget, { preventScrollReset: true });
  };
  const { isOver, target, look } = useFileDrop((files) => {
    if (!input.current || files.length === 0) return;
    input.current.files = files;
    setWrong(wrongWith(chosen()));
  });

  return (
    <form
      method="post"
      action="/verifier-un-fichier"
      encType="multipart/form-data"
      onSubmit={send}
      {...target}
      className={`flex flex-col gap-5 p-4 sm:p-8 ${look}`}
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
      <Field label={words.file} hint={words.hint} error={wrong && words.refusals[wrong]}>
        {(wiring) => (
          <input
            ref={input}
            type="file"
            name="file"
            accept=".zip,.csv,.txt"
            onChange={() => setWrong(wrongWith(chosen()))}
            className={`${control} ${fileButton}`}
            {...wiring}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton disabled={isChecking}>{isChecking ? words.checking : words.check}</SubmitButton>
        <SubmitButton variant="secondary" formAction={CSV_PATH}>
          {words.csv}
        </SubmitButton>
        <p className="needs-scripts hidden text-ink-soft pointer-fine:block">{isOver ? words.dropNow : words.drop}</p>
      </div>
    </form>
  );
}
