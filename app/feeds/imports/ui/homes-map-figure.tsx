import { Suspense, useRef } from "react";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { useIsNear } from "#app/ui/use-is-near.ts";
import type { ForeseenPlace } from "../shown-import.ts";

const HomesMap = optionalPart(async () => (await import("./homes-map.tsx")).HomesMap);

/** A map of a file's homes, loaded when scrolled near. */
export function HomesMapFigure({ places }: { places: ForeseenPlace[] }) {
  const { preview: words } = useWords(feedImportWords);
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  return (
    <figure className="needs-scripts flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{words.map}</h2>
      <div ref={box} className="h-80 overflow-hidden rounded-card border border-line bg-action-soft">
        {isNear ? (
          <Suspense>
            <HomesMap places={places} />
          </Suspense>
        ) : null}
      </div>
      <figcaption className="text-sm text-ink-soft">
        {words.onMap(places.length, formatCount(places.length, language))}
      </figcaption>
    </figure>
  );
}
