import { join, type Phrase, say, sayOften, type Tale } from "./tale.ts";
import { listWords, roughMetres } from "./words.ts";

/** The day rooms: living room, kitchen, light. */
export function dayRooms(tale: Tale): string {
  const kitchen =
    tale.home.kitchen === "americaine" || tale.home.rooms === 1 ? "" : say(tale, kitchens[tale.home.kitchen!]);
  return join(
    say(tale, tale.home.rooms === 1 ? studioRooms : tale.home.kitchen === "americaine" ? openLivings : livings),
    kitchen,
    light(tale),
  );
}

const livingArea = (t: Tale) =>
  roughMetres(
    t.roomArea("Séjour") ??
      t.roomArea("Salon-séjour") ??
      t.roomArea("Salle à manger et salon") ??
      t.roomArea("Pièce de vie") ??
      0,
  );

const livings: Phrase[] = [
  (t) => `L’entrée mène à un séjour de ${livingArea(t)}.`,
  (t) => `Le séjour, de ${livingArea(t)}, se meuble facilement.`,
  (t) => `On entre directement dans la lumière : un séjour de ${livingArea(t)}, au plan régulier.`,
  (t) => `La pièce principale mesure ${livingArea(t)} ; un coin repas y trouve sa place.`,
  (t) => `Une belle pièce de réception de ${livingArea(t)} donne le ton.`,
  (t) => `Le salon et la salle à manger partagent une pièce de ${livingArea(t)}.`,
  (t) => `Autour d’un séjour de ${livingArea(t)}, les pièces se distribuent sans couloir inutile.`,
  (t) => `Côté jour, le séjour offre ${livingArea(t)}.`,
  (t) =>
    `Son séjour de ${livingArea(t)} est le cœur ${t.home.propertyType === "maison" ? "de la maison" : "de l’appartement"}.`,
];

const openLivings: Phrase[] = [
  (t) => `La pièce de vie réunit salon, salle à manger et cuisine ouverte sur ${livingArea(t)}.`,
  (t) => `Le séjour et sa cuisine ouverte forment un ensemble de ${livingArea(t)}.`,
  (t) =>
    `Cuisine ouverte et séjour composent une pièce de ${livingArea(t)}, où l’on reçoit sans s’éloigner des fourneaux.`,
  (t) => `${livingArea(t)} pour la pièce de vie, cuisine ouverte comprise.`,
  (t) => `On cuisine, on mange et on se retrouve dans une seule grande pièce de ${livingArea(t)}.`,
  (t) => `La cuisine, ouverte et fonctionnelle, donne sur le séjour : ${livingArea(t)} en tout.`,
];

const studioRooms: Phrase[] = [
  (t) => `La pièce principale mesure ${livingArea(t)} ; la kitchenette occupe un angle à part.`,
  (t) => `Une pièce de vie de ${livingArea(t)}, un coin cuisine et des rangements intégrés.`,
  (t) => `Dans la pièce de ${livingArea(t)}, le coin nuit et le coin repas se séparent d’un simple meuble.`,
  (t) => `La kitchenette est équipée de plaques et d’un réfrigérateur, la pièce à vivre fait ${livingArea(t)}.`,
  (t) => `L’entrée, dotée d’un placard, ouvre sur une pièce de ${livingArea(t)} avec kitchenette.`,
];

const kitchenArea = (t: Tale) => roughMetres(t.roomArea("Cuisine") ?? 0);

const kitchens: Record<NonNullable<Tale["home"]["kitchen"]>, Phrase[]> = {
  equipee: [
    (t) => `La cuisine équipée, de ${kitchenArea(t)}, dispose de nombreux rangements.`,
    "La cuisine est entièrement équipée.",
    (t) => `À côté, la cuisine équipée (${kitchenArea(t)}) permet d’y prendre ses repas.`,
    "La cuisine, équipée et fonctionnelle, est attenante.",
    (t) => `Cuisine équipée de ${kitchenArea(t)}, avec four, plaques et hotte.`,
  ],
  amenagee: [
    (t) => `La cuisine aménagée mesure ${kitchenArea(t)}.`,
    "La cuisine est aménagée, avec plan de travail et rangements hauts et bas.",
    (t) => `Cuisine aménagée de ${kitchenArea(t)}, prête à recevoir vos appareils.`,
    "Une cuisine aménagée complète l’espace de jour.",
  ],
  independante: [
    (t) => `La cuisine, indépendante, offre ${kitchenArea(t)}.`,
    (t) => `Séparée du séjour, la cuisine de ${kitchenArea(t)} se ferme par une porte.`,
    (t) => `La cuisine indépendante (${kitchenArea(t)}) peut s’ouvrir sur le séjour si l’on souhaite plus d’espace.`,
    "La cuisine est indépendante, avec une fenêtre.",
  ],
  americaine: [],
  kitchenette: [],
};

function light(tale: Tale): string {
  const { exposure } = tale.home;
  if (exposure === null) return "";
  return sayOften(
    tale,
    0.85,
    exposure === "est-ouest" ? crossing : exposure.startsWith("nord") ? northern : exposure === "est" ? eastern : sunny,
  );
}

