/** About 100 m: no more is needed to find a commune, and no more is sent or read. */
export const roundPosition = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;
