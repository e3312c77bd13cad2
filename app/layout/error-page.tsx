import { isRouteErrorResponse } from "react-router";
import { useMessages } from "#app/i18n/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { errorReferenceId, useErrorReference } from "./error-reference.ts";

/** What a visitor reads instead of a page: not found, not allowed, or our fault. Never a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  const messages = useMessages();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const reference = useErrorReference();
  const { title, text } = wordsFor(status, messages.errors);
  return (
    <section className="page py-20 md:py-32">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="mb-4 font-display text-7xl font-semibold text-accent tabular-nums">{status}</p>
      <h1 className="heading-1">{title}</h1>
      <p className="prose-line mt-5 text-lg text-ink-soft">{text}</p>
      {reference ? (
        <p className="prose-line mt-2 text-ink-soft">
          {messages.errors.brokenReference} <code id={errorReferenceId}>{reference}</code>
        </p>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/Rechercher">{messages.layout.links.search}</ButtonLink>
        <ButtonLink to="/annonces" variant="secondary">
          {messages.layout.links.listings}
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {messages.layout.links.home}
        </ButtonLink>
      </div>
    </section>
  );
}

function wordsFor(status: number, messages: ReturnType<typeof useMessages>["errors"]): { title: string; text: string } {
  if (status === 404 || status === 405) return { title: messages.notFoundTitle, text: messages.notFoundText };
  if (status === 403) return { title: messages.forbiddenTitle, text: messages.forbiddenText };
  return { title: messages.brokenTitle, text: messages.brokenText };
}
