import type { Currency } from "#app/domain/currency.ts";
import type { Transaction } from "#app/domain/listing.ts";
import { priceHistoryWords } from "#app/i18n/fr/listings/price-history.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { drawPrices } from "../price-drawing.ts";
import { changeOf, type PriceHistory } from "../price-history.ts";
import { ListingSection } from "../../ui/listing-section.tsx";

type PriceHistorySectionProps = { prices: PriceHistory; transaction: Transaction; publishedOn: string };

/** The prices of a listing since its publication: in words, drawn, and as a table. */
export function PriceHistorySection({ prices, transaction, publishedOn }: PriceHistorySectionProps) {
  const words = useWords(priceHistoryWords);
  const { currency } = useSite();
  const [first, last] = [prices[0]!, prices.at(-1)!];
  const change = changeWords(changeOf(first, last), words);
  return (
    <ListingSection id="evolution-du-prix" title={words.title[transaction]}>
      <p className="text-lg font-semibold">
        {last.amount === first.amount
          ? words.same[transaction]
          : first.on === publishedOn
            ? words.sincePublication(change)
            : words.sinceDay(change, formatDate(first.on))}
      </p>
      <p className="text-ink-soft">{words.since(formatDate(publishedOn))}</p>
      <Drawing prices={prices} currency={currency} />
      <details className="mt-3 max-w-xl print:hidden">
        <summary className="link-line font-semibold">{words.table}</summary>
        <PriceTable prices={prices} transaction={transaction} currency={currency} />
      </details>
    </ListingSection>
  );
}

// Percentages as coordinates: the line fills any width, and texts keep their size.
function Drawing({ prices, currency }: { prices: PriceHistory; currency: Currency }) {
  const words = useWords(priceHistoryWords);
  const { steps, amounts, days, hasToday } = drawPrices(prices);
  const [first, last] = [prices[0]!, prices.at(-1)!];
  // The last price may stand below its line.
  const roomBelow = (index: number) => (index === prices.length - 1 && !amounts.at(-1)!.isAbove ? 17 : 0);
  const label = words.drawing(
    formatPrice(first.amount, currency),
    formatDate(first.on),
    formatPrice(last.amount, currency),
    formatDate(last.on),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      height="11rem"
      overflow="visible"
      stroke="currentColor"
      strokeLinecap="round"
      className="mt-6 w-full max-w-2xl text-action"
    >
      <line x1="0%" y1={AXIS} x2="100%" y2={AXIS} className="text-ink-soft" />
      {steps.map(({ from, to, y }, index) => (
        <g key={index} strokeWidth="2">
          {index === 0 ? null : (
            <>
              <line
                x1={at(from)}
                y1={at(y + roomBelow(index))}
                x2={at(from)}
                y2={AXIS}
                strokeWidth="1"
                strokeDasharray="1 5"
              />
              <line x1={at(from)} y1={at(steps[index - 1]!.y)} x2={at(from)} y2={at(y)} />
            </>
          )}
          <line x1={at(from)} y1={at(y)} x2={at(to)} y2={at(y)} />
          <circle cx={at(from)} cy={at(y)} r="3" fill="currentColor" />
        </g>
      ))}
      <g stroke="none" fill="currentColor" className="text-sm font-semibold text-ink tabular-nums">
        {amounts.map(({ index, x, y, anchor, isAbove }) => (
          <text
            key={index}
            x={at(x)}
            y={at(y)}
            dx={index > 0 && anchor === "start" ? "0.5em" : 0}
            dy={isAbove ? "-0.7em" : "1.5em"}
            textAnchor={anchor}
          >
            {formatPrice(prices[index]!.amount, currency)}
          </text>
        ))}
      </g>
      <g stroke="none" fill="currentColor" className="text-xs text-ink-soft tabular-nums">
        {days.map(({ index, x, anchor }) => (
          <text key={index} x={at(x)} y={AXIS} dy="1.6em" textAnchor={anchor}>
            {inDigits(prices[index]!.on)}
          </text>
        ))}
        {hasToday ? (
          <text x="100%" y={AXIS} dy="1.6em" textAnchor="end">
            {words.today}
          </text>
        ) : null}
      </g>
    </svg>
  );
}

/** The height of the line of days. */
const AXIS = "82%";
/** « 03/11/2026 », from `2026-11-03`. */
const inDigits = (day: string) => day.split("-").toReversed().join("/");
const at = (percent: number) => `${percent}%`;

type PriceTableProps = { prices: PriceHistory; transaction: Transaction; currency: Currency };

function PriceTable({ prices, transaction, currency }: PriceTableProps) {
  const words = useWords(priceHistoryWords);
  return (
    <table className="mt-1 w-full text-left tabular-nums">
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="py-2 pr-4 font-normal">
            {words.day}
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            {words.amount[transaction]}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {words.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price, index) => (
          <tr key={index} className="border-t border-line">
            <th scope="row" className="py-2.5 pr-4 font-normal">
              {formatDate(price.on)}
            </th>
            <td className="py-2.5 pr-4 text-right font-semibold">{formatPrice(price.amount, currency)}</td>
            <td className="py-2.5 text-right">
              {index === 0 ? "" : changeWords(changeOf(prices[index - 1]!, price), words)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** « −5,4 % » */
function changeWords(share: number, words: Words<typeof priceHistoryWords>): string {
  const percent = formatNumber(Math.abs(share) * 100, 1);
  return percent === "0" ? words.slight : words.change(`${share < 0 ? "−" : "+"}${percent}`);
}
