import { fieldWords } from "#app/i18n/fr/field.ts";
import { useWords } from "#app/i18n/words.ts";

/** What the mark of required fields means; it stands before the first of them (RGAA 11.10). */
export function RequiredNote() {
  return <p className="text-sm text-ink-soft">{useWords(fieldWords).requiredNote}</p>;
}
