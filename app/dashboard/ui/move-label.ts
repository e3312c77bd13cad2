import type { Transaction } from "#app/domain/listing.ts";
import { isOnShowStage, type ListingStage } from "#app/domain/listing-stage.ts";
import { publicationWords } from "#app/i18n/fr/dashboard/publications.ts";
import { useStageLabel } from "#app/i18n/stage-label.ts";
import { useWords } from "#app/i18n/words.ts";

/** The words of the button that moves a listing from one stage to another. */
export function useMoveLabel() {
  const { moves } = useWords(publicationWords);
  const labelOf = useStageLabel();
  return (from: ListingStage, to: ListingStage, transaction: Transaction): string => {
    if (to === "disponible") return isOnShowStage(from) ? moves.available : moves.disponible;
    if (to === "retiree" || to === "pause") return moves[to];
    if (to === "cedee") return moves.cedee[transaction];
    return moves.mark(labelOf(to, transaction));
  };
}
