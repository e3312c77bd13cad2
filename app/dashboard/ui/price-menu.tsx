import { Pencil } from "lucide-react";
import { NewPriceFields } from "#app/listings/prices/ui/new-price-fields.tsx";
import { newPriceWords } from "#app/i18n/fr/dashboard/new-price.ts";
import { useWords } from "#app/i18n/words.ts";
import type { Publication } from "../publications.ts";
import { closeIfOpenEarly, onOpen, rowPanel } from "./publication-actions.tsx";

const button =
  "-mr-2 inline-flex min-h-11 list-none items-center gap-1.5 rounded-control px-2 hover:bg-action-soft " +
  "[&::-webkit-details-marker]:hidden";

/** The id of the form for a row's new price, which is outside the table, since the table is a form itself. */
export const priceFormId = (reference: string): string => `prix-${reference}`;

/** Closes the menu, so that nothing covers the answer above the table. */
export function closePriceMenu(): void {
  const field = document.querySelector("details[open] [name=prix]");
  field?.closest("details")?.removeAttribute("open");
}

/** A listing's price as a button that opens the field of a new price, also without JavaScript. */
export function PriceMenu({ listing, amount }: { listing: Publication; amount: string }) {
  const { submit } = useWords(newPriceWords);
  return (
    <details ref={closeIfOpenEarly} name="actions" onToggle={onOpen} className="relative inline-block">
      <summary className={button}>
        <Pencil aria-hidden="true" className="size-4 text-ink-soft" />
        {amount}
        <span className="sr-only">{` – ${submit[listing.transaction]} : ${listing.title}`}</span>
      </summary>
      <div className={`w-72 p-4 text-left font-normal whitespace-normal ${rowPanel}`}>
        <NewPriceFields listing={listing} price={listing.price} form={priceFormId(listing.reference)} />
      </div>
    </details>
  );
}
