import { House, MapPin } from "lucide-react";
import { Link } from "react-router";
import { formatCount } from "#app/i18n/measures.ts";
import { useMessages } from "#app/i18n/messages.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import type { AdvertiserCard } from "../advertiser.ts";
import { profileHref } from "../directory-address.ts";

/** Photo, name, role and description clamped to four lines (specification, section 2); the whole card is the link. */
export function AdvertiserCardLink({ card }: { card: AdvertiserCard }) {
  const messages = useMessages();
  return (
    <article className="group relative flex h-full flex-col rounded-card border border-line bg-raised p-6 transition-shadow hover:shadow-lifted">
      <div className="flex items-center gap-4">
        <Avatar name={card.name} photoUrl={card.photoUrl} photoAlt={card.photoAlt} size="medium" />
        <div className="min-w-0">
          <h2 className="font-display text-xl leading-tight font-semibold text-balance">
            <Link to={profileHref(card.slug)} className="after:absolute after:inset-0 after:rounded-card group-hover:text-action">
              {card.name}
            </Link>
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {card.contactName ? `${card.contactName} · ` : null}
            {messages.listings.roles[card.role]}
          </p>
        </div>
      </div>
      <p className="mt-4 mb-5 line-clamp-4 text-pretty">{card.description}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-4 text-sm text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          {card.communeName} ({card.departmentCode})
        </span>
        {card.listingCount > 0 ? (
          <span className="inline-flex items-center gap-1.5">
            <House aria-hidden="true" className="size-4 shrink-0" />
            {messages.advertisers.listings(card.listingCount, formatCount(card.listingCount))}
          </span>
        ) : null}
      </p>
    </article>
  );
}
