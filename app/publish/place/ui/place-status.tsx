import { useEffect, useRef, useState } from "react";
import { placingWords } from "#app/i18n/fr/publish/placing.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatDistance, formatPosition } from "#app/i18n/positions.ts";
import { useWords } from "#app/i18n/words.ts";
import { metresBetween } from "#app/map/distance.ts";
import { isFar, type PlacedCommune } from "../../form/placed-commune.ts";
import type { Position } from "../../form/typed-position.ts";

/** Longer than a key repeat or a pause of a finger. */
const PAUSE_MS = 500;

/** The pin's position as it moves, and the position that visitors will see; read out once the pin rests. */
export function PlaceStatus({
  commune,
  position,
  isExact,
}: {
  commune: PlacedCommune;
  position: Position | null;
  isExact: boolean;
}) {
  const words = useWords(placingWords);
  const language = useLanguage();
  const far = position && isFar(position, commune) ? words.far : null;
  const standing = position
    ? `${formatPosition(position, language)}, ${words.distance(formatDistance(metresBetween(position, commune.centre), language))}`
    : words.unplaced;
  const seen = position ? (isExact ? words.seen.exact : words.seen.hidden) : words.seen.unplaced;
  const said = useRested([standing, far].filter(Boolean).join(". "));
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="font-semibold tabular-nums">{standing}</p>
      {far ? <p className="font-medium text-danger">{far}</p> : null}
      <p className="text-ink-soft">{seen}</p>
      <p className="hidden text-ink-soft sm:block">{words.keys}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** A text once it has stopped changing; empty until its first change. */
function useRested(text: string): string {
  const first = useRef(text);
  const [rested, setRested] = useState("");
  useEffect(() => {
    if (text === first.current) return;
    first.current = "";
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
