import { MapPin } from "lucide-react";
import { communeFieldWords } from "#app/i18n/fr/communes/commune-field.ts";
import { useWords } from "#app/i18n/words.ts";
import type { CommuneSuggestion } from "../routes/suggestions.ts";
import { SuggestionBox, type SuggestionBoxProps } from "./suggestion-box.tsx";

/** The field of one commune: suggests communes only. */
export function CommuneCombobox(props: SuggestionBoxProps<CommuneSuggestion>) {
  const messages = useWords(communeFieldWords);
  return (
    <SuggestionBox
      {...props}
      name="commune"
      path="/api/communes"
      keyOf={({ slug }) => slug}
      messages={{ suggestions: messages.suggestions, found: messages.found }}
    >
      {({ name, postalCode }) => (
        <>
          <MapPin aria-hidden="true" className="size-4 shrink-0 text-action" />
          <span className="min-w-0">
            {name} <span className="text-sm text-ink-soft">{postalCode}</span>
          </span>
        </>
      )}
    </SuggestionBox>
  );
}
