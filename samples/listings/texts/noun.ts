import type { Home } from "../home.ts";
import type { Random } from "../random.ts";
import { countFeminine } from "./words.ts";

/** The noun for the home, with the words that agree with it. */
export type Noun = {
  /** « maison » */
  short: string;
  /** « maison de cinq pièces » */
  long: string;
  /** « une maison de cinq pièces » */
  a: string;
  /** « cette maison » */
  this: string;
  /** « la maison » */
  the: string;
  it: "il" | "elle";
  /** The end of an adjective: nothing or « e ». */
  e: "" | "e";
};

export function chooseNoun(random: Random, home: Home): Noun {
  if (home.propertyType === "terrain") return masculine("terrain", "terrain");
  if (home.rooms === 1) return masculine("studio", "studio");
  const rooms = countFeminine(home.rooms ?? 2, "pièce");
  if (home.propertyType === "appartement") return masculine("appartement", `appartement de ${rooms}`);
  const short = random.pick(houseNouns(home));
  const long = `${short} de ${rooms}`;
  return /^(mas|pavillon|corps de ferme)/.test(short) ? masculine(short, long) : feminine(short, long);
}

function houseNouns({ style, place, landArea, features }: Home): string[] {
  if (style === "mas")
    return /Corse/.test(place.regionName) ? ["maison en pierre", "maison de village"] : ["mas en pierre", "mas"];
  if (style === "longere")
    return /Hauts-de-France/.test(place.regionName)
      ? ["corps de ferme", "maison de caractère"]
      : ["longère", "longère en pierre"];
  if (style === "ville")
    return place.population > 8_000 ? ["maison de ville", "maison"] : ["maison de village", "maison de bourg"];
  const hasPool = features.includes("piscine") && (landArea ?? 0) > 500;
  return hasPool ? ["villa", "maison"] : ["maison", "maison individuelle", "maison", "pavillon"];
}

function masculine(short: string, long: string): Noun {
  const elides = /^[aeiouhéè]/i.test(short);
  return {
    short,
    long,
    a: `un ${long}`,
    this: `${elides ? "cet" : "ce"} ${short}`,
    the: elides ? `l’${short}` : `le ${short}`,
    it: "il",
    e: "",
  };
}

function feminine(short: string, long: string): Noun {
  return { short, long, a: `une ${long}`, this: `cette ${short}`, the: `la ${short}`, it: "elle", e: "e" };
}
