import { amountWords } from "#app/i18n/fr/costs/amounts.ts";
import { budgetWords } from "#app/i18n/fr/costs/budget.ts";
import { budgetCalculatorWords } from "#app/i18n/fr/costs/budget-calculator.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { AmountRange } from "../amount-range.ts";
import { exactly } from "../amount-range.ts";
import type { ExistingPurchase } from "../department-percent.ts";
import { formatAmounts, formatPercents, formatUsualRate } from "../format-amounts.ts";
import type { BudgetHome, MonthlyBudget, MonthlyPart } from "../monthly-budget.ts";
import { type AmountRow, AmountTable } from "./amount-table.tsx";
import { EffortDrawing, MonthlyDrawing, partColours } from "./monthly-drawing.tsx";

type BudgetResultsProps = {
  home: BudgetHome;
  budget: MonthlyBudget;
  /** The payment without a loan, in minor units. */
  contribution: number;
  /** Heading level of the parts. */
  heading: Heading;
};

export type Heading = "h2" | "h3";

/** The monthly cost of a home, drawn and as a table; then the total to finance. */
export function BudgetResults({ home, budget, contribution, heading: Heading }: BudgetResultsProps) {
  const { result } = useWords(budgetCalculatorWords);
  const { usualRate } = useWords(budgetWords);
  const ranges = useWords(amountWords);
  const amounts = (range: AmountRange) => formatAmounts(range, ranges);
  const has = (part: MonthlyPart["key"]) => budget.parts.some(({ key }) => key === part);
  const notes = [
    budget.creditCost && budget.creditCost.max > 0 ? result.creditCost(amounts(budget.creditCost)) : null,
    has("tax") ? null : result.withoutTax,
    has("charges") && has("energy") ? result.sharedHeating : null,
  ].filter((note) => note !== null);
  const rows: AmountRow[] = budget.parts.map(({ key, amount }) => ({
    label: (
      <span className="flex items-baseline gap-2.5">
        <svg
          aria-hidden="true"
          width="12"
          height="12"
          fill="currentColor"
          className="shrink-0 print:[print-color-adjust:exact]"
        >
          <rect width="12" height="12" rx="3" className={partColours[key]} />
        </svg>
        {result.parts[key]}
      </span>
    ),
    amount: amounts(amount),
  }));
  if (budget.monthly) rows.push({ label: result.total, amount: amounts(budget.monthly), tone: "sum" });
  return (
    <div className="flex flex-col gap-8">
      <section aria-label={result.title}>
        <div role="status">
          <Heading className="text-sm font-semibold text-ink-soft">{result.title}</Heading>
          {budget.monthly ? (
            <p className="mt-1 flex flex-wrap items-baseline gap-x-2 font-display text-3xl font-semibold tabular-nums">
              {amounts(budget.monthly)}{" "}
              <span className="font-sans text-base font-normal text-ink-soft">{result.perMonth}</span>
            </p>
          ) : (
            <p className="prose-line mt-1">{result.noRate}</p>
          )}
          {budget.usualRate ? (
            <p className="prose-line mt-1 text-sm text-ink-soft">
              {result.usualRate(formatUsualRate(budget.usualRate, usualRate))}
            </p>
          ) : null}
        </div>
        {rows.length > 0 ? (
          <>
            <div className="mt-4 max-w-xl">{budget.monthly ? <MonthlyDrawing parts={budget.parts} /> : null}</div>
            <div className="mt-3">
              <AmountTable label={result.tableLabel} head={[result.part, result.amount]} rows={rows} />
            </div>
          </>
        ) : null}
        {notes.length > 0 ? <p className="prose-line mt-3 text-sm text-ink-soft">{notes.join(" ")}</p> : null}
      </section>
      <Lending budget={budget} heading={Heading} />
      <CostTable home={home} budget={budget} contribution={contribution} heading={Heading} />
    </div>
  );
}

