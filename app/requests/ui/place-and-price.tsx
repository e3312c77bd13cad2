import type { RequestListing } from "../request.ts";
import { ListingPriceText } from "./listing-price-text.tsx";

/** « Lyon 8e (69) · 387 000 € ». */
export function PlaceAndPrice({
  listing: { communeName, departmentCode, price, transaction },
}: {
  listing: RequestListing;
}) {
  return (
    <>
      {communeName} ({departmentCode}) · <ListingPriceText amount={price} transaction={transaction} />
    </>
  );
}
