import { fieldWords } from "#app/i18n/fr/ui/field.ts";
import { useWords } from "#app/i18n/words.ts";

/** Explains the mark of required fields, before the first of them (RGAA 11.10); a form may have its own words. */
export function RequiredNote({ text }: { text?: string }) {
  const { requiredNote } = useWords(fieldWords);
  return <p className="text-sm text-ink-soft">{text ?? requiredNote}</p>;
}
