import { cardWords } from "#app/i18n/fr/card.ts";
import { useWords } from "#app/i18n/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListingCard } from "../card-input.ts";

/** What is new about a listing: just published, under negotiation, cheaper than before. */
export function ListingBadges({
  listing: { isNew, status, previousPrice },
}: {
  listing: Pick<ListingCard, "isNew" | "status" | "previousPrice">;
}) {
  const words = useWords(cardWords);
  return (
    <>
      {isNew ? <Badge tone="accent">{words.new}</Badge> : null}
      {status === "en_negociation" ? <Badge tone="ochre">{words.underNegotiation}</Badge> : null}
      {previousPrice === null ? null : <Badge tone="action">{words.priceDrop}</Badge>}
    </>
  );
}
