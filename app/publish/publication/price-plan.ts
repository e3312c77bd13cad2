import type { Transaction } from "#app/domain/listing.ts";
import type { PriceChangeKind, PriceFigures } from "#app/listings/life/price-change.ts";
import type { ListingProblem, PlainProblemCode } from "../form/listing-problem.ts";
import type { UnusualPrice } from "./unusual-price.ts";

/** The consequences of a new price, for its author to confirm. Minor units. */
export type PricePlan = {
  title: string;
  transaction: Transaction;
  from: number;
  to: number;
  kind: PriceChangeKind;
  /** Whether the page shows « Baisse de prix » now, and would not with the new price. */
  endsDrop: boolean;
  figures: PriceFigures;
  /** The fees in percent of the price without fees; null without such fees. */
  feesPercent: number | null;
  unusual: UnusualPrice | null;
  /** Whether the price is far too low for such a home. */
  isUnlikely: boolean;
  /** The number of open threads, which show the change. */
  threads: number;
  /** Both prices, the kind of change and the figures, as one text: another text needs a new confirmation. */
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
