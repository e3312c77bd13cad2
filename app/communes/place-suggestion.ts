/**
 * A place of any kind, suggested in the field of a search. `values`: the parameters of the address that it sets; `count`: its
 * listings on show.
 */
export type PlaceSuggestion = {
  kind: "commune" | "arrondissement" | "department" | "collectivity" | "region" | "quartier";
  name: string;
  /** The postal code of a commune, the code of a department, the city of a quartier. */
  detail: string | null;
  count: number;
  values: [parameter: string, value: string][];
};
