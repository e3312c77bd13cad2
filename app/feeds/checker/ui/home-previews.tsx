import { feedCheckerWords } from "#app/i18n/fr/feed-checker.ts";
import { useWords } from "#app/i18n/words.ts";
import { swatches } from "#app/listings/energy-colours.ts";
import type { PreviewHome } from "../file-report.ts";

/** The first homes of a file, as the portal reads them. */
export function HomePreviews({ homes }: { homes: PreviewHome[] }) {
  const { report: words } = useWords(feedCheckerWords);
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h3 className="text-xl font-semibold">{words.homes}</h3>
        <p className="text-ink-soft">{words.homesText}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {homes.map((home) => (
          <Home key={home.line} home={home} />
        ))}
      </ul>
    </section>
  );
}

function Home({ home: { line, title, place, price, facts, energyClass, outcome } }: { home: PreviewHome }) {
  const { report: words } = useWords(feedCheckerWords);
  return (
    <li className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-raised p-4">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-display text-xl font-semibold tabular-nums">{price}</span>
        {energyClass ? (
          <span
            className={`shrink-0 rounded-control px-1.5 py-1 text-xs leading-none font-bold forced-colors:border ${swatches.energy[energyClass]}`}
          >
            {words.energy(energyClass)}
          </span>
        ) : null}
      </p>
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="text-ink-soft">{facts.join(" · ")}</p>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
        <span className="wrap-anywhere">{place}</span>
        <span className={outcome === "draft" ? "font-medium text-danger" : ""}>
          {words.line(line, "")} · {words.outcomes[outcome]}
        </span>
      </p>
    </li>
  );
}
