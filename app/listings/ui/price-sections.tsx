import type { BudgetHome } from "#app/costs/monthly-budget.ts";
import { listingHref } from "../listing-address.ts";
import type { ListingView } from "../listing-view.ts";
import type { MarketComparison } from "../market-prices.ts";
import { BudgetSection } from "./budget-section.tsx";
import { MarketSection } from "./market-section.tsx";
import { MoveInSection } from "./move-in-section.tsx";

type PriceSectionsProps = {
  listing: ListingView;
  comparison: MarketComparison | null;
  budget: BudgetHome | null;
};

/** What helps to judge a price: its market, then what it means for one's budget. */
export function PriceSections({ listing, comparison, budget }: PriceSectionsProps) {
  return (
    <>
      {comparison ? <MarketSection listing={listing} {...comparison} /> : null}
      {budget ? <BudgetSection home={budget} href={listingHref(listing)} /> : null}
      {listing.transaction === "location" ? <MoveInSection listing={listing} /> : null}
    </>
  );
}
