import type { ListingProblem } from "../form/listing-problem.ts";
import type { UnusualPrice } from "./unusual-price.ts";

/** The outcome of a publication. */
export type Published =
  | { ok: true }
  | ReviewRefusal
  // The draft no longer exists.
  | { ok: false; code: "unknown" }
  | { ok: false; code: "discarded" }
  | { ok: false; code: "sold_or_let" };

/** The first missing field of the next home of an agency's file, and the number of incomplete homes; `href` is null after the last. */
export type NextToComplete = { href: string; others: number } | { href: null };

/** The refusals that the review shows. */
export type ReviewRefusal =
  | { ok: false; code: "too_many" }
  /** Moderation allows no new listings. */
  | { ok: false; code: "restricted" }
  | { ok: false; code: "incomplete"; problems: ListingProblem[] }
  | { ok: false; code: "unusual_price"; price: UnusualPrice };
