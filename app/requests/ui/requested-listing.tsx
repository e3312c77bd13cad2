import { MapPin } from "lucide-react";
import { Link } from "react-router";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useStageLabel } from "#app/i18n/stage-label.ts";
import { useWords } from "#app/i18n/words.ts";
import type { RequestListing } from "../request.ts";
import { ListingPriceText } from "./listing-price-text.tsx";
import { ListingThumbnail } from "./listing-thumbnail.tsx";

/** The request's listing, beside its thread. */
export function RequestedListing({ listing }: { listing: RequestListing }) {
  const { thread } = useWords(requestWords);
  const labelOf = useStageLabel();
  return (
    <div className="flex gap-4 rounded-card border border-line bg-raised p-3 lg:flex-col">
      <ListingThumbnail listing={listing} className="w-28 self-start sm:w-40 lg:w-full" />
      <div className="flex min-w-0 flex-col gap-1 lg:px-1 lg:pb-1">
        <p className="font-display text-xl font-semibold">
          <ListingPriceText amount={listing.price} transaction={listing.transaction} />
        </p>
        <h2 className="leading-snug font-semibold break-words">{listing.title}</h2>
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          {listing.communeName} ({listing.departmentCode})
        </p>
        <p className="text-sm text-ink-soft">
          {labelOf(listing.stage, listing.transaction)} · {listing.reference}
        </p>
        {listing.href ? (
          <Link
            to={listing.href}
            className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
          >
            {thread.seeListing}
          </Link>
        ) : (
          <p className="text-sm text-ink-soft">{thread.notOnShow}</p>
        )}
      </div>
    </div>
  );
}
