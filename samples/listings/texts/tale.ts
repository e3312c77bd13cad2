import type { Comfort } from "#app/domain/comforts.ts";
import type { Home } from "../home.ts";
import type { Random } from "../random.ts";
import { chooseNoun, type Noun } from "./noun.ts";
import { inPlace, ordinal, squareMetres } from "./words.ts";

/** The facts that the writer of one listing may use, in words. */
export type Tale = {
  random: Random;
  home: Home;
  /** Whether the writer is an agency; otherwise the owner. */
  isAgent: boolean;
  isSale: boolean;
  noun: Noun;
  /** « 63 m² » */
  area: string;
  /** « 480 m² »; null without land. */
  land: string | null;
  /** « à Lyon 3e » */
  at: string;
  /** « quartier Montchat »; null without a quartier. */
  sector: string | null;
  /** « au troisième étage »; empty for houses. */
  onFloor: string;
  has(feature: Comfort): boolean;
  /** Area in m² of the first room whose name starts so. */
  roomArea(name: string): number | null;
  /** The items of a phrase about several things, such as « une cave et un garage ». */
  list: readonly string[];
};

export function makeTale(random: Random, home: Home, isAgent: boolean): Tale {
  const owned = new Set(home.features);
  const { place, quartier } = home;
  return {
    random,
    home,
    isAgent,
    isSale: home.transaction === "vente",
    noun: chooseNoun(random, home),
    area: squareMetres(home.livingArea ?? home.landArea ?? 0),
    land: home.landArea ? squareMetres(home.landArea) : null,
    at: inPlace(place.name),
    sector: quartier && `${place.population < 5_000 ? "secteur" : "quartier"} ${quartier}`,
    onFloor: nameFloor(home.floor, home.floorCount),
    has: (feature) => owned.has(feature),
    roomArea: (name) => home.namedRooms.find((room) => room.name.startsWith(name))?.area ?? null,
    list: [],
  };
}

export const join = (...sentences: string[]) => sentences.filter((sentence) => sentence !== "").join(" ");

function nameFloor(floor: number | null, floorCount: number | null): string {
  if (floor === null) return "";
  if (floor === 0) return "au rez-de-chaussée";
  return floor === floorCount && floor > 1 ? `au ${ordinal(floor)} et dernier étage` : `au ${ordinal(floor)} étage`;
}
