import type { Comfort } from "#app/domain/comforts.ts";
import type { Home } from "../home.ts";
import type { Random } from "../random.ts";
import { chooseNoun, type Noun } from "./noun.ts";
import { inPlace, ofPlace, ordinal, squareMetres } from "./words.ts";

/** The facts that the writer of one listing may use, in words. */
export type Tale = {
  random: Random;
  home: Home;
  /** The writer: an agency, or the owner. */
  isAgent: boolean;
  isSale: boolean;
  noun: Noun;
  /** « 63 m² » */
  area: string;
  /** « 480 m² »; null without land. */
  land: string | null;
  /** « à Lyon 3e » */
  at: string;
  /** « de Lyon 3e » */
  of: string;
  /** « quartier Montchat »; null where none is named. */
  sector: string | null;
  /** « au troisième étage »; empty for houses. */
  onFloor: string;
  has(feature: Comfort): boolean;
  /** Area in m² of the first room whose name starts so. */
  roomArea(name: string): number | null;
};

/** A sentence, or a function of the facts; null where they do not allow it. */
export type Phrase = string | ((tale: Tale) => string | null);

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
    of: ofPlace(place.name),
    sector: quartier && `${place.population < 5_000 ? "secteur" : "quartier"} ${quartier}`,
    onFloor: nameFloor(home.floor, home.floorCount),
    has: (feature) => owned.has(feature),
    roomArea: (name) => home.namedRooms.find((room) => room.name.startsWith(name))?.area ?? null,
  };
}

/** One of the phrases that the facts allow; empty where none does. */
export function say(tale: Tale, phrases: readonly Phrase[]): string {
  const first = Math.floor(tale.random.next() * phrases.length);
  for (let step = 0; step < phrases.length; step++) {
    const phrase = phrases[(first + step) % phrases.length]!;
    const said = typeof phrase === "string" ? phrase : phrase(tale);
    if (said) return said;
  }
  return "";
}

/** The same, but often empty. */
export function sayOften(tale: Tale, probability: number, phrases: readonly Phrase[]): string {
  return tale.random.chance(probability) ? say(tale, phrases) : "";
}

export const join = (...sentences: string[]) => sentences.filter((sentence) => sentence !== "").join(" ");

function nameFloor(floor: number | null, floorCount: number | null): string {
  if (floor === null) return "";
  if (floor === 0) return "au rez-de-chaussée";
  return floor === floorCount && floor > 1 ? `au ${ordinal(floor)} et dernier étage` : `au ${ordinal(floor)} étage`;
}
