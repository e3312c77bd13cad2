import { amountWords } from "#app/i18n/fr/costs/amounts.ts";
import { marketWords } from "#app/i18n/fr/listings/market.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import type { Transaction } from "#app/domain/listing.ts";
import type { ListingView } from "../../listing-view.ts";
import {
  LEAST_COMPARED,
  type MarketComparison,
  type MarketPrices,
  marketScale,
  percentFromMedian,
} from "../market-prices.ts";
import { ListingSection } from "../../ui/listing-section.tsx";

type MarketSectionProps = MarketComparison & { listing: ListingView };

/** « Ce prix dans son marché », « Ce loyer dans son marché »: an amount per m² beside amounts of similar homes on the portal. */
export function MarketSection({ listing: { transaction, propertyType, place }, perMetre, market }: MarketSectionProps) {
  const words = useWords(marketWords);
  const { currency } = useSite();
  const own = words.byTransaction[transaction];
  const homes = words.homes[transaction][propertyType];
  const department = words.inDepartment(place);
  if (!market) {
    return (
      <ListingSection id="marche" title={own.title}>
        <p className="prose-line">{own.tooFew(homes, department, LEAST_COMPARED)}</p>
      </ListingSection>
    );
  }
  const places = { commune: words.inCommune(place), city: words.inCity(market.cityName ?? ""), department };
  const missing = `${words.missing[propertyType]}, ${words.missingPlace[market.area]}`;
  const amount = own.amount(words.perMetre(formatPrice(perMetre, currency)));
  return (
    <ListingSection id="marche" title={own.title}>
      <p className="prose-line">
        <strong>{words.compared(amount, fromMedian(percentFromMedian(perMetre, market), own))}</strong>{" "}
        {words.among(formatCount(market.count), homes, places[market.area])}{" "}
        {market.area === "commune" ? null : words.widened(homes, places.commune, LEAST_COMPARED, market.area)}
      </p>
      <MarketRange perMetre={perMetre} market={market} transaction={transaction} />
      <p className="prose-line mt-4 text-sm text-ink-soft">{own.limits(missing, formatDate(market.computedOn))}</p>
    </ListingSection>
  );
}

type MarketRangeProps = { perMetre: number; market: MarketPrices; transaction: Transaction };

/** The drawing, with a legend that has the figures too. */
function MarketRange({ perMetre, market, transaction }: MarketRangeProps) {
  const words = useWords(marketWords);
  const { currency } = useSite();
  const { between } = useWords(amountWords);
  const { median, legend } = words.byTransaction[transaction];
  // Quantiles are no exact prices: rounded to ten euros for a sale, to ten cents for a rent.
  const step = transaction === "location" ? 10 : 1_000;
  const money = (amount: number) => formatPrice(Math.round(amount / step) * step, currency);
  const range = (least: number, highest: number) => words.perMetre(between(money(least), money(highest)));
  const figures = [
    {
      swatch: <BarSwatch className="text-ink-soft" opacity={MIDDLE_OPACITY} />,
      label: words.half,
      value: range(market.p25, market.p75),
    },
    { swatch: <BarSwatch className="fill-line" />, label: words.most, value: range(market.p10, market.p90) },
    { swatch: <LineSwatch />, label: median, value: words.perMetre(money(market.p50)) },
  ];
  return (
    <figure className="mt-4 max-w-2xl">
      <RangeDrawing perMetre={perMetre} market={market} label={words.thisHome} />
      <dl className="mt-2 grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-3">
        {figures.map(({ swatch, label, value }) => (
          <div key={label} className="flex justify-between gap-x-3 sm:block">
            <dt className="flex items-center gap-2 text-sm text-ink-soft">
              {swatch}
              {label}
            </dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-3 text-sm text-ink-soft">{legend}</figcaption>
    </figure>
  );
}

/** Opacity of the bar of the middle half. */
const MIDDLE_OPACITY = 0.6;

const swatch = {
  "aria-hidden": true,
  width: 16,
  height: 12,
  className: "shrink-0 print:[print-color-adjust:exact]",
} as const;

function BarSwatch({ className, opacity = 1 }: { className: string; opacity?: number }) {
  return (
    <svg {...swatch} fill="currentColor">
      <rect width="16" height="12" rx="3" fillOpacity={opacity} className={className} />
    </svg>
  );
}

function LineSwatch() {
  return (
    <svg {...swatch}>
      <line x1="8" x2="8" y1="0" y2="12" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** Has no `viewBox`, so that texts keep their size at every width. The text beside the drawing has the same content. */
function RangeDrawing({ perMetre, market, label }: { perMetre: number; market: MarketPrices; label: string }) {
  const at = marketScale(market);
  const percent = (amount: number) => `${at(amount)}%`;
  const width = (from: number, to: number) => `${Math.max(0.4, at(to) - at(from)).toFixed(1)}%`;
  const own = at(perMetre);
  const anchor = own < 30 ? "start" : own > 70 ? "end" : "middle";
  return (
    <svg
      aria-hidden="true"
      height="76"
      overflow="visible"
      fill="currentColor"
      stroke="none"
      className="block w-full print:[print-color-adjust:exact]"
    >
      <text x={`${own}%`} y="16" textAnchor={anchor} className="text-base font-semibold">
        {label}
      </text>
      <g className="fill-line">
        <rect x="0" y="48" width="100%" height="2" />
        <rect x={percent(market.p10)} y="39" width={width(market.p10, market.p90)} height="20" rx="6" />
      </g>
      <rect
        x={percent(market.p25)}
        y="39"
        width={width(market.p25, market.p75)}
        height="20"
        rx="3"
        fillOpacity={MIDDLE_OPACITY}
        className="text-ink-soft"
      />
      <line x1={percent(market.p50)} x2={percent(market.p50)} y1="35" y2="63" stroke="currentColor" strokeWidth="2" />
      <g className="text-accent">
        <line x1={`${own}%`} x2={`${own}%`} y1="24" y2="49" stroke="currentColor" strokeWidth="2" />
        <circle cx={`${own}%`} cy="49" r="9.5" className="fill-paper" />
        <circle cx={`${own}%`} cy="49" r="6.5" />
      </g>
    </svg>
  );
}

type MarketWords = Words<typeof marketWords>["byTransaction"][Transaction];

function fromMedian(percent: number, { above, below, atMedian }: MarketWords): string {
  if (percent === 0) return atMedian;
  return percent > 0 ? above(formatCount(percent)) : below(formatCount(-percent));
}
