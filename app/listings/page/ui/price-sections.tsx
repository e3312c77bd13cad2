import type { BudgetHome } from "#app/costs/monthly-budget.ts";
import { listingHref } from "../../listing-address.ts";
import type { ListingView } from "../../listing-view.ts";
import type { MarketComparison } from "../../prices/market-prices.ts";
import { BudgetSection } from "../../budget/ui/budget-section.tsx";
import type { PriceHistory } from "../../prices/price-history.ts";
import { MarketSection } from "../../prices/ui/market-section.tsx";
import { PriceHistorySection } from "../../prices/ui/price-history-section.tsx";
import { MoveInSection } from "../../prices/ui/move-in-section.tsx";

type PriceSectionsProps = {
  listing: ListingView;
  /** The price history, where the price has changed. */
  prices: PriceHistory | null;
  comparison: MarketComparison | null;
  budget: BudgetHome | null;
};

/** Sections that help to judge a price: its history, its market, then the visitor's budget. */
export function PriceSections({ listing, prices, comparison, budget }: PriceSectionsProps) {
  return (
    <>
      {prices ? (
        <PriceHistorySection prices={prices} transaction={listing.transaction} publishedOn={listing.publishedOn} />
      ) : null}
      {comparison ? <MarketSection listing={listing} {...comparison} /> : null}
      {budget ? <BudgetSection home={budget} href={listingHref(listing)} /> : null}
      {listing.transaction === "location" ? <MoveInSection listing={listing} /> : null}
    </>
  );
}
