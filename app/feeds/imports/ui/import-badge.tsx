import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useWords } from "#app/i18n/words.ts";
import type { ImportState } from "#app/domain/import-state.ts";

const soft = "bg-sunken text-ink-soft";
const tones: Record<ImportState, string> = {
  receiving: "bg-action-soft text-action",
  reading: "bg-action-soft text-action",
  running: "bg-action-soft text-action",
  preview: "bg-accent text-paper",
  held: "bg-accent text-paper",
  waiting: "bg-accent text-paper",
  done: "bg-success-soft text-success",
  refused: "bg-danger-soft text-danger",
  replaced: soft,
  dropped: soft,
};

/** The state of a file. */
export function ImportBadge({ state }: { state: ImportState }) {
  const { states } = useWords(feedImportWords);
  return (
    <span className={`rounded-full px-2.5 py-1 text-xs leading-none font-bold forced-colors:border ${tones[state]}`}>
      {states[state]}
    </span>
  );
}
