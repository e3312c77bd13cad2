import type { ReactNode } from "react";
import { data, Link } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { listFreePages } from "#app/brand/site-pages.repository.server.ts";
import { findKitProblems } from "#app/brand/site-kit.server.ts";
import { fixedPages } from "#app/brand/site-pages.server.ts";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficeForm } from "#app/operators/ui/office-form.tsx";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { findDocumentsUnder } from "#app/platform/documents/site-documents.repository.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { rereadFiles } from "../use-cases/reread-files.server.ts";
import type { Route } from "./+types/contents";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, kit } = context.get(platformContext);
  const [free, saved, problems] = await Promise.all([
    listFreePages(db),
    findDocumentsUnder(db, "texte/"),
    findKitProblems(kit),
  ]);
  const read = saved.filter(({ content }) => content !== null).map(({ name }) => name);
  return { free, fixed: fixedPages.map((slug) => ({ slug, isRead: read.includes(`texte/${slug}.json`) })), problems };
}

/** The page's only form reads the files again. */
export async function action({ context }: Route.ActionArgs) {
  const reread = await rereadFiles(context.get(platformContext), context.get(sessionContext).actor);
  if (!reread.ok) throw data(null, { status: 404 });
  return { problems: reread.problems };
}

const parts = [
  ["couleurs", "colours"],
  ["accueil", "home"],
  ["images", "images"],
  ["temoignages", "testimonials"],
  ["bandeaux", "announcements"],
  ["mentions", "legal"],
  ["courriels", "mails"],
] as const;

export default function ContentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { free, fixed } = loaderData;
  const words = useWords(contentWords);
  const { pages, files } = words;
  // The loader's answer may be from a process that was not notified yet.
  const { problems } = actionData ?? loaderData;
  return (
    <OfficePage title={words.title} intro={words.intro}>
      <section>
        <h2 className="heading-2 mb-3">{words.parts.title}</h2>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {parts.map(([path, part]) => (
            <li key={path} className="card relative p-4 hover:border-action">
              <Link
                to={`/administration/contenu/${path}`}
                className="font-semibold text-action after:absolute after:inset-0 after:rounded-card"
              >
                {words.parts[part].title}
              </Link>
              <p className="mt-1 text-sm text-ink-soft">{words.parts[part].text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="heading-2">{pages.title}</h2>
          <ButtonLink to="/administration/contenu/nouvelle-page" variant="secondary">
            {pages.add}
          </ButtonLink>
        </div>
        <ul className="flex max-w-3xl flex-col divide-y divide-line border-y border-line">
          {fixed.map(({ slug, isRead }) => (
            <PageRow key={slug} slug={slug} title={pages.names[slug]}>
              {slug === "mentions-legales" ? null : isRead ? (
                <span className="text-sm text-ink-soft">{pages.online}</span>
              ) : (
                <Badge tone="ochre">{pages.toRead}</Badge>
              )}
            </PageRow>
          ))}
          {free.map(({ slug, title, inFooter }) => (
            <PageRow key={slug} slug={slug} title={title}>
              {inFooter ? <span className="text-sm text-ink-soft">{pages.inFooter}</span> : null}
            </PageRow>
          ))}
        </ul>
      </section>
      <section className="flex max-w-3xl flex-col gap-4">
        <h2 className="heading-2">{files.title}</h2>
        <p>{files.text}</p>
        {actionData ? (
          <Alert tone="success" answer={actionData}>
            {files.done}
          </Alert>
        ) : null}
        {problems.length > 0 ? (
          <Alert tone="warning">
            <p>{files.problems}</p>
            <ul className="mt-2 list-disc pl-5 break-words">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Alert>
        ) : null}
        <OfficeForm intent="reread" answer={undefined} labels={{}} className="items-start">
          <SubmitButton variant="secondary">{files.reread}</SubmitButton>
        </OfficeForm>
      </section>
    </OfficePage>
  );
}

function PageRow({ slug, title, children }: { slug: string; title: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <Link to={`/administration/contenu/pages/${slug}`} className="link-line min-w-0">
        {title}
      </Link>
      {children}
    </li>
  );
}
