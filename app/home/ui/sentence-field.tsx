import { ListChecks } from "lucide-react";
import { homeWords } from "#app/i18n/fr/home/home.ts";
import { useWords } from "#app/i18n/words.ts";
import { PlaceRow } from "#app/communes/ui/place-row.tsx";
import { SuggestionBox } from "#app/communes/ui/suggestion-box.tsx";
import { PHRASE, SENTENCE } from "#app/search/criteria/criteria-address.ts";
import type { SentenceReading, SentenceSuggestion } from "#app/search/sentence/sentence-suggestion.ts";
import { type Sentence, SENTENCE_CALL } from "./use-sentence.ts";

/** A search in one's own words. Suggests its meaning, and places that begin with its last words; read when the focus leaves. */
export function SentenceField({ text, reading, onText, onLeave, onReading }: Sentence) {
  const { sentence: words } = useWords(homeWords);
  return (
    <>
      <SuggestionBox<SentenceSuggestion>
        label={words.label}
        placeholder={words.placeholder}
        // Once the sentence is read, the fields and the hidden parameters below replace it, and may be corrected.
        name={reading ? PHRASE : SENTENCE}
        maxLength={200}
        path={SENTENCE_CALL}
        text={text}
        onText={onText}
        onLeave={onLeave}
        onChoose={(item) => (item.kind === "reading" ? onReading(item) : onText(item.sentence))}
        keyOf={(item) => (item.kind === "reading" ? item.kind : item.sentence)}
        messages={{ suggestions: words.suggestions, found: words.found }}
      >
        {(item) => (item.kind === "reading" ? <ReadingRow {...item} /> : <PlaceRow item={item.place} />)}
      </SuggestionBox>
      {reading?.others.map(([parameter, value]) => (
        <input key={`${parameter} ${value}`} type="hidden" name={parameter} value={value} />
      ))}
      <p role="status" className="sr-only">
        {reading ? words.filled(reading.labels.join(", ")) : ""}
      </p>
    </>
  );
}

function ReadingRow({ labels }: Pick<SentenceReading, "labels">) {
  const { sentence: words } = useWords(homeWords);
  return (
    <>
      <ListChecks aria-hidden="true" className="size-4 shrink-0 text-action" />
      <span className="min-w-0 py-1">
        <span className="block text-sm text-ink-soft">{words.understood}</span>
        <span className="block font-semibold">{labels.join(" · ")}</span>
      </span>
    </>
  );
}
