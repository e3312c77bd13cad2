import type { ReactNode } from "react";
import { DocumentPage } from "#app/content/ui/document-page.tsx";
import { tableWords } from "#app/i18n/fr/administration/tables.ts";
import { useWords } from "#app/i18n/words.ts";
import type { DocumentAnswer } from "#app/operators/document-answer.ts";
import type { EditedDocument } from "#app/operators/edit-document.server.ts";
import { useTyped } from "#app/operators/ui/office-form.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import type { TableChange } from "../table-change.ts";
import { TableChanges } from "./table-changes.tsx";

type TablePageProps = {
  title: string;
  intro: string;
  /** The content above the form. */
  before?: ReactNode;
  edited: EditedDocument;
  /** The initial text of the form, as JSON. */
  text: string;
  hint: string;
  answer: DocumentAnswer<TableChange[]> | undefined;
};

/** A page of the settings that takes a table as a file or as text; « Aperçu » shows what changes. */
export function TablePage({ text, hint, answer, ...page }: TablePageProps) {
  const words = useWords(tableWords);
  const shown = useTyped("save", answer)("text") ?? text;
  const { file, text: problem } = answer?.problems ?? {};
  return (
    <DocumentPage
      {...page}
      back={{ path: "/administration/reglages", label: words.back }}
      answer={answer}
      labels={{ file: words.file, text: words.text }}
      hasFiles
      className="max-w-3xl"
      renderPreview={(changes) => <TableChanges changes={changes} />}
    >
      {/* After a file was read, its content is the text: the file field is empty again. */}
      <div key={shown} className="flex flex-col gap-4">
        <Field
          label={words.file}
          hint={words.fileHint}
          error={file && words.fileProblems[file as keyof typeof words.fileProblems]}
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
          error={problem && words.problem(problem)}
        />
      </div>
    </DocumentPage>
  );
}
