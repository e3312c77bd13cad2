import { type Phrase, say, type Tale } from "./tale.ts";
import { capitalize, countFeminine } from "./words.ts";

/** The house, its place, its size and its land. */
export function openHouse(tale: Tale): string {
  return say(tale, openings);
}

const where = ({ at, sector }: Tale) => (sector ? `${at}, ${sector}` : at);
const offer = ({ isSale }: Tale) => (isSale ? "à vendre" : "à louer");
const onLand = ({ land }: Tale) => (land ? ` sur un terrain de ${land}` : "");
const rooms = ({ home }: Tale) => countFeminine(home.rooms!, "pièce");

const openings: Phrase[] = [
  (t) => `${capitalize(where(t))}, ${t.noun.a}, d’une surface habitable de ${t.area}${onLand(t)}.`,
  (t) => `${capitalize(t.noun.long)} ${offer(t)} ${where(t)} : ${t.area} habitables${onLand(t)}.`,
  (t) => `${capitalize(t.noun.this)} de ${t.area} se situe ${where(t)}${onLand(t)}.`,
  (t) => `${capitalize(t.noun.this)} développe ${t.area} habitables, en ${rooms(t)}${onLand(t)}, ${t.at}.`,
  (t) => t.sector && `${capitalize(t.sector)}, ${t.at} : ${t.noun.a} avec ${t.area} habitables${onLand(t)}.`,
  (t) => `Posé${t.noun.e}${onLand(t)} ${t.at}, ${t.noun.this} de ${t.area} compte ${rooms(t)}.`,
  (t) => `${capitalize(rooms(t))}, ${t.area}${onLand(t)} : voici ${t.noun.this} ${where(t)}.`,
  (t) => (t.isAgent && t.isSale ? `Nous vous proposons ${where(t)} ${t.noun.a} de ${t.area}${onLand(t)}.` : null),
  (t) =>
    t.isAgent && !t.isSale ? `À louer par notre agence, ${where(t)} : ${t.noun.a} de ${t.area}${onLand(t)}.` : null,
  (t) => (t.isAgent ? `À visiter ${where(t)}, ${t.noun.a} de ${t.area}${onLand(t)}.` : null),
  (t) =>
    !t.isAgent && t.isSale ? `De particulier à particulier, ${where(t)} : ${t.noun.a} de ${t.area}${onLand(t)}.` : null,
  (t) =>
    !t.isAgent && !t.isSale ? `Nous louons directement, ${where(t)}, ${t.noun.a} de ${t.area}${onLand(t)}.` : null,
  (t) =>
    t.has("jardin")
      ? `De la place dedans comme dehors : ${t.area} habitables${onLand(t)}, ${where(t)}, pour ${t.noun.this}.`
      : null,
  (t) => `${capitalize(t.noun.a)} vous attend ${where(t)}, avec ${t.area} habitables${onLand(t)}.`,
];

/** Its age, its storeys, its view from the street. */
export function describeHouse(tale: Tale): string {
  return say(tale, shapes[tale.home.style] ?? pavilionShapes);
}

const storeys = ({ home }: Tale) =>
  home.floorCount === 1 ? "de plain-pied" : `sur ${home.floorCount === 2 ? "deux" : "trois"} niveaux`;

const pavilionShapes: Phrase[] = [
  (t) => `Construit${t.noun.e} en ${t.home.yearBuilt}, ${t.noun.it} est organisé${t.noun.e} ${storeys(t)}.`,
  (t) =>
    t.home.floorCount === 1
      ? `Tout est de plain-pied, dans une construction de ${t.home.yearBuilt}.`
      : `La construction, de ${t.home.yearBuilt}, comprend un rez-de-chaussée et un étage.`,
  (t) => `Sa construction date de ${t.home.yearBuilt} ; la vie s’y déroule ${storeys(t)}.`,
  (t) =>
    t.home.floorCount === 1
      ? "Le plain-pied facilite la vie de tous les jours."
      : "Les pièces de jour occupent le rez-de-chaussée, les chambres l’étage.",
  (t) => `Une construction traditionnelle de ${t.home.yearBuilt}, ${storeys(t)}, aux volumes réguliers.`,
];

const shapes: Partial<Record<Tale["home"]["style"], Phrase[]>> = {
  mas: [
    (t) => `Ses murs de pierre, élevés vers ${decade(t)}, gardent la fraîcheur en été.`,
    "La pierre, les tuiles anciennes et les enduits à la chaux ont été conservés.",
    (t) => `Bâti${t.noun.e} en pierre du pays, ${t.noun.it} se déploie ${storeys(t)}.`,
    "Derrière ses volets de bois, les pièces restent fraîches aux heures chaudes.",
    (t) => `D’époque ${decade(t)}, ${t.noun.it} a gardé ses proportions et ses ouvertures d’origine.`,
  ],
  longere: [
    (t) => `Ses murs anciens, bâtis vers ${decade(t)}, abritent des pièces de belle taille.`,
    (t) => `Bâti${t.noun.e} vers ${decade(t)}, ${t.noun.it} s’étire ${storeys(t)} face au jardin.`,
    "Les murs épais, les linteaux et les poutres racontent son passé agricole.",
    "La façade, longue et basse, regarde le jardin ; chaque pièce en reçoit la lumière.",
    "L’ancien y a gardé sa place : pierre, terre cuite et charpente apparente.",
  ],
  ville: [
    (t) => `Élevé${t.noun.e} en ${t.home.yearBuilt}, ${t.noun.it} se répartit ${storeys(t)}.`,
    (t) => `Derrière une façade de ${t.home.yearBuilt}, la vie s’organise ${storeys(t)}.`,
    "Mitoyenne d’un côté, la construction garde pourtant ses pièces au calme.",
    (t) => `Une construction de ${t.home.yearBuilt}, étroite et haute, où chaque niveau a sa fonction.`,
    (t) =>
      t.home.yearBuilt! < 1940
        ? `Datant de ${t.home.yearBuilt}, ${t.noun.it} a le charme des constructions d’avant-guerre, ${storeys(t)}.`
        : null,
  ],
};

const decade = ({ home }: Tale) => String(Math.floor(home.yearBuilt! / 10) * 10);
