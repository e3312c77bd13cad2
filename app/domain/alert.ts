/** How often an alert tells: at once, each day at eight, or each Monday at eight. */
export const alertFrequencies = ["immediate", "daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/**
 * Why an alert tells nothing: the person's wish, a mail server that refuses the address, a complaint about a mail, or none
 * of its places is known any more.
 */
export const pauseReasons = ["person", "refused", "complaint", "nowhere"] as const;
export type PauseReason = (typeof pauseReasons)[number];

/**
 * What happens to a listing, as people are told. Alerts tell the first three; those who keep it as a favourite hear of the last
 * four.
 */
export const listingEventKinds = ["new", "back", "cheaper", "negotiation", "gone"] as const;
export type ListingEventKind = (typeof listingEventKinds)[number];

/** An event that would follow from a new price, in minor units; `priceChangedAt`: the time of a drop, for searches by it. */
export type PossibleEvent = {
  listingId: number;
  advertiserId: number;
  kind: ListingEventKind;
  price: number;
  priceChangedAt: Date | null;
};

/** Kinds of events of which nobody is told: another text, another stage. */
export const silentEventKinds = ["changed", "moved"] as const;
export type LoggedKind = ListingEventKind | (typeof silentEventKinds)[number];

/** A listing that leaves and returns within these minutes has not left for anybody: neither is told. */
export const LEAVING_MINUTES = 10;

/** Alerts that one person may have. */
export const MOST_ALERTS = 50;

/** Characters of the name that a person gives to an alert. */
export const LONGEST_ALERT_NAME = 80;
