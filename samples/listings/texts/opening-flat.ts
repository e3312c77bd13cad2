import { type Phrase, say, type Tale } from "./tale.ts";
import { capitalize, countFeminine } from "./words.ts";

/** The flat, its place and its size. */
export function openFlat(tale: Tale): string {
  return say(tale, tale.home.rooms === 1 ? studioOpenings : flatOpenings);
}

const where = ({ at, sector }: Tale) => (sector ? `${at}, ${sector}` : at);
const offer = ({ isSale }: Tale) => (isSale ? "à vendre" : "à louer");
const meuble = ({ home }: Tale) => (home.furnished ? " meublé" : "");

const flatOpenings: Phrase[] = [
  (t) => t.sector && `${capitalize(t.sector)}, ${t.at} : ${t.noun.a}${meuble(t)} d’une surface de ${t.area}.`,
  (t) => `${capitalize(where(t))}, ${t.noun.a}${meuble(t)}, d’une surface habitable de ${t.area}.`,
  (t) => `${capitalize(t.noun.long)} ${offer(t)} ${where(t)}. Surface habitable : ${t.area}.`,
  (t) => `${capitalize(t.noun.this)}${meuble(t)} de ${t.area} se trouve ${where(t)}.`,
  (t) =>
    `C’est ${t.at}${t.sector ? `, ${t.sector},` : ""} que se situe ${t.noun.this}${meuble(t)} de ${t.area}, composé de ${countFeminine(t.home.rooms!, "pièce")}.`,
  (t) =>
    t.sector &&
    `Au cœur du secteur${t.sector.replace(/^(quartier|secteur)/, "")}, ${t.at}, ${t.noun.a}${meuble(t)} offrant ${t.area}.`,
  (t) => `${t.area} bien employés, ${where(t)} : ${t.noun.a}${meuble(t)} où chaque pièce a sa place.`,
  (t) => `${capitalize(where(t))}. ${capitalize(t.noun.a)}${meuble(t)} de ${t.area}, ${offer(t)}.`,
  (t) =>
    `Un plan clair, ${t.area}, ${countFeminine(t.home.rooms!, "pièce")} : voici ${t.noun.this}${meuble(t)} ${where(t)}.`,
  (t) =>
    t.isSale && t.isAgent ? `Notre agence vous propose à la vente, ${where(t)}, ${t.noun.a} de ${t.area}.` : null,
  (t) =>
    !t.isSale && t.isAgent ? `Nous proposons à la location, ${where(t)}, ${t.noun.a}${meuble(t)} de ${t.area}.` : null,
  (t) => (t.isAgent ? `À découvrir ${where(t)} : ${t.noun.a}${meuble(t)} de ${t.area}.` : null),
  (t) =>
    t.isSale && !t.isAgent ? `Je vends, sans intermédiaire, mon ${t.noun.long} de ${t.area}, ${where(t)}.` : null,
  (t) => (!t.isSale && !t.isAgent ? `Je loue en direct ${t.noun.a}${meuble(t)} de ${t.area}, ${where(t)}.` : null),
  (t) =>
    t.sector && t.home.place.isCity
      ? `Vous cherchez ${t.at}, secteur ${t.home.quartier} ? ${capitalize(t.noun.this)}${meuble(t)} de ${t.area} mérite le détour.`
      : null,
  (t) => `${capitalize(t.noun.a)}${meuble(t)} de ${t.area} vous attend ${where(t)}.`,
];

