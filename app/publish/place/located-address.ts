/** What came of looking for an address; its place as the two fields of the form hold it. */
export type LocatedAddress =
  | { ok: true; kind: "house" | "street"; latitude: string; longitude: string }
  | { ok: false; code: "no_commune" | "no_address" | "not_found" | "unavailable" | "too_many" | "unknown" };

/** In one word, by which the page has its sentence. */
export const outcomeOf = (located: LocatedAddress) => (located.ok ? located.kind : located.code);
export type LocatedOutcome = ReturnType<typeof outcomeOf>;
