import type { searchWords } from "#app/i18n/fr/search.ts";
import type { Words } from "#app/i18n/words.ts";
import { formatArea } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import type { Currency } from "#app/domain/currency.ts";
import type { SearchCriteria } from "./criteria.ts";

export type Chip = { key: string; label: string; without: SearchCriteria };

type Names = { communes: { slug: string; name: string }[]; currency: Currency; words: Words<typeof searchWords> };

/** One chip for each criterion of a search, with the search that is left without it. */
export function chipsOf(criteria: SearchCriteria, { communes, currency, words }: Names): Chip[] {
  const price = (amount: number) => formatPrice(amount * 100, currency);
  const chips: Chip[] = [];
  const add = (key: string, label: string, change: Partial<SearchCriteria>) =>
    chips.push({ key, label, without: { ...criteria, ...change, page: 1 } });

  if (criteria.offer) add("offer", words.offers[criteria.offer], { offer: null });
  if (criteria.propertyType) add("propertyType", words.propertyTypes[criteria.propertyType], { propertyType: null });
  for (const slug of criteria.communes) {
    const name = communes.find((commune) => commune.slug === slug)?.name ?? slug;
    add(`commune ${slug}`, name, {
      communes: criteria.communes.filter((other) => other !== slug),
      ...(criteria.communes.length === 1 ? { radius: null } : {}),
    });
  }
  if (criteria.radius) add("radius", words.chips.radius(criteria.radius), { radius: null });
  if (criteria.area) add("mapArea", words.chips[criteria.area.kind], { area: null });
  if (criteria.quartier) add("quartier", criteria.quartier, { quartier: null });
  const priceLabel = rangeLabel(criteria.priceMin, criteria.priceMax, price, words.chips);
  if (priceLabel) add("price", priceLabel, { priceMin: null, priceMax: null });
  const areaLabel = rangeLabel(criteria.areaMin, criteria.areaMax, formatArea, words.chips);
  if (areaLabel) add("area", areaLabel, { areaMin: null, areaMax: null });
  if (criteria.minRooms) add("minRooms", words.chips.rooms(criteria.minRooms), { minRooms: null });
  if (criteria.minBedrooms) add("minBedrooms", words.chips.bedrooms(criteria.minBedrooms), { minBedrooms: null });
  if (criteria.energyClasses.length > 0)
    add("energyClasses", words.chips.energy(criteria.energyClasses.join(", ")), { energyClasses: [] });
  if (criteria.keywords) add("keywords", words.chips.keywords(criteria.keywords), { keywords: null });
  return chips;
}

function rangeLabel(
  low: number | null,
  high: number | null,
  write: (value: number) => string,
  words: Words<typeof searchWords>["chips"],
): string | null {
  if (low !== null && high !== null) return words.priceRange(write(low), write(high));
  if (low !== null) return words.priceFrom(write(low));
  return high === null ? null : words.priceTo(write(high));
}
