import { type EnergyClass, energyClasses } from "../listing.ts";

type Scale = "energy" | "climate";

// Colours of the official labels (arrêté du 31 mars 2021), with the ink that is readable on each.
const swatches: Record<Scale, Record<EnergyClass, { fill: string; ink: string }>> = {
  energy: {
    A: { fill: "#00A06D", ink: "#000" },
    B: { fill: "#52B153", ink: "#000" },
    C: { fill: "#A5CC74", ink: "#000" },
    D: { fill: "#F4E70F", ink: "#000" },
    E: { fill: "#F0B40F", ink: "#000" },
    F: { fill: "#EB8235", ink: "#000" },
    G: { fill: "#D7221F", ink: "#FFF" },
  },
  climate: {
    A: { fill: "#A4DBF8", ink: "#000" },
    B: { fill: "#8CB4D3", ink: "#000" },
    C: { fill: "#7792B1", ink: "#000" },
    D: { fill: "#606F8F", ink: "#FFF" },
    E: { fill: "#4D5271", ink: "#FFF" },
    F: { fill: "#393551", ink: "#FFF" },
    G: { fill: "#281B35", ink: "#FFF" },
  },
};

type EnergyScaleProps = {
  scale: Scale;
  title: string;
  /** The whole result in words, for those who do not see the drawing. */
  label: string;
  current: EnergyClass;
  /** Written in the arrow of the class, with its unit below. */
  value: string | null;
  unit: string;
  best: string;
  worst: string;
};

/** The official label drawn as a ladder of seven arrows, the class of the home set out from the others. */
export function EnergyScale({ scale, title, label, current, value, unit, best, worst }: EnergyScaleProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 font-semibold">{title}</figcaption>
      <p className="sr-only">{label}</p>
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

type RungProps = {
  letter: EnergyClass;
  rung: number;
  swatch: { fill: string; ink: string };
  reading: { value: string | null; unit: string } | null;
};

function Rung({ letter, rung, swatch, reading }: RungProps) {
  const width = `${34 + rung * 8}%`;
  const height = reading ? "h-12" : "h-7";
  return (
    <li className={`flex items-center gap-3 ${height}`}>
      <span
        className={`flex h-full items-center pl-3 font-bold print:[print-color-adjust:exact] ${reading ? "text-2xl" : ""}`}
        style={{
          width,
          backgroundColor: swatch.fill,
          color: swatch.ink,
          clipPath: "polygon(0 0, calc(100% - 0.75rem) 0, 100% 50%, calc(100% - 0.75rem) 100%, 0 100%)",
        }}
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
