/** What a listing has cost, oldest first: at least two prices, in minor units. */
export type PriceHistory = ToldPrice[];

/** `on`: the day in France; `at`: where it begins between the first price (0) and today (1). */
type ToldPrice = { on: string; amount: number; at: number };

/** The change from one price to another, as a share of the first. */
export const changeOf = (from: { amount: number }, to: { amount: number }): number => to.amount / from.amount - 1;
