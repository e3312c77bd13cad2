import { Scale } from "lucide-react";
import { Link } from "react-router";
import { comparisonWords } from "#app/i18n/fr/comparison/comparison.ts";
import { useWords } from "#app/i18n/words.ts";
import { comparisonHref, MOST_COMPARED } from "#app/browser-storage/compared-listings.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { IconDisc } from "#app/ui/icon-disc.tsx";
import type { Comparison, GoneListing } from "../comparison.ts";
import type { Refusal } from "../comparison-address.ts";
import { AddListingForm } from "./add-listing-form.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { removeCompared, useOwnComparison } from "./use-own-comparison.ts";

type ComparisonPageProps = {
  /** The references of the address, including listings that are gone. */
  references: string[];
  comparison: Comparison;
  /** The typed reference, and why it was not added. */
  typed: string | null;
  refusal: Refusal | null;
};

export function ComparisonPage({ references, comparison: { listings, gone }, typed, refusal }: ComparisonPageProps) {
  const words = useWords(comparisonWords);
  useOwnComparison(references);
  return (
    <div className="page pt-10 md:pt-14">
      <h1 className="heading-1">{words.title}</h1>
      <p className="prose-line mt-3 text-ink-soft print:hidden">{words.intro(MOST_COMPARED)}</p>
      {refusal === "full" && typed === null ? (
        <div className="mt-5 max-w-2xl">
          <Alert tone="warning">{words.tooMany(MOST_COMPARED)}</Alert>
        </div>
      ) : null}
      {references.length === 0 ? <NothingCompared /> : null}
      {listings.length > 0 ? <ComparisonTable listings={listings} references={references} /> : null}
      {gone.length > 0 ? <GoneListings gone={gone} references={references} /> : null}
      {references.length < MOST_COMPARED || typed !== null ? (
        <AddListingForm references={references} typed={typed} refusal={refusal} />
      ) : null}
    </div>
  );
}

function NothingCompared() {
  const words = useWords(comparisonWords);
  return (
    <section className="card mt-8 flex max-w-2xl flex-col items-start gap-4 p-6 md:p-10">
      <IconDisc Icon={Scale} tone="action" />
      <h2 className="heading-2">{words.emptyTitle}</h2>
      <p className="text-lg text-ink-soft">{words.emptyText}</p>
      <ButtonLink to="/Rechercher">{words.search}</ButtonLink>
    </section>
  );
}

function GoneListings({ gone, references }: { gone: GoneListing[]; references: string[] }) {
  const words = useWords(comparisonWords);
  return (
    <section aria-labelledby="plus-en-ligne" className="mt-10 max-w-2xl">
      <h2 id="plus-en-ligne" className="mb-2 font-display text-2xl font-semibold">
        {words.goneTitle}
      </h2>
      <ul className="divide-y divide-line">
        {gone.map(({ reference, title }) => (
          <li key={reference} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {title === null ? words.goneUnknown(reference) : words.gone(title)}
            </span>
            <Link
              to={comparisonHref(references.filter((one) => one !== reference))}
              preventScrollReset
              onClick={() => removeCompared(reference)}
              className={buttonClass("quiet", "shrink-0 print:hidden")}
            >
              {words.remove}
              <span className="sr-only">{words.removeNamed(title ?? reference)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
