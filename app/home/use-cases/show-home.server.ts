import type { ListingCard } from "#app/listings/card-input.ts";
import { latestListingCards } from "#app/listings/listing-card.repository.server.ts";
import type { Database } from "#db/client.ts";
import {
  type BrandKit,
  type BrandRole,
  readBrandKit,
  readTestimonials,
  type Testimonial,
} from "#app/brand/brand-kit.server.ts";
import type { KitPicture } from "#app/brand/kit-picture.ts";
import { kitPictures } from "#app/brand/kit-pictures.server.ts";
import type { MediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { type CityCount, countListingsOnShow, countListingsByCity } from "../home.repository.server.ts";

const LATEST = 3;

export type Home = {
  latest: ListingCard[];
  total: number;
  cities: CityCount[];
  kit: BrandKit;
  pictures: Partial<Record<BrandRole, KitPicture>>;
  testimonials: Testimonial[];
};

/** The home page: the latest listings, the large cities with what they hold, the operator's pictures and words. */
export async function showHome({
  db,
  media,
  brandDir,
}: {
  db: Database;
  media: MediaStorage;
  brandDir: string;
}): Promise<Home> {
  const [latest, total, cities, kit, testimonials] = await Promise.all([
    latestListingCards(db, LATEST),
    countListingsOnShow(db),
    countListingsByCity(db),
    readBrandKit(brandDir),
    readTestimonials(brandDir),
  ]);
  const { "image-banier": banner, "img-avis": review } = kit.state === "ready" ? kit.images : {};
  const pictures = await kitPictures(
    { media, brandDir },
    { ...(banner && { "image-banier": banner }), ...(review && { "img-avis": review }) },
  );
  return { latest, total, cities, kit, pictures, testimonials };
}
