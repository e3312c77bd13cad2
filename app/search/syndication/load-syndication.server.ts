import type { RouterContextProvider } from "react-router";
import type { Currency } from "#app/domain/currency.ts";
import { pictureAddress } from "#app/domain/picture-address.ts";
import { cardWords } from "#app/i18n/fr/listings/card.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { formatPrice } from "#app/i18n/money.ts";
import type { ListingCard } from "#app/listings/card-input.ts";
import { cardFacts } from "#app/listings/cards/card-facts.ts";
import { publicContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { searchHref } from "../criteria/criteria-address.ts";
import { parseCriteria } from "../criteria/parse-criteria.ts";
import { noCriteria } from "../criteria/criteria.ts";
import { costRefusal } from "../answer-costly.server.ts";
import { redirectToCanonical } from "../results/load-search.server.ts";
import { titleOfSearch } from "../words/search-title.ts";
import { listNewest, type NewestListing } from "../use-cases/list-newest.server.ts";
import { type FeedEntry, type FeedFormat, feedPaths, feedTypes } from "./syndication.ts";
import { writeFeed } from "./write-syndication.ts";

type FeedRequest = { url: URL; request: Request };

/**
 * The feed of the search of an address: `/annonces.atom?…` with the parameters of `/annonces`. Redirects to the canonical
 * address; a feed ignores order and page. 429 beyond the visitor's budget, 503 where it takes too long.
 */
export async function loadFeed(
  context: Readonly<RouterContextProvider>,
  format: FeedFormat,
  { url, request }: FeedRequest,
): Promise<Response> {
  const { db, env, costlyWork, changes } = context.get(publicContext);
  const path = feedPaths[format];
  const read = parseCriteria(url.searchParams);
  const feedCriteria = { ...read.criteria, sort: noCriteria.sort, page: noCriteria.page };
  const done = await costlyWork({ visitor: clientAddress(request), signal: request.signal }, () =>
    listNewest(
      {
        db,
        changes,
        onResolved: redirectToCanonical(context, { path, url, read: { ...read, criteria: feedCriteria } }),
      },
      feedCriteria,
    ),
  );
  if (!done.ok) return new Response(null, costRefusal(done));
  const { criteria, communes, areas, listings } = done.value;
  const origin = env.SITE_URL ?? url.origin;
  const what = titleOfSearch({ criteria, communes, areas }) ?? searchWords.french.listingsTitle;
  const body = writeFeed(format, {
    title: `${what} | ${env.SITE_NAME}`,
    author: env.SITE_NAME,
    page: `${origin}${searchHref("/annonces", criteria)}`,
    self: `${origin}${searchHref(path, criteria)}`,
    entries: listings.map((listing) => entryOf(listing, { origin, currency: env.CURRENCY })),
  });
  return new Response(body, {
    headers: {
      "Content-Type": `${feedTypes[format]}; charset=utf-8`,
      "Cache-Control": "no-cache",
      // Search engines index the listings' own pages.
      "X-Robots-Tag": "noindex",
    },
  });
}

/** An entry with the contents of a card, except its advertiser, who may be a private person. */
function entryOf(
  { card, published, updated }: NewestListing,
  { origin, currency }: { origin: string; currency: Currency },
): FeedEntry {
  const words = cardWords.french;
  const facts = cardFacts(card, { property: propertyWords.french, card: words });
  const energy = card.energyClass ? [words.energy(card.energyClass)] : [];
  const { cover } = card;
  return {
    id: `${origin}/annonces/${card.reference}`,
    url: `${origin}${card.href}`,
    title: `${card.title} – ${priceOf(card, currency)}`,
    lines: [
      card.previousPrice === null
        ? priceOf(card, currency)
        : `${priceOf(card, currency)} ${words.oldPrice(formatPrice(card.previousPrice, currency))}`,
      [...facts, ...energy].join(" · "),
      [card.quartier, `${card.communeName} (${card.departmentCode})`].filter(Boolean).join(", "),
    ],
    picture: cover && { url: `${origin}${pictureAddress(cover.sha256, "mail")}`, alt: cover.alt },
    published,
    updated,
  };
}

function priceOf({ price, transaction }: ListingCard, currency: Currency): string {
  const amount = formatPrice(price, currency);
  const { perMonth, chargesIncludedShort } = cardWords.french;
  return transaction === "location" ? `${amount}\u00A0${perMonth}\u00A0${chargesIncludedShort}` : amount;
}
