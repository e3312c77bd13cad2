import type { Picture } from "#app/listings/listing.ts";

/** As stored; the specification's « owner » and « commission agent ». */
export const advertiserRoles = ["proprietaire", "agent-commissionnaire"] as const;
export type AdvertiserRole = (typeof advertiserRoles)[number];

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
  place: { communeName: string; communeSlug: string; postalCode: string; departmentName: string; departmentCode: string };
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
