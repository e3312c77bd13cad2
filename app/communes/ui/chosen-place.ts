import type { PlaceSuggestion } from "../place-suggestion.ts";
import { fillField } from "./fill-field.ts";

/** A place of a search, with the parameters that it sets. */
export type ChosenPlace = Pick<PlaceSuggestion, "name" | "values">;

/**
 * Writes a chosen quartier into the form's field of quartiers, if there is one, and returns the quartier's city. Returns any other
 * place unchanged.
 */
export function chosenPlace({ name, detail, values }: PlaceSuggestion, inside: HTMLElement | null): ChosenPlace {
  const quartier = values.find(([parameter]) => parameter === "quartier")?.[1];
  if (quartier === undefined || detail === null || !fillField(inside, "quartier", quartier)) return { name, values };
  return { name: detail, values: values.filter(([parameter]) => parameter !== "quartier") };
}
