import type { ReactNode } from "react";
import { Link } from "react-router";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import { useWords } from "#app/i18n/words.ts";
import type { DocumentAnswer } from "#app/operators/document-answer.ts";
import type { EditedDocument } from "#app/operators/edit-document.server.ts";
import { DocumentNotice, DocumentVersions, EarlierNotice } from "#app/operators/ui/document-editor.tsx";
import { OfficePage } from "#app/operators/ui/office-page.tsx";

export type ContentFrameProps = {
  title: string;
  intro?: string | undefined;
  edited: EditedDocument;
  answer: DocumentAnswer | undefined;
  /** Whether the site has this content without a version, too. */
  hasDefault?: boolean | undefined;
  /** The parent page; by default « Contenu ». */
  back?: { path: string; label: string } | undefined;
  children: ReactNode;
};

/** The frame of a page for one document: the result of the last submission, the form, the versions. */
export function ContentFrame(props: ContentFrameProps) {
  const { title, intro, edited, answer, back, hasDefault = true, children } = props;
  const words = useWords(contentWords);
  return (
    <OfficePage
      title={title}
      intro={intro}
      aside={
        <Link to={back?.path ?? "/administration/contenu"} className="link-line">
          {back?.label ?? words.back}
        </Link>
      }
    >
      <DocumentNotice answer={answer} />
      {answer ? null : <EarlierNotice version={edited.earlier?.version} />}
      {children}
      <DocumentVersions {...{ answer, hasDefault }} version={edited.version} versions={edited.versions} />
    </OfficePage>
  );
}
