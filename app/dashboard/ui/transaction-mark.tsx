import { dashboardWords } from "#app/i18n/fr/dashboard/dashboard.ts";
import { useWords } from "#app/i18n/words.ts";
import type { Transaction } from "#app/domain/listing.ts";

/** « Achat » or « Location »: what a seeker wants (specification, section 2). */
export function TransactionMark({ transaction }: { transaction: Transaction }) {
  const { statuses } = useWords(dashboardWords);
  const look = transaction === "vente" ? "bg-action-soft text-action" : "bg-ochre-soft text-ochre";
  return <span className={`rounded-full px-2.5 py-1 text-sm font-semibold ${look}`}>{statuses[transaction]}</span>;
}
