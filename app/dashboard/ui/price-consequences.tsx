import { useFactorText } from "#app/i18n/factor-text.ts";
import { priceChangeWords } from "#app/i18n/fr/dashboard/price-change.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useWords } from "#app/i18n/words.ts";
import { priceChangeRules, priceFigures } from "#app/listings/life/price-change.ts";
import type { PricePlan } from "#app/publish/publication/price-plan.ts";
import { useSite } from "#app/layout/site.ts";

const LEAST_PERCENT = 0.1;

/** A new price to confirm. `people` is null where nobody is notified; `isOutdated`: the confirmed plan is no longer true. */
export type PlannedPrice = {
  plan: PricePlan;
  people: { favourites: number; alerts: number; isLeast: boolean } | null;
  isOutdated: boolean;
};

/** The consequences of a new price, one line each. */
export function PriceConsequences({ planned: { plan, people } }: { planned: PlannedPrice }) {
  const words = useWords(priceChangeWords);
  const language = useLanguage();
  const factorText = useFactorText();
  const { currency } = useSite();
  const { from, to, kind, figures, feesPercent } = plan;
  const percent = (Math.abs(to - from) / from) * 100;
  const number = (value: number, decimals: number) => formatNumber(value, decimals, { language });
  const change =
    percent < LEAST_PERCENT ? words.lessThanPercent(number(LEAST_PERCENT, 1)) : words.percent(number(percent, 1));
  const lines = [
    words.kinds[kind](change, priceChangeRules),
    plan.endsDrop ? words.endsDrop : null,
    people === null ? words.nobody : people.favourites + people.alerts === 0 ? words.nobodyToTell : words.told(people),
    plan.threads > 0 ? words.threads(plan.threads) : null,
    ...priceFigures.map((key) => {
      const amount = figures[key];
      return amount === undefined
        ? null
        : words.figures[key](formatPrice(amount, currency), number(feesPercent ?? 0, 2));
    }),
  ];
  return (
    <>
      {plan.unusual ? <p className="font-semibold">{words.unusual(factorText(plan.unusual.factor))}</p> : null}
      {plan.isUnlikely ? <p className="font-semibold">{words.unlikely}</p> : null}
      <ul className="list-disc pl-5">{lines.map((line) => (line === null ? null : <li key={line}>{line}</li>))}</ul>
    </>
  );
}
