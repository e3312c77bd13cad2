import type { PriceFigures } from "#app/listings/life/price-change.ts";
import type { ListingToCopy } from "../drafts/copies.repository.server.ts";

const MINOR = 100;

/** The columns that decide the amounts that follow from a price. */
type Priced = {
  listing: Pick<ListingToCopy["listing"], "transaction" | "price">;
  details: Pick<
    ListingToCopy["details"],
    "feesPercent" | "priceWithoutFees" | "charges" | "rentBase" | "rentSupplement" | "deposit"
  >;
};

/**
 * The amounts that follow from a new price, in minor units. Other amounts stay, and the rules of the form refuse them if they
 * contradict the price.
 */
export function followingFigures({ listing, details }: Priced, price: number): PriceFigures {
  const { feesPercent, priceWithoutFees } = details;
  if (listing.transaction === "location") return figuresOfRent(details, listing.price, price);
  if (feesPercent === null || priceWithoutFees === null) return {};
  return { priceWithoutFees: Math.round(price / (1 + feesPercent / 100) / MINOR) * MINOR };
}

/** Charges stay. In a rent with a supplement either part may change: its author decides in the form. */
function figuresOfRent(details: Priced["details"], before: number, after: number): PriceFigures {
  const { rentBase, rentSupplement, deposit } = details;
  const charges = details.charges ?? 0;
  const [bare, newBare] = [before - charges, after - charges];
  if (newBare <= 0) return {};
  const isWhole = rentBase !== null && !rentSupplement && Math.abs(rentBase - bare) <= MINOR;
  const months = deposit === null ? null : [1, 2].find((count) => Math.abs(deposit - bare * count) <= MINOR);
  return { ...(isWhole ? { rentBase: newBare } : {}), ...(months ? { deposit: newBare * months } : {}) };
}
