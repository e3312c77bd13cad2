import type { Comfort } from "#app/domain/comforts.ts";
import type { AttributeValues } from "#app/domain/listing-attributes.ts";
import type { Exposure, Kitchen } from "#app/domain/listing-choices.ts";
import type { EnergyClass, PropertyType, Transaction } from "#app/domain/listing.ts";
import type { Place } from "./places.ts";

/** The common style of a set of pictures and of the home that they show. */
export type Style =
  | "haussmann"
  | "contemporain"
  | "annees-70"
  | "studio"
  | "pavillon"
  | "ville"
  | "mas"
  | "longere"
  | "terrain";
export type Condition = "a-renover" | "a-rafraichir" | "bon-etat" | "refait" | "neuf";

export type HomeEnergy = {
  status: "fait" | "en-cours";
  heating: string;
  energyClass: EnergyClass | null;
  climateClass: EnergyClass | null;
  /** Consumption in kWh/m²·year of primary energy. */
  consumption: number | null;
  /** Emissions in kg CO2/m²·year. */
  emissions: number | null;
  /** Lowest cost in euros per year. */
  costMin: number | null;
  costMax: number | null;
};

export type NamedRoom = { name: string; area: number };

/** A home before it has a price. Areas in m². */
export type Home = Partial<AttributeValues> & {
  place: Place;
  transaction: Transaction;
  propertyType: PropertyType;
  style: Style;
  quartier: string | null;
  livingArea: number | null;
  landArea: number | null;
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  showerRooms: number | null;
  toilets: number | null;
  floor: number | null;
  floorCount: number | null;
  yearBuilt: number | null;
  furnished: boolean | null;
  hasKitchen: boolean | null;
  kitchen: Kitchen | null;
  exposure: Exposure | null;
  features: Comfort[];
  condition: Condition;
  energy: HomeEnergy | null;
  namedRooms: NamedRoom[];
};

export type HomeDraft = { place: Place; transaction: Transaction; quartier: string | null };
