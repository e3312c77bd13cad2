import type { PlaceSuggestion } from "../place-suggestion.ts";
import { fillField } from "./fill-field.ts";

/** A place of a search, with the parameters that it sets. */
export type ChosenPlace = Pick<PlaceSuggestion, "name" | "values">;

/**
 * A quartier goes to the form's own field, since a search has one: what is left is its city. Without such a field, and of
 * other kinds, the place as it is.
 */
export function chosenPlace({ name, detail, values }: PlaceSuggestion, inside: HTMLElement | null): ChosenPlace {
  const quartier = values.find(([parameter]) => parameter === "quartier")?.[1];
  if (quartier === undefined || detail === null || !fillField(inside, "quartier", quartier)) return { name, values };
  return { name: detail, values: values.filter(([parameter]) => parameter !== "quartier") };
}
