/** A value of an address that a search cannot use. */
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
    | "guessed-place"
    | "no-keyword"
    | "contradicted";
  /** The canonical name of the parameter. */
  parameter: string;
  /** The typed text, shortened. */
  typed: string;
  /** For a range given the wrong way round: its ends in the order searched, prices in whole units, areas in m². */
  range?: { from: number; to: number };
};
