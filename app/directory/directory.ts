import type { AdvertiserRole } from "#app/advertisers/advertiser.ts";
import type { Commune } from "#app/communes/commune.ts";
import type { ListingCard } from "#app/listings/card-input.ts";
import type { Picture } from "#app/domain/picture.ts";
import type { DirectoryCriteria } from "./directory-address.ts";

/** An advertiser in the directory. Never a telephone number or an e-mail address. */
export type AdvertiserCard = {
  slug: string;
  /** The agency's name, or the person's for an owner. */
  name: string;
  /** The name of the person behind an agency. */
  contactName: string | null;
  role: AdvertiserRole;
  description: string;
  photoUrl: string | null;
  photoAlt: string;
  communeName: string;
  departmentCode: string;
  /** Number of listings on show. */
  listingCount: number;
  /** A picture of the newest listing. */
  cover: Picture | null;
};

/** An advertiser's profile (specification, section 3 « Advertiser »). */
export type AdvertiserProfile = {
  slug: string;
  name: string;
  contactName: string | null;
  role: AdvertiserRole;
  /** « avis » of the specification: a client's words; empty without any. */
  review: string;
  description: string;
  /** The street, for agencies only: a private owner's home stays private. */
  street: string | null;
  siret: string | null;
  photoUrl: string | null;
  photoAlt: string;
  /** Whether there is a telephone number, which is sent only on request. */
  hasPhone: boolean;
  isSample: boolean;
  place: {
    communeName: string;
    communeSlug: string;
    postalCode: string;
    departmentName: string;
    departmentCode: string;
  };
  /** The numbers of sales and of rentals on show. */
  offers: { vente: number; location: number };
};

/** The listing featured on a profile: its figures and up to four of its pictures. */
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
  /** The criteria, with the commune by slug where it is known, and the page within bounds. */
  criteria: DirectoryCriteria;
  /** The requested commune; null without one, and for an unknown one. */
  place: Commune | null;
  cards: AdvertiserCard[];
  total: number;
  /** From 1. */
  pageCount: number;
  /** The nearest advertisers, if the commune has none. */
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