/** The budget beside the limits of banks. */
function Lending({ budget, heading: Heading }: Pick<BudgetResultsProps, "budget" | "heading">) {
  const { effort } = budget;
  const { effort: words } = useWords(budgetCalculatorWords);
  const ranges = useWords(amountWords);
  if (!effort) return null;
  const most = formatCount(effort.most);
  return (
    <section aria-label={words.title} className="flex max-w-xl flex-col gap-3">
      <Heading className="text-lg font-semibold">{words.title}</Heading>
      <p>
        {words.text(formatPercents(effort.percent, 0, ranges))} {effort.isAbove ? null : words.fine(most)}
      </p>
      <EffortDrawing {...effort} percent={effort.percent.max} label={words.limit(most)} />
      {effort.isAbove ? <Alert tone="warning">{words.above(most)}</Alert> : null}
    </section>
  );
}

function CostTable({ home, budget, contribution, heading: Heading }: BudgetResultsProps) {
  const { acquisition, works, whole, borrowed } = budget;
  const { costs } = useWords(budgetCalculatorWords);
  const ranges = useWords(amountWords);
  const { table, price, priceWithoutFees } = home;
  const amounts = (range: AmountRange) => formatAmounts(range, ranges);
  const rows: AmountRow[] = [
    { label: costs.price, amount: amounts(exactly(price)) },
    { label: costs.emoluments, amount: amounts(exactly(acquisition.emoluments)), tone: "part" },
    {
      label: (budget.kind === "new" ? costs.newHomeDuties : costs.duties)(
        formatPercents(acquisition.dutiesPercent, 3, ranges),
      ),
      amount: amounts(acquisition.duties),
      tone: "part",
    },
    { label: costs.security, amount: amounts(exactly(acquisition.securityContribution)), tone: "part" },
    { label: costs.disbursements, amount: amounts(acquisition.disbursements), tone: "part" },
    { label: costs.acquisition, amount: amounts(acquisition.total) },
    ...(works > 0 ? [{ label: costs.works, amount: amounts(exactly(works)) }] : []),
    { label: costs.whole, amount: amounts(whole), tone: "sum" },
    { label: costs.contribution, amount: costs.minus(formatPrice(contribution, "EUR")) },
    { label: costs.borrowed, amount: amounts(borrowed), tone: "sum" },
  ];
  return (
    <section aria-label={costs.title}>
      <Heading className="mb-2 text-lg font-semibold">{costs.title}</Heading>
      <AmountTable label={costs.title} rows={contribution > 0 ? rows : rows.slice(0, -2)} />
      <ul className="prose-line mt-3 flex flex-col gap-1 text-sm text-ink-soft">
        {costNotes(home, budget, { costs, ranges }).map((note) => (
          <li key={note}>{note}</li>
        ))}
        {priceWithoutFees === price ? null : <li>{costs.withoutFees(formatPrice(priceWithoutFees, "EUR"))}</li>}
        <li>{costs.source(table.source)}</li>
      </ul>
    </section>
  );
}

type NoteWords = Pick<Words<typeof budgetCalculatorWords>, "costs"> & { ranges: Words<typeof amountWords> };

function costNotes({ table }: BudgetHome, budget: MonthlyBudget, { costs, ranges }: NoteWords): string[] {
  return [
    costs.estimate(formatDate(table.date)),
    ...(budget.kind === "new"
      ? [costs.vat(formatNumber(budget.vatPercent, 2))]
      : dutiesNotes(table, { ...budget, kind: budget.kind }, { costs, ranges })),
    ...(table.note ? [table.note] : []),
    costs.guarantee,
  ];
}

/** Sentences about the duties on an existing home or a plot. */
function dutiesNotes(
  { department, firstPurchase, dutiesNotes: notes }: BudgetHome["table"],
  { kind, acquisition: { dutiesPercent } }: { kind: ExistingPurchase; acquisition: MonthlyBudget["acquisition"] },
  { costs, ranges }: NoteWords,
): string[] {
  const { percent, doubt } = department[kind];
  const own = formatPercents(percent, 2, ranges);
  const others = formatPercents(department.existing.percent, 2, ranges);
  const isFirst = kind === "first";
  const isRaised = !isFirst && firstPurchase?.until && percent.max > firstPurchase.mostPercent && doubt !== "ended";
  return [
    ...(isFirst ? [own === others ? costs.firstPurchaseSame : costs.firstPurchase(own, others)] : []),
    ...(doubt ? [costs.doubts[doubt](formatPercents(dutiesPercent, 3, ranges))] : []),
    ...(isRaised ? [costs.raise(formatNumber(firstPurchase.mostPercent, 2), formatDate(firstPurchase.until!))] : []),
    ...notes,
  ];
}
