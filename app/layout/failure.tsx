import { isRouteErrorResponse } from "react-router";
import { errorWords } from "#app/i18n/fr/layout/errors.ts";
import { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { errorReferenceId, useErrorReference } from "./error-reference.ts";
import { NotFoundPicture } from "./not-found-picture.tsx";

/** The page for a missing, forbidden or failed address. Never shows a stack trace. */
export default function Failure({ error }: { error: unknown }) {
  const words = useWords(errorWords);
  const { links } = useWords(layoutWords);
  const status = statusOf(error);
  const reference = useErrorReference();
  const { title, text } = wordsFor(error, words);
  return (
    <section className="page flex flex-col gap-10 py-12 md:flex-row md:items-center md:py-24 lg:gap-16">
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
        <div className="mt-8 flex flex-wrap gap-2 *:max-xs:px-4 xs:gap-3">
          {/* The search would refuse a visitor over the limit too. */}
          {status === 429 ? null : (
            <>
              <ButtonLink to="/Rechercher">{links.search}</ButtonLink>
              <ButtonLink to="/annonces" variant="secondary">
                {links.listings}
              </ButtonLink>
            </>
          )}
          <ButtonLink to="/" variant={status === 429 ? "primary" : "quiet"}>
            {links.home}
          </ButtonLink>
        </div>
      </div>
      {status === 404 ? <NotFoundPicture /> : null}
    </section>
  );
}

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

function wordsFor(error: unknown, words: Words<typeof errorWords>): { title: string; text: string } {
  const status = statusOf(error);
  if (status === 404 || status === 405) return { title: words.notFoundTitle, text: words.notFoundText };
  if (status === 400) return { title: words.unreadTitle, text: words.unreadText };
  if (status === 403) return { title: words.forbiddenTitle, text: words.forbiddenText };
  if (status === 429) return { title: words.tooMuchTitle, text: words.tooMuchText };
  const reason = status === 503 && isRouteErrorResponse(error) ? error.data : null;
  if (reason === "too_slow") return { title: words.slowTitle, text: words.slowText };
  if (reason === "not_stored") return { title: words.notStoredTitle, text: words.notStoredText };
  if (status === 503) return { title: words.awayTitle, text: words.awayText };
  return { title: words.brokenTitle, text: words.brokenText };
}
