import { Ruler } from "lucide-react";
import type { ListingKind } from "#app/domain/listing-kind.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { readTypedNumber } from "#app/i18n/typed-number.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { pricePerMetre } from "#app/listings/prices/price-per-metre.ts";
import type { MarketPrices } from "#app/listings/prices/market-prices.ts";

export type PriceSetting = {
  area: number | null;
  /** The market that a listing's page would show. */
  market: MarketPrices | null;
  commune: { name: string; departmentName: string } | null;
};

/** The price per m², and the range of the middle half of similar homes nearby, beside the price. */
export function PriceHelp({
  typed,
  kind,
  setting: { area, market, commune },
}: {
  typed: string;
  kind: ListingKind;
  setting: PriceSetting;
}) {
  const { price: words } = useWords(publishFieldWords);
  const { currency } = useSite();
  const isRental = kind.transaction === "location";
  const about = (perMetre: number) => formatPrice(roughly(perMetre, isRental), currency);
  const read = readTypedNumber(typed);
  const perMetre =
    read.ok && read.value > 0 ? pricePerMetre({ amount: read.value * 100, area, transaction: kind.transaction }) : null;
  return (
    <div className="flex gap-3 rounded-control bg-action-soft px-4 py-3">
      <Ruler aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">
          {area === null ? words.noArea : perMetre === null ? "—" : words.perMetre(formatPrice(perMetre, currency))}
        </p>
        {market && commune && kind.transaction && kind.propertyType ? (
          <p className="text-sm">
            {words.range(
              market.area === "department"
                ? words.inDepartment(commune.departmentName)
                : words.inCommune(market.cityName ?? commune.name),
              words.homes[kind.transaction][kind.propertyType],
              about(market.p25).replace(/\u00A0\D+$/, ""),
              about(market.p75),
              formatCount(market.count),
            )}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Rounds a quartile: for sales to ten units per m², for rents to a tenth; in minor units. */
const roughly = (perMetre: number, isRental: boolean) =>
  isRental
    ? Math.round(perMetre / 10) * 10
    : perMetre < 50_000
      ? Math.round(perMetre / 100) * 100
      : Math.round(perMetre / 1_000) * 1_000;
