import { communeFieldWords } from "#app/i18n/fr/commune-field.ts";
import { useWords } from "#app/i18n/words.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";
import type { CommuneSuggestion } from "../routes/suggestions.ts";
import { SuggestionBox, type SuggestionBoxProps } from "./suggestion-box.tsx";

/** Loaded with the first suggestions. */
const CommuneRow = optionalPart(async () => (await import("./commune-row.tsx")).CommuneRow);

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
