import { TriangleAlert } from "lucide-react";
import { listingEnergyWords } from "#app/i18n/fr/listings/listing-energy.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useSite } from "#app/layout/site.ts";
import type { ListingEnergy } from "../../listing-view.ts";
import { EnergyScale } from "./energy-scale.tsx";

/** Both labels, the yearly cost and the legal warnings (décret n° 2020-1609, arrêté du 22 décembre 2021). */
export function ListingEnergySection({ energy }: { energy: ListingEnergy }) {
  const messages = useWords(listingEnergyWords);
  const { currency } = useSite();
  if (energy.status === "en-cours") return <p>{messages.pending}</p>;
  if (energy.status === "non-soumis") return <p>{messages.exempt(energy.exemptReason ?? "")}</p>;
  if (!energy.energyClass) return <p>{messages.unclassified}</p>;

  const scales = [
    { scale: "energy", current: energy.energyClass, reading: energy.consumption },
    { scale: "climate", current: energy.climateClass, reading: energy.emissions },
  ] as const;
  const isExcessive = energy.energyClass === "F" || energy.energyClass === "G";
  return (
    <>
      {isExcessive ? (
        <p className="mb-5 flex items-start gap-2 font-semibold text-danger">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {messages.excessive}
        </p>
      ) : null}
      <div className="grid gap-8 sm:grid-cols-2">
        {scales.map(({ scale, current, reading }) =>
          current ? <EnergyScale key={scale} scale={scale} current={current} reading={reading} /> : null,
        )}
      </div>
      {energy.costMin !== null && energy.costMax !== null && energy.costYear !== null ? (
        <p className="mt-6">
          {messages.cost(
            formatPrice(energy.costMin, currency),
            formatPrice(energy.costMax, currency),
            String(energy.costYear),
          )}
        </p>
      ) : null}
      {energy.date ? <p className="mt-2 text-ink-soft">{messages.date(formatDate(energy.date))}</p> : null}
    </>
  );
}
