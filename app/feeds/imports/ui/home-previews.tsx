import { homePreviewWords } from "#app/i18n/fr/feeds/home-previews.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { formatArea } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { swatches } from "#app/listings/energy-colours.ts";
import type { PreviewHome } from "../shown-import.ts";

/** The first homes of a file, as the portal reads them. */
export const HomePreviews = ({ homes }: { homes: PreviewHome[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {homes.map((home) => (
      <Home key={home.line} home={home} />
    ))}
  </ul>
);

function Home({ home }: { home: PreviewHome }) {
  const words = useWords(homePreviewWords);
  const { line, reference, title, place, energyClass, isComplete } = home;
  return (
    <li className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-raised p-4">
      <p className="flex items-baseline justify-between gap-3">
        <Price home={home} />
        {energyClass ? (
          <span
            className={
              "shrink-0 rounded-control px-1.5 py-1 text-xs leading-none font-bold forced-colors:border " +
              swatches.energy[energyClass]
            }
          >
            {words.energy(energyClass)}
          </span>
        ) : null}
      </p>
      <p className="font-semibold wrap-anywhere">{title ?? words.noTitle}</p>
      <Facts home={home} />
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
        <span className="wrap-anywhere">{place || words.noPlace}</span>
        <span>
          {words.line(line, reference)} ·{" "}
          <span className={isComplete ? "" : "font-medium text-danger"}>
            {isComplete ? words.complete : words.toComplete}
          </span>
        </span>
      </p>
    </li>
  );
}

function Price({ home: { price, transaction } }: { home: PreviewHome }) {
  const words = useWords(homePreviewWords);
  const { currency } = useSite();
  const text = price === null ? words.noPrice : formatPrice(price, currency);
  const isRent = price !== null && transaction === "location";
  return (
    <span className="font-display text-xl font-semibold tabular-nums">{isRent ? words.perMonth(text) : text}</span>
  );
}

function Facts({ home: { type, transaction, rooms, area, photoCount } }: { home: PreviewHome }) {
  const words = useWords(homePreviewWords);
  const { propertyTypes, transactions } = useWords(propertyWords);
  const facts = [
    type && propertyTypes[type],
    transaction && transactions[transaction],
    rooms ? words.rooms(rooms) : null,
    area ? formatArea(area) : null,
    words.photos(photoCount),
  ];
  return <p className="text-ink-soft">{facts.filter((fact) => fact !== null).join(" · ")}</p>;
}
