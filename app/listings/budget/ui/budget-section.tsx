import { Calculator } from "lucide-react";
import { type MouseEvent, Suspense, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { readStoredBudget, readStoredBudgetOnServer, subscribe } from "#app/browser-storage/budget-store.ts";
import { exactly } from "#app/costs/amount-range.ts";
import { formatAmounts } from "#app/costs/format-amounts.ts";
import type { BudgetHome } from "#app/costs/monthly-budget.ts";
import { amountWords } from "#app/i18n/fr/amounts.ts";
import { budgetWords } from "#app/i18n/fr/budget.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { useWords } from "#app/i18n/words.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { budgetHref } from "../../listing-address.ts";
import { ListingSection } from "../../ui/listing-section.tsx";

const BudgetCalculator = optionalPart(
  async () => (await import("#app/costs/ui/budget-calculator.tsx")).BudgetCalculator,
);

const SECTION = "budget";

/**
 * « Votre budget »: what a home costs with its acquisition. The calculator opens in its place on request, or at once for who
 * has typed a budget before; without scripts the link leads to a page of its own.
 */
export function BudgetSection({ home, href }: { home: BudgetHome; href: string }) {
  const words = useWords(budgetWords);
  const [isWanted, setWanted] = useState(false);
  const isStored = useSyncExternalStore(subscribe, readStoredBudget, readStoredBudgetOnServer) !== null;
  const [wasStored, setWasStored] = useState(false);
  if (isStored && !wasStored) setWasStored(true);
  const address = budgetHref(href);
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setWanted(true);
    // The link goes.
    document.getElementById(SECTION)?.focus({ preventScroll: true });
  }
  const summary = <Summary home={home} address={address} onOpen={open} />;
  return (
    <ListingSection id={SECTION} title={words.title} isTarget>
      {isWanted || wasStored ? (
        <Suspense fallback={summary}>
          <BudgetCalculator home={home} action={address} />
        </Suspense>
      ) : (
        summary
      )}
    </ListingSection>
  );
}

type SummaryProps = { home: BudgetHome; address: string; onOpen: (event: MouseEvent) => void };

function Summary({ home, address, onOpen }: SummaryProps) {
  const words = useWords(budgetWords);
  const ranges = useWords(amountWords);
  const { price, isLand, isNew, table } = home;
  const kind = isLand ? "terrain" : isNew ? "neuf" : "ancien";
  const { total } = isNew ? home.new : home.existing;
  const whole = { min: price + total.min, max: price + total.max };
  const rows = [
    { label: words.price, amount: exactly(price) },
    { label: words.acquisition, amount: total },
    { label: words.whole, amount: whole },
  ];
  return (
    <>
      <dl className="max-w-xl divide-y divide-line">
        {rows.map(({ label, amount }, index) => (
          <div key={label} className={`flex justify-between gap-4 py-2 ${index === 2 ? "font-semibold" : ""}`}>
            <dt>{label}</dt>
            <dd className="text-right whitespace-nowrap tabular-nums">{formatAmounts(amount, ranges)}</dd>
          </div>
        ))}
      </dl>
      <p className="prose-line mt-2 text-sm text-ink-soft">
        {words.estimate(words.kinds[kind], formatDate(table.date))}
      </p>
      <Link to={address} rel="nofollow" onClick={onOpen} className={buttonClass("secondary", "mt-5 print:hidden")}>
        <Calculator aria-hidden="true" className="size-5" />
        {words.open}
      </Link>
    </>
  );
}
