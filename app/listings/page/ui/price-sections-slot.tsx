import type { ComponentProps } from "react";
import { BUDGET_KEY } from "#app/browser-storage/budget-key.ts";
import { browserStorage } from "#app/browser-storage/browser-storage.ts";
import { onFirstAct } from "#app/ui/first-act.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { KeptServerHtml, ServerHtmlUntilLoaded } from "#app/ui/server-html-until-loaded.tsx";

const load = async () => (await import("./price-sections.tsx")).PriceSections;

// Loads at once if a budget is stored: its result opens in these sections, and would later move the content below.
const PriceSections = optionalPart(
  () => (globalThis.document && browserStorage.read(BUDGET_KEY) ? load() : onFirstAct(load)()),
  KeptServerHtml,
);

/** `PriceSections`, whose script is loaded with the visitor's first act: the page would exceed its limit of script. */
export function PriceSectionsSlot(props: ComponentProps<typeof PriceSections>) {
  return (
    // The id names the listing: after a navigation the page still has the HTML of another one.
    <ServerHtmlUntilLoaded id={`price-sections-${props.listing.reference}`}>
      {/* The first child of a parent has no line above (`ListingSection`), but these sections continue the page. */}
      <span />
      <PriceSections {...props} />
    </ServerHtmlUntilLoaded>
  );
}
