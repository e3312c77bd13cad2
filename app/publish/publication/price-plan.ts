import type { Transaction } from "#app/domain/listing.ts";
import type { PriceChangeKind, PriceFigures } from "#app/listings/life/price-change.ts";
import type { ListingProblem, PlainProblemCode } from "../form/listing-problem.ts";
import type { UnusualPrice } from "./unusual-price.ts";

/** What would follow from a new price, for its author to confirm. Minor units. */
export type PricePlan = {
  title: string;
  transaction: Transaction;
  from: number;
  to: number;
  kind: PriceChangeKind;
  /** Whether the page shows « Baisse de prix » now, and no longer then. */
  endsDrop: boolean;
  figures: PriceFigures;
  /** In percent of the price without fees; null without such fees. */
  feesPercent: number | null;
  unusual: UnusualPrice | null;
  /** Whether it is far too low for such a home. */
  isUnlikely: boolean;
  /** The number of open threads, which show the change. */
  threads: number;
  /** Of what the author confirms: both prices, the kind of the change, the figures. Another one is asked again. */
  fingerprint: string;
};

export type PriceRefusal =
  | { code: "not_allowed" }
  | { code: "not_on_show" }
  | { code: "too_many" }
  | { code: "same" }
  | { code: "no_price"; problem: PlainProblemCode }
  /** The form would refuse the listing with this price. */
  | { code: "by_form"; problems: ListingProblem[] };
