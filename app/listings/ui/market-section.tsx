import { marketWords } from "#app/i18n/fr/market.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import type { ListingView } from "../listing-view.ts";
import {
  LEAST_COMPARED,
  type MarketComparison,
  type MarketPrices,
  marketScale,
  percentFromMedian,
} from "../market-prices.ts";
import { ListingSection } from "./listing-section.tsx";

type MarketSectionProps = MarketComparison & { listing: ListingView };

/** « Ce prix dans son marché »: the price per m² beside those of similar homes on the portal. */
export function MarketSection({ listing: { transaction, propertyType, place }, perMetre, market }: MarketSectionProps) {
  const words = useWords(marketWords);
  const { currency } = useSite();
  const homes = words.homes[transaction][propertyType];
  const department = words.inDepartment(place);
  if (!market) {
    return (
      <ListingSection id="marche" title={words.title}>
        <p className="prose-line">{words.tooFew(homes, department, LEAST_COMPARED)}</p>
      </ListingSection>
    );
  }
  const places = { commune: words.inCommune(place), city: words.inCity(market.cityName ?? ""), department };
  const step = transaction === "location" ? 10 : 100;
  const money = (amount: number) => words.perMetre(formatPrice(Math.round(amount / step) * step, currency));
  const limits = transaction === "location" ? words.rentLimits : words.limits;
  return (
    <ListingSection id="marche" title={words.title}>
      <p className="prose-line">
        <strong>{fromMedian(money(perMetre), percentFromMedian(perMetre, market), words)}</strong>{" "}
        {words.among(formatCount(market.count), homes, places[market.area])}{" "}
        {market.area === "commune" ? null : words.widened(homes, places.commune, LEAST_COMPARED, market.area)}
      </p>
      <MarketRange perMetre={perMetre} market={market} money={money} />
      <p className="prose-line mt-4 text-sm text-ink-soft">{limits(formatDate(market.computedOn))}</p>
    </ListingSection>
  );
}

type MarketRangeProps = { perMetre: number; market: MarketPrices; money: (amount: number) => string };

function MarketRange({ perMetre, market, money }: MarketRangeProps) {
  const words = useWords(marketWords);
  const figures = [
    { label: words.lowQuarter, value: words.lowQuarterValue(money(market.p25)) },
    { label: words.median, value: money(market.p50) },
    { label: words.highQuarter, value: words.highQuarterValue(money(market.p75)) },
  ];
  return (
    <figure className="mt-4 max-w-2xl">
      <RangeDrawing perMetre={perMetre} market={market} label={words.thisHome} />
      <dl className="mt-2 grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-3">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-x-3 sm:block">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-3 text-sm text-ink-soft">{words.legend}</figcaption>
    </figure>
  );
}

/** Without a `viewBox`, so that texts keep their size at every width. What it shows is written beside it. */
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
        fillOpacity="0.6"
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

function fromMedian(amount: string, percent: number, { above, below, atMedian }: Words<typeof marketWords>): string {
  if (percent === 0) return atMedian(amount);
  return percent > 0 ? above(amount, formatCount(percent)) : below(amount, formatCount(-percent));
}
