import type { ListingCard } from "#app/listings/card-input.ts";
import { findListingCards } from "#app/listings/cards/listing-card.repository.server.ts";
import { readWithin } from "#db/client.ts";
import { noCriteria, type SearchCriteria } from "../criteria/criteria.ts";
import { FEED_SIZE } from "../syndication/syndication.ts";
import { findBackOnShow, findFeedDates } from "../syndication/syndication.repository.server.ts";
import { findPage, SEARCH_TIMEOUT_MS, type SearchNeeds } from "./search-listings.server.ts";

export type NewestListing = { card: ListingCard; published: Date; updated: Date };

/** The listings of a search that were last put on show, by publication or again, for its feed. */
export async function listNewest({ db, changes, onResolved }: SearchNeeds, criteria: SearchCriteria) {
  return readWithin(db, SEARCH_TIMEOUT_MS, async (read) => {
    const first = { ...criteria, sort: noCriteria.sort, page: 1 };
    const { filters, total, cards, ids, ...result } = await findPage({ read, changes, onResolved }, first, FEED_SIZE);
    const back = total === 0 ? [] : await findBackOnShow(read, filters, FEED_SIZE);
    const backSince = new Map(back.map(({ id, since }) => [id, since]));
    const dates = await findFeedDates(read, [...new Set([...ids, ...backSince.keys()])]);
    const newest = dates
      .map((one) => ({ ...one, since: backSince.get(one.id) ?? one.published }))
      .toSorted((one, other) => other.since.getTime() - one.since.getTime() || other.id - one.id)
      .slice(0, FEED_SIZE);
    const known = new Map(cards.map((card) => [card.reference, card]));
    const missing = newest.filter(({ reference }) => !known.has(reference)).map(({ id }) => id);
    for (const card of await findListingCards(read, missing)) known.set(card.reference, card);
    const listings = newest.flatMap(({ reference, published, updated }): NewestListing[] => {
      const card = known.get(reference);
      return card ? [{ card, published, updated }] : [];
    });
    return { ...result, total, listings };
  });
}
