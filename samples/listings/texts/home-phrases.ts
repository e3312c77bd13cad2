import { comforts } from "#app/domain/comforts.ts";
import type { Home } from "../home.ts";
import { type Fields, openPhrasebook } from "./phrasebook.ts";
import type { Tale } from "./tale.ts";
import { countFeminine, listWords, roughMetres } from "./words.ts";

const ofHome =
  <Value extends string | number | boolean | null>(read: (home: Home) => Value) =>
  ({ home }: Tale) =>
    read(home);

/** The fields of phrases about a home. Each comfort is a field too: `{?jardin}`. */
const fields: Fields<Tale> = {
  ...Object.fromEntries(comforts.map((comfort) => [comfort, ({ has }: Tale) => has(comfort)])),
  agent: ({ isAgent }) => isAgent,
  sale: ({ isSale }) => isSale,
  offer: ({ isSale }) => (isSale ? "à vendre" : "à louer"),

  a: ({ noun }) => noun.a,
  this: ({ noun }) => noun.this,
  long: ({ noun }) => noun.long,
  it: ({ noun }) => noun.it,
  e: ({ noun }) => noun.e,
  feminine: ({ noun }) => noun.e === "e",
  house: ofHome(({ propertyType }) => propertyType === "maison"),

  at: ({ at }) => at,
  sector: ({ sector }) => sector,
  where: ({ at, sector }) => (sector ? `${at}, ${sector}` : at),
  quartier: ofHome(({ quartier }) => quartier),
  city: ofHome(({ place }) => place.isCity),

  area: ({ area }) => area,
  land: ({ land }) => land,
  onLand: ({ land }) => land && `sur un terrain de ${land}`,
  furnished: ofHome(({ furnished }) => furnished && "meublé"),
  exposure: ofHome(({ exposure }) => exposure),
  southEast: ofHome(({ exposure }) => exposure === "sud-est"),
  northern: ofHome(({ exposure }) => exposure?.startsWith("nord") ?? false),
  renovated: ofHome(({ condition }) => condition === "refait"),
  energyClass: ofHome(({ energy }) => energy?.energyClass ?? null),
  efficient: ofHome(({ energy }) => (energy?.energyClass ?? "G") <= "C"),
  heating: (tale) => say(tale, `heating ${tale.home.energy!.heating}`),

  year: ofHome(({ yearBuilt }) => yearBuilt),
  decade: ofHome(({ yearBuilt }) => Math.floor(yearBuilt! / 10) * 10),
  shortDecade: ofHome(({ yearBuilt }) => Math.floor((yearBuilt! % 100) / 10) * 10),
  prewar: ofHome(({ yearBuilt }) => yearBuilt! < 1940),

  oneStorey: ofHome(({ floorCount }) => floorCount === 1),
  storeys: ofHome(({ floorCount }) =>
    floorCount === 1 ? "de plain-pied" : `sur ${floorCount === 2 ? "deux" : "trois"} niveaux`,
  ),
  onFloor: ({ onFloor }) => onFloor,
  groundFloor: ofHome(({ floor }) => floor === 0),
  highFloor: ofHome(({ floor }) => floor! >= 3),
  topFloor: ofHome(({ floor, floorCount }) => floor === floorCount && floor! > 1),
  lift: ({ has, home: { floor } }) =>
    floor === 0 ? null : has("ascenseur") ? "avec ascenseur" : floor! >= 3 ? "sans ascenseur" : null,
  ofBuilding: (tale) => say(tale, `building ${kindOfBuilding(tale.home)}`),

  rooms: ofHome(({ rooms }) => countFeminine(rooms!, "pièce")),
  studio: ofHome(({ rooms }) => rooms === 1),
  livingRoom: (tale) => areaOf(tale, ["Séjour", "Salon-séjour", "Salle à manger et salon", "Pièce de vie"]),
  kitchen: (tale) => areaOf(tale, ["Cuisine"]),
  openKitchen: ofHome(({ kitchen }) => kitchen === "americaine"),
  bedrooms: ofHome(({ bedrooms }) => bedrooms && countFeminine(bedrooms, "chambre")),
  severalBedrooms: ofHome(({ bedrooms }) => (bedrooms ?? 0) > 1),
  bedroomAreas: ofHome(nameBedroomAreas),
  bathrooms: ofHome(({ bathrooms }) => bathrooms && countFeminine(bathrooms, "salle de bains")),
  showerRooms: ofHome(({ showerRooms }) => showerRooms && countFeminine(showerRooms, "salle d’eau")),
  oneToilet: ofHome(({ toilets }) => toilets === 1),
  toilets: ofHome(({ toilets }) => toilets && (toilets === 2 ? "deux" : "trois")),
  twoCellars: ofHome(({ cellars }) => cellars === 2),
  parkingPlace: (tale) =>
    tale.home.propertyType === "maison" ? "une place de stationnement" : say(tale, "parking place of a flat"),

  list: ({ list }) => listWords(list),
  ofList: ({ list }) => listWords(list.map((thing) => withDe(thing))),
  single: ({ list }) => list.length === 1 && list[0] !== "deux caves",
};

export const { say, sayOften, sayAll } = openPhrasebook(
  ["openings", "rooms", "outside", "state", "surroundings", "plots", "closings"],
  fields,
);

/** A sentence about a list; empty for an empty list. */
export function sayList(tale: Tale, list: string[], section: string): string {
  return list.length === 0 ? "" : say({ ...tale, list }, section);
}

function areaOf({ roomArea }: Tale, names: string[]): string | null {
  const area = names.map(roomArea).find((each) => each !== null);
  return area === undefined ? null : roughMetres(area);
}

/** The areas of the bedrooms, « 13, 11 et 10 m² », in the order of the list of rooms. */
function nameBedroomAreas({ namedRooms }: Home): string {
  const bedrooms = namedRooms.filter(({ name }) => name.startsWith("Chambre"));
  return `${listWords(bedrooms.map(({ area }) => String(Math.round(area))))} m²`;
}

function kindOfBuilding({ style, yearBuilt, place, floorCount }: Home): string {
  const year = yearBuilt!;
  if (floorCount! <= 3 && year < 1990) return "small";
  if (style === "haussmann") return place.slug.startsWith("paris-") ? "haussmann of Paris" : "haussmann";
  if (year >= 2012) return "recent";
  return year >= 1990 ? "modern" : year >= 1950 ? "postwar" : "old";
}

function withDe(thing: string): string {
  if (thing.startsWith("des ")) return `de ${thing.slice(4)}`;
  return /^une? /.test(thing) ? `d’${thing}` : `de ${thing}`;
}
