import type { ListingStatus } from "#app/listings/listing.ts";
import { streetAddress } from "./advertisers.ts";
import { writeDescription } from "./description.ts";
import { drawHome, type Home } from "./home.ts";
import type { PictureDraw, SamplePicture } from "./pictures.ts";
import type { Place } from "./places.ts";
import { drawPrice, type HomePrice } from "./price.ts";
import { randomFor } from "./random.ts";
import { slugOf, writeTitle } from "./title.ts";

export type SampleListing = {
  reference: string;
  slug: string;
  title: string;
  description: string;
  home: Home;
  price: HomePrice;
  status: ListingStatus;
  publishedAt: Date | null;
  createdAt: Date;
  address: string;
  showsExactPosition: boolean;
  latitude: number;
  longitude: number;
  dpeDate: string | null;
  availableFrom: string | null;
  photos: SamplePicture[];
};

type Draft = { seed: number; number: number; place: Place; isAgent: boolean; now: Date; drawPictures: PictureDraw };

const DAY_MS = 86_400_000;
const ON_LINE_DAYS = 120;

/** Sample listing `number`: the same for the same seed, but for its dates, which count back from now. */
export function drawSampleListing({ seed, number, place, isAgent, now, drawPictures }: Draft): SampleListing {
  const random = randomFor(seed, number);
  const home = drawHome(random, place);
  const price = drawPrice(random, home, isAgent);
  const status = random.weighted<ListingStatus>([["disponible", 850], ["en_negociation", 80], ["transmis", 40], ["retiree", 15], ["brouillon", 15]]);
  // Newer listings are more numerous, as on any portal.
  const age = random.next() ** 1.6 * ON_LINE_DAYS * DAY_MS;
  const createdAt = new Date(now.getTime() - age - DAY_MS / 24);
  return {
    reference: referenceOf(number),
    slug: slugOf(home),
    title: writeTitle(random, home),
    description: writeDescription(random, home),
    home,
    price,
    status,
    publishedAt: status === "brouillon" ? null : new Date(now.getTime() - age),
    createdAt,
    address: streetAddress(random),
    showsExactPosition: random.chance(0.2),
    latitude: place.latitude + random.normal() * 0.008,
    longitude: place.longitude + random.normal() * 0.011,
    dpeDate: home.energy?.status === "fait" ? isoDay(createdAt.getTime() - random.integer(10, 1_200) * DAY_MS) : null,
    availableFrom: home.transaction === "location" && random.chance(0.5) ? isoDay(now.getTime() + random.integer(3, 75) * DAY_MS) : null,
    photos: drawPictures(random, home),
  };
}

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
// Multiplying by a constant modulo a prime below 32^5 visits every value once.
const PRIME = 33_554_393n;

/** A reference of seven signs, different for each number, that does not give its rank away. */
export function referenceOf(number: number): string {
  let value = Number((BigInt(number + 1) * 7_919_317n) % PRIME);
  let text = "";
  for (let sign = 0; sign < 5; sign++) {
    text = alphabet[value % 32]! + text;
    value = Math.floor(value / 32);
  }
  return `BV${text}`;
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
