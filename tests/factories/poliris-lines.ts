/** Texts of a line by rank, from 1. */
export type Ranks = Record<number, string>;

/** Columns of each version, to its last rank. */
export const versionColumns = {
  "4.07": 255,
  "4.08-001": 294,
  "4.08-002": 297,
  "4.08-004": 299,
  "4.08-005": 300,
  "4.08-006": 307,
  "4.08-007": 323,
  "4.09": 329,
  "4.10": 330,
  "4.11": 333,
  "4.12": 334,
} as const;
export type PolirisVersion = keyof typeof versionColumns;

type Place = { postalCode: string; city: string; district: string; street: string; position: [string, string] };

const places: Place[] = [
  {
    postalCode: "35000",
    city: "RENNES",
    district: "Thabor",
    street: "rue de Fougères",
    position: ["48.114700", "-1.667400"],
  },
  {
    postalCode: "44000",
    city: "NANTES",
    district: "Graslin",
    street: "rue Crébillon",
    position: ["47.213600", "-1.561900"],
  },
  {
    postalCode: "69003",
    city: "LYON 3EME",
    district: "Montchat",
    street: "cours du Docteur Long",
    position: ["45.752400", "4.876800"],
  },
  {
    postalCode: "33000",
    city: "BORDEAUX",
    district: "Chartrons",
    street: "rue Notre-Dame",
    position: ["44.852300", "-0.571600"],
  },
  {
    postalCode: "74000",
    city: "ANNECY",
    district: "Vallin",
    street: "avenue des Hirondelles",
    position: ["45.898700", "6.112900"],
  },
  {
    postalCode: "56000",
    city: "VANNES",
    district: "Saint-Patern",
    street: "rue de la Fontaine",
    position: ["47.659600", "-2.754300"],
  },
  {
    postalCode: "59000",
    city: "LILLE",
    district: "Vauban",
    street: "rue Nationale",
    position: ["50.634700", "3.050200"],
  },
  {
    postalCode: "31000",
    city: "TOULOUSE",
    district: "Busca",
    street: "allée des Demoiselles",
    position: ["43.590800", "1.453600"],
  },
];

/** Kinds of homes that the portal shows. */
export const homeKinds = ["flat", "house", "plot", "rental", "furnished", "rental_house"] as const;
export type HomeKind = (typeof homeKinds)[number];

const AGENCY = "AG35012";

/** A believable home; another number is another home. `changed` are texts by rank. */
export function homeRanks(kind: HomeKind, number: number, changed: Ranks = {}): Ranks {
  return { ...everyHome(number), ...ofKind[kind](number), ...changed };
}

function everyHome(number: number): Ranks {
  const { postalCode, city, district, street, position } = places[number % places.length]!;
  const reference = `R${String(number).padStart(4, "0")}`;
  const photos = [1, 2, 3].map((photo) => [
    84 + photo,
    `https://photos.example.org/35012/${reference}-${photo}.jpg?20260412`,
  ]);
  return {
    1: AGENCY,
    2: reference,
    5: postalCode,
    6: city,
    7: "France",
    8: `${(number % 90) + 1} ${street}`,
    9: district,
    ...Object.fromEntries(photos),
    94: "Séjour",
    105: "0299000000",
    106: "Agence du Thabor",
    107: "contact@agence.example.org",
    108: postalCode,
    109: city,
    111: "OUI",
    112: `M${1_000 + number}`,
    113: "12/01/2026",
    175: `KEY-${number}`,
    298: position[0],
    299: position[1],
    300: "4",
    301: "4.12",
    307: "https://agence.example.org/honoraires.pdf",
  };
}

const energy: Ranks = {
  176: "152",
  177: "C",
  178: "18",
  179: "C",
  324: "14/03/2025",
  325: "DPE_v07-2021",
  326: "890",
  327: "1250",
  328: "01/01/2021",
  334: "118",
};

const comforts: Ranks = {
  28: "NON",
  29: "1",
  30: "1",
  31: "1",
  32: "OUI",
  33: "8832",
  34: "9",
  35: "OUI",
  42: "OUI",
  46: "OUI",
};

