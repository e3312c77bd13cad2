import { LocateFixed, Map as MapIcon, MapPin } from "lucide-react";
import { placeRowWords } from "#app/i18n/fr/communes/place-row.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import type { PlaceSuggestion } from "../place-suggestion.ts";

/** An entry of the list: a place, or « Autour de moi ». */
export type PlaceItem = PlaceSuggestion | { kind: "here" };

export function PlaceRow({ item }: { item: PlaceItem }) {
  return item.kind === "here" ? <Here /> : <SuggestedPlace place={item} />;
}

function Here() {
  const messages = useWords(placeRowWords);
  return (
    <>
      <LocateFixed aria-hidden="true" className="size-4 shrink-0 text-action" />
      <span className="min-w-0 py-1">
        <span className="block font-medium">{messages.aroundMe}</span>
        <span className="block text-sm text-ink-soft">{messages.aroundMeHint}</span>
      </span>
    </>
  );
}

function SuggestedPlace({ place: { kind, name, detail, count } }: { place: PlaceSuggestion }) {
  const { kinds, count: countWords } = useWords(placeRowWords);
  const Icon = kind === "department" || kind === "collectivity" || kind === "region" ? MapIcon : MapPin;
  return (
    <>
      <Icon aria-hidden="true" className="size-4 shrink-0 text-action" />
      <span className="min-w-0 grow py-1">
        <span className="block">
          {name} {kind !== "quartier" && detail ? <span className="text-sm text-ink-soft">{detail}</span> : null}
        </span>
        <span className="block text-sm text-ink-soft">
          {kind === "quartier" ? kinds.quartier(detail) : kinds[kind]}
        </span>
      </span>
      <span className="shrink-0 text-sm whitespace-nowrap text-ink-soft tabular-nums">
        {countWords(count, formatCount(count))}
      </span>
    </>
  );
}
