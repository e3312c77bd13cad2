import type { ReactNode } from "react";
import { Link } from "react-router";
import { contentWords } from "#app/i18n/fr/content.ts";
import { useWords } from "#app/i18n/words.ts";
import type { DocumentAnswer } from "#app/operators/document-answer.ts";
import type { EditedDocument } from "#app/operators/edit-document.server.ts";
import { DocumentNotice, DocumentVersions, EarlierNotice } from "#app/operators/ui/document-editor.tsx";
import { OfficePage } from "#app/operators/ui/office-page.tsx";

type ContentFrameProps = {
  title: string;
  intro?: string;
  /** The address of this page. */
  path: string;
  edited: EditedDocument;
  answer: DocumentAnswer | undefined;
  /** Whether the site has this without a version too. */
  hasDefault?: boolean;
  /** Where the page is reached from; by default « Contenu ». */
  back?: { path: string; label: string };
  children: ReactNode;
};

/** A page that edits one document: what became of the last press, the form, the versions. */
export function ContentFrame(props: ContentFrameProps) {
  const { title, intro, path, edited, answer, back, hasDefault = true, children } = props;
  const words = useWords(contentWords);
  return (
    <OfficePage
      title={title}
      {...(intro ? { intro } : {})}
      aside={
        <Link
          to={back?.path ?? "/administration/contenu"}
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
        >
          {back?.label ?? words.back}
        </Link>
      }
    >
      <DocumentNotice answer={answer} />
      {answer ? null : <EarlierNotice version={edited.earlier?.version} />}
      {children}
      <DocumentVersions {...{ path, answer, hasDefault }} version={edited.version} versions={edited.versions} />
    </OfficePage>
  );
}
