/** A word, a number with its unit, or a sign of a sentence. */
export type Token = {
  /** Lower case without accents; numbers with their unit: `350000€`, `80m2`, `2ha`, `10km`, `69003`. */
  plain: string;
  /** The token as typed. */
  raw: string;
  /** The characters between the previous token and this one, as typed. */
  glue: string;
  kind: "word" | "number" | "sign";
};
