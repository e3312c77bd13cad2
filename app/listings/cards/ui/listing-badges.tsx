import { cardWords } from "#app/i18n/fr/listings/card.ts";
import { useStageLabel } from "#app/i18n/stage-label.ts";
import { useWords } from "#app/i18n/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListingCard } from "../../card-input.ts";

/** Badges: new, the stage of a home that is no longer simply available, price drop. */
export function ListingBadges({
  listing: { newUntil, stage, transaction, previousPrice },
}: {
  listing: Pick<ListingCard, "newUntil" | "stage" | "transaction" | "previousPrice">;
}) {
  const words = useWords(cardWords);
  const labelOf = useStageLabel();
  return (
    <>
      {newUntil === null ? null : <Badge tone="accent">{words.new}</Badge>}
      {stage === "disponible" ? null : <Badge tone="ochre">{labelOf(stage, transaction)}</Badge>}
      {previousPrice === null ? null : <Badge tone="action">{words.priceDrop}</Badge>}
    </>
  );
}
