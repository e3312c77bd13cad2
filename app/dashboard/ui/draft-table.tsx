import { Trash2 } from "lucide-react";
import { Link } from "react-router";
import { formatDate } from "#app/i18n/dates.ts";
import { publicationWords } from "#app/i18n/fr/dashboard/publications.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { stepHref } from "#app/publish/form/steps.ts";
import { buttonClass } from "#app/ui/button.tsx";
import type { DraftLine } from "../publications.ts";

/** Drafts, the latest first. */
export function DraftTable({ drafts }: { drafts: DraftLine[] }) {
  const { drafts: words } = useWords(publicationWords);
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-3">
      {drafts.map(({ id, title: typed, changes, updatedAt }) => {
        const title = typed || words.untitled;
        return (
          <li key={id} className="card flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <div className="min-w-0 grow basis-64">
              <p className={`font-semibold ${typed ? "" : "text-ink-soft italic"}`}>{title}</p>
              <p className="text-sm text-ink-soft">
                {words.updated(formatDate(updatedAt, language))}
                {changes ? ` · ${words.changes(changes)}` : ""}
              </p>
            </div>
            <Link to={stepHref(id, "bien")} aria-label={words.resumeNamed(title)} className={buttonClass("secondary")}>
              {words.resume}
            </Link>
            <Link
              to={`/publier?supprimer=${id}&retour=publications`}
              aria-label={words.removeNamed(title)}
              title={words.remove}
              className="flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-danger-soft hover:text-danger"
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
