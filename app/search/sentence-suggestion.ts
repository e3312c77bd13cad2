import type { PlaceSuggestion } from "#app/communes/place-suggestion.ts";

/** A field of the home page's form, as a sentence fills it; `label` is the value in words. */
export type FilledField = { name: string; value: string; label: string };

/** What a sentence means: the fields that it fills, and the parameters of criteria that the form has no field for. */
export type SentenceReading = {
  kind: "reading";
  labels: string[];
  fields: FilledField[];
  place: Pick<PlaceSuggestion, "name" | "values"> | null;
  others: [parameter: string, value: string][];
};

/** The sentence with the place that its last words begin. */
export type SentenceCompletion = { kind: "completion"; sentence: string; place: PlaceSuggestion };

/** `GET /api/phrase?q=` answers an array of these: the reading first, where a criterion is understood. */
export type SentenceSuggestion = SentenceReading | SentenceCompletion;
