import type { Comfort } from "#app/domain/comforts.ts";
import type { Home } from "../home.ts";
import type { Tale } from "./tale.ts";
import { capitalize, squareMetres, typeset } from "./words.ts";

const assets: readonly (readonly [feature: Comfort, words: string])[] = [
  ["vue-mer", "avec vue sur la mer"],
  ["piscine", "avec piscine"],
  ["terrasse", "avec terrasse"],
  ["jardin", "avec jardin"],
  ["balcon", "avec balcon"],
  ["vue-degagee", "avec vue dégagée"],
  ["garage", "avec garage"],
  ["parking", "avec parking"],
  ["cheminee", "avec cheminée"],
];

/** « Appartement 3 pièces avec balcon, Chartrons »: type and place, under 70 characters. */
export function writeTitle(tale: Tale): string {
  const { random, home } = tale;
  const name = nameHome(tale);
  const asset =
    home.propertyType === "terrain"
      ? undefined
      : assets.find(([feature]) => home.features.includes(feature) && random.chance(0.75));
  const state =
    home.condition === "a-renover"
      ? "à rénover"
      : home.condition === "refait" && random.chance(0.25)
        ? `rénové${tale.noun.e}`
        : null;
  const quality =
    state ??
    asset?.[1] ??
    (home.propertyType !== "terrain" && !name.endsWith("m²") && random.chance(0.4)
      ? `de ${squareMetres(Math.round(home.livingArea!))}`
      : null);
  const where = nameWhere(tale);
  const full = [name, quality].filter(Boolean).join(" ") + where;
  return typeset(full.length <= 70 ? full : name + where);
}

function nameHome({ random, home, noun }: Tale): string {
  const { propertyType, style, rooms, landArea, livingArea, features, furnished } = home;
  if (propertyType === "terrain")
    return `${features.includes("viabilise") ? "Terrain viabilisé" : random.pick(["Terrain à bâtir", "Terrain constructible"])} de ${squareMetres(landArea!)}`;
  if (rooms === 1)
    return random.pick([
      `Studio${furnished ? " meublé" : ""} de ${squareMetres(Math.round(livingArea!))}`,
      `Studio${furnished ? " meublé" : ""}`,
    ]);
  if (propertyType === "appartement") {
    const old =
      style === "haussmann" ? random.pick(["Appartement ancien", "Appartement de caractère", "Appartement"]) : null;
    return `${old ?? (rooms! >= 5 ? random.pick(["Grand appartement", "Appartement"]) : "Appartement")}${furnished ? " meublé" : ""} ${rooms} pièces`;
  }
  return `${capitalize(noun.short)} ${rooms} pièces`;
}

function nameWhere({ random, home, at }: Tale): string {
  const { place, quartier, propertyType } = home;
  if (place.isCity && quartier && random.chance(0.75)) return `, ${quartier}`;
  return propertyType === "terrain" || random.chance(0.5) ? ` ${at}` : `, ${place.name}`;
}

/** The address's words: `appartement-3-pieces-lyon-3e`. */
export function slugOf(home: Home): string {
  if (home.propertyType === "terrain") return `terrain-${home.landArea}-m2-${home.place.slug}`;
  if (home.rooms === 1) return `studio-${home.place.slug}`;
  return `${home.propertyType}-${home.rooms}-pieces-${home.place.slug}`;
}
