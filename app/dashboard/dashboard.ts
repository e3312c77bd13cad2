import type { Transaction } from "#app/domain/listing.ts";

/** How many listings of an advertiser have each status; `withoutPhoto`: on show without a photo; `hidden`: hidden by the portal. */
export type ListingCounts = {
  available: number;
  negotiation: number;
  soldOrLet: number;
  withdrawn: number;
  withoutPhoto: number;
  hidden: number;
};

/** Listings on show: the first stat card (specification, section 2). */
export const countPublished = ({ available, negotiation }: ListingCounts): number => available + negotiation;

/** The latest message of a seeker on one request. `number` is the public number; `at` an ISO instant. */
export type RecentMessage = {
  requestId: string;
  number: number;
  name: string;
  transaction: Transaction;
  isUnread: boolean;
  at: string;
};

/** An open « demande de bien ». `canNegotiate`: the listing is on show, and no other request on it is under negotiation. */
export type OpenRequest = {
  requestId: string;
  number: number;
  name: string;
  title: string;
  transaction: Transaction;
  isNegotiating: boolean;
  canNegotiate: boolean;
};

/** Views of one day (UTC, `YYYY-MM-DD`). */
export type DayViews = { day: string; count: number };

/**
 * An advertiser's dashboard. `views` are the last thirty days, the oldest first; `viewsBefore` the sum of the thirty
 * days before.
 */
export type Dashboard = {
  counts: ListingCounts;
  drafts: number;
  /** Agencies' files that wait for a decision; at most eleven. */
  undecidedFiles: number;
  messages: RecentMessage[];
  requests: OpenRequest[];
  views: DayViews[];
  viewsBefore: number;
};
