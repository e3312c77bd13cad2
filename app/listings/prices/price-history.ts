/** The prices of a listing, oldest first: at least two, in minor units. */
export type PriceHistory = PricePoint[];

/** `on`: the day in France; `at`: when the price begins, between the first price (0) and today (1). */
type PricePoint = { on: string; amount: number; at: number };

/** The change from one price to another, as a share of the first. */
export const changeOf = (from: { amount: number }, to: { amount: number }): number => to.amount / from.amount - 1;
