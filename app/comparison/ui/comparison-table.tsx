/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones rows are grids, which are rows for a screen reader only where it is written */
import { ImageOff, MoveHorizontal, X } from "lucide-react";
import { useRef, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { amountWords } from "#app/i18n/fr/costs/amounts.ts";
import { cardWords } from "#app/i18n/fr/listings/card.ts";
import { comparisonWords } from "#app/i18n/fr/comparison/comparison.ts";
import { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { readStoredBudget, readStoredBudgetOnServer, subscribe } from "#app/browser-storage/budget-store.ts";
import { comparisonHref } from "#app/browser-storage/compared-listings.ts";
import { swatches } from "#app/listings/energy-colours.ts";
import { energyClasses } from "#app/domain/listing.ts";
import { ListingBadges } from "#app/listings/cards/ui/listing-badges.tsx";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { SwitchField } from "#app/ui/switch-field.tsx";
import type { ComparedListing } from "../comparison.ts";
import { type ComparisonRow, comparisonRows } from "../comparison-rows.ts";
import "./comparison.css";
import { PassingTitles } from "./passing-titles.tsx";
import { removeCompared } from "./use-own-comparison.ts";

type ComparisonTableProps = { listings: ComparedListing[]; references: string[] };

/** Row labels: on a phone they are above their values. */
const label =
  "sticky left-0 z-10 p-3 text-left align-top text-sm max-sm:col-span-full max-sm:justify-self-start max-sm:pb-0 sm:w-(--labels) sm:border-r sm:border-line sm:bg-raised";
const column =
  "w-(--column) border-line p-3 align-top not-last:border-r sm:last:w-[calc(var(--column)+var(--tail))] sm:last:pr-[calc(0.75rem+var(--tail))]";
const row = "max-sm:grid max-sm:grid-cols-[repeat(var(--columns),var(--column))_var(--tail)]";

/** Up to this many columns fit any window; with more, small windows scroll them sideways in a frame. */
const MOST_SIDE_BY_SIDE = 2;

/** Listings as columns; titles stay visible, and so do labels where the frame scrolls sideways. */
export function ComparisonTable({ listings, references }: ComparisonTableProps) {
  const words = useWords(comparisonWords);
  const stored = useSyncExternalStore(subscribe, readStoredBudget, readStoredBudgetOnServer);
  const wording = {
    stored,
    words,
    amounts: useWords(amountWords),
    listing: useWords(listingDetailsWords),
    card: useWords(cardWords),
    property: useWords(propertyWords),
    currency: useSite().currency,
  };
  const rows = comparisonRows(listings, wording);
  const isFramed = listings.length > MOST_SIDE_BY_SIDE;
  const frame = useRef<HTMLDivElement>(null);
  const titles = useRef<HTMLTableRowElement>(null);
  return (
    <div className="comparison @container/comparison mt-6">
      {listings.length > 1 ? <DifferencesSwitch /> : null}
      <div className="comparison-columns" data-columns={listings.length}>
        {isFramed ? (
          <p className="mb-2 text-sm font-semibold text-ink-soft [display:var(--in-scrolling-frame)] print:hidden">
            <MoveHorizontal aria-hidden="true" className="mr-2 inline size-5 align-text-bottom" />
            {words.swipe(listings.length)}
          </p>
        ) : null}
        {isFramed ? <PassingTitles listings={listings} frame={frame} titles={titles} /> : null}
        <div
          ref={frame}
          {...(isFramed ? { role: "region", "aria-label": words.tableLabel, tabIndex: 0 } : {})}
          className="relative isolate w-fit max-w-full snap-x snap-mandatory scroll-pl-(--labels) rounded-card border border-line bg-raised [overflow:var(--overflow)] print:overflow-visible print:border-0"
        >
          <table
            role="table"
            {...(isFramed ? {} : { "aria-label": words.tableLabel })}
            className="w-[calc(var(--labels)+var(--columns)*var(--column)+var(--tail))] table-fixed border-separate border-spacing-0 max-sm:block"
          >
            <thead role="rowgroup" className="max-sm:contents">
              <tr role="row" className={row}>
                <th role="rowheader" scope="row" className={`${label} max-sm:hidden`}>
                  <span className="sr-only">{words.picture}</span>
                </th>
                {listings.map((listing) => (
                  <td key={listing.reference} role="cell" className={`${column} snap-start pb-0`}>
                    <ListingPicture listing={listing} references={references} />
                  </td>
                ))}
              </tr>
              <tr
                ref={titles}
                role="row"
                className={`top-(--titles-top) z-20 bg-raised max-sm:sticky print:static! ${row}`}
              >
                <th
                  role="columnheader"
                  scope="col"
                  className={`${label} top-(--titles-top) z-30 max-sm:hidden print:static!`}
                >
                  <span className="sr-only">{words.criterion}</span>
                </th>
                {listings.map(({ reference, title, href }) => (
                  <th
                    key={reference}
                    role="columnheader"
                    scope="col"
                    className={`${column} top-(--titles-top) z-20 bg-raised text-left font-normal sm:sticky print:static!`}
                  >
                    <Link
                      to={href}
                      className="link line-clamp-3 min-h-11 text-sm font-semibold wrap-anywhere sm:text-base"
                    >
                      {title}
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" className="max-sm:contents">
              {rows.map((one) => (
                <Row key={one.key} row={one} listings={listings} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {listings.length > 1 && rows.every((one) => !one.differs) ? <p className="mt-3">{words.noDifference}</p> : null}
      {listings.some(({ budget }) => budget) ? (
        <p className="needs-scripts prose-line mt-3 text-sm text-ink-soft">
          {rows.some(({ key }) => key === "monthlyCost") ? words.budgetKept : words.budgetMissing}
        </p>
      ) : null}
    </div>
  );
}

function DifferencesSwitch() {
  const { onlyDifferences } = useWords(comparisonWords);
  return (
    <SwitchField className="mb-4 font-semibold print:hidden" data-only-differences="">
      {onlyDifferences}
    </SwitchField>
  );
}

function ListingPicture({ listing, references }: { listing: ComparedListing; references: string[] }) {
  const words = useWords(comparisonWords);
  const { reference, title, cover } = listing;
  return (
    <div className="relative aspect-[4/3] overflow-hidden rounded-control bg-sunken">
      {cover ? (
        <ResponsivePicture
          picture={cover}
          sizes="(min-width: 64rem) 18rem, 46vw"
          priority
          className="size-full object-cover"
        />
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
        onClick={() => removeCompared(reference)}
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

type RowProps = { row: ComparisonRow; listings: ComparedListing[] };

function Row({ row: { key, label: name, values, differs }, listings }: RowProps) {
  const words = useWords(comparisonWords);
  const isSame = !differs && listings.length > 1;
  const weight = differs ? "font-semibold" : isSame ? "text-ink-soft" : "";
  return (
    <tr role="row" data-same={isSame ? "" : undefined} className={`border-line max-sm:border-t ${row}`}>
      <th
        role="rowheader"
        scope="row"
        className={`${label} border-line sm:border-t ${differs ? "font-semibold" : "font-normal text-ink-soft"}`}
      >
        {name}
        {differs ? <span className="sr-only">, {words.differs}</span> : null}
      </th>
      {values.map((value, index) => (
        <td
          key={listings[index]!.reference}
          role="cell"
          className={`${column} tabular-nums max-sm:pt-1 sm:border-t ${weight} ${key === "price" ? "text-lg" : "text-sm"}`}
        >
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
    return (
      <span
        className={`inline-flex size-9 items-center justify-center rounded-control text-lg font-bold print:[print-color-adjust:exact] ${swatches[name][letter]}`}
      >
        {letter}
      </span>
    );
  }
  return <span className="whitespace-pre-line wrap-anywhere">{value}</span>;
}
