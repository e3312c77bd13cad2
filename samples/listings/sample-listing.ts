import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { ListingStatus } from "#app/domain/listing.ts";
import { drawPosition, streetAddress } from "./addresses.ts";
import type { HomePrice } from "./amounts.ts";
import { drawHome } from "./draw-home.ts";
import type { Home } from "./home.ts";
import type { PictureDraw, SamplePicture } from "./pictures.ts";
import type { Place } from "./places.ts";
import { type Random, randomFor } from "./random.ts";
import { drawRent } from "./rent.ts";
import { drawSale } from "./sale.ts";
import { writeDescription } from "./texts/description.ts";
import { makeTale } from "./texts/tale.ts";
import { slugOf, writeTitle } from "./texts/title.ts";

export type SampleListing = {
  reference: string;
  slug: string;
  title: string;
  description: string;
  home: Home;
  price: HomePrice;
  status: ListingStatus;
  /** The stage of the listing; null for the first stage of its status. */
  stage: ListingStage | null;
  publishedAt: Date | null;
  /** Every price since the publication, oldest first; empty for a draft. */
  prices: { since: Date; price: number }[];
  createdAt: Date;
  address: string;
  showsExactPosition: boolean;
  latitude: number;
  longitude: number;
  dpeDate: Date | null;
  availableFrom: Date | null;
  feeScheduleUrl: string | null;
  photos: SamplePicture[];
};

type ListingDraft = {
  seed: number;
  number: number;
  place: Place;
  isAgent: boolean;
  now: Date;
  drawPictures: PictureDraw;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ON_LINE_DAYS = 120;
/** The fee schedule that agencies must publish: the same for all, on a reserved domain. Migration 0029 repeats it. */
const FEE_SCHEDULE = "https://www.example.org/honoraires";
/** The first day of valid certificates: earlier ones are void since 1 January 2025. */
const FIRST_DPE = Date.UTC(2021, 6, 1);

/** Sample listing `number`; it depends on the seed only, except for its dates, which count back from now. */
export function drawSampleListing({ seed, number, place, isAgent, now, drawPictures }: ListingDraft): SampleListing {
  const random = randomFor(seed, number);
  const home = drawHome(random, place);
  const asked = home.transaction === "vente" ? drawSale(random, home, isAgent) : drawRent(random, home, isAgent);
  const status = random.weighted<ListingStatus>([
    ["disponible", 850],
    ["en_negociation", 80],
    ["transmis", 40],
    ["retiree", 15],
    ["brouillon", 15],
  ]);
  const price = status === "brouillon" ? { ...asked, earlierPrices: [] } : asked;
  const tale = makeTale(random, home, isAgent);
  return {
    reference: referenceOf(number),
    slug: slugOf(home),
    title: writeTitle(tale),
    description: writeDescription(tale),
    home,
    price,
    status,
    ...drawDates(random, { now, status, home, price }),
    address: streetAddress(random, place),
    feeScheduleUrl: isAgent ? FEE_SCHEDULE : null,
    showsExactPosition: random.chance(0.2),
    ...drawPosition(random, place),
    photos: drawPictures(random, home),
    stage: status === "en_negociation" ? random.pick([null, "offre", "compromis"] as const) : null,
  };
}

type Dating = { now: Date; status: ListingStatus; home: Home; price: HomePrice };

/** The moments of price changes, as shares of the time on show. */
const changeTimes = [
  [],
  [[0.2, 0.95]],
  [
    [0.15, 0.5],
    [0.55, 0.95],
  ],
] as const;

function drawDates(random: Random, { now, status, home, price: { price, earlierPrices } }: Dating) {
  const hasDropped = earlierPrices.length > 0;
  // Newer listings are more numerous, as on any portal; a price drops after three weeks or more.
  const age = Math.max(hasDropped ? 21 * DAY_MS : 0, random.next() ** 1.6 * ON_LINE_DAYS * DAY_MS);
  const published = now.getTime() - age;
  const created = published - random.between(0.2, 30) * HOUR_MS;
  const drops = changeTimes[earlierPrices.length]!.map(([from, to]) => published + age * random.between(from, to));
  const certified = Math.max(FIRST_DPE, created - random.integer(10, 1_500) * DAY_MS);
  return {
    publishedAt: status === "brouillon" ? null : new Date(published),
    prices:
      status === "brouillon"
        ? []
        : [...earlierPrices, price].map((each, index) => ({
            since: new Date([published, ...drops][index]!),
            price: each,
          })),
    createdAt: new Date(created),
    dpeDate: home.energy?.status === "fait" ? new Date(certified) : null,
    availableFrom:
      home.transaction === "location" && random.chance(0.6)
        ? new Date(now.getTime() + random.integer(0, 75) * DAY_MS)
        : null,
  };
}

// Without I, L, O and U, which are easily misread.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** The largest prime below 32⁵: multiplying modulo a prime visits every value once. */
const PRIME = 33_554_393;
const STEP = 7_919_317;

/** A unique reference of seven characters, which does not reveal its number. */
export function referenceOf(number: number): string {
  let value = Number((BigInt(number + 1) * BigInt(STEP)) % BigInt(PRIME));
  let text = "";
  for (let place = 0; place < 5; place++) {
    text = alphabet[value % 32]! + text;
    value = Math.floor(value / 32);
  }
  return `BV${text}`;
}
