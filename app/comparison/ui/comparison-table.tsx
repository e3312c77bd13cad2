/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones rows are grids, which are rows for a screen reader only where it is written */
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

/** What is said of the columns: on a phone without any for the labels, which stand above their values. */
const label = "sticky left-0 z-10 p-3 text-left align-top text-sm max-sm:col-span-full max-sm:justify-self-start max-sm:pb-0 sm:w-44 sm:min-w-44 sm:border-r sm:border-line sm:bg-raised";
const column = "border-line p-3 align-top not-last:border-r sm:w-1/4 sm:min-w-44";
const phoneColumns = ["", "max-sm:grid-cols-1", "max-sm:grid-cols-2", "max-sm:grid-cols-[repeat(3,9.5rem)]", "max-sm:grid-cols-[repeat(4,9.5rem)]"];

/** The foot of the frame fades: there is more below. */
const fading = "after:pointer-events-none after:sticky after:bottom-0 after:left-0 after:z-10 after:block after:h-8 after:bg-linear-to-t after:from-raised after:to-transparent lg:after:hidden print:after:hidden";

/** What a small screen shows at once; more scroll in a frame of their own, the page never moves sideways. */
const MOST_SIDE_BY_SIDE = 2;

/** Listings as columns; their titles stay in sight, and the labels where the frame scrolls sideways. */
export function ComparisonTable({ listings, references }: ComparisonTableProps) {
  const words = useWords(comparisonWords);
  const wording = { words, listing: useWords(listingDetailsWords), card: useWords(cardWords), property: useWords(propertyWords), currency: useSite().currency };
  const rows = comparisonRows(listings, wording);
  const isFramed = listings.length > MOST_SIDE_BY_SIDE;
  const row = `max-sm:grid ${phoneColumns[listings.length]}`;
  const underTop = isFramed ? "top-0 lg:top-16" : "top-16";
  return (
    <div className="comparison mt-6">
      {listings.length > 1 ? <DifferencesSwitch /> : null}
      <div
        {...(isFramed ? { role: "region", "aria-label": words.tableLabel, tabIndex: 0 } : {})}
        className={`relative isolate rounded-card border border-line bg-raised print:overflow-visible print:border-0 ${isFramed ? `${fading} scroll-pt-32 sm:scroll-pl-44 max-lg:max-h-[85svh] max-lg:overflow-auto lg:overflow-clip` : "overflow-clip"}`}
      >
        <table role="table" {...(isFramed ? {} : { "aria-label": words.tableLabel })} className={`w-full border-separate border-spacing-0 max-sm:block ${isFramed ? "max-sm:w-max" : ""}`}>
          <thead role="rowgroup" className="max-sm:contents">
            <tr role="row" className={row}>
              <th role="rowheader" scope="row" className={`${label} max-sm:hidden`}>
                <span className="sr-only">{words.picture}</span>
              </th>
              {listings.map((listing) => (
                <td key={listing.reference} role="cell" className={`${column} pb-0`}>
                  <ListingPicture listing={listing} references={references} />
                </td>
              ))}
            </tr>
            <tr role="row" className={`z-20 bg-raised max-sm:sticky print:static! ${underTop} ${row}`}>
              <th role="columnheader" scope="col" className={`${label} z-30 max-sm:hidden print:static! ${underTop}`}>
                <span className="sr-only">{words.criterion}</span>
              </th>
              {listings.map(({ reference, title, href }) => (
                <th key={reference} role="columnheader" scope="col" className={`${column} z-20 bg-raised text-left font-normal sm:sticky print:static! ${underTop}`}>
                  <Link to={href} className="line-clamp-3 min-h-11 text-sm font-semibold wrap-anywhere text-action underline underline-offset-4 sm:text-base">
                    {title}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:contents">
            {rows.map((one) => (
              <Row key={one.key} row={one} listings={listings} className={row} />
            ))}
          </tbody>
        </table>
      </div>
      {listings.length > 1 && rows.every((one) => !one.differs) ? <p className="mt-3">{words.noDifference}</p> : null}
    </div>
  );
}

function DifferencesSwitch() {
  const { onlyDifferences } = useWords(comparisonWords);
  return (
    <label className="mb-4 inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold print:hidden">
      <input type="checkbox" className="peer sr-only" data-only-differences="" />
      <span aria-hidden="true" className="relative h-7 w-12 shrink-0 rounded-full bg-line-strong transition-colors peer-checked:bg-action peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-action after:absolute after:top-1 after:left-1 after:size-5 after:rounded-full after:bg-paper after:transition-transform peer-checked:after:translate-x-5" />
      {onlyDifferences}
    </label>
  );
}

function ListingPicture({ listing, references }: { listing: ComparedListing; references: string[] }) {
  const words = useWords(comparisonWords);
  const { reference, title, cover } = listing;
  return (
    <div className="relative aspect-[4/3] overflow-hidden rounded-control bg-sunken">
      {cover ? (
        <ResponsivePicture picture={cover} sizes="(min-width: 64rem) 18rem, 46vw" priority className="size-full object-cover" />
      ) : (
        <p className="flex size-full flex-col items-center justify-center gap-1 text-sm text-ink-soft">
          <ImageOff aria-hidden="true" className="size-6" />
          {words.noPhoto}
        </p>
      )}
      <p className="absolute top-2 left-2 flex max-w-[70%] flex-wrap gap-1">
        <ListingBadges listing={listing} />
      </p>
      <Link
        to={comparisonHref(references.filter((one) => one !== reference))}
        onClick={() => forgetCompared(reference)}
        preventScrollReset
        className="absolute top-0 right-0 flex size-11 items-center justify-center print:hidden"
      >
        <span className="flex size-8 items-center justify-center rounded-full bg-raised/90 shadow-card">
          <X aria-hidden="true" className="size-4" />
        </span>
        <span className="sr-only">
          {words.remove} {words.removeNamed(title)}
        </span>
      </Link>
    </div>
  );
}

type RowProps = { row: ComparisonRow; listings: ComparedListing[]; className: string };

function Row({ row: { key, label: name, values, differs }, listings, className }: RowProps) {
  const words = useWords(comparisonWords);
  return (
    <tr role="row" data-same={differs ? undefined : ""} className={`border-line max-sm:border-t ${className}`}>
      <th role="rowheader" scope="row" className={`${label} border-line sm:border-t ${differs ? "font-semibold" : "font-normal text-ink-soft"}`}>
        {name}
        {differs ? <span className="sr-only">, {words.differs}</span> : null}
      </th>
      {values.map((value, index) => (
        <td key={listings[index]!.reference} role="cell" className={`${column} max-sm:pt-1 sm:border-t ${differs ? "font-semibold" : "text-ink-soft"} ${key === "price" ? "text-lg tabular-nums" : "text-sm tabular-nums"}`}>
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
