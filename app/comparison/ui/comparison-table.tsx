import { ImageOff, X } from "lucide-react";
import { Link } from "react-router";
import { cardWords } from "#app/i18n/fr/card.ts";
import { comparisonWords } from "#app/i18n/fr/comparison.ts";
import { listingDetailsWords } from "#app/i18n/fr/listing-details.ts";
import { propertyWords } from "#app/i18n/fr/property.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { comparisonHref } from "#app/listings/compared-listings.ts";
import { swatches } from "#app/listings/energy-colours.ts";
import { energyClasses } from "#app/listings/listing.ts";
import { ListingBadges } from "#app/listings/ui/listing-badges.tsx";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import type { ComparedListing } from "../comparison.ts";
import { type ComparisonRow, comparisonRows } from "../comparison-rows.ts";
import { forgetCompared } from "./use-own-comparison.ts";

type ComparisonTableProps = { listings: ComparedListing[]; references: string[] };

const label = "sticky left-0 z-10 w-28 min-w-28 border-r border-line p-3 text-left align-top text-sm sm:w-44 sm:min-w-44";

/** Listings as columns. The frame scrolls sideways, its row labels stay; the page never does. */
export function ComparisonTable({ listings, references }: ComparisonTableProps) {
  const words = useWords(comparisonWords);
  const wording = { words, listing: useWords(listingDetailsWords), card: useWords(cardWords), property: useWords(propertyWords), currency: useSite().currency };
  const rows = comparisonRows(listings, wording);
  return (
    <div className="comparison mt-6">
      {listings.length > 1 ? (
        <label className="mb-4 inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold print:hidden">
          <input type="checkbox" className="peer sr-only" data-only-differences="" />
          <span aria-hidden="true" className="relative h-7 w-12 shrink-0 rounded-full bg-line-strong transition-colors peer-checked:bg-action peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-action after:absolute after:top-1 after:left-1 after:size-5 after:rounded-full after:bg-paper after:transition-transform peer-checked:after:translate-x-5" />
          {words.onlyDifferences}
        </label>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div role="region" aria-label={words.tableLabel} tabIndex={0} className="relative overflow-x-auto rounded-card border border-line bg-raised print:overflow-visible print:border-0">
        <table className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              <th scope="col" className={`${label} bg-raised`}>
                <span className="sr-only">{words.criterion}</span>
              </th>
              {listings.map((listing) => (
                <th key={listing.reference} scope="col" className="w-1/4 min-w-44 border-line p-3 text-left align-top font-normal not-last:border-r sm:min-w-52">
                  <ListingHead listing={listing} references={references} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} listings={listings} />
            ))}
          </tbody>
        </table>
      </div>
      {listings.length > 1 && rows.every((row) => !row.differs) ? <p className="mt-3">{words.noDifference}</p> : null}
    </div>
  );
}

function ListingHead({ listing, references }: { listing: ComparedListing; references: string[] }) {
  const words = useWords(comparisonWords);
  const { reference, title, cover, href } = listing;
  return (
    <div className="flex h-full flex-col gap-2">
      <div className="relative aspect-[4/3] overflow-hidden rounded-control bg-sunken">
        {cover ? (
          <ResponsivePicture picture={cover} sizes="(min-width: 64rem) 18rem, 60vw" priority className="size-full object-cover" />
        ) : (
          <p className="flex size-full flex-col items-center justify-center gap-1 text-sm text-ink-soft">
            <ImageOff aria-hidden="true" className="size-6" />
            {words.noPhoto}
          </p>
        )}
        <p className="absolute top-2 left-2 flex max-w-[75%] flex-wrap gap-1">
          <ListingBadges listing={listing} />
        </p>
        <Link
          to={comparisonHref(references.filter((one) => one !== reference))}
          onClick={() => forgetCompared(reference)}
          preventScrollReset
          className="absolute top-1 right-1 flex size-11 items-center justify-center print:hidden"
        >
          <span className="flex size-8 items-center justify-center rounded-full bg-raised/90 shadow-card">
            <X aria-hidden="true" className="size-4" />
          </span>
          <span className="sr-only">
            {words.remove} {words.removeNamed(title)}
          </span>
        </Link>
      </div>
      <Link to={href} className="line-clamp-3 min-h-11 font-semibold wrap-anywhere text-action underline underline-offset-4">
        {title}
      </Link>
    </div>
  );
}

function Row({ row: { key, label: name, values, differs }, listings }: { row: ComparisonRow; listings: ComparedListing[] }) {
  const words = useWords(comparisonWords);
  return (
    <tr data-same={differs ? undefined : ""}>
      <th scope="row" className={`${label} border-t bg-raised ${differs ? "font-semibold" : "font-normal text-ink-soft"}`}>
        {name}
        {differs ? <span className="sr-only">, {words.differs}</span> : null}
      </th>
      {values.map((value, index) => (
        <td key={listings[index]!.reference} className={`border-t border-line p-3 align-top not-last:border-r ${differs ? "font-semibold" : "text-ink-soft"} ${key === "price" ? "text-lg tabular-nums" : "text-sm tabular-nums"}`}>
          <Value name={key} value={value} />
        </td>
      ))}
    </tr>
  );
}

function Value({ name, value }: { name: ComparisonRow["key"]; value: string | null }) {
  const { unknown } = useWords(comparisonWords);
  if (value === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{unknown}</span>
      </>
    );
  }
  const letter = energyClasses.find((one) => one === value);
  if (letter && (name === "energy" || name === "climate")) {
    return <span className={`inline-flex size-9 items-center justify-center rounded-control text-lg font-bold print:[print-color-adjust:exact] ${swatches[name][letter]}`}>{letter}</span>;
  }
  return <span className="whitespace-pre-line wrap-anywhere">{value}</span>;
}
