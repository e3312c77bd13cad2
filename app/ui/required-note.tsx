import { fieldWords } from "#app/i18n/fr/field.ts";
import { useWords } from "#app/i18n/words.ts";

/** What the mark of required fields means, in words of the form's own where it has some; it stands before the first of them (RGAA 11.10). */
export function RequiredNote({ text }: { text?: string }) {
  const { requiredNote } = useWords(fieldWords);
  return <p className="text-sm text-ink-soft">{text ?? requiredNote}</p>;
}
