import { bedroomAreas } from "./inside.ts";
import { join, type Phrase, say, type Tale } from "./tale.ts";
import { capitalize, countFeminine, listWords } from "./words.ts";

/** The night rooms: bedrooms, study, bathrooms. */
export function nightRooms(tale: Tale): string {
  const { bedrooms } = tale.home;
  const sleeping = bedrooms === null ? "" : say(tale, bedrooms === 1 ? oneBedroom : severalBedrooms);
  return join(sleeping, study(tale), say(tale, bedrooms === null ? studioWater : water));
}

const oneBedroom: Phrase[] = [
  (t) => `La chambre mesure ${bedroomAreas(t)}${t.has("dressing") ? " et dispose d’un dressing" : ""}.`,
  (t) => `Une chambre de ${bedroomAreas(t)}, au calme${t.has("dressing") ? ", avec dressing" : ""}.`,
  (t) => `Côté nuit, une chambre de ${bedroomAreas(t)}${t.has("dressing") ? " avec dressing" : " avec placard"}.`,
  (t) =>
    `La chambre (${bedroomAreas(t)}) est à l’écart de la pièce de vie${t.has("dressing") ? " et possède son dressing" : ""}.`,
];

const many = (t: Tale) => countFeminine(t.home.bedrooms!, "chambre");

const severalBedrooms: Phrase[] = [
  (t) => `L’espace nuit compte ${many(t)} (${bedroomAreas(t)})${t.has("dressing") ? ", dont une avec dressing" : ""}.`,
  (t) =>
    `${capitalize(many(t))} de ${bedroomAreas(t)}${t.has("dressing") ? ", dont une avec dressing," : ""} forment la partie nuit.`,
  (t) => `Les ${many(t)} font ${bedroomAreas(t)}${t.has("dressing") ? " ; la première a son dressing" : ""}.`,
  (t) => `Côté nuit : ${many(t)}, de ${bedroomAreas(t)}${t.has("dressing") ? ", et un dressing" : ""}.`,
  (t) =>
    `On compte ${many(t)} (${bedroomAreas(t)}), toutes avec fenêtre${t.has("dressing") ? ", et un dressing" : ""}.`,
  (t) =>
    t.home.propertyType === "maison" && t.home.floorCount! > 1
      ? `À l’étage, ${many(t)} de ${bedroomAreas(t)}${t.has("dressing") ? " et un dressing" : ""}.`
      : null,
  (t) => `Un dégagement dessert ${many(t)} (${bedroomAreas(t)})${t.has("dressing") ? " et un dressing" : ""}.`,
];

function study(tale: Tale): string {
  if (tale.roomArea("Bureau") !== null) return say(tale, studies);
  return tale.home.propertyType === "appartement" &&
    tale.roomArea("Salon") !== null &&
    tale.home.rooms! > (tale.home.bedrooms ?? 0) + 1
    ? say(tale, secondLivings)
    : "";
}

const studies: Phrase[] = [
  "Un bureau permet de travailler sans quitter la maison.",
  "S’y ajoute un bureau, au calme.",
  "Une pièce de plus sert aujourd’hui de bureau.",
];
const secondLivings: Phrase[] = [
  "Le double séjour peut redevenir une chambre.",
  "Un salon séparé peut servir de chambre ou de bureau.",
];

function wetRooms({ home }: Tale): string[] {
  const { bathrooms, showerRooms, toilets } = home;
  return [
    bathrooms && countFeminine(bathrooms, "salle de bains"),
    showerRooms && countFeminine(showerRooms, "salle d’eau"),
    toilets === 1 && "des toilettes séparées",
    toilets !== null && toilets > 1 && `${toilets === 2 ? "deux" : "trois"} toilettes`,
  ].filter((room) => typeof room === "string");
}

const water: Phrase[] = [
  (t) => `S’y ${wetRooms(t).length === 1 ? "ajoute" : "ajoutent"} ${listWords(wetRooms(t))}.`,
  (t) => `Côté pièces d’eau : ${listWords(wetRooms(t))}.`,
  (t) => `${capitalize(listWords(wetRooms(t)))} ${wetRooms(t).length === 1 ? "complète" : "complètent"} le plan.`,
  (t) => `L’ensemble dispose ${listWords(wetRooms(t).map(withDe))}.`,
  (t) => `On trouve également ${listWords(wetRooms(t))}.`,
];

const studioWater: Phrase[] = [
  (t) =>
    t.home.toilets === null
      ? "La salle d’eau, avec douche et toilettes, est séparée."
      : "La salle d’eau et les toilettes sont séparées.",
  (t) =>
    t.home.toilets === null ? "Salle d’eau avec douche et toilettes." : "Salle d’eau avec douche, toilettes à part.",
  (t) =>
    t.home.toilets === null
      ? "La salle d’eau, refermée par une vraie porte, comprend douche, vasque et toilettes."
      : "La salle d’eau comprend une douche et une vasque ; les toilettes sont indépendantes.",
];

function withDe(room: string): string {
  if (room.startsWith("des ")) return `de ${room.slice(4)}`;
  return room.startsWith("une ") ? `d’${room}` : `de ${room}`;
}
