/** Ranks of the columns that the portal reads or writes, from 1. */
export const ranks = { agency: 1, reference: 2 } as const;

export type RankName = keyof typeof ranks;
