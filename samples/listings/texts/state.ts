import { join, type Phrase, say, sayOften, type Tale } from "./tale.ts";

/** Works done or to be done. */
export function condition(tale: Tale): string {
  const always = tale.home.condition === "a-renover" || tale.home.condition === "a-rafraichir";
  return sayOften(tale, always ? 1 : 0.7, conditions[tale.home.condition]);
}

const conditions: Record<Tale["home"]["condition"], Phrase[]> = {
  "a-renover": [
    "Une rénovation complète est à prévoir : le prix en tient compte.",
    (t) =>
      `L’ensemble est à rénover, l’occasion de refaire ${t.home.propertyType === "maison" ? "une maison" : "un appartement"} à son idée.`,
    "Des travaux sont nécessaires (électricité, cuisine, pièces d’eau, sols) ; des devis peuvent être consultés.",
    "À rénover entièrement, dans un volume qui le mérite.",
    "Il faut l’imaginer après travaux : la structure est saine, tout le reste est à refaire.",
  ],
  "a-rafraichir": [
    "Un rafraîchissement est à prévoir : peintures et sols.",
    "Quelques travaux de décoration suffiront pour l’adapter à vos goûts.",
    "La décoration date un peu ; la base est bonne.",
    "À rafraîchir, mais habitable tout de suite.",
    "Comptez des peintures et une remise au goût du jour de la cuisine.",
  ],
  "bon-etat": [
    (t) => `${t.noun.e ? "Elle est" : "Il est"} en bon état général, sans travaux à prévoir.`,
    "L’ensemble, régulièrement entretenu, est en bon état.",
    "Rien à prévoir avant d’emménager.",
    (t) =>
      `Bien entretenu${t.noun.e}, ${t.noun.it} peut se vivre tel${t.noun.e ? "le" : ""} quel${t.noun.e ? "le" : ""}.`,
    "Bon état général.",
  ],
  refait: [
    (t) =>
      `Récemment rénové${t.noun.e}, ${t.noun.it} ${t.home.furnished ? `est prêt${t.noun.e} à vivre` : "ne demande que vos meubles"}.`,
    "Une rénovation récente, soignée, a repris l’électricité, les sols et les pièces d’eau.",
    "Tout a été refait il y a peu, avec des matériaux simples et durables.",
    "Les peintures, la cuisine et les pièces d’eau sont récentes.",
    (t) =>
      `Entièrement repris${t.noun.e} ces dernières années, ${t.noun.it} réunit le confort d’aujourd’hui et ses volumes d’origine.`,
  ],
  neuf: [
    (t) => `Livré${t.noun.e} en ${t.home.yearBuilt}, ${t.noun.it} bénéficie encore de la garantie décennale.`,
    (t) => `Presque neu${t.noun.e ? "ve" : "f"}, ${t.noun.it} répond aux normes d’isolation récentes.`,
    "La construction est récente et ne demande pas de travaux.",
    "Matériaux récents, isolation performante : rien à refaire avant longtemps.",
  ],
};

/** Heating and certificate. */
export function energy(tale: Tale): string {
  const { energy: certificate, transaction } = tale.home;
  if (!certificate) return "";
  const letter = certificate.energyClass;
  if (letter === null) return join(say(tale, heatings), "Le diagnostic de performance énergétique est en cours.");
  if (letter === "A" || letter === "B") return join(say(tale, heatings), say(tale, good));
  if (letter === "F" || letter === "G")
    return join(say(tale, heatings), say(tale, transaction === "vente" ? poorSale : poorRent));
  return join(say(tale, heatings), sayOften(tale, 0.85, fair));
}

const heatingWords: Record<string, readonly string[]> = {
  "gaz individuel": [
    "Chauffage individuel au gaz.",
    "Le chauffage, individuel, est au gaz.",
    "La chaudière à gaz est individuelle et entretenue chaque année.",
  ],
  "gaz collectif": ["Chauffage collectif au gaz, compris dans les charges.", "Le chauffage est collectif, au gaz."],
  "électrique individuel": [
    "Chauffage électrique individuel.",
    "Des radiateurs électriques, réglables pièce par pièce, assurent le chauffage.",
    "Le chauffage est électrique.",
  ],
  "pompe à chaleur": [
    "Une pompe à chaleur assure le chauffage.",
    "Chauffage par pompe à chaleur.",
    "La pompe à chaleur limite la consommation.",
  ],
  "chauffage urbain": ["L’immeuble est raccordé au chauffage urbain.", "Chauffage urbain, compris dans les charges."],
  fioul: ["La chaudière au fioul fonctionne ; son remplacement peut être aidé.", "Chauffage au fioul."],
  bois: ["Un poêle à bois assure l’essentiel du chauffage.", "Chauffage au bois."],
  "climatisation réversible": [
    "La climatisation, réversible, équipe les pièces principales.",
    "Climatisation dans les pièces de vie.",
  ],
};

const heatings: Phrase[] = [({ random, home }) => random.pick(heatingWords[home.energy!.heating] ?? [""])];

const letterOf = (t: Tale) => t.home.energy!.energyClass!;

const good: Phrase[] = [
  (t) => `Avec un DPE ${letterOf(t)}, les dépenses d’énergie restent mesurées.`,
  (t) => `Très bonne performance énergétique : classe ${letterOf(t)}.`,
  (t) => `L’isolation est excellente, le DPE classé ${letterOf(t)}.`,
  (t) => `Classé${t.noun.e} ${letterOf(t)} au DPE, ${t.noun.it} garde la chaleur en hiver et la fraîcheur en été.`,
];
const fair: Phrase[] = [
  (t) => `DPE : classe ${letterOf(t)}.`,
  (t) => `Le diagnostic énergétique ${t.noun.e ? "la" : "le"} classe en ${letterOf(t)}.`,
  (t) => `Classe énergie ${letterOf(t)}.`,
  (t) => `Performance énergétique de classe ${letterOf(t)}.`,
];
const poorSale: Phrase[] = [
  (t) => `DPE ${letterOf(t)} : une rénovation énergétique est à prévoir.`,
  (t) => `La classe énergie ${letterOf(t)} appelle des travaux d’isolation ; des aides existent.`,
  (t) => `Classé${t.noun.e} ${letterOf(t)}, ${t.noun.it} gagnera beaucoup à être isolé${t.noun.e}.`,
  (t) => `Le DPE, en ${letterOf(t)}, annonce des travaux d’isolation à chiffrer.`,
];
const poorRent: Phrase[] = [
  (t) => `Le DPE est de classe ${letterOf(t)} ; les dépenses estimées figurent dans l’annonce.`,
  (t) => `Classe énergie ${letterOf(t)} : le propriétaire étudie l’isolation du logement.`,
];
