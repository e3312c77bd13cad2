import { cardWords } from "#app/i18n/fr/card.ts";
import { useWords } from "#app/i18n/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListingCard } from "../../card-input.ts";

/** Badges: new, under negotiation, price drop. */
export function ListingBadges({
  listing: { newUntil, status, previousPrice },
}: {
  listing: Pick<ListingCard, "newUntil" | "status" | "previousPrice">;
}) {
  const words = useWords(cardWords);
  return (
    <>
      {newUntil === null ? null : <Badge tone="accent">{words.new}</Badge>}
      {status === "en_negociation" ? <Badge tone="ochre">{words.underNegotiation}</Badge> : null}
      {previousPrice === null ? null : <Badge tone="action">{words.priceDrop}</Badge>}
    </>
  );
}
