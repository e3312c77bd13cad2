import type { ReactNode } from "react";
import { DocumentForm, type DocumentFormProps } from "#app/operators/ui/document-editor.tsx";
import { ContentFrame, type ContentFrameProps } from "./content-frame.tsx";

type DocumentPageProps<Preview> = Omit<ContentFrameProps, "answer"> &
  DocumentFormProps<Preview> & {
    /** The content above the form, and below it. */
    before?: ReactNode;
    after?: ReactNode;
  };

/** The page of one document with one form; its fields are the children. */
export function DocumentPage<Preview>(props: DocumentPageProps<Preview>) {
  const { title, intro, hasDefault, back, before, after, ...form } = props;
  return (
    <ContentFrame {...{ title, intro, hasDefault, back }} edited={form.edited} answer={form.answer}>
      {before}
      <DocumentForm {...form} />
      {after}
    </ContentFrame>
  );
}
