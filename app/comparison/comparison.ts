import type { ListingCard } from "#app/listings/card-input.ts";
import type { ListingView } from "#app/listings/listing-view.ts";

/** What the comparison shows of a listing on show. */
export type ComparedListing = Pick<
  ListingCard,
  "reference" | "href" | "title" | "isNew" | "status" | "previousPrice" | "cover" | "communeName" | "departmentCode"
> &
  Pick<
    ListingView,
    "transaction" | "propertyType" | "publishedOn" | "attributes" | "kitchen" | "comforts" | "price" | "copropriete"
  > & {
    energy: Pick<ListingView["energy"], "status" | "energyClass" | "climateClass">;
    agent: { slug: string; name: string };
  };

/** A listing that is no longer on show; without a title where the reference names nothing that visitors ever saw. */
export type GoneListing = { reference: string; title: string | null };

export type Comparison = { listings: ComparedListing[]; gone: GoneListing[] };
