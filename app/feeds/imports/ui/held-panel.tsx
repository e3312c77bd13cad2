import { useId } from "react";
import { Link } from "react-router";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { reportHref } from "../report/report-criteria.ts";
import type { ShownImport } from "../shown-import.ts";
import { DecisionForm } from "./decision-form.tsx";

type HeldPanelProps = { importId: number; missing: NonNullable<ShownImport["missing"]> };

/** A file that would withdraw many homes: which ones, and what to do. */
export function HeldPanel({ importId, missing: { homes, total } }: HeldPanelProps) {
  const { held: words } = useWords(feedImportWords);
  const language = useLanguage();
  const id = useId();
  return (
    <>
      <section className="flex flex-col gap-4 rounded-card border border-line bg-ochre-soft p-5">
        <h2 className="text-xl font-semibold">{words.title(total, formatCount(total, language))}</h2>
        <p className="prose-line">{words.text}</p>
        <DecisionForm
          choices={[
            { intent: "drop", label: words.drop },
            { intent: "accept", label: words.accept },
          ]}
        />
      </section>
      <section aria-labelledby={id} className="flex flex-col gap-3">
        <h2 id={id} className="text-xl font-semibold">
          {words.list}
        </h2>
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-raised">
          {homes.map((home) => (
            <li key={home.reference} className="flex flex-wrap items-baseline gap-x-3 px-4 py-2.5">
              <Link to={listingHref(home)} className="min-w-0 font-medium break-words text-action underline">
                {home.title}
              </Link>
              <span className="text-sm text-ink-soft">{words.references(home.reference, home.agencyReference)}</span>
            </li>
          ))}
        </ul>
        {total > homes.length ? (
          <Link
            to={reportHref(importId, { outcome: "withdrawn" })}
            className={`self-start ${buttonClass("secondary")}`}
          >
            {words.all}
          </Link>
        ) : null}
      </section>
    </>
  );
}
