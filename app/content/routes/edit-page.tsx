import {
  type FixedPage,
  fixedPages,
  isSlug,
  pageDocument,
  type SitePage,
  sitePageSchema,
} from "#app/brand/site-pages.server.ts";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import { useWords } from "#app/i18n/words.ts";
import { editDocument, readEditedDocument } from "#app/operators/edit-document.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { renderMarkdown } from "#app/platform/text/markdown.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { parsePage } from "../page-form.ts";
import { DocumentPage } from "../ui/document-page.tsx";
import { PageFields, PagePreview, type ShownPage } from "../ui/page-fields.tsx";
import { RemoveButton } from "../ui/remove-button.tsx";
import { readEditedPage } from "../use-cases/show-site-page.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/edit-page";

const fixedOf = (slug: string): FixedPage | null => fixedPages.find((one) => one === slug) ?? null;

export async function loader({ context, params: { page: slug }, url }: Route.LoaderArgs) {
  if (!isSlug(slug)) throw new Response(null, { status: 404 });
  const edited = await readEditedDocument(context, pageDocument(slug), url);
  const earlier = sitePageSchema.safeParse(edited.earlier?.content);
  const fixed = fixedOf(slug);
  const page = await readEditedPage(context.get(platformContext), slug, fixed);
  // A deleted free page can still be restored.
  if (!page && edited.version === 0) throw new Response(null, { status: 404 });
  const shown = earlier.success ? { ...earlier.data, isTemplate: false } : page;
  return { slug, fixed, edited, page: shown, isOnline: page !== null };
}

export async function action({ context, request, params: { page: slug } }: Route.ActionArgs) {
  if (!isSlug(slug)) throw new Response(null, { status: 404 });
  return editDocument<SitePage, ShownPage>(
    { context, request },
    {
      name: pageDocument(slug),
      parse: (form) => parsePage(form, { mayBeEmpty: slug === "mentions-legales" }),
      preview: ({ titre, texte }) => ({ title: titre, html: renderMarkdown(texte) }),
    },
  );
}

export default function EditPage({
  loaderData: { slug, fixed, edited, page, isOnline },
  actionData,
}: Route.ComponentProps) {
  const { pages: words } = useWords(contentWords);
  const publicPath = fixed === null ? `/pages/${slug}` : `/${slug}`;
  const title = fixed === null ? (page?.titre ?? slug) : words.names[fixed];
  return (
    <DocumentPage
      title={title}
      edited={edited}
      answer={actionData}
      hasDefault={fixed !== null}
      labels={{ titre: words.heading, texte: words.text }}
      className="max-w-3xl"
      renderPreview={(shown) => <PagePreview {...shown} />}
      before={
        <>
          {page?.isTemplate && fixed !== "mentions-legales" ? <Alert tone="warning">{words.template}</Alert> : null}
          {fixed === "registre" ? (
            <p className="prose-line">
              {words.registerNote}{" "}
              <a href="/administration/contenu/registre.md" download>
                {words.download}
              </a>
            </p>
          ) : isOnline ? (
            <a href={publicPath} className="link-line self-start">
              {words.open}
            </a>
          ) : null}
        </>
      }
      after={fixed === null && isOnline ? <RemoveButton version={edited.version} answer={actionData} /> : null}
    >
      <PageFields
        stored={page ?? undefined}
        answer={actionData}
        kind={fixed === null ? "free" : fixed === "mentions-legales" ? "legal" : "other"}
      />
    </DocumentPage>
  );
}
