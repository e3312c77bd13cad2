/** A place that is taken until `end`. */
export type Lease = { end(): void };

/** Takes a place for a visitor or an account; null where all are taken, or as many as one may have. */
export type TakePlace = (who: string) => Lease | null;
