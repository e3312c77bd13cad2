import { ImageOff } from "lucide-react";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { cardWords } from "#app/i18n/fr/listings/card.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useSite } from "#app/layout/site.ts";
import { KitImage } from "#app/brand/ui/kit-image.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import type { ListingCard } from "../../card-input.ts";
import type { PropertyType } from "#app/domain/listing.ts";
import { cardFacts, cardPricePerMetre } from "../card-facts.ts";
import { swatches } from "../../energy-colours.ts";
import { CardPictures } from "./card-pictures.tsx";
import { CompareButton } from "./compare-button.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import { ListingBadges } from "./listing-badges.tsx";
import { ListingLink } from "./listing-link.tsx";
import { RentPeriod } from "../../prices/ui/rent-period.tsx";

const SLOT = "(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, calc(100vw - 3rem)";
const DENSE_SLOT = "(min-width: 64rem) 19rem, (min-width: 40rem) 46vw, calc(100vw - 3rem)";

type ListingCardLinkProps = { card: ListingCard; isDense?: boolean; priority?: boolean };

/** A listing in a grid. One link covers the whole card; the heart is a button above it. */
export function ListingCardLink({ card, isDense = false, priority = false }: ListingCardLinkProps) {
  const property = useWords(propertyWords);
  const { currency } = useSite();
  const words = useWords(cardWords);
  const [kind, ...facts] = cardFacts(card, { property, card: words });
  const perMetre = cardPricePerMetre(card);
  return (
    <article className="card group relative flex h-full flex-col overflow-hidden transition-shadow focus-within:shadow-lifted hover:shadow-lifted print:break-inside-avoid">
      <div className="relative aspect-[4/3] overflow-hidden bg-sunken">
        {card.cover ? (
          <CardPictures card={card} cover={card.cover} sizes={isDense ? DENSE_SLOT : SLOT} priority={priority} />
        ) : (
          <NoPhoto propertyType={card.propertyType} />
        )}
        <p className="pointer-events-none absolute top-3 left-3 z-10 flex max-w-[70%] flex-wrap gap-1.5">
          <ListingBadges listing={card} />
        </p>
        <FavouriteButton reference={card.reference} title={card.title} className="absolute top-3 right-3 z-10" />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4 dense:gap-0 dense:p-3 dense:pb-1">
        <p className="flex flex-wrap items-baseline gap-x-2 font-display text-2xl font-semibold tabular-nums dense:flex-nowrap dense:text-lg dense:whitespace-nowrap">
          <span>
            {formatPrice(card.price, currency)}
            {card.transaction === "location" ? <RentPeriod className="text-base" /> : null}
          </span>
          {card.previousPrice !== null ? (
            <s className="font-sans text-sm font-normal text-ink-soft">
              <span className="sr-only">{words.oldPrice("")}</span>
              {formatPrice(card.previousPrice, currency)}
            </s>
          ) : null}
          {perMetre === null ? null : (
            <span className="min-w-0 truncate font-sans text-sm font-normal text-ink-soft dense:text-xs">
              {words.perSquareMetre(formatPrice(perMetre, currency))}
            </span>
          )}
        </p>
        <h3 className="leading-snug font-semibold dense:line-clamp-2 dense:text-sm dense:leading-tight">
          <ListingLink
            listing={card}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-[-3px] focus-visible:after:outline-action"
          >
            {card.title}
          </ListingLink>
        </h3>
        <p className="text-ink-soft dense:truncate dense:text-sm">
          {/* Most titles name the kind. */}
          {facts.length > 0 ? <span className="dense:hidden">{kind} · </span> : kind}
          {facts.join(" · ")}
        </p>
        <div className="flex items-center justify-between gap-1.5 pb-2 dense:pb-0 dense:text-sm">
          <p className="min-w-0 wrap-anywhere text-ink-soft">
            {card.communeName} ({card.departmentCode})
          </p>
          {card.energyClass ? (
            <p
              className={`shrink-0 rounded-control px-1.5 py-1 text-xs leading-none font-bold dense:text-[0.6875rem] print:[print-color-adjust:exact] ${swatches.energy[card.energyClass]} forced-colors:border`}
            >
              {words.energy(card.energyClass)}
            </p>
          ) : null}
        </div>
        {/* As high as « Comparer », which appears after hydration. */}
        <div className="@container mt-auto flex min-h-11 items-center justify-between gap-2 text-sm text-ink-soft dense:text-xs">
          <p className="flex min-w-0 items-center gap-2">
            <Avatar name={card.agent.name} photoUrl={card.agent.photoUrl} />
            <span className="truncate">{card.agent.name}</span>
          </p>
          <CompareButton listing={card} className="-mr-2" />
        </div>
      </div>
    </article>
  );
}

function NoPhoto({ propertyType }: { propertyType: PropertyType }) {
  const words = useWords(cardWords);
  const { cardPictures } = useSite();
  const picture = propertyType === "terrain" ? null : cardPictures[propertyType];
  if (!picture) {
    return (
      <p className="flex size-full flex-col items-center justify-center gap-2 text-ink-soft">
        <ImageOff aria-hidden="true" className="size-8" />
        {words.noPhoto}
      </p>
    );
  }
  return (
    <>
      <KitImage picture={picture} sizes={SLOT} className="size-full object-cover opacity-60 grayscale" />
      <p className="absolute bottom-3 left-3 rounded-full bg-raised px-3 py-1 text-sm font-semibold">{words.noPhoto}</p>
    </>
  );
}
