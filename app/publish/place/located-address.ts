/** The result of a search for an address; its position as the texts of the two fields. */
export type LocatedAddress =
  | { ok: true; kind: "house" | "street"; latitude: string; longitude: string }
  | { ok: false; code: "no_commune" | "no_address" | "not_found" | "unavailable" | "too_many" | "unknown" };

/** The outcome, as the key of the page's sentence. */
export const outcomeOf = (located: LocatedAddress) => (located.ok ? located.kind : located.code);
export type LocatedOutcome = ReturnType<typeof outcomeOf>;
