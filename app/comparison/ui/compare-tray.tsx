import { Scale } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { compareWords } from "#app/i18n/fr/comparison/compare.ts";
import { useWords } from "#app/i18n/words.ts";
import { comparisonHref, MOST_COMPARED } from "#app/browser-storage/compared-listings.ts";
import {
  COMPARISON_FULL,
  readCompared,
  readComparedOnServer,
  subscribe,
  writeCompared,
} from "#app/browser-storage/compared-store.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

/** At the foot of the window while listings are chosen for comparison. */
export function CompareTray() {
  const words = useWords(compareWords);
  const compared = useSyncExternalStore(subscribe, readCompared, readComparedOnServer);
  const isRefused = useRefusal(compared.length);
  return (
    <>
      {/* Always rendered, so that its changes are announced. */}
      <p role="status" className="sr-only">
        {compared.length > 0 ? words.count(compared.length) : ""}
      </p>
      {compared.length > 0 ? (
        <section
          aria-label={words.label}
          className="compare-tray pointer-events-auto flex w-full max-w-xl flex-col gap-2 rounded-card border border-line-strong bg-raised p-2 shadow-lifted sm:p-3"
        >
          {isRefused ? (
            <p role="alert" className="font-semibold text-danger">
              {words.full(MOST_COMPARED)}
            </p>
          ) : null}
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 max-xs:gap-x-1">
            <p className="flex items-center gap-2 font-semibold max-xs:pl-1 max-xs:text-sm">
              <Scale aria-hidden="true" className="size-5 text-action max-xs:hidden" />
              {words.count(compared.length)}
            </p>
            <p className="flex items-center gap-1">
              <Button variant="quiet" className="px-2.5 max-xs:px-1.5 max-xs:text-sm" onClick={() => writeCompared([])}>
                {words.clear}
              </Button>
              <ButtonLink to={comparisonHref(compared)} className="px-3 max-xs:text-sm sm:px-5">
                {words.open}
              </ButtonLink>
            </p>
          </div>
        </section>
      ) : null}
    </>
  );
}

/** Whether the last choice was one too many. */
function useRefusal(count: number): boolean {
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  useEffect(() => {
    const refuse = () => setRefusedAt(count);
    window.addEventListener(COMPARISON_FULL, refuse);
    return () => window.removeEventListener(COMPARISON_FULL, refuse);
  }, [count]);
  return refusedAt === count;
}
