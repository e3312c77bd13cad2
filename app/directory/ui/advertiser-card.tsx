import { House, MapPin } from "lucide-react";
import { Link } from "react-router";
import { advertiserWords } from "#app/i18n/fr/directory/advertisers.ts";
import { shownRole } from "#app/advertisers/advertiser.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { useWords } from "#app/i18n/words.ts";
import { spaceFrench } from "#app/i18n/french-spacing.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import type { AdvertiserCard } from "../directory.ts";
import { profileHref } from "../directory-address.ts";

const SLOT = "(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw";

/** Photo, name, role and description clamped to four lines (specification, section 2); the whole card is the link. */
export function AdvertiserCardLink({ card, priority }: { card: AdvertiserCard; priority: boolean }) {
  const words = useWords(advertiserWords);
  const { roles } = useWords(propertyWords);
  return (
    <article className="card group relative flex h-full flex-col overflow-hidden transition-shadow focus-within:shadow-lifted hover:shadow-lifted">
      <div className="aspect-[3/1] overflow-hidden bg-sunken">
        {card.cover ? (
          <ResponsivePicture
            picture={card.cover}
            sizes={SLOT}
            priority={priority}
            decorative
            className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03] motion-reduce:transition-none"
          />
        ) : null}
      </div>
      <div className="-mt-8 px-5">
        <span className="inline-block rounded-full border-4 border-raised bg-raised">
          <Avatar name={card.name} photoUrl={card.photoUrl} photoAlt={card.photoAlt} size="medium" />
        </span>
      </div>
      <div className="flex flex-1 flex-col px-5 pt-1 pb-4">
        <h2 className="font-display text-xl leading-tight font-semibold text-balance">
          <Link
            to={profileHref(card.slug)}
            className="group-hover:text-action after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-[-3px] focus-visible:after:outline-action"
          >
            {card.name}
          </Link>
        </h2>
        <p className="mt-1 text-ink-soft">
          {card.contactName ? `${card.contactName} · ` : null}
          {roles[shownRole(card.role, { isNamedAgency: card.contactName !== null })]}
        </p>
        <p className="mt-3 mb-4 line-clamp-4 text-pretty">{spaceFrench(card.description)}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-3 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {card.communeName} ({card.departmentCode})
          </span>
          {card.listingCount > 0 ? (
            <span className="inline-flex items-center gap-1.5">
              <House aria-hidden="true" className="size-4 shrink-0" />
              {words.listings(card.listingCount, formatCount(card.listingCount))}
            </span>
          ) : null}
        </p>
      </div>
    </article>
  );
}
