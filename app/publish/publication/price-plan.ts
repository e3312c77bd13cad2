import type { Transaction } from "#app/domain/listing.ts";
import type { ListingProblem, PlainProblemCode } from "../form/listing-problem.ts";
import type { UnusualPrice } from "./unusual-price.ts";
import type { PriceChangeKind, PriceFigures } from "#app/listings/life/price-change.ts";

/** What a new price would change, for its author to read before it is stored. Minor units. */
export type PricePlan = {
  title: string;
  transaction: Transaction;
  from: number;
  to: number;
  kind: PriceChangeKind;
  /** Whether « Baisse de prix », which the page shows now, ends. */
  endsDrop: boolean;
  figures: PriceFigures;
  /** In percent of the price without fees; null without such fees. */
  feesPercent: number | null;
  unusual: UnusualPrice | null;
  /** Whether it is far too low for such a home. */
  isUnlikely: boolean;
  /** Open threads, which show the change. */
  threads: number;
  /** Names all of the above: the price is stored if its author has seen the same. */
  seen: string;
};

export type PriceRefusal =
  | { code: "not_allowed" }
  | { code: "not_on_show" }
  | { code: "too_many" }
  | { code: "same" }
  | { code: "no_price"; problem: PlainProblemCode }
  /** The form would refuse the listing with this price. */
  | { code: "by_form"; problems: ListingProblem[] };
