/** What came of looking for an address; its place as the two fields of the form hold it. */
export type LocatedAddress =
  | { outcome: "house" | "street"; latitude: string; longitude: string }
  | { outcome: "no_commune" | "no_address" | "not_found" | "unavailable" | "too_many" | "unknown" };
