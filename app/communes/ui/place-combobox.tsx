import { placeFieldWords } from "#app/i18n/fr/communes/place-field.ts";
import { useWords } from "#app/i18n/words.ts";
import type { PlaceSuggestion } from "../place-suggestion.ts";
import { type PlaceItem, PlaceRow } from "./place-row.tsx";
import { SuggestionBox, type SuggestionBoxProps } from "./suggestion-box.tsx";

const here: PlaceItem = { kind: "here" };
const atFirst = [here];

type PlaceComboboxProps = Omit<SuggestionBoxProps<PlaceItem>, "onChoose"> & {
  name: string | undefined;
  onChoose(place: PlaceSuggestion): void;
  /** « Autour de moi »: the first entry while nothing is typed. */
  onHere(): void;
};

/** The field of a place of any kind, with the listings on show of each suggestion. */
export function PlaceCombobox({ onChoose, onHere, ...props }: PlaceComboboxProps) {
  const messages = useWords(placeFieldWords);
  return (
    <SuggestionBox<PlaceItem>
      {...props}
      path="/api/lieux"
      atFirst={atFirst}
      keyOf={(item) => (item.kind === "here" ? item.kind : item.values.join(" "))}
      onChoose={(item) => (item.kind === "here" ? onHere() : onChoose(item))}
      messages={{ suggestions: messages.suggestions, found: messages.found }}
    >
      {(item) => <PlaceRow item={item} />}
    </SuggestionBox>
  );
}
