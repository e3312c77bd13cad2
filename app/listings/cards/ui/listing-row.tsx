import { cardWords } from "#app/i18n/fr/listings/card.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { cardFacts, cardPricePerMetre } from "../card-facts.ts";
import type { ListingCard } from "../../card-input.ts";
import { ListingBadges } from "./listing-badges.tsx";
import { ListingLink } from "./listing-link.tsx";
import { RentPeriod } from "../../prices/ui/rent-period.tsx";
import { TravellingPicture } from "./travelling-picture.tsx";

/** A listing in one row: picture, price, facts. The whole row is the link. `Heading` is the level that the page needs. */
export function ListingRow({ card, Heading = "h3" }: { card: ListingCard; Heading?: "h2" | "h3" }) {
  const property = useWords(propertyWords);
  const words = useWords(cardWords);
  const { currency } = useSite();
  const perMetre = cardPricePerMetre(card);
  return (
    <article className="relative flex gap-3 p-2">
      <div className="aspect-[4/3] w-28 shrink-0 overflow-hidden rounded-control bg-sunken">
        {card.cover ? (
          <TravellingPicture listing={card}>
            <ResponsivePicture picture={card.cover} sizes="7rem" className="size-full object-cover" />
          </TravellingPicture>
        ) : null}
      </div>
      <div className="min-w-0 py-1">
        <p className="font-display text-lg leading-tight font-semibold tabular-nums low-window:truncate">
          {formatPrice(card.price, currency)}
          {card.transaction === "location" ? <RentPeriod className="text-sm" /> : null}
          {perMetre === null ? null : (
            <span className="font-sans text-sm font-normal text-ink-soft">{` ${words.perSquareMetre(formatPrice(perMetre, currency))}`}</span>
          )}
        </p>
        <p className="flex flex-wrap gap-1.5 empty:hidden low-window:hidden">
          <ListingBadges listing={card} />
        </p>
        <Heading className="text-sm font-semibold">
          <ListingLink
            listing={card}
            className="line-clamp-2 py-0.5 after:absolute after:inset-0 after:rounded-card low-window:line-clamp-1"
          >
            {card.title}
          </ListingLink>
        </Heading>
        <p className="text-sm text-ink-soft low-window:truncate">
          {[
            ...cardFacts(card, { property, card: words }),
            ...(card.energyClass ? [words.energy(card.energyClass)] : []),
          ].join(" · ")}
        </p>
        <p className="truncate text-sm text-ink-soft">
          {card.communeName} ({card.departmentCode})
        </p>
      </div>
    </article>
  );
}
