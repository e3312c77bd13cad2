import { redirect } from "react-router";
import { listFreePages, MOST_PAGES } from "#app/brand/site-pages.repository.server.ts";
import { fixedPages, pageDocument, type SitePage } from "#app/brand/site-pages.server.ts";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import { useWords } from "#app/i18n/words.ts";
import { editDocument, type Parsed } from "#app/operators/edit-document.server.ts";
import { useTyped } from "#app/operators/ui/office-form.tsx";
import { platformContext } from "#app/platform/context.ts";
import { findDocument } from "#app/platform/documents/site-documents.repository.server.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { renderMarkdown } from "#app/platform/text/markdown.server.ts";
import { TextField } from "#app/ui/field.tsx";
import { shownText } from "../form-texts.ts";
import { parsePage, parseSlug } from "../page-form.ts";
import { DocumentPage } from "../ui/document-page.tsx";
import { PageFields, pageProblem, PagePreview, type ShownPage } from "../ui/page-fields.tsx";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/new-page";

export async function action({ context, request }: Route.ActionArgs) {
  const { db } = context.get(platformContext);
  const form = await readForm(request);
  const slug = parseSlug(form) ?? "";
  const name = pageDocument(slug);
  const known = slug === "" ? null : await findDocument(db, name);
  async function parse(sent: FormData): Promise<Parsed<SitePage>> {
    const page = parsePage(sent, { mayBeEmpty: false });
    const isTaken = fixedPages.some((fixed) => fixed === slug) || (known !== null && known.content !== null);
    const isFull = (await listFreePages(db)).length >= MOST_PAGES;
    const problem = slug === "" ? "slug" : isTaken ? "taken" : isFull ? "many" : null;
    if (!problem) return page;
    return { ok: false, problems: { slug: problem, ...(page.ok ? {} : page.problems) } };
  }
  const answer = await editDocument<SitePage, ShownPage>(
    { context, form },
    {
      name,
      // A new page at the address of a deleted one continues its versions.
      seen: known?.version ?? 0,
      parse,
      preview: ({ titre, texte }) => ({ title: titre, html: renderMarkdown(texte) }),
    },
  );
  if (answer.data.saved !== undefined) throw redirect(`/administration/contenu/pages/${slug}`, { status: 303 });
  return answer;
}

const empty = { version: 0, newest: null, versions: [], earlier: null };

export default function NewPage({ actionData }: Route.ComponentProps) {
  const { pages: words } = useWords(contentWords);
  const typed = useTyped("save", actionData);
  return (
    <DocumentPage
      title={words.add}
      edited={empty}
      answer={actionData}
      hasDefault={false}
      labels={{ slug: words.slug, titre: words.heading, texte: words.text }}
      className="max-w-3xl"
      renderPreview={(shown) => <PagePreview {...shown} />}
    >
      <TextField
        label={words.slug}
        hint={words.slugHint}
        name="slug"
        required
        maxLength={60}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={shownText(typed("slug"), undefined)}
        error={pageProblem(words, actionData?.problems["slug"])}
      />
      <PageFields stored={undefined} answer={actionData} kind="free" />
    </DocumentPage>
  );
}
