import { searchHref } from "../criteria/criteria-address.ts";
import { noCriteria, type SearchCriteria } from "../criteria/criteria.ts";

/** The feed of a search. Addresses are absolute. */
export type Feed = {
  title: string;
  /** The name of the portal. */
  author: string;
  /** The address of the page of the same search. */
  page: string;
  self: string;
  entries: FeedEntry[];
};

export type FeedEntry = {
  /** An id that stays the same when the listing's title changes. */
  id: string;
  url: string;
  title: string;
  /** Lines of text: the price, the facts, the place. */
  lines: string[];
  picture: { url: string; alt: string } | null;
  published: Date;
  updated: Date;
};

/** The most listings of a feed. */
export const FEED_SIZE = 30;

export const feedPaths = { atom: "/annonces.atom", json: "/annonces.json" } as const;
export type FeedFormat = keyof typeof feedPaths;

export const feedTypes: Record<FeedFormat, string> = { atom: "application/atom+xml", json: "application/feed+json" };

/** The address of a search's feed, which ignores the order of the search. */
export const feedHref = (format: FeedFormat, criteria: SearchCriteria): string =>
  searchHref(feedPaths[format], { ...criteria, sort: noCriteria.sort, page: noCriteria.page });
