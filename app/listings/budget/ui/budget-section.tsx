import { Calculator } from "lucide-react";
import { type MouseEvent, Suspense, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { readStoredBudget, readStoredBudgetOnServer, subscribe } from "#app/browser-storage/budget-store.ts";
import { type AmountRange, exactly } from "#app/costs/amount-range.ts";
import { formatAmounts, formatUsualRate } from "#app/costs/format-amounts.ts";
import { type BudgetHome, type MonthlyBudget, monthlyBudget } from "#app/costs/monthly-budget.ts";
import { emptyBudget, emptyHomeBudget, readBudget, readHomeBudget } from "#app/costs/typed-budget.ts";
import { amountWords } from "#app/i18n/fr/costs/amounts.ts";
import { budgetWords } from "#app/i18n/fr/costs/budget.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
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
 * « Votre budget »: what a home costs, at once and month by month. The calculator replaces it on request, or at once if this
 * browser stores a budget; without scripts the link leads to a page of its own.
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
    // The pressed link disappears, and would lose the focus.
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

/** The costs for a visitor without a typed budget: everything is borrowed at the usual rate. */
function Summary({ home, address, onOpen }: SummaryProps) {
  const words = useWords(budgetWords);
  const ranges = useWords(amountWords);
  const amounts = (range: AmountRange) => formatAmounts(range, ranges);
  const { price, isLand, isNew, table, costs } = home;
  const budget = monthlyBudget(home, readHomeBudget(emptyHomeBudget, home).wishes, readBudget(emptyBudget).wishes);
  const { kind, acquisition, whole } = budget;
  const rows = [
    { label: words.price, amount: exactly(price) },
    { label: words.acquisition, amount: acquisition.total },
    { label: words.whole, amount: whole },
  ];
  const isCheaperFirst = kind === "existing" && table.firstPurchase && costs.first.total.max < costs.existing.total.max;
  const age = isLand ? words.kinds.terrain : words.kinds.ancien;
  const bought = isNew ? words.kinds.neuf(formatNumber(table.vatPercent, 2)) : age;
  return (
    <>
      <Monthly budget={budget} />
      <dl className="max-w-xl divide-y divide-line">
        {rows.map(({ label, amount }, index) => (
          <div key={label} className={`flex justify-between gap-4 py-2 ${index === 2 ? "font-semibold" : ""}`}>
            <dt>{label}</dt>
            <dd className="text-right whitespace-nowrap tabular-nums">{amounts(amount)}</dd>
          </div>
        ))}
      </dl>
      {isCheaperFirst ? <p className="mt-2">{words.firstPurchase(amounts(costs.first.total))}</p> : null}
      <p className="prose-line mt-2 text-sm text-ink-soft">
        {[words.estimate(bought, formatDate(table.date)), ...(kind === "new" ? [] : table.dutiesNotes)].join(" ")}
      </p>
      <Link to={address} rel="nofollow" onClick={onOpen} className={buttonClass("secondary", "mt-5 print:hidden")}>
        <Calculator aria-hidden="true" className="size-5" />
        {words.open}
      </Link>
    </>
  );
}

/** The cost of each month; nothing where the table of costs has no usual rate. */
function Monthly({ budget: { monthly, parts, usualRate, years } }: { budget: MonthlyBudget }) {
  const words = useWords(budgetWords);
  const ranges = useWords(amountWords);
  if (!monthly || !usualRate) return null;
  const named = parts.flatMap(({ key, amount }) =>
    key in words.parts ? words.parts[key as keyof typeof words.parts](formatAmounts(amount, ranges)) : [],
  );
  return (
    <div className="mb-5">
      <p className="text-sm font-semibold text-ink-soft">{words.monthly}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 font-display text-3xl font-semibold tabular-nums">
        {formatAmounts(monthly, ranges)}{" "}
        <span className="font-sans text-base font-normal text-ink-soft">{words.perMonth}</span>
      </p>
      <p className="mt-1">{[...named, words.withoutTax].join(" · ")}</p>
      <p className="prose-line mt-1 text-sm text-ink-soft">
        {words.basis(formatCount(years!), formatUsualRate(usualRate, words.usualRate))}
      </p>
    </div>
  );
}
