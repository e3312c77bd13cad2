import { ArrowLeft, FileSearch, RefreshCw } from "lucide-react";
import { Link } from "react-router";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import type { ImportFile } from "../shown-import.ts";
import { reportHref } from "../report/report-criteria.ts";
import { ImportBadge } from "./import-badge.tsx";

type ImportHeadProps = { file: ImportFile; now: string; isMoving: boolean };

/** The file's name and state, and the link to its report. */
export function ImportHead({ file: { id, fileName, state, receivedAt, facts }, now, isMoving }: ImportHeadProps) {
  const words = useWords(feedImportWords);
  const language = useLanguage();
  return (
    <header className="flex flex-col gap-3">
      <Link to="/imports" className="inline-flex min-h-11 items-center gap-2 self-start text-action hover:underline">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {words.back}
      </Link>
      <h1 className="heading-2 break-words">{fileName || words.drop.file}</h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft">
        <ImportBadge state={state} />
        {words.received(formatMoment(receivedAt, { now, language }))}
      </p>
      <div className="flex flex-wrap gap-3">
        {state === "receiving" || state === "reading" || !facts["lines"] ? null : (
          <ButtonLink to={reportHref(id)} variant="secondary">
            <FileSearch aria-hidden="true" className="size-5" />
            {words.report}
          </ButtonLink>
        )}
        {isMoving ? (
          <a href={`/imports/${id}`} className={`needs-no-scripts ${buttonClass("secondary")}`}>
            <RefreshCw aria-hidden="true" className="size-5" />
            {words.refresh}
          </a>
        ) : null}
      </div>
    </header>
  );
}
