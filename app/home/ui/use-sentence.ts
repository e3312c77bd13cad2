import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { ChosenPlace } from "#app/communes/ui/chosen-place.ts";
import { fillField } from "#app/communes/ui/fill-field.ts";
import type { FilledField, SentenceReading, SentenceSuggestion } from "#app/search/sentence/sentence-suggestion.ts";

export const SENTENCE_CALL = "/api/phrase";

const noPlace: ChosenPlace = { name: "", values: [] };

/**
 * The sentence of a form, and its place. The sentence fills the fields when the focus leaves; after that the fields decide, and
 * may be changed. When the sentence changes, fields that nobody has changed since return to their earlier values.
 */
export function useSentence(form: RefObject<HTMLFormElement | null>) {
  const [text, setText] = useState("");
  const [reading, setReading] = useState<SentenceReading | null>(null);
  const [filled, setFilled] = useState<FilledField[]>([]);
  const [place, setPlace] = useState(noPlace);
  const [isPlaceSaid, setPlaceSaid] = useState(false);
  const latest = useRef(text);

  useLayoutEffect(() => (reading ? fillFields(form.current, reading.fields) : undefined), [form, reading]);

  function onText(typed: string) {
    latest.current = typed;
    setText(typed);
    setReading(null);
  }

  function onReading(read: SentenceReading) {
    setReading(read);
    setFilled(read.fields);
    setPlaceSaid(true);
  }

  async function onLeave() {
    if (reading || text.trim() === "") return;
    const read = await askReading(text);
    // Ignored if the visitor types again meanwhile.
    if (read && latest.current === text) onReading(read);
  }

  function onPlace(chosen: ChosenPlace) {
    setPlace(chosen);
    setPlaceSaid(false);
  }

  return {
    sentence: { text, reading, onText, onReading, onLeave: () => void onLeave() },
    /** The fields of the last reading, since a select needs its value as an option. */
    filled,
    place: (isPlaceSaid && reading?.place) || place,
    onPlace,
  };
}

export type Sentence = ReturnType<typeof useSentence>["sentence"];

/** The reading of a sentence; null without a meaning or after a failure: the server then reads the sentence with the form. */
async function askReading(text: string): Promise<SentenceReading | null> {
  // The address of the last suggestions, whose answer is in the browser's cache.
  const answer = await fetch(`${SENTENCE_CALL}?q=${encodeURIComponent(text.trim())}`).catch(() => null);
  if (!answer?.ok) return null;
  const suggestions = (await answer.json()) as SentenceSuggestion[]; // our own server's
  return suggestions.find((suggestion) => suggestion.kind === "reading") ?? null;
}

/** Fills the fields; the returned function restores the earlier values. */
function fillFields(form: HTMLFormElement | null, fields: FilledField[]): () => void {
  const before = fields.map(({ name }) => valueOf(form, name));
  for (const { name, value } of fields) fillField(form, name, value);
  return () => {
    for (const [nth, { name, value }] of fields.entries())
      if (valueOf(form, name) === value) fillField(form, name, before[nth]!);
  };
}

function valueOf(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : "";
}
