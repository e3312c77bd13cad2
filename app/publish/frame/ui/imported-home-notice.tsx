import type { ReactNode } from "react";
import { Link } from "react-router";
import { importedHomeWords } from "#app/i18n/fr/publish/imported-home.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { ImportedHome } from "../../drafts/draft.ts";
import { stepHref } from "../../form/steps.ts";

/** Explains how the agency's next file changes typed values, with links to that choice and to the next incomplete home. */
export function ImportedHomeNotice({ feedId, isWaiting, mayChoose, next }: ImportedHome & { mayChoose: boolean }) {
  const words = useWords(importedHomeWords);
  const language = useLanguage();
  return (
    <Alert>
      <p>{isWaiting ? words.waiting : words.text}</p>
      <p className="flex flex-wrap gap-x-6">
        {mayChoose && !isWaiting ? <NoticeLink to={`/imports/flux/${feedId}`}>{words.choose}</NoticeLink> : null}
        {next ? (
          <NoticeLink to={stepHref(next.draftId, "verification")}>
            {words.next(next.others, formatCount(next.others, language))}
          </NoticeLink>
        ) : null}
      </p>
    </Alert>
  );
}

const NoticeLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4">
    {children}
  </Link>
);
