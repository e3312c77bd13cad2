import { listingEnergyWords } from "#app/i18n/fr/listings/listing-energy.ts";
import { useWords } from "#app/i18n/words.ts";
import { type Scale, swatches } from "../../energy-colours.ts";
import { type EnergyClass, energyClasses } from "#app/domain/listing.ts";

type EnergyScaleProps = {
  scale: Scale;
  current: EnergyClass;
  /** kWh or kg of CO₂ per m² and year. */
  reading: number | null;
};

/** The official label as seven arrows, with the home's class set apart. */
export function EnergyScale({ scale, current, reading }: EnergyScaleProps) {
  const { title, label, unit, best, worst } = useWords(listingEnergyWords).scales[scale];
  const value = reading === null ? null : String(reading);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 font-semibold">{title}</figcaption>
      {/* The result in words, for screen readers. */}
      <p className="sr-only">{label(current, value)}</p>
      <div aria-hidden="true" className="max-w-sm text-sm">
        <p className="mb-1 text-ink-soft">{best}</p>
        <ol className="flex flex-col gap-1">
          {energyClasses.map((letter, rung) => (
            <Rung
              key={letter}
              letter={letter}
              rung={rung}
              swatch={swatches[scale][letter]}
              reading={letter === current ? { value, unit } : null}
            />
          ))}
        </ol>
        <p className="mt-1 text-ink-soft">{worst}</p>
      </div>
    </figure>
  );
}

// Each arrow is longer than the one above.
const widths = ["w-[34%]", "w-[42%]", "w-[50%]", "w-[58%]", "w-[66%]", "w-[74%]", "w-[82%]"];

type RungProps = {
  letter: EnergyClass;
  rung: number;
  swatch: string;
  reading: { value: string | null; unit: string } | null;
};

function Rung({ letter, rung, swatch, reading }: RungProps) {
  const height = reading ? "h-12" : "h-7";
  return (
    <li className={`flex items-center gap-3 ${height}`}>
      <span
        className={`flex h-full items-center forced-color-adjust-none pl-3 font-bold [clip-path:polygon(0_0,calc(100%-0.75rem)_0,100%_50%,calc(100%-0.75rem)_100%,0_100%)] print:[print-color-adjust:exact] ${widths[rung]} ${swatch} ${reading ? "text-2xl" : ""}`}
      >
        {letter}
      </span>
      {reading?.value ? (
        <span className="leading-tight">
          <span className="block text-lg font-bold tabular-nums">{reading.value}</span>
          <span className="block text-xs whitespace-nowrap text-ink-soft">{reading.unit}</span>
        </span>
      ) : null}
    </li>
  );
}
