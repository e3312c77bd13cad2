import type { ListingCard } from "#app/listings/listing.ts";
import { latestListingCards } from "#app/listings/listing-card.repository.server.ts";
import type { Database } from "#db/client.ts";
import { type BrandKit, readBrandKit, readTestimonials, type Testimonial } from "#app/brand/brand-kit.server.ts";
import { type CityCount, countListings, countListingsByCity } from "../home.repository.server.ts";

const LATEST = 3;

export type Home = {
  latest: ListingCard[];
  total: number;
  cities: CityCount[];
  kit: BrandKit;
  testimonials: Testimonial[];
};

/** The home page: the latest listings, the large cities with what they hold, the operator's pictures and words. */
export async function showHome({ db, brandDir }: { db: Database; brandDir: string }): Promise<Home> {
  const [latest, total, cities, kit, testimonials] = await Promise.all([
    latestListingCards(db, LATEST),
    countListings(db),
    countListingsByCity(db),
    readBrandKit(brandDir),
    readTestimonials(brandDir),
  ]);
  return { latest, total, cities, kit, testimonials };
}