/** Price with the buyer's fees, price without them, fees in percent of the latter. */
const sale = (net: number): Ranks => ({
  3: "vente",
  11: String(net * 1.05),
  13: "NON",
  15: "5",
  83: "OUI",
  302: "1",
  303: String(net),
});

const rental = (rent: number, charges: number): Ranks => ({
  3: "location",
  11: String(rent + charges),
  13: "OUI",
  15: "250",
  22: "01/06/2026",
  23: String(charges),
  161: String(rent),
  302: "1",
  304: "2",
  306: "40",
  331: String(rent),
});

const flat = (number: number): Ranks => ({
  4: "appartement",
  16: String(48 + (number % 40)),
  18: "3",
  19: "2",
  24: String(number % 6),
  25: "6",
  27: "1974",
  39: "1",
  40: "6",
  41: "OUI",
  43: "1",
});

const house = (number: number): Ranks => ({
  4: "maison/villa",
  16: String(96 + (number % 60)),
  17: String(380 + number * 7),
  18: "5",
  19: "4",
  25: "1",
  27: "1998",
  43: "2",
  48: "OUI",
  181: "pavillon",
  329: "24",
});

const words = (title: string, text: string): Ranks => ({ 20: title, 21: text });

const ofKind: Record<HomeKind, (number: number) => Ranks> = {
  flat: (number) => ({
    ...sale(180_000 + number * 1_000),
    ...flat(number),
    ...comforts,
    ...energy,
    ...words(
      "Appartement lumineux avec balcon",
      "Au calme, séjour exposé au sud, cuisine équipée et deux chambres.<BR>Cave et stationnement.",
    ),
    258: "OUI",
    259: "24",
    260: "1180",
    261: "NON",
  }),
  house: (number) => ({
    ...sale(290_000 + number * 1_000),
    ...house(number),
    ...comforts,
    ...energy,
    ...words(
      "Maison familiale avec jardin",
      "Quatre chambres à l’étage, grande pièce de vie et terrasse.<BR>À dix minutes à pied de la gare.",
    ),
    258: "NON",
  }),
  plot: (number) => ({
    ...sale(80_000 + number * 500),
    4: "terrain",
    17: String(520 + number * 3),
    ...words("Terrain à bâtir viabilisé", "Terrain plat, exposé au sud, eau et électricité en bordure."),
    258: "NON",
  }),
  rental: (number) => ({
    ...rental(690 + number, 70),
    ...flat(number),
    ...comforts,
    ...energy,
    ...words(
      "Deux chambres près du parc",
      "Appartement traversant, refait en 2023, proche des commerces et du tramway.",
    ),
    26: "NON",
  }),
  furnished: (number) => ({
    ...rental(610 + number, 60),
    ...flat(number),
    ...comforts,
    ...energy,
    ...words("Studio meublé en centre-ville", "Studio meublé et équipé : lit, bureau, plaques et réfrigérateur."),
    16: "27",
    18: "1",
    19: "",
    26: "OUI",
  }),
  rental_house: (number) => ({
    ...rental(1_150 + number, 40),
    ...house(number),
    ...comforts,
    ...energy,
    ...words("Maison à louer avec jardin", "Maison de plain-pied, garage, jardin clos et sans vis-à-vis."),
    26: "NON",
  }),
};

/** Columns to the last rank of a version, or to a number of columns. */
export function columnsOf(ranks: Ranks, count: number = versionColumns["4.12"]): string[] {
  return Array.from({ length: count }, (_, at) => ranks[at + 1] ?? "");
}

/** A line as the format writes it, but texts as they are. */
export const quotedLine = (columns: string[]): string => columns.map((text) => `"${text}"`).join("!#");

/** A home's line in version 4.12. */
export const homeLine = (kind: HomeKind, number: number, changed: Ranks = {}): string =>
  quotedLine(columnsOf(homeRanks(kind, number, changed)));

/** Homes of all kinds by turns, from the given number on. */
export const homeLines = (count: number, first = 1): string[] =>
  Array.from({ length: count }, (_, at) => homeLine(homeKinds[at % homeKinds.length]!, first + at));
