import type { Home } from "./home.ts";
import type { Random } from "./random.ts";

const features: readonly (readonly [string, string])[] = [
  ["piscine", "avec piscine"],
  ["vue-degagee", "avec vue dégagée"],
  ["terrasse", "avec terrasse"],
  ["jardin", "avec jardin"],
  ["balcon", "avec balcon"],
  ["cheminee", "avec cheminée"],
  ["garage", "avec garage"],
  ["parking", "avec parking"],
];

/** « Appartement 3 pièces avec balcon, Chartrons » */
export function writeTitle(random: Random, home: Home): string {
  const asset = features.find(([feature]) => home.features.includes(feature) && random.chance(0.7));
  const parts = [nameHome(random, home)];
  if (asset && home.propertyType !== "terrain") parts.push(asset[1]);
  const place = home.place.isCity ? home.quartier : home.place.name;
  return `${parts.join(" ")}, ${place}`;
}

function nameHome(random: Random, { propertyType, style, rooms, livingArea, landArea, features: owned }: Home): string {
  if (propertyType === "terrain") return `Terrain ${owned.includes("viabilise") ? "viabilisé" : "à bâtir"} de ${landArea} m²`;
  if (rooms === 1) return `Studio de ${Math.round(livingArea!)} m²`;
  if (propertyType === "appartement") {
    const qualifier = style === "haussmann" ? random.pick(["Appartement ancien", "Appartement de caractère", "Appartement"]) : "Appartement";
    return `${qualifier} ${rooms} pièces`;
  }
  const house = { mas: "Mas en pierre", longere: "Longère rénovée", ville: "Maison de ville", pavillon: random.pick(["Maison familiale", "Maison", "Pavillon"]) }[style];
  return `${house ?? "Maison"} ${rooms} pièces`;
}

/** The part of the address that says what and where: `appartement-3-pieces-lyon-3e`. */
export function slugOf(home: Home): string {
  if (home.propertyType === "terrain") return `terrain-${home.landArea}-m2-${home.place.slug}`;
  if (home.rooms === 1) return `studio-${home.place.slug}`;
  return `${home.propertyType}-${home.rooms}-pieces-${home.place.slug}`;
}
