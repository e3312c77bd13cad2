import type { PropertyType } from "#app/domain/listing.ts";

/**
 * The four filter buttons of `/annonces`. « À vendre » is every sale on show, « À acheter » the sales still available, «
 * À louer » the rentals; no offer is « Tous les biens ».
 */
export const offers = ["acheter", "vendre", "louer"] as const;
export type Offer = (typeof offers)[number];

// Words of the specification's two forms and of everyday use, as normalizeName() writes them.
export const propertyTypeSpellings: Record<string, PropertyType | null> = {
  tout: null,
  tous: null,
  all: null,
  appartement: "appartement",
  appartements: "appartement",
  apartment: "appartement",
  maison: "maison",
  maisons: "maison",
  house: "maison",
  terrain: "terrain",
  terrains: "terrain",
  land: "terrain",
};

export const offerSpellings: Record<string, Offer | null> = {
  tout: null,
  tous: null,
  all: null,
  "tous les biens": null,
  acheter: "acheter",
  "a acheter": "acheter",
  achat: "acheter",
  buy: "acheter",
  vendre: "vendre",
  "a vendre": "vendre",
  vente: "vendre",
  sale: "vendre",
  louer: "louer",
  "a louer": "louer",
  location: "louer",
  rent: "louer",
};