const crossing: Phrase[] = [
  (t) => `Traversant${t.noun.e} est-ouest, ${t.noun.it} reçoit le soleil du matin et celui du soir.`,
  "La double exposition, est et ouest, assure une lumière changeante au fil de la journée.",
  "Un plan traversant, d’est en ouest, qui permet d’aérer en un instant.",
];
const sunny: Phrase[] = [
  (t) => `L’exposition ${t.home.exposure} apporte une belle lumière.`,
  (t) => `Exposé${t.noun.e} ${t.home.exposure}, ${t.noun.it} profite du soleil une bonne partie de la journée.`,
  (t) => `Orientées ${t.home.exposure}, les pièces de jour sont lumineuses en toute saison.`,
  (t) => `La lumière entre largement : exposition ${t.home.exposure}.`,
  (t) =>
    `Le soleil est là ${t.home.exposure === "sud-est" ? "dès le matin" : "tout l’après-midi"}, grâce à une exposition ${t.home.exposure}.`,
];
const northern: Phrase[] = [
  (t) => `L’exposition ${t.home.exposure} donne une lumière douce et garde la fraîcheur en été.`,
  (t) =>
    `Orienté${t.noun.e} ${t.home.exposure}, ${t.noun.it} reste ${t.noun.e ? "fraîche" : "frais"} pendant les fortes chaleurs.`,
];
const eastern: Phrase[] = [
  "Le soleil du matin éclaire les pièces de jour, exposées à l’est.",
  (t) => `Exposé${t.noun.e} à l’est, ${t.noun.it} est baigné${t.noun.e} de lumière au petit-déjeuner.`,
];

/** Features such as fireplace, floors, mouldings, beams. */
export function character(tale: Tale): string {
  return sayOften(tale, 0.8, characters[tale.home.style] ?? []);
}

const characters: Partial<Record<Tale["home"]["style"], Phrase[]>> = {
  haussmann: [
    "Parquet, moulures et cheminée : le charme de l’ancien est intact.",
    "La hauteur sous plafond, les moulures et le parquet ancien donnent du caractère à chaque pièce.",
    "On y retrouve ce qui fait aimer l’ancien : cheminée de marbre, corniches, parquet massif.",
    "Les éléments d’origine ont été préservés, du parquet aux moulures, sans oublier la cheminée.",
    "Belle hauteur sous plafond, parquet et cheminée d’époque.",
  ],
  contemporain: [
    "Les grandes ouvertures et le parquet composent un décor sobre, facile à s’approprier.",
    "Prestations soignées : parquet, menuiseries à rupture de pont thermique, placards aménagés.",
    "Les volumes sont simples et les rangements bien placés.",
    "Un intérieur contemporain, sans perte de place.",
  ],
  "annees-70": [
    "Le plan, typique de son époque, est généreux : pièces carrées et grandes fenêtres.",
    "Les larges baies, typiques de ces années-là, laissent entrer la lumière.",
    "Des pièces bien proportionnées et des placards dans l’entrée, comme on savait en faire alors.",
  ],
  studio: [
    "Le parquet et les murs clairs agrandissent l’espace.",
    "Le parquet donne une touche chaleureuse à l’ensemble.",
    "Rangements bien pensés et parquet au sol.",
  ],
  mas: [
    "Poutres, tomettes et cheminée de pierre : l’intérieur a gardé son âme.",
    "La cheminée de pierre et les poutres apparentes réchauffent la pièce de vie.",
    "Les tomettes anciennes, les niches et la cheminée ont été conservées.",
  ],
  longere: [
    "Poutres anciennes et cheminée de pierre donnent à la pièce de vie tout son caractère.",
    "La cheminée, les poutres et les sols en terre cuite ont été conservés.",
    "Le charme opère dès l’entrée : charpente apparente, pierre et grande cheminée.",
  ],
  ville: [
    "Parquet, cheminée et hauteur sous plafond rappellent l’histoire de la maison.",
    "Les parquets et la cheminée d’origine ont été conservés.",
    "Carreaux de ciment dans l’entrée, parquet et cheminée dans le séjour : le charme est intact.",
  ],
  pavillon: [
    (t) => (t.has("cheminee") ? "La cheminée réchauffe le séjour les soirs d’hiver." : null),
    (t) => (t.has("parquet") ? "Le parquet des pièces principales apporte une note chaleureuse." : null),
    "De nombreux rangements ont été prévus dès la construction.",
    (t) => (t.has("jardin") ? "Le séjour s’ouvre sur le jardin par de larges baies." : null),
  ],
};

/** « 13, 11 et 10 m² » for the bedrooms, in the order of the list of rooms. */
export function bedroomAreas({ home }: Tale): string {
  const areas = home.namedRooms
    .filter(({ name }) => name.startsWith("Chambre"))
    .map(({ area }) => String(Math.round(area)));
  return `${listWords(areas)} m²`;
}
