import { feedImportWords } from "#app/i18n/fr/feed-imports.ts";
import { propertyWords } from "#app/i18n/fr/property.ts";
import { useWords } from "#app/i18n/words.ts";
import { homeLineOf } from "../home-line.ts";
import type { ForeseenHome } from "../shown-import.ts";

/** The first homes of a file: a table on wide screens, cards on phones. */
export function PreviewHomes({ homes }: { homes: ForeseenHome[] }) {
  const { preview: words } = useWords(feedImportWords);
  const { propertyTypes, transactions } = useWords(propertyWords);
  return (
    <ol className="grid gap-3 sm:grid-cols-2">
      {homes.map((home) => {
        const { title, type, transaction, facts, price } = homeLineOf(home);
        const kind = [type && propertyTypes[type], transaction && transactions[transaction]]
          .filter(Boolean)
          .join(" · ");
        return (
          <li key={home.id} className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-raised p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="text-lg font-semibold tabular-nums">
                {price ?? "—"}
                {price && transaction === "location" ? words.perMonth : null}
              </span>
              <span className={`text-sm font-semibold ${home.isComplete ? "text-success" : "text-ochre"}`}>
                {home.isComplete ? words.ready : words.toComplete}
              </span>
            </p>
            <p className="font-medium break-words">{title || words.noTitle}</p>
            <p className="text-sm text-ink-soft">
              {[kind, ...facts, home.city].filter((part) => part !== "").join(" · ")}
            </p>
            <p className="text-sm text-ink-soft">
              {home.reference} · {words.photos(home.photoCount)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
