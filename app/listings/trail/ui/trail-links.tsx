import { ArrowLeft, ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { Link, useNavigate, useNavigation } from "react-router";
import { searchTrailWords } from "#app/i18n/fr/listings/search-trail.ts";
import { listingWords } from "#app/i18n/fr/listings/listings.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { type ResultsPage, resultsHref, searchPageHref, type SearchTrail } from "../search-trail.ts";
import { placeOnTrail, type TrailStep } from "../trail-place.ts";
import { useSearchTrail } from "./use-search-trail.ts";

type Listing = { href: string; reference: string };

/** Links to the search that led to a listing and to the next results; `otherwise` without such a search. */
export function TrailLinks({ listing, otherwise }: { listing: Listing; otherwise: ReactNode }) {
  const trail = useSearchTrail(listing.href);
  return trail ? <LinksOf trail={trail} listing={listing} /> : otherwise;
}

type LinksProps = { trail: SearchTrail; listing: Listing };

function LinksOf({ trail, listing }: LinksProps) {
  const words = useWords(searchTrailWords);
  const { page: labels } = useWords(listingWords);
  const known = useResultsPages(trail, listing.href);
  const { position, previous, next } = placeOnTrail(trail, listing.href, known);
  const { title, total } = { ...trail, ...(trail.hrefs.length > 0 ? {} : known.get(trail.page)) };
  const results = searchPageHref(trail.search, trail.page);
  return (
    <div className="flex min-w-0 grow items-center gap-x-3 print:hidden">
      <BackToResults href={results} trail={trail} listing={listing} />
      {title ? (
        <div className="min-w-0 grow max-xl:hidden">
          <Breadcrumbs label={labels.breadcrumbs} steps={[{ label: title, href: results }]} />
        </div>
      ) : null}
      {position === null ? null : (
        <nav aria-label={words.label} className="ml-auto flex shrink-0 items-center">
          <StepLink step={previous} label={words.previous} Icon={ChevronLeft} />
          <p className="text-sm whitespace-nowrap text-ink-soft tabular-nums max-xs:hidden">
            <span className="sr-only">{words.listing} </span>
            {words.position(formatCount(position), formatCount(total))}
          </p>
          <StepLink step={next} label={words.next} Icon={ChevronRight} />
        </nav>
      )}
    </div>
  );
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Goes back in the history if the list is there, since the list then keeps its scroll position. */
function BackToResults({ href, trail, listing }: LinksProps & { href: string }) {
  const words = useWords(searchTrailWords);
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
    if (trail.steps === null || !isPlain(event)) return;
    event.preventDefault();
    void navigate(-trail.steps);
  }
  return (
    <Link
      to={href}
      state={{ from: listing.href }}
      onClick={goBack}
      className="-ml-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 font-semibold text-action hover:bg-action-soft"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {words.back}
    </Link>
  );
}

function StepLink({ step, label, Icon }: { step: TrailStep | null; label: string; Icon: LucideIcon }) {
  const { location: next } = useNavigation();
  const look = "flex size-11 items-center justify-center rounded-control";
  const icon = <Icon aria-hidden="true" className="size-5" />;
  if (!step) return <span className={`${look} text-ink-soft opacity-60`}>{icon}</span>;
  return (
    <Link
      to={step.href}
      state={{ trail: step.trail }}
      // The second click of a double click would add another entry to the history.
      onClick={(event) => isPlain(event) && next?.pathname === step.href && event.preventDefault()}
      aria-label={label}
      title={label}
      className={`${look} text-action hover:bg-action-soft`}
    >
      {icon}
    </Link>
  );
}

/** The pages of the search that the links need, by number; if one cannot be fetched, its link is missing. */
function useResultsPages(trail: SearchTrail, href: string): ReadonlyMap<number, ResultsPage> {
  const [pages, setPages] = useState<{ search: string; known: ReadonlyMap<number, ResultsPage> }>(none);
  const known = pages.search === trail.search ? pages.known : none.known;
  const { missing } = placeOnTrail(trail, href, known);
  const { search } = trail;
  useEffect(() => {
    if (missing === null) return;
    const abort = new AbortController();
    fetch(resultsHref(search, missing), { signal: abort.signal })
      .then(async (answer) => {
        if (!answer.ok) return;
        const page = (await answer.json()) as ResultsPage; // our own server's
        setPages((before) => ({
          search,
          known: new Map([...(before.search === search ? before.known : []), [missing, page]]),
        }));
      })
      // Without the page, the list is still one tap away.
      .catch(() => {});
    return () => abort.abort();
  }, [search, missing]);
  return known;
}

const none: { search: string; known: ReadonlyMap<number, ResultsPage> } = { search: "", known: new Map() };
