import type { SitePage } from "#app/brand/site-pages.server.ts";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import type { DocumentAnswer } from "#app/operators/document-answer.ts";
import { useTyped } from "#app/operators/ui/office-form.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { WrittenText } from "#app/ui/written-text.tsx";
import { shownText } from "../form-texts.ts";

type PageFieldsProps = {
  stored: Pick<SitePage, "titre" | "texte" | "enPied" | "remplace"> | undefined;
  answer: DocumentAnswer | undefined;
  /** `free`: a page that may be in the footer; `legal`: the notice, whose text may replace its entries. */
  kind: "free" | "legal" | "other";
};

/** Title and text of a page, in Markdown. */
export function PageFields({ stored, answer, kind }: PageFieldsProps) {
  const { pages: words } = useWords(contentWords);
  const typed = useTyped("save", answer);
  const isTicked = (name: "enPied" | "remplace") =>
    answer && Object.keys(answer.typed).length > 0 ? typed(name) !== undefined : (stored?.[name] ?? false);
  return (
    <>
      <TextField
        label={words.heading}
        name="titre"
        required
        maxLength={120}
        defaultValue={shownText(typed("titre"), stored?.titre)}
        error={pageProblem(words, answer?.problems["titre"])}
      />
      <TextAreaField
        label={words.text}
        hint={words.textHint}
        name="texte"
        rows={20}
        maxLength={60_000}
        lang="fr"
        className="max-h-[70vh] font-mono text-sm"
        defaultValue={shownText(typed("texte"), stored?.texte)}
        error={pageProblem(words, answer?.problems["texte"])}
      />
      {kind === "free" ? (
        <CheckboxField label={words.footer} name="enPied" defaultChecked={isTicked("enPied")} />
      ) : null}
      {kind === "legal" ? (
        <CheckboxField label={words.instead} name="remplace" defaultChecked={isTicked("remplace")} />
      ) : null}
    </>
  );
}

export type ShownPage = { title: string; html: string };

export function PagePreview({ title, html }: ShownPage) {
  return (
    <div lang="fr">
      <p className="heading-1 mb-6">{title}</p>
      <WrittenText html={html} />
    </div>
  );
}

export const pageProblem = (
  words: Words<typeof contentWords>["pages"],
  problem: string | undefined,
): string | undefined => problem && words.problems[problem as keyof typeof words.problems]; // the codes of `page-form.ts`
