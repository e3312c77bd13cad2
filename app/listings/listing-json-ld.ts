import { listingDetailsWords } from "#app/i18n/fr/listing-details.ts";
import { listingWords } from "#app/i18n/fr/listings.ts";
import { breadcrumbJsonLd } from "#app/layout/breadcrumb-json-ld.ts";
import { fullPictureAddress } from "#app/domain/picture-address.ts";
import { listingHref } from "./listing-address.ts";
import type { ListingView } from "./listing-view.ts";

type Site = { url: string; name: string; currency: string };

const buildingTypes = { appartement: "Apartment", maison: "House", terrain: "Place" } as const;

/** Structured data of a listing's page (schema.org): what the page itself shows, nothing more. */
export function listingJsonLd(listing: ListingView, site: Site): object[] {
  const url = new URL(listingHref(listing), site.url).href;
  const pictures = listing.photos.map((photo) => new URL(fullPictureAddress(photo), site.url).href);
  return [
    {
      "@context": "https://schema.org",
      "@type": "RealEstateListing",
      "@id": url,
      url,
      name: listing.title,
      description: listing.description,
      datePosted: listing.publishedOn,
      dateModified: listing.updatedAt,
      inLanguage: "fr",
      image: pictures,
      mainEntity: describeHome(listing),
      offers: describeOffer(listing, site, url),
    },
    breadcrumbJsonLd(stepsTo(listing, url), site.url),
  ];
}

function describeHome(listing: ListingView): object {
  const { place, surfaces, building } = listing;
  return withoutEmpty({
    "@type": buildingTypes[listing.propertyType],
    name: listing.title,
    address: withoutEmpty({
      "@type": "PostalAddress",
      addressLocality: place.communeName,
      postalCode: place.postalCode,
      addressRegion: place.departmentName,
      addressCountry: "FR",
      streetAddress: place.address,
    }),
    floorSize: squareMetres(surfaces.living),
    numberOfRooms: surfaces.rooms,
    numberOfBedrooms: surfaces.bedrooms,
    numberOfBathroomsTotal: surfaces.bathrooms,
    floorLevel: building.floor === null ? null : String(building.floor),
    yearBuilt: building.yearBuilt,
    ...(listing.propertyType === "terrain" ? { additionalProperty: landProperty(surfaces.land) } : {}),
  });
}

function describeOffer(listing: ListingView, site: Site, url: string): object {
  const price = listing.price.amount / 100;
  const isRental = listing.transaction === "location";
  return withoutEmpty({
    "@type": "Offer",
    url,
    price,
    priceCurrency: site.currency,
    availability:
      listing.status === "disponible" ? "https://schema.org/InStock" : "https://schema.org/LimitedAvailability",
    businessFunction: isRental ? "http://purl.org/goodrelations/v1#LeaseOut" : "http://purl.org/goodrelations/v1#Sell",
    priceSpecification: isRental
      ? { "@type": "UnitPriceSpecification", price, priceCurrency: site.currency, unitCode: "MON" }
      : null,
    offeredBy: {
      "@type": listing.agent.role === "proprietaire" ? "Person" : "RealEstateAgent",
      name: listing.agent.name,
      url: new URL(`/annonceurs/${listing.agent.slug}`, site.url).href,
    },
  });
}

function stepsTo({ title, place }: ListingView, path: string) {
  const { page } = listingWords.french;
  return [
    { name: page.breadcrumbHome, path: "/" },
    { name: page.breadcrumbListings, path: "/annonces" },
    { name: place.communeName, path: `/annonces?commune=${place.communeSlug}` },
    { name: title, path },
  ];
}

function squareMetres(value: number | null): object | null {
  return value === null ? null : { "@type": "QuantitativeValue", value, unitCode: "MTK" };
}

function landProperty(value: number | null): object | null {
  return value === null
    ? null
    : { "@type": "PropertyValue", name: listingDetailsWords.french.facts.land, value, unitCode: "MTK" };
}

function withoutEmpty<Shape extends object>(shape: Shape): Partial<Shape> {
  return Object.fromEntries(
    Object.entries(shape).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<Shape>;
}
