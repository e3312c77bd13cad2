/** When an alert sends its mails: at once, each day at eight, or each Monday at eight. */
export const alertFrequencies = ["immediate", "daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/**
 * Why an alert is paused: the person's wish, a mail server that refuses the address, a complaint about a mail, or places that
 * the portal no longer knows.
 */
export const pauseReasons = ["person", "refused", "complaint", "nowhere"] as const;
export type PauseReason = (typeof pauseReasons)[number];

/**
 * Events of a listing that are mailed: the first three to owners of alerts, the last four to people who have the listing as a
 * favourite.
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

/** Kinds of events that nobody is notified of: another text, another stage. */
export const silentEventKinds = ["changed", "moved"] as const;
export type LoggedKind = ListingEventKind | (typeof silentEventKinds)[number];

/** Leaving and returning within these minutes sends no notice. */
export const LEAVING_MINUTES = 10;

/** Most alerts that one person may have. */
export const MOST_ALERTS = 50;

/** Most characters of the name that a person gives to an alert. */
export const LONGEST_ALERT_NAME = 80;
