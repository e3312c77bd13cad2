import { communeFieldWords } from "#app/i18n/fr/commune-field.ts";
import { useWords } from "#app/i18n/words.ts";
import type { CommuneSuggestion } from "../routes/suggestions.ts";
import { CommuneRow } from "./commune-row.tsx";
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
      {(commune) => <CommuneRow commune={commune} />}
    </SuggestionBox>
  );
}
