import { sayAll } from "./home-phrases.ts";
import * as parts from "./parts.ts";
import { join, type Tale } from "./tale.ts";
import { typeset } from "./words.ts";

/** Shortest and longest description, in characters. */
export const SHORTEST = 400;
export const LONGEST = 1_200;

/** A description of the home's facts only, in one of the usual orders. Empty lines separate paragraphs; 400 to 1,200 characters. */
export function writeDescription(tale: Tale): string {
  if (tale.home.propertyType === "terrain") return typeset(describePlot(tale));
  const story = tale.random.weighted(stories);
  // Only old homes have period features.
  const chosen = story === charmFirst && !charming.has(tale.home.style) ? visit : story;
  return typeset(fit(tale, chosen(describeHome(tale))));
}

type Parts = Record<
  | "opening"
  | "shape"
  | "day"
  | "night"
  | "character"
  | "condition"
  | "outside"
  | "building"
  | "energy"
  | "around"
  | "closing",
  string
> & { highlights: () => string };

/** A paragraph and its rank: the highest ranks are dropped first when the text is too long. */
type Paragraph = { text: string; expendable: 0 | 1 | 2 | 3 };

function describeHome(tale: Tale): Parts {
  return {
    opening: parts.opening(tale),
    shape: parts.shape(tale),
    day: parts.dayRooms(tale),
    night: parts.nightRooms(tale),
    character: parts.character(tale),
    condition: parts.condition(tale),
    outside: parts.outside(tale),
    building: parts.building(tale),
    energy: parts.energy(tale),
    around: parts.around(tale),
    closing: parts.closing(tale),
    highlights: () => parts.highlights(tale),
  };
}

type Story = (parts: Parts) => Paragraph[];

const visit: Story = (p) => [
  { text: join(p.opening, p.shape), expendable: 0 },
  { text: join(p.day, p.night, p.character), expendable: 0 },
  { text: join(p.outside, p.building), expendable: 2 },
  { text: join(p.condition, p.energy), expendable: 1 },
  { text: join(p.around, p.closing), expendable: 1 },
];
const neighbourhoodFirst: Story = (p) => [
  { text: p.around, expendable: 1 },
  { text: join(p.opening, p.shape, p.condition), expendable: 0 },
  { text: join(p.day, p.night), expendable: 0 },
  { text: join(p.character, p.outside), expendable: 2 },
  { text: join(p.building, p.energy, p.closing), expendable: 1 },
];
const assetsListed: Story = (p) => [
  { text: join(p.opening, p.character), expendable: 0 },
  { text: p.highlights(), expendable: 0 },
  { text: join(p.shape, p.night, p.condition), expendable: 0 },
  { text: join(p.outside, p.energy), expendable: 1 },
  { text: join(p.around, p.closing), expendable: 2 },
];
const headed: Story = (p) => [
  { text: p.opening, expendable: 0 },
  { text: `Le logement : ${lower(join(p.day, p.night, p.character))}`, expendable: 0 },
  { text: headOutside(p), expendable: 2 },
  { text: `Les alentours : ${lower(p.around)}`, expendable: 1 },
  { text: `À savoir : ${lower(join(p.energy, p.condition, p.closing))}`, expendable: 1 },
];
const oneBreath: Story = (p) => [
  { text: join(p.opening, p.shape, p.day, p.night), expendable: 0 },
  { text: join(p.condition, p.outside, p.building, p.energy), expendable: 1 },
  { text: join(p.around, p.closing), expendable: 2 },
];
const charmFirst: Story = (p) => [
  { text: join(p.character, p.opening), expendable: 0 },
  { text: join(p.day, p.outside), expendable: 0 },
  { text: join(p.night, p.condition, p.shape), expendable: 0 },
  { text: join(p.around, p.energy), expendable: 1 },
  { text: join(p.building, p.closing), expendable: 2 },
];

const charming: ReadonlySet<Tale["home"]["style"]> = new Set(["haussmann", "mas", "longere", "ville"]);
const stories = [
  [visit, 28],
  [neighbourhoodFirst, 16],
  [assetsListed, 18],
  [headed, 12],
  [oneBreath, 16],
  [charmFirst, 10],
] as const;

function headOutside(p: Parts): string {
  const text = join(p.outside, p.building);
  return text ? `Les plus : ${lower(text)}` : "";
}

function describePlot(tale: Tale): string {
  const paragraphs = [parts.plot(tale), parts.plotUse(tale), join(parts.around(tale), parts.closing(tale))];
  return lengthen(together(paragraphs), sayAll(tale, "notes of a plot"));
}

/** Adds generic sentences to a short text. */
function lengthen(text: string, notes: string[]): string {
  return notes.reduce((longer, note) => (longer.length < SHORTEST ? together([longer, note]) : longer), text);
}

/** Drops paragraphs of a long text, and adds generic ones to a short text. */
function fit(tale: Tale, paragraphs: Paragraph[]): string {
  let kept = paragraphs;
  for (const dear of [3, 2, 1] as const) {
    if (together(kept.map(({ text }) => text)).length <= LONGEST) break;
    kept = kept.filter(({ expendable }) => expendable < dear);
  }
  const text = together(kept.map((paragraph) => paragraph.text));
  return lengthen(text, sayAll(tale, tale.isSale ? "notes of a sale" : "notes of a rental"));
}

const together = (paragraphs: string[]) => paragraphs.filter((text) => text !== "").join("\n\n");

const commonWords = new Set(
  `L Le La Les Un Une Des On Tout Il Elle Rien Ce S Bon Quelques Autour Côté Double Chauffage Climatisation Cuisine Salle Rangements Au Aux À
  Aucun Boulangerie Commerces Marché Restaurants Piscine Écoles Épiceries Métro Tramway Bus Plusieurs Vue Dehors Depuis Entrée Digicode
  Interphone Parquet Belle Poutres Carreaux Prestations De Cet Cette Performance Classe Très Avec`.split(/\s+/),
);

// « Le logement : l’entrée mène… »: names of places keep their capital.
function lower(text: string): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? "";
  return commonWords.has(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
