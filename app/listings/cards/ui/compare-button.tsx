import { Check, Scale } from "lucide-react";
import { useSyncExternalStore } from "react";
import { compareWords } from "#app/i18n/fr/comparison/compare.ts";
import { useWords } from "#app/i18n/words.ts";
import { useInBrowser } from "#app/ui/use-in-browser.ts";
import { readCompared, readComparedOnServer, subscribe, toggleCompared } from "#app/browser-storage/compared-store.ts";
import type { ListingCard } from "../../card-input.ts";

/** « Comparer » of a listing: shown only where the browser can store the choice. */
export function CompareButton({
  listing: { reference, title },
  className = "",
}: {
  listing: Pick<ListingCard, "reference" | "title">;
  className?: string;
}) {
  const words = useWords(compareWords);
  const isCompared = useSyncExternalStore(subscribe, readCompared, readComparedOnServer).includes(reference);
  if (!useInBrowser()) return null;
  const Icon = isCompared ? Check : Scale;
  return (
    <button
      type="button"
      aria-pressed={isCompared}
      onClick={() => toggleCompared(reference)}
      className={`relative z-10 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-2 font-semibold text-action hover:bg-action-soft aria-pressed:bg-action-soft print:hidden ${className}`}
    >
      <Icon aria-hidden="true" className="size-5" />
      {/* On a narrow card the advertiser's name has priority. */}
      <span className="@max-[16rem]:sr-only">{words.compare}</span>
      <span className="sr-only">{words.named(title)}</span>
    </button>
  );
}
