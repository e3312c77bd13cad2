import { CircleHelp } from "lucide-react";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useWords } from "#app/i18n/words.ts";

/** Explains Poliris and how to export the file from an agency's software; open for agencies without imports. */
export function HowItWorks({ isOpen }: { isOpen: boolean }) {
  const { how } = useWords(feedImportWords);
  return (
    <details open={isOpen} className="rounded-card border border-line bg-raised">
      <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
        <CircleHelp aria-hidden="true" className="size-5 text-action" />
        {how.title}
      </summary>
      <ol className="grid gap-5 p-4 pt-1 md:grid-cols-3">
        {how.steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-8 shrink-0 items-center justify-center rounded-full bg-action-soft font-semibold text-action"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
