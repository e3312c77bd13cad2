import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { errorWords } from "#app/i18n/fr/errors.ts";
import { layoutWords } from "#app/i18n/fr/layout.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { errorReferenceId, useErrorReference } from "./error-reference.ts";

// Every page has the code of this one: the picture comes when it is needed.
const NotFoundPicture = lazy(() => import("./not-found-picture.tsx"));

/** What a visitor reads instead of a page: not found, not allowed, or our fault. Never a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  const words = useWords(errorWords);
  const { links } = useWords(layoutWords);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const reference = useErrorReference();
  const { title, text } = wordsFor(status, words);
  return (
    <section className="page flex flex-col gap-10 py-12 md:flex-row md:items-center md:gap-16 md:py-24">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="md:flex-1">
        <p className="mb-4 font-display text-7xl font-semibold text-accent tabular-nums">{status}</p>
        <h1 className="heading-1">{title}</h1>
        <p className="prose-line mt-5 text-lg text-ink-soft">{text}</p>
        {reference ? (
          <p className="prose-line mt-2 text-ink-soft">
            {words.brokenReference} <code id={errorReferenceId}>{reference}</code>
          </p>
        ) : null}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/Rechercher">{links.search}</ButtonLink>
          <ButtonLink to="/annonces" variant="secondary">
            {links.listings}
          </ButtonLink>
          <ButtonLink to="/" variant="quiet">
            {links.home}
          </ButtonLink>
        </div>
      </div>
      {status === 404 ? (
        <Suspense fallback={null}>
          <NotFoundPicture />
        </Suspense>
      ) : null}
    </section>
  );
}

function wordsFor(status: number, words: Words<typeof errorWords>): { title: string; text: string } {
  if (status === 404 || status === 405) return { title: words.notFoundTitle, text: words.notFoundText };
  if (status === 400) return { title: words.unreadTitle, text: words.unreadText };
  if (status === 403) return { title: words.forbiddenTitle, text: words.forbiddenText };
  return { title: words.brokenTitle, text: words.brokenText };
}
