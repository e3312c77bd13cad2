import { useId } from "react";
import { Link } from "react-router";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { feedRefusalWords } from "#app/i18n/fr/feeds/feed-refusals.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import type { ImportFile } from "../shown-import.ts";
import { ImportBadge } from "./import-badge.tsx";
import { OutcomeLine } from "./outcome-counts.tsx";

/** Imports with their state; each links to its page. */
export function ImportList({ title, files, now }: { title: string; files: ImportFile[]; now: string }) {
  const words = useWords(feedImportWords);
  const refusals = useWords(feedRefusalWords);
  const language = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="heading-2">
        {title}
      </h2>
      {files.length === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
      <ol className="flex flex-col gap-2">
        {files.map(({ id: file, fileName, agency, state, source, receivedAt, refusal, facts }) => (
          <li key={file}>
            <Link
              to={`/imports/${file}`}
              className="flex flex-col gap-1.5 rounded-card border border-line bg-raised p-4 hover:border-action"
            >
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <span className="min-w-0 font-semibold break-words">{fileName || words.drop.file}</span>
                <ImportBadge state={state} />
              </span>
              <span className="text-sm text-ink-soft">
                {[
                  words.received(formatMoment(receivedAt, { now, language })),
                  words.sourceNames[source],
                  ...(agency ? [words.feeds.agency(agency)] : []),
                ].join(" · ")}
              </span>
              {state === "refused" && refusal ? <span className="text-sm">{refusals[refusal]}</span> : null}
              {state === "done" ? <OutcomeLine facts={facts} /> : null}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
