import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { reportHref } from "../report/report-criteria.ts";
import type { Preview } from "../shown-import.ts";
import { HomePreviews } from "./home-previews.tsx";
import { HomesMapFigure } from "./homes-map-figure.tsx";
import { LackList } from "./lack-list.tsx";

type PreviewPanelProps = { importId: number; preview: Preview; decision: ReactNode };

/** The preview of a first file, before anything is online: number and places of homes, and what they lack. */
export function PreviewPanel({ importId, preview, decision }: PreviewPanelProps) {
  const { preview: words } = useWords(feedImportWords);
  const language = useLanguage();
  const { counts, lacks, homes, places } = preview;
  const write = (count: number) => formatCount(count, language);
  const parts = [
    words.homes(counts.homes, write(counts.homes)),
    ...(counts.incomplete > 0 ? [words.incomplete(write(counts.incomplete))] : []),
    ...(counts.notTaken > 0 ? [words.notTaken(write(counts.notTaken))] : []),
    ...(counts.broken > 0 ? [words.broken(counts.broken, write(counts.broken))] : []),
  ];
  return (
    <>
      {decision ? (
        <section className="flex flex-col gap-4 rounded-card border border-line bg-action-soft p-5">
          <div>
            <p className="text-sm font-semibold text-action">{words.title}</p>
            <h2 className="heading-2 mt-1">{parts.join(", ")}</h2>
          </div>
          <p className="prose-line">{words.text}</p>
          {decision}
        </section>
      ) : (
        <h2 className="heading-2">{parts.join(", ")}</h2>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {places.length > 0 ? <HomesMapFigure places={places} /> : null}
        {lacks.length > 0 ? (
          <Section title={words.lacks}>
            <LackList lacks={lacks} />
            <Link to={reportHref(importId, { outcome: "draft" })} className={`self-start ${buttonClass("secondary")}`}>
              {words.allLacks}
            </Link>
          </Section>
        ) : null}
      </div>
      <Section title={words.first}>
        <HomePreviews homes={homes} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
