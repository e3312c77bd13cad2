import type { Transaction } from "#app/domain/listing.ts";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import type { ThreadEvent } from "../request.ts";
import { useWrittenPrice } from "./listing-price-text.tsx";

type PriceChangeProps = { event: Pick<ThreadEvent, "amount" | "previousAmount">; transaction: Transaction };

/** « Le prix affiché passe de 285 000 € à 270 000 €. » */
export function PriceChange({ event: { amount, previousAmount }, transaction }: PriceChangeProps) {
  const { thread } = useWords(requestWords);
  const written = useWrittenPrice(transaction);
  if (amount === null || previousAmount === null) return null;
  return thread.priceChanged[transaction](written(previousAmount), written(amount));
}
