import { officeWords } from "#app/i18n/fr/administration/office.ts";
import { useWords } from "#app/i18n/words.ts";
import type { OfficeAnswer } from "#app/operators/office-answer.ts";
import { useTyped } from "#app/operators/ui/office-form.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { FileForm } from "./file-form.tsx";

/** The texts of a listing; `version` is their version. */
type Texts = { title: string; description: string; version: string };

type ListingActsProps = { file: Texts; mayTransfer: boolean; answer: OfficeAnswer | undefined };

/** Corrects the texts of a listing, or gives it to another organisation. */
export function ListingActs({ file, mayTransfer, answer }: ListingActsProps) {
  const { listing: words, shared } = useWords(officeWords);
  const refusals: Record<string, string> = { ...words.refusals, team: shared.team };
  const typed = useTyped("correct", answer);
  const typedTarget = useTyped("transfer", answer);
  const error = (field: string) => {
    const code = answer?.problems[field];
    return code && (refusals[code] ?? code);
  };
  const shown = { answer, refusals };
  const isDone = answer?.intent === "correct" && Object.keys(answer.problems).length === 0;
  return (
    <>
      <FileForm
        intent="correct"
        label={words.correct}
        submit={words.correctSubmit}
        hint={words.correctHint}
        done={words.correctDone}
        labels={{ title: words.title, description: words.description }}
        {...shown}
      >
        <input type="hidden" name="version" value={file.version} />
        <TextField
          key={`title ${file.version}`}
          label={words.title}
          name="title"
          maxLength={200}
          required
          defaultValue={(isDone ? undefined : typed("title")) ?? file.title}
          error={error("title")}
        />
        <TextAreaField
          key={`description ${file.version}`}
          label={words.description}
          name="description"
          maxLength={20_000}
          defaultValue={(isDone ? undefined : typed("description")) ?? file.description}
          error={error("description")}
        />
      </FileForm>
      {mayTransfer ? (
        <FileForm
          intent="transfer"
          label={words.transfer}
          submit={words.transferSubmit}
          hint={words.transferHint}
          done={words.transferDone}
          labels={{ target: words.target }}
          isGrave
          {...shown}
        >
          <TextField
            label={words.target}
            name="target"
            maxLength={200}
            required
            defaultValue={typedTarget("target")}
            error={error("target")}
          />
        </FileForm>
      ) : null}
    </>
  );
}
