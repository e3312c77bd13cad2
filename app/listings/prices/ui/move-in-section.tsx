import { formatAmounts } from "#app/costs/format-amounts.ts";
import { amountWords } from "#app/i18n/fr/costs/amounts.ts";
import { moveInWords } from "#app/i18n/fr/listings/move-in.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import type { ListingView } from "../../listing-view.ts";
import { moveInCosts, type MoveInRow } from "../move-in-costs.ts";
import { ListingSection } from "../../ui/listing-section.tsx";

/** « Budget à l’entrée »: what a tenant pays before the keys. */
export function MoveInSection({ listing: { price, energy } }: { listing: ListingView }) {
  const words = useWords(moveInWords);
  const ranges = useWords(amountWords);
  const { currency } = useSite();
  const { rows, total } = moveInCosts(price);
  const yearly =
    energy.costMin !== null && energy.costMax !== null ? { min: energy.costMin, max: energy.costMax } : null;
  return (
    <ListingSection id="budget" title={words.title}>
      <table className="w-full max-w-xl text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {[...rows, { key: "total" as const, amount: total }].map(({ key, amount }) => (
            <tr key={key} className={`border-b border-line last:border-b-0 ${looks[key]}`}>
              <th scope="row" className={`py-2 pr-4 ${looks[key]}`}>
                {words[key]}
              </th>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">{formatPrice(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="prose-line mt-3 text-sm text-ink-soft">{words.note}</p>
      {yearly && currency === "EUR" ? (
        <p className="prose-line mt-2 text-sm text-ink-soft">
          {words.energyNote(formatAmounts({ min: yearly.min / 12, max: yearly.max / 12 }, ranges))}
        </p>
      ) : null}
    </ListingSection>
  );
}

const part = "font-normal text-ink-soft";

const looks: Record<MoveInRow["key"] | "total", string> = {
  rent: part,
  charges: part,
  firstMonth: "font-normal",
  deposit: "font-normal",
  fees: "font-normal",
  inventory: part,
  total: "font-semibold",
};
