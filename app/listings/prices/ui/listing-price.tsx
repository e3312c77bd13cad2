import { listingWords } from "#app/i18n/fr/listings/listings.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useSite } from "#app/layout/site.ts";
import type { ListingView } from "../../listing-view.ts";

/** The price, in the size that the law requires, then per month or per m². */
export function ListingPriceHeadline({ listing }: { listing: Pick<ListingView, "price" | "transaction"> }) {
  const messages = useWords(listingWords).price;
  const { currency } = useSite();
  const { price, transaction } = listing;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2 font-display text-3xl font-semibold tabular-nums">
        {formatPrice(price.amount, currency)}
        {transaction === "location" ? (
          <>
            {" "}
            <span className="font-sans text-base leading-snug font-normal text-ink-soft">
              {messages.perMonth}, {messages.chargesIncluded}
            </span>
          </>
        ) : null}
      </p>
      {price.previousAmount !== null ? (
        <p className="text-sm text-ink-soft">
          {messages.insteadOf} <s>{formatPrice(price.previousAmount, currency)}</s>
        </p>
      ) : null}
      {price.perSquareMetre !== null ? (
        <p className="text-sm text-ink-soft tabular-nums">
          {messages.perSquareMetre(formatPrice(price.perSquareMetre, currency))}
        </p>
      ) : null}
    </div>
  );
}
