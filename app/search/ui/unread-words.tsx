import { Form } from "react-router";
import { searchSentenceWords } from "#app/i18n/fr/search/search-sentence.ts";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { formatCriteria, SENTENCE } from "../criteria/criteria-address.ts";
import type { LoadedSearch } from "../results/load-search.server.ts";
import { useSearchPath } from "./search-path.ts";

/** The notice that words were not understood and are searched in texts, with the sentence to correct. */
export function UnreadWords({ search: { unread, phrase, total, criteria } }: { search: LoadedSearch }) {
  const words = useWords(searchSentenceWords);
  const { submit } = useWords(searchWords);
  const path = useSearchPath();
  if (unread.length === 0) return null;
  // The corrected sentence replaces these criteria; its words are among the keywords.
  const others = [...formatCriteria({ ...criteria, keywords: null, page: 1 })];
  return (
    <Alert>
      <p>
        {words.unread(unread)}
        {total === 0 ? ` ${words.nowhere(unread.length)}` : null}
      </p>
      {phrase === null ? null : (
        <Form key={phrase} action={path} className="mt-3 flex flex-wrap items-end gap-3 print:hidden">
          {others.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <div className="grow basis-60">
            <TextField label={words.correct} name={SENTENCE} defaultValue={phrase} maxLength={200} autoComplete="off" />
          </div>
          <SubmitButton variant="secondary">{submit}</SubmitButton>
        </Form>
      )}
    </Alert>
  );
}
