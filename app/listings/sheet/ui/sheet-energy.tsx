import { listingEnergyWords } from "#app/i18n/fr/listings/listing-energy.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useSite } from "#app/layout/site.ts";
import type { ListingEnergy } from "../../listing-view.ts";
import { EnergyScale } from "../../page/ui/energy-scale.tsx";

/** Both labels side by side at half size, and the sentences that the law requires, at text size. */
export function SheetEnergy({ energy }: { energy: ListingEnergy }) {
  const messages = useWords(listingEnergyWords);
  const { currency } = useSite();
  if (energy.status === "en-cours") return <p>{messages.pending}</p>;
  if (energy.status === "non-soumis") return <p>{messages.exempt(energy.exemptReason ?? "")}</p>;
  if (!energy.energyClass) return <p>{messages.unclassified}</p>;
  const isExcessive = energy.energyClass === "F" || energy.energyClass === "G";
  const { costMin, costMax, costYear } = energy;
  return (
    <section className="min-w-0">
      <div className="grid grid-cols-2 gap-[6mm] [zoom:0.74] [print-color-adjust:exact]">
        <EnergyScale scale="energy" current={energy.energyClass} reading={energy.consumption} />
        {energy.climateClass ? (
          <EnergyScale scale="climate" current={energy.climateClass} reading={energy.emissions} />
        ) : null}
      </div>
      {isExcessive ? <p className="mt-[1mm] font-semibold text-danger">{messages.excessive}</p> : null}
      {costMin !== null && costMax !== null && costYear !== null ? (
        <p className="mt-[1mm]">
          {messages.cost(formatPrice(costMin, currency), formatPrice(costMax, currency), String(costYear))}
        </p>
      ) : null}
    </section>
  );
}
