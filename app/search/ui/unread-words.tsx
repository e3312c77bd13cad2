import { searchSentenceWords } from "#app/i18n/fr/search-sentence.ts";
import { useWords } from "#app/i18n/words.ts";

/** The notice that words of a sentence were not understood, and are searched in the texts of listings. */
export function UnreadWords({ unread }: { unread: string[] }) {
  const words = useWords(searchSentenceWords);
  return <p className="text-sm text-ink-soft">{words.unread(unread)}</p>;
}
