import { attributeKeys, attributeOf, type AttributeValues } from "#app/domain/listing-attributes.ts";
import { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import { listingWords } from "#app/i18n/fr/listings/listings.ts";
import { breadcrumbJsonLd } from "#app/layout/breadcrumb-json-ld.ts";
import { fullPictureAddress } from "#app/domain/picture-address.ts";
import { listingHref } from "../listing-address.ts";
import type { ListingView } from "../listing-view.ts";

type Site = { url: string; name: string; currency: string };

const SQUARE_METRES = { unitCode: "MTK" };

const buildingTypes = { appartement: "Apartment", maison: "House", terrain: "Place" } as const;

/** Structured data of a listing's page (schema.org): only what the page shows. */
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
  const { place, attributes, comforts } = listing;
  const amenities = comforts.map((comfort) => ({
    "@type": "LocationFeatureSpecification",
    name: listingDetailsWords.french.comforts[comfort],
    value: true,
  }));
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
    floorLevel: attributes.floor === null ? null : String(attributes.floor),
    ...describeAttributes(attributes),
    amenityFeature: amenities.length > 0 ? amenities : null,
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
      listing.stage === "disponible" ? "https://schema.org/InStock" : "https://schema.org/LimitedAvailability",
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

/** Attributes with a schema.org property; a count of zero is left out, as on the page. */
function describeAttributes(attributes: AttributeValues): object {
  const known = attributeKeys.flatMap((key) => {
    const { jsonLd, kind } = attributeOf(key);
    const value = attributes[key];
    return jsonLd === undefined || value === null || value === 0 ? [] : [{ key, jsonLd, kind, value }];
  });
  const own = known.filter(({ jsonLd }) => jsonLd !== "additionalProperty");
  const others = known.filter(({ jsonLd }) => jsonLd === "additionalProperty");
  return {
    ...Object.fromEntries(
      own.map(({ jsonLd, kind, value }) => [
        jsonLd,
        kind === "area" ? { "@type": "QuantitativeValue", value, ...SQUARE_METRES } : value,
      ]),
    ),
    additionalProperty:
      others.length === 0
        ? null
        : others.map(({ key, kind, value }) => ({
            "@type": "PropertyValue",
            name: listingDetailsWords.french.facts[key],
            value,
            ...(kind === "area" ? SQUARE_METRES : {}),
          })),
  };
}

function withoutEmpty<Shape extends object>(shape: Shape): Partial<Shape> {
  return Object.fromEntries(
    Object.entries(shape).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<Shape>;
}
