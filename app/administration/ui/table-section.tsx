import { Link } from "react-router";
import { formatDate } from "#app/i18n/dates.ts";
import { settingWords } from "#app/i18n/fr/administration/settings.ts";
import { tableWords } from "#app/i18n/fr/administration/tables.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import type { ShownTables, TableOrigin } from "../shown-tables.ts";
import { RentControlNote } from "./rent-control-note.tsx";

/** The costs of buying and the periods of rent control, with their sources and links to replace them. */
export function TableSection({ costs, periods, prolongation, without }: ShownTables) {
  const words = useWords(settingWords);
  const { change, changeLaw, origins } = useWords(tableWords);
  const language = useLanguage();
  const textOf = (origin: TableOrigin, setting: string) =>
    origin === "file" ? origins.file(setting) : origins[origin];
  return (
    <section>
      <h2 className="heading-2 mb-3">{words.tables}</h2>
      <dl className="card mb-3 divide-y divide-line px-4 py-1">
        <Table
          name={words.costs}
          text={words.since(formatDate(costs.date, language))}
          source={costs.source}
          origin={textOf(costs.origin, "COSTS_FILE")}
        />
        {periods.map(({ territory, from, until, source }, index) => (
          <Table
            key={`${territory} ${from} ${until}`}
            name={words.rentControl[territory]}
            text={words.period(formatDate(from, language), formatDate(until, language))}
            source={source}
            origin={
              prolongation && index === periods.length - 1 ? textOf(prolongation, "RENT_CONTROL_FILE") : origins.builtIn
            }
          />
        ))}
      </dl>
      <RentControlNote without={without} />
      <div className="mt-1 flex flex-wrap gap-x-6">
        <ChangeLink path="frais-achat" label={change} />
        <ChangeLink path="encadrement-loyers" label={changeLaw} />
      </div>
    </section>
  );
}

const ChangeLink = ({ path, label }: { path: string; label: string }) => (
  <Link to={`/administration/reglages/${path}`} className="link-line">
    {label}
  </Link>
);

function Table({ name, text, source, origin }: { name: string; text: string; source: string; origin: string }) {
  return (
    <div className="grid gap-x-4 gap-y-1 py-3 md:grid-cols-2">
      <dt className="font-semibold">{name}</dt>
      <dd className="min-w-0 text-sm">
        {text}
        <span className="block break-words text-ink-soft">{source}</span>
        <span className="block text-ink-soft">{origin}</span>
      </dd>
    </div>
  );
}
