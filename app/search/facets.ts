import { energyClasses, propertyTypes } from "#app/listings/listing.ts";
import { type Offer, offers, type SearchCriteria } from "./criteria.ts";
import type { Facets } from "./search-result.ts";

type Traits = {
  transaction: "vente" | "location";
  propertyType: (typeof propertyTypes)[number];
  status: "disponible" | "en_negociation";
  bedrooms: number | null;
  energyClass: (typeof energyClasses)[number] | null;
  count: number;
};

type TraitCriteria = Pick<SearchCriteria, "offer" | "propertyType" | "minBedrooms" | "energyClasses">;

const bedroomSteps = [1, 2, 3, 4, 5] as const;

/** The exact number of listings that meet the criteria, from counts made without the facets' own criteria. */
export function totalOf(counts: Traits[], criteria: TraitCriteria): number {
  return sumWhere(counts, (traits) => meets(traits, criteria));
}

/** Each facet under all the criteria but its own. */
export function facetsOf(counts: Traits[], criteria: TraitCriteria): Facets {
  const without = (own: Partial<TraitCriteria>) => counts.filter((traits) => meets(traits, { ...criteria, ...own }));
  const forType = without({ propertyType: null });
  const forOffer = without({ offer: null });
  const forBedrooms = without({ minBedrooms: null });
  const forClass = without({ energyClasses: [] });
  return {
    propertyType: propertyTypes.map((value) => ({ value, count: sumWhere(forType, (traits) => traits.propertyType === value) })),
    offer: offers.map((value) => ({ value, count: sumWhere(forOffer, (traits) => meetsOffer(traits, value)) })),
    minBedrooms: bedroomSteps.map((value) => ({ value, count: sumWhere(forBedrooms, (traits) => (traits.bedrooms ?? 0) >= value) })),
    energyClass: energyClasses.map((value) => ({ value, count: sumWhere(forClass, (traits) => traits.energyClass === value) })),
  };
}

function meets(traits: Traits, { offer, propertyType, minBedrooms, energyClasses: letters }: TraitCriteria): boolean {
  return (
    meetsOffer(traits, offer) &&
    (propertyType === null || traits.propertyType === propertyType) &&
    (minBedrooms === null || (traits.bedrooms ?? 0) >= minBedrooms) &&
    (letters.length === 0 || (traits.energyClass !== null && letters.includes(traits.energyClass)))
  );
}

function meetsOffer({ transaction, status }: Traits, offer: Offer | null): boolean {
  if (offer === null) return true;
  if (offer === "louer") return transaction === "location";
  return transaction === "vente" && (offer === "vendre" || status === "disponible");
}

function sumWhere(counts: Traits[], condition: (traits: Traits) => boolean): number {
  return counts.reduce((sum, traits) => (condition(traits) ? sum + traits.count : sum), 0);
}
