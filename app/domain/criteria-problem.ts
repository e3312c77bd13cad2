/** Something in an address that a search cannot take as it is. */
export type CriteriaProblem = {
  code:
    | "not-a-number"
    | "negative"
    | "too-large"
    | "inverted-range"
    | "unknown-value"
    | "too-long"
    | "too-many"
    | "unknown-commune"
    | "no-keyword";
  /** The canonical name of the parameter. */
  parameter: string;
  /** What was typed, shortened. */
  typed: string;
  /** Of a range that was turned round: its ends as they were typed, prices in whole units, areas in m². */
  range?: { from: number; to: number };
};
