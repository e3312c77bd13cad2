export const currencies = ["EUR", "USD", "CHF", "CAD", "XOF", "MAD"] as const;
export type Currency = (typeof currencies)[number];
