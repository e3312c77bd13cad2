import type { ListingCard } from "#app/listings/card-input.ts";
import { latestListingCards } from "#app/listings/cards/listing-card.repository.server.ts";
import type { BrandKit, BrandRole, Testimonial } from "#app/brand/brand-kit.server.ts";
import type { HomeWords } from "#app/brand/home-words.server.ts";
import type { KitPicture } from "#app/brand/kit-picture.ts";
import { readHomeKit } from "#app/brand/site-kit.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { type CityCount, countListingsOnShow, countListingsByCity } from "../home.repository.server.ts";

const LATEST = 3;

type Home = {
  latest: ListingCard[];
  total: number;
  cities: CityCount[];
  kit: BrandKit;
  pictures: Partial<Record<BrandRole, KitPicture>>;
  testimonials: Testimonial[];
  words: HomeWords | null;
};

/** The home page: the latest listings, the large cities with their counts, the operator's pictures and texts. */
export async function showHome({ db, ...needs }: Pick<Platform, "db" | "kit" | "media">): Promise<Home> {
  const [latest, total, cities, kit] = await Promise.all([
    latestListingCards(db, LATEST),
    countListingsOnShow(db),
    countListingsByCity(db),
    readHomeKit(needs),
  ]);
  return { latest, total, cities, ...kit };
}
