import type { AdvertiserRole } from "#app/advertisers/advertiser.ts";
import type { Commune } from "#app/communes/commune.ts";
import type { ListingCard } from "#app/listings/card-input.ts";
import type { Picture } from "#app/domain/picture.ts";
import type { DirectoryCriteria } from "./directory-address.ts";

/** What the directory shows of an advertiser. Never a telephone number or an e-mail address. */
export type AdvertiserCard = {
  slug: string;
  /** The agency where there is one, else the person. */
  name: string;
  /** The person behind an agency. */
  contactName: string | null;
  role: AdvertiserRole;
  description: string;
  photoUrl: string | null;
  photoAlt: string;
  communeName: string;
  departmentCode: string;
  /** Listings on show. */
  listingCount: number;
  /** The newest of them, in a picture. */
  cover: Picture | null;
};

/** What a profile shows (specification, section 3 « Advertiser »). */
export type AdvertiserProfile = {
  slug: string;
  name: string;
  contactName: string | null;
  role: AdvertiserRole;
  /** « avis » of the specification: what a client said; empty where nothing was said. */
  review: string;
  description: string;
  /** The street, for professionals only: a private owner's home stays private. */
  street: string | null;
  siret: string | null;
  photoUrl: string | null;
  photoAlt: string;
  /** The number itself is told only to who asks for it. */
  hasPhone: boolean;
  isSample: boolean;
  place: {
    communeName: string;
    communeSlug: string;
    postalCode: string;
    departmentName: string;
    departmentCode: string;
  };
  /** How many listings on show are for sale and to let. */
  offers: { vente: number; location: number };
};

/** An advertiser's listing put forward on the profile: its figures and up to four of its pictures. */
export type FeaturedListing = {
  href: string;
  title: string;
  bedrooms: number | null;
  bathrooms: number | null;
  hasKitchen: boolean | null;
  pictures: Picture[];
};

/** One page of the directory. */
export type AdvertiserPage = {
  /** As searched: the commune by its slug where it is known, the page within bounds. */
  criteria: DirectoryCriteria;
  /** The commune asked for; null where none was, or where it is unknown. */
  place: Commune | null;
  cards: AdvertiserCard[];
  total: number;
  /** From 1. */
  pageCount: number;
  /** The nearest advertisers, where the commune asked for has none. */
  nearby: AdvertiserCard[];
};

/** One page of a profile. */
export type ShownAdvertiser = {
  advertiser: AdvertiserProfile;
  featured: FeaturedListing | null;
  cards: ListingCard[];
  total: number;
  /** From 1, within bounds. */
  page: number;
  pageCount: number;
};
