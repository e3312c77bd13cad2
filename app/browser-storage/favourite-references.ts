/** Maximum number of favourites of an account or a browser. */
export const MOST_FAVOURITES = 200;

/** Whether a value has the form of a listing's reference: `BV7K2QX`. */
export const isReference = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Z0-9]{4,16}$/.test(value);

/** Favourites added and removed, by reference. */
export type HeartChanges = { add: string[]; remove: string[] };

/** The favourites of the requesting account, newest first; `account` is an opaque id of the account, null for a visitor. */
export type Hearts = { account: string | null; references: string[] };

/** The call that reads (GET) and changes (POST of `HeartChanges`) the favourites of an account. */
export const heartsPath = "/favoris/coeurs";
