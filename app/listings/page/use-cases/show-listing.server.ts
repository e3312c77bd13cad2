import { isOnShowStage, type ListingStage } from "#app/domain/listing-stage.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Database } from "#db/client.ts";
import type { ListingCard } from "../../card-input.ts";
import { findListingCards } from "../../cards/listing-card.repository.server.ts";
import { listingHref } from "../../listing-address.ts";
import type { MarketComparison } from "../../prices/market-prices.ts";
import { findMarketPrices } from "../../prices/market-prices.repository.server.ts";
import { findListingPrices } from "../../prices/listing-prices.repository.server.ts";
import type { ListingView } from "../../listing-view.ts";
import {
  findListing,
  findListingPhotos,
  findListingRooms,
  findSimilarListingIds,
  type ListingRecord,
} from "../listings.repository.server.ts";
import { pricePerMetre } from "../../prices/price-per-metre.ts";
import type { PriceHistory } from "../../prices/price-history.ts";
import { presentListing } from "./present-listing.server.ts";
import { presentPriceHistory } from "../../prices/use-cases/present-price-history.server.ts";

type ShownListing =
  | {
      ok: true;
      kind: "shown";
      listing: ListingView;
      prices: PriceHistory | null;
      similar: ListingCard[];
      /** Null where the listing has no area. */
      comparison: MarketComparison | null;
    }
  | { ok: true; kind: "moved"; href: string }
  | {
      ok: true;
      kind: "gone";
      stage: ListingStage;
      title: string;
      communeName: string;
      communeSlug: string;
      alternatives: ListingCard[];
    }
  | { ok: false; code: "unknown" };

const SIMILAR_COUNT = 3;

/** The page of a listing. Sold, let or withdrawn listings are gone, with alternatives; drafts are unknown to visitors. */
export async function showListing(
  { db, clock, rentControlPeriods }: Pick<Platform, "db" | "clock" | "rentControlPeriods">,
  address: { slug: string; reference: string },
): Promise<ShownListing> {
  const row = await findListing(db, address.reference);
  if (!row || row.listing.status === "brouillon") return { ok: false, code: "unknown" };
  // The listings of a suspended organisation are hidden one after the other; their pages are hidden at once.
  const stage = row.advertiser.isSuspended ? "masquee" : row.listing.stage;
  // A listing that is gone accepts any slug: its title may be deleted.
  if (!isOnShowStage(stage)) {
    const { commune, listing } = row;
    return {
      ok: true,
      kind: "gone",
      stage,
      // The title may be the reason why the listing is hidden.
      title: stage === "masquee" ? listing.reference : listing.title,
      communeName: commune.name,
      communeSlug: commune.slug,
      alternatives: await findSimilar(db, row),
    };
  }
  if (row.listing.slug !== address.slug) return { ok: true, kind: "moved", href: listingHref(row.listing) };
  const [similar, comparison, known, rooms, photos, periods] = await Promise.all([
    findSimilar(db, row),
    compareWithMarket(db, row),
    findListingPrices(db, row.listing.id),
    findListingRooms(db, row.listing.id),
    findListingPhotos(db, row.listing.id),
    rentControlPeriods(),
  ]);
  const now = clock();
  const listing = presentListing({ ...row, rooms, photos }, { stage, now, rentControlPeriods: periods });
  const prices = presentPriceHistory(known, { price: row.listing.price, now });
  return { ok: true, kind: "shown", listing, prices, similar, comparison };
}

async function findSimilar(db: Database, { listing }: ListingRecord): Promise<ListingCard[]> {
  const ids = await findSimilarListingIds(db, { ...listing, listingId: listing.id }, SIMILAR_COUNT);
  return findListingCards(db, ids);
}

async function compareWithMarket(db: Database, { listing }: ListingRecord): Promise<MarketComparison | null> {
  const area = listing.propertyType === "terrain" ? listing.landArea : listing.livingArea;
  const perMetre = pricePerMetre({ amount: listing.price, area, transaction: listing.transaction });
  return perMetre === null ? null : { perMetre, market: await findMarketPrices(db, listing) };
}
