import { searchSentenceWords } from "#app/i18n/fr/search-sentence.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";

/** The notice that words of a sentence were not understood, and are searched in the texts of listings. */
export function UnreadWords({ unread }: { unread: string[] }) {
  const words = useWords(searchSentenceWords);
  if (unread.length === 0) return null;
  return (
    <Alert>
      <p>{words.unread(unread)}</p>
    </Alert>
  );
}
