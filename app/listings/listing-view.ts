import type { ShownRole } from "#app/advertisers/advertiser.ts";
import type { Picture } from "#app/domain/picture.ts";
import type { Comfort } from "#app/domain/comforts.ts";
import type { AttributeValues } from "#app/domain/listing-attributes.ts";
import type { DpeStatus, Kitchen } from "#app/domain/listing-choices.ts";
import type { PriceTerms } from "#app/domain/price-terms.ts";
import type { EnergyClass, PropertyType, Transaction } from "#app/domain/listing.ts";
import type { OnShowStage } from "#app/domain/listing-stage.ts";
import type { ListingAgent } from "./card-input.ts";

/** The content of a listing's page, without private fields. Amounts in minor units, areas in m². */
export type ListingView = {
  reference: string;
  slug: string;
  title: string;
  description: string;
  transaction: Transaction;
  propertyType: PropertyType;
  stage: OnShowStage;
  isSample: boolean;
  /** The day in France, such as `2026-03-14`. */
  publishedOn: string;
  /** When « Nouveau » ends, in milliseconds since 1970; null where it has ended. */
  newUntil: number | null;
  updatedAt: string;
  photos: Picture[];
  place: ListingPlace;
  attributes: AttributeValues;
  /** The kind of kitchen, where there is one. */
  kitchen: Kitchen | null;
  comforts: Comfort[];
  rooms: { name: string; area: number | null }[];
  price: ListingPrice;
  copropriete: { lots: number | null; annualCharges: number | null; procedure: string | null } | null;
  energy: ListingEnergy;
  agent: ListingAgent & { role: ShownRole; description: string; hasPhone: boolean };
};

export type ListingPlace = {
  communeName: string;
  communeSlug: string;
  departmentName: string;
  departmentCode: string;
  postalCode: string;
  quartier: string | null;
  /** Only with the advertiser's consent. */
  address: string | null;
  /**
   * The public position, in degrees: exact only with the advertiser's consent, else up to 300 m away. Null where it is not
   * known.
   */
  position: { latitude: number; longitude: number; isExact: boolean } | null;
};

export type ListingPrice = PriceTerms & {
  /** The price, or the rent per month with charges. */
  amount: number;
  previousAmount: number | null;
  /** Minor units per m² of living area, or of land for a plot; sales only. */
  perSquareMetre: number | null;
  withoutFees: number | null;
  feeScheduleUrl: string | null;
};

export type ListingEnergy = {
  status: DpeStatus;
  exemptReason: string | null;
  energyClass: EnergyClass | null;
  climateClass: EnergyClass | null;
  /** kWh/m²·year of primary energy */
  consumption: number | null;
  /** kg CO2/m²·year */
  emissions: number | null;
  /** Minor units per year, at the prices of `costYear`. */
  costMin: number | null;
  costMax: number | null;
  costYear: number | null;
  date: string | null;
};
