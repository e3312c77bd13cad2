import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate, formatTime } from "#app/i18n/dates.ts";
import { documentWords } from "#app/i18n/fr/operators/documents.ts";
import { type Language, useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import type { DocumentAnswer } from "../document-answer.ts";
import type { EditedDocument } from "../edit-document.server.ts";
import { OfficeForm } from "./office-form.tsx";

type Version = { version: number; isEmpty: boolean; author: string | null; at: string };

/** The result of the last submission: saved, or in conflict with another operator. */
export function DocumentNotice({ answer }: { answer: DocumentAnswer | undefined }) {
  const words = useWords(documentWords);
  const language = useLanguage();
  if (answer?.conflict) {
    const { by, at, version } = answer.conflict;
    return (
      <Alert tone="warning" answer={answer}>
        <p>{words.conflict(by ?? words.gone, momentOf(at, language), version)}</p>
        {/* In a new tab: this tab would restore its typed words into the other version. */}
        <Link to={`?version=${version}`} target="_blank" className="link-line">
          {words.lookBeside(version)}
        </Link>
      </Alert>
    );
  }
  if (answer?.saved === undefined) return null;
  return (
    <Alert tone="success" answer={answer}>
      {words.saved(answer.saved)}
    </Alert>
  );
}

export type DocumentFormProps<Preview> = {
  edited: EditedDocument;
  answer: DocumentAnswer<Preview> | undefined;
  /** Labels of the fields, as the page shows them. */
  labels: Partial<Record<string, string>>;
  /** Renders the preview of the last « Aperçu ». */
  renderPreview(shown: Preview): ReactNode;
  className?: string;
  /** Whether the form sends files. */
  hasFiles?: boolean;
  children: ReactNode;
};

/** The fields of a document with « Enregistrer » and « Aperçu », and the preview. */
export function DocumentForm<Preview>(props: DocumentFormProps<Preview>) {
  const { edited, answer, renderPreview, children, ...form } = props;
  const words = useWords(documentWords);
  return (
    <>
      <OfficeForm key={edited.earlier?.version} intent="save" answer={answer} {...form}>
        {children}
        <div className="flex flex-wrap gap-3">
          <input type="hidden" name="seen" value={edited.version} />
          <SubmitButton>{words.save}</SubmitButton>
          <SubmitButton variant="secondary" name="do" value="preview">
            {words.preview}
          </SubmitButton>
        </div>
      </OfficeForm>
      {answer?.preview ? <Preview answer={answer}>{renderPreview(answer.preview)}</Preview> : null}
    </>
  );
}

function Preview({ answer, children }: { answer: unknown; children: ReactNode }) {
  const words = useWords(documentWords);
  return (
    <section aria-label={words.previewTitle} className="rounded-card border border-line bg-paper p-4 md:p-6">
      <Alert tone="info" answer={answer}>
        {words.previewNote}
      </Alert>
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** Warns that the form shows an earlier version. */
export function EarlierNotice({ version }: { version: number | undefined }) {
  const words = useWords(documentWords);
  return version === undefined ? null : <Alert>{words.earlier(version)}</Alert>;
}

/** The versions of a document, each with links to show and restore it. */
export function DocumentVersions({
  version,
  versions,
  answer,
  hasDefault = true,
}: {
  version: number;
  /** Whether the site has this content without a version, too. */
  hasDefault?: boolean;
  versions: Version[];
  answer: DocumentAnswer | undefined;
}) {
  const words = useWords(documentWords);
  if (versions.length === 0) return hasDefault ? <p className="text-ink-soft">{words.none}</p> : null;
  return (
    <section className="max-w-3xl">
      <h2 className="heading-2 mb-3">{words.title}</h2>
      <ol className="flex flex-col divide-y divide-line border-y border-line">
        {versions.map((one) => (
          <VersionRow key={one.version} {...{ one, version, answer }} />
        ))}
        {hasDefault && version > 0 && !versions[0]!.isEmpty ? (
          <li className="py-2">
            <RevertForm to={0} label={words.toDefault} {...{ version, answer }} />
          </li>
        ) : null}
      </ol>
    </section>
  );
}

type RowProps = { version: number; answer: DocumentAnswer | undefined };

function VersionRow({ one, version, answer }: RowProps & { one: Version }) {
  const words = useWords(documentWords);
  const language = useLanguage();
  const isCurrent = one.version === version;
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-2">
      <p className="min-w-0 grow">
        <span className="font-semibold">{words.version(one.version)}</span>{" "}
        <span className="text-ink-soft">
          {words.by(one.author ?? words.gone, momentOf(one.at, language))}
          {one.isEmpty ? ` ${words.emptied}` : ""}
        </span>
      </p>
      {isCurrent ? (
        <span className="font-medium text-success">{words.current}</span>
      ) : (
        <>
          {one.isEmpty ? null : (
            <Link to={`?version=${one.version}`} className="link-line">
              {words.look}
            </Link>
          )}
          <RevertForm to={one.isEmpty ? 0 : one.version} label={words.revert} {...{ version, answer }} />
        </>
      )}
    </li>
  );
}

function RevertForm({ to, label, version, answer }: RowProps & { to: number; label: string }) {
  return (
    <OfficeForm intent="revert" about={`v${to}`} answer={answer} labels={{}}>
      <input type="hidden" name="seen" value={version} />
      <input type="hidden" name="to" value={to} />
      <SubmitButton variant="quiet" className="px-3!">
        {label}
      </SubmitButton>
    </OfficeForm>
  );
}

const momentOf = (at: string, language: Language) => `${formatDate(at, language)}, ${formatTime(at)}`;