const studioOpenings: Phrase[] = [
  (t) => `Studio${meuble(t)} de ${t.area} ${offer(t)} ${where(t)}.`,
  (t) =>
    t.sector &&
    `${capitalize(t.sector)}, ${t.at} : un studio${meuble(t)} de ${t.area}, simple à vivre et à entretenir.`,
  (t) => `Ce studio${meuble(t)} de ${t.area} se situe ${where(t)}.`,
  (t) => `Tout est à portée de main dans ce studio${meuble(t)} de ${t.area}, ${where(t)}.`,
  (t) => `${capitalize(where(t))}, un studio${meuble(t)} dont les ${t.area} ont été pensés sans perte de place.`,
  (t) => (t.isAgent ? `Nous vous présentons ${where(t)} un studio${meuble(t)} de ${t.area}.` : null),
  (t) => (!t.isAgent ? `${t.isSale ? "Je vends" : "Je loue"} un studio${meuble(t)} de ${t.area}, ${where(t)}.` : null),
  (t) => (t.isSale ? `Un pied-à-terre ou un premier achat : studio de ${t.area} ${where(t)}.` : null),
  (t) => (t.home.furnished ? `Prêt à vivre, ce studio meublé de ${t.area} vous attend ${where(t)}.` : null),
];

/** The floor, the building, its lift. */
export function inBuilding(tale: Tale): string {
  return say(tale, buildingPhrases);
}

function lift({ has, home }: Tale): string {
  if (home.floor === 0) return "";
  if (has("ascenseur")) return " avec ascenseur";
  return home.floor! >= 3 ? " sans ascenseur" : "";
}

const buildingPhrases: Phrase[] = [
  (t) => `Il est situé ${t.onFloor}${lift(t)} ${ofBuilding(t)}.`,
  (t) => `Il se trouve ${t.onFloor}${lift(t)} ${ofBuilding(t)}.`,
  (t) => `Vous le trouverez ${t.onFloor}${lift(t)} ${ofBuilding(t)}.`,
  (t) => `Il prend place ${t.onFloor}${lift(t)} ${ofBuilding(t)}.`,
  (t) => `${capitalize(t.onFloor)}${lift(t)} ${ofBuilding(t)}, il profite d’un cadre bien tenu.`,
  (t) =>
    t.has("ascenseur") && t.home.floor! > 0 ? `L’ascenseur dessert ce logement, ${t.onFloor} ${ofBuilding(t)}.` : null,
  (t) =>
    !t.has("ascenseur") && t.home.floor! >= 3 ? `Il se mérite : ${t.onFloor}, par l’escalier, ${ofBuilding(t)}.` : null,
  (t) =>
    t.home.floor === t.home.floorCount && t.home.floor! > 1
      ? `${capitalize(t.onFloor)}${lift(t)} ${ofBuilding(t)}, il n’a personne au-dessus.`
      : null,
  (t) =>
    t.home.floor === 0 ? `De plain-pied, ${t.onFloor} ${ofBuilding(t)}, il s’atteint sans une marche à monter.` : null,
];

function ofBuilding(tale: Tale): string {
  return tale.random.pick(namesOfBuilding(tale));
}

function namesOfBuilding({ home }: Tale): string[] {
  const { style, yearBuilt, place, floorCount } = home;
  const year = yearBuilt!;
  if (floorCount! <= 3 && year < 1990)
    return ["d’un petit immeuble", `d’un petit immeuble de ${year}`, "d’une petite copropriété"];
  if (style === "haussmann") {
    return place.slug.startsWith("paris-")
      ? [
          "d’un immeuble haussmannien",
          `d’un bel immeuble haussmannien de ${year}`,
          `d’un immeuble en pierre de taille de ${year}`,
        ]
      : [`d’un immeuble ancien de ${year}`, "d’un immeuble ancien de caractère", `d’un immeuble bourgeois de ${year}`];
  }
  if (year >= 2012) return [`d’une résidence récente de ${year}`, `d’un immeuble récent, livré en ${year}`];
  if (year >= 1990)
    return [`d’une résidence de ${year}`, `d’un immeuble moderne de ${year}`, "d’une résidence soignée"];
  if (year >= 1950)
    return [
      `d’une résidence de ${year}`,
      `d’une résidence des années ${Math.floor((year % 100) / 10) * 10}`,
      `d’un immeuble de ${year}`,
    ];
  return [`d’un immeuble ancien de ${year}`, "d’un immeuble ancien"];
}
