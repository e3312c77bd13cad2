import { Link } from "react-router";
import { cardWords } from "#app/i18n/fr/card.ts";
import { propertyWords } from "#app/i18n/fr/property.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { cardFacts } from "../card-facts.ts";
import type { ListingCard } from "../listing.ts";

/** A listing on one line: picture, price, what it is. The whole row is the link. */
export function ListingRow({ card }: { card: ListingCard }) {
  const property = useWords(propertyWords);
  const words = useWords(cardWords);
  const { currency } = useSite();
  return (
    <article className="relative flex gap-3 p-2">
      <div className="aspect-[4/3] w-28 shrink-0 overflow-hidden rounded-control bg-sunken">
        {card.cover ? <ResponsivePicture picture={card.cover} sizes="7rem" className="size-full object-cover" /> : null}
      </div>
      <div className="min-w-0 py-1">
        <p className="font-display text-lg leading-tight font-semibold tabular-nums">
          {formatPrice(card.price, currency)}
          {card.transaction === "location" ? <span className="font-sans text-sm font-normal text-ink-soft">{` ${words.perMonth}`}</span> : null}
        </p>
        <h3 className="text-sm font-semibold">
          <Link to={card.href} className="block truncate py-0.5 after:absolute after:inset-0 after:rounded-card">
            {card.title}
          </Link>
        </h3>
        <p className="truncate text-sm text-ink-soft">{cardFacts(card, { property, card: words }).join(" · ")}</p>
        <p className="truncate text-sm text-ink-soft">
          {card.communeName} ({card.departmentCode})
        </p>
      </div>
    </article>
  );
}
