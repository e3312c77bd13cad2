import type { Transaction } from "#app/domain/listing.ts";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import type { RequestSide, RequestState } from "#app/domain/request.ts";

const pill = "inline-flex items-center rounded-full px-2.5 py-1 text-xs leading-none font-bold whitespace-nowrap";

const tones: Record<RequestState, string> = {
  nouvelle: "bg-accent text-paper",
  en_discussion: "bg-action-soft text-action",
  en_negociation: "bg-ochre-soft text-ochre",
  acceptee: "bg-success-soft text-success",
  declinee: "bg-sunken text-ink-soft",
  retiree: "bg-sunken text-ink-soft",
};

/** The state of a request, in the words of the reader's side. */
export function StateBadge({ state, side }: { state: RequestState; side: RequestSide }) {
  const { states, waiting } = useWords(requestWords);
  if (side === "demandeur" && state === "nouvelle")
    return <span className={`${pill} ${tones.en_discussion}`}>{waiting}</span>;
  return <span className={`${pill} ${tones[state]}`}>{states[state]}</span>;
}

/** « Achat » or « Location » (specification, section 2). */
export function TransactionBadge({ transaction }: { transaction: Transaction }) {
  const { transactions } = useWords(requestWords);
  return <span className={`${pill} border border-line-strong text-ink`}>{transactions[transaction]}</span>;
}
