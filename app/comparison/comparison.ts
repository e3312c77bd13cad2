import type { ListingCard } from "#app/listings/card-input.ts";
import type { BudgetHome } from "#app/costs/monthly-budget.ts";
import type { ListingView } from "#app/listings/listing-view.ts";

/** A listing on show, in the comparison. */
export type ComparedListing = Pick<
  ListingCard,
  "reference" | "href" | "title" | "newUntil" | "stage" | "previousPrice" | "cover" | "communeName" | "departmentCode"
> &
  Pick<
    ListingView,
    "transaction" | "propertyType" | "publishedOn" | "attributes" | "kitchen" | "comforts" | "price" | "copropriete"
  > & {
    energy: Pick<ListingView["energy"], "status" | "energyClass" | "climateClass">;
    agent: { slug: string; name: string };
    /** The data for the monthly cost; null for rentals. */
    budget: BudgetHome | null;
  };

/** A listing that is no longer on show; without a title where the reference was never public. */
export type GoneListing = { reference: string; title: string | null };

export type Comparison = { listings: ComparedListing[]; gone: GoneListing[] };
