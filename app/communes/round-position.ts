/** Rounds to about 100 m, which suffices to find a commune: nothing more exact is sent or read. */
export const roundPosition = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;
