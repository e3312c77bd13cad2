import type { PlaceSuggestion } from "#app/communes/place-suggestion.ts";

/** A field of the home page's form, as a sentence fills it; `label` is the value in words. */
export type FilledField = { name: string; value: string; label: string };

/** The meaning of a sentence: the fields that it fills, and parameters of criteria without a field. */
export type SentenceReading = {
  kind: "reading";
  labels: string[];
  fields: FilledField[];
  place: Pick<PlaceSuggestion, "name" | "values"> | null;
  others: [parameter: string, value: string][];
};

/** The sentence, completed with a place whose name its last words begin. */
export type SentenceCompletion = { kind: "completion"; sentence: string; place: PlaceSuggestion };

/** `GET /api/phrase?q=` answers an array of these: the reading first, where a criterion is understood. */
export type SentenceSuggestion = SentenceReading | SentenceCompletion;
