import { WifiOff } from "lucide-react";
import { lazy, Suspense } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation } from "react-router";
import { errorWords } from "#app/i18n/fr/layout/errors.ts";
import { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { errorReferenceId, useErrorReference } from "./error-reference.ts";

// Every page includes this component: the picture is loaded only when needed.
const NotFoundPicture = lazy(() => import("./not-found-picture.tsx"));

/** The page of an error: not found, not allowed, or a bug. Never shows a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  return isNetworkFailure(error) ? (
    <NetworkFailure isScript={/module/.test(error.message)} />
  ) : (
    <Failure error={error} />
  );
}

function Failure({ error }: { error: unknown }) {
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
      {status === 404 ? (
        <Suspense fallback={null}>
          <NotFoundPicture />
        </Suspense>
      ) : null}
    </section>
  );
}

/** The page could not be fetched; the visitor's input is not lost. Only a new document loads a failed script again. */
function NetworkFailure({ isScript }: { isScript: boolean }) {
  const words = useWords(errorWords);
  const here = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  // Not `revalidate`: React Router keeps the error if the answer comes before the state "loading" is drawn.
  const openAgain = () => navigate(here, { replace: true, state: here.state, preventScrollReset: true });
  return (
    <section className="page py-20 md:py-32">
      <title>{words.networkTitle}</title>
      <WifiOff aria-hidden="true" className="mb-4 size-16 text-ochre" />
      <h1 className="heading-1">{words.networkTitle}</h1>
      <p className="prose-line mt-5 text-lg text-ink-soft">{words.networkText}</p>
      <Button
        className="mt-8"
        disabled={state !== "idle"}
        onClick={() => (isScript ? location.reload() : void openAgain())}
      >
        {words.retry}
      </Button>
    </section>
  );
}

// Browsers word this error differently: Chromium, Safari, Firefox.
const isNetworkFailure = (error: unknown): error is TypeError =>
  error instanceof TypeError && /fetch|load failed|networkerror|module/i.test(error.message);

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
