import type { listingWords } from "#app/i18n/fr/listings/listings.ts";
import type { Words } from "#app/i18n/words.ts";

export const enListingWords: Words<typeof listingWords> = {
  page: {
    breadcrumbs: "Breadcrumbs",
    breadcrumbHome: "Home",
    breadcrumbListings: "Listings",
    sample: "Example listing: this property is imaginary, it shows how the site works.",
    reference: (reference: string) => `Reference ${reference}`,
    publishedOn: (date: string) => `Published on ${date}`,
    write: "Write to the advertiser",
    similar: "Similar listings",
    similarLink: (place: string) => `See all listings in ${place}`,
    similarAround: (place: string) => `See listings in and around ${place}`,
    advertiser: "Advertiser",
    print: "Print the sheet",
    report: "Report",
  },
  gallery: {
    label: "Photos of the property",
    open: (position: number, total: number) => `Enlarge photo ${position} of ${total}`,
    all: (total: number) => (total === 1 ? "See the photo" : `See all ${total} photos`),
    none: "The advertiser has not added a photo yet.",
  },
  price: {
    perMonth: "per month",
    chargesIncluded: "charges included",
    perSquareMetre: (amount: string) => `${amount}/m²`,
    insteadOf: "Instead of",
  },
  share: {
    share: "Share",
    copied: "Address of the listing copied",
    failed: "The address could not be copied.",
  },
  gone: "This listing is no longer online",
  meta: {
    description: (title: string, price: string) =>
      `${title}, ${price}. Photos, areas, energy rating and the advertiser’s contact.`,
  },
};
