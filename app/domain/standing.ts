/** Restrictions of an account or an organisation by moderation, from the mildest. Null: none. */
export const standings = ["no_new_listings", "suspended"] as const;
export type Standing = (typeof standings)[number];

/** The stricter one. */
export const stricter = (one: Standing | null, other: Standing | null): Standing | null =>
  one === "suspended" || other === "suspended" ? "suspended" : (one ?? other);
