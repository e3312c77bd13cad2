import type { Home } from "./home.ts";

const numbers = ["zéro", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];

/** « trois chambres », « une chambre » */
export function countFeminine(count: number, singular: string): string {
  return `${numbers[count] ?? count} ${singular}${count > 1 ? "s" : ""}`;
}

/** « 63,5 m² », with the no-break space that French wants. */
export function squareMetres(area: number): string {
  return `${area.toLocaleString("fr-FR", { maximumFractionDigits: 1 })} m²`;
}

/** « au troisième étage », « en rez-de-chaussée » */
export function atFloor({ floor, floorCount }: Home): string {
  if (floor === null) return "";
  if (floor === 0) return "en rez-de-chaussée";
  const ordinals = ["premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième", "huitième", "neuvième"];
  const last = floor === floorCount ? " et dernier" : "";
  return `au ${ordinals[floor - 1] ?? `${floor}e`}${last} étage`;
}

/** « à Lyon 3e », « au Havre », « aux Sables-d’Olonne », « à La Rochelle » */
export function inPlace(name: string): string {
  if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
  if (name.startsWith("Les ")) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

/** « a, b et c » */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} et ${words.at(-1)}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
}
