import { tableWords } from "#app/i18n/fr/tables.ts";
import { useWords } from "#app/i18n/words.ts";
import type { DocumentAnswer } from "#app/operators/document-answer.ts";
import type { EditedDocument } from "#app/operators/edit-document.server.ts";
import { DocumentForm } from "#app/operators/ui/document-editor.tsx";
import { useTyped } from "#app/operators/ui/office-form.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import type { TableChange } from "../table-change.ts";
import { TableChanges } from "./table-changes.tsx";

type TableFormProps = {
  edited: EditedDocument;
  /** What it shows at first, as JSON. */
  text: string;
  hint: string;
  answer: DocumentAnswer<TableChange[]> | undefined;
};

/** Takes a table as a file or as text; « Aperçu » tells what changes. */
export function TableForm({ edited, text, hint, answer }: TableFormProps) {
  const words = useWords(tableWords);
  const shown = useTyped("save", answer)("text") ?? text;
  const { file, text: problem } = answer?.problems ?? {};
  return (
    <DocumentForm
      edited={edited}
      answer={answer}
      labels={{ file: words.file, text: words.text }}
      hasFiles
      className="max-w-3xl"
      renderPreview={(changes) => <TableChanges changes={changes} />}
    >
      {/* A file that was read is the text from then on: its field is empty again. */}
      <div key={shown} className="flex flex-col gap-4">
        <Field
          label={words.file}
          hint={words.fileHint}
          {...(file ? { error: words.fileProblems[file as keyof typeof words.fileProblems] } : {})}
        >
          {(wiring) => (
            <input
              type="file"
              name="file"
              accept="application/json,.json"
              className="min-h-11 w-full min-w-0 rounded-control border border-line-strong p-2"
              {...wiring}
            />
          )}
        </Field>
        <TextAreaField
          label={words.text}
          hint={hint}
          name="text"
          spellCheck={false}
          className="max-h-96 font-mono text-sm"
          defaultValue={shown}
          {...(problem ? { error: words.problem(problem) } : {})}
        />
      </div>
    </DocumentForm>
  );
}
