import { contentPageWords } from "#app/i18n/fr/content/content-page.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { WrittenText } from "#app/ui/written-text.tsx";
import type { ShownPage } from "../shown-page.ts";

/** The view of an operator's page. */
export function SitePageView({ page: { title, html, isTemplate } }: { page: ShownPage }) {
  const words = useWords(contentPageWords);
  return (
    <article className="page flex flex-col gap-8 pt-10 md:pt-16">
      <h1 className="heading-1">{title}</h1>
      {isTemplate ? <Alert tone="warning">{words.toRead}</Alert> : null}
      <WrittenText html={html} />
    </article>
  );
}
