import { buildPlaceIndex, type CommuneRow } from "#app/communes/place-index.ts";
import { normalizeName, slugify } from "#app/domain/commune-name.ts";
import { placeNames } from "#app/search/sentence/place-names.ts";
import { readSentence, searchOf } from "#app/search/sentence/read-sentence.ts";
import { type ListedCommune, listCommunes } from "#db/seed/commune-list.ts";
import { measureKinds, missesOf, reportKinds } from "../measured-kinds.ts";
import { reportMisses } from "../table.ts";

const LIMIT_MS = 2;

const sentences = [
  "T3 Lyon 7 balcon moins de 350 000",
  "studio meublé Bordeaux 700 €",
  "maison avec jardin autour de Rennes",
  "Bonjour, je recherche une maison de 5 pièces minimum avec 4 chambres, jardin et garage, à 20 km de Nantes, budget 400 k€ maximum",
  // The longest sentences: unknown words only, and words of rules only.
  Array.from({ length: 50 }, (_, nth) => `sa${String.fromCharCode(97 + (nth % 26))}${nth % 2 ? "x" : ""}`).join(" "),
  "2 3 4 5 ou 6 ".repeat(16),
  "T3 80 m² 350 000 € balcon ".repeat(8),
  "entre 200 et 300 moins de ".repeat(8),
];

/** The time to read a sentence without the database: rules, and the names of all places of France. */
export async function benchSentences(): Promise<boolean> {
  const index = buildPlaceIndex(listCommunes().map(rowOf));
  const kinds = sentences.map((sentence) => ({
    name: sentence.slice(0, 40).trim(),
    limit: LIMIT_MS,
    work: async () => searchOf(readSentence(sentence, placeNames(index))),
  }));
  const measured = await measureKinds(kinds, { samples: 2_000, warmUps: 500 });
  process.stdout.write(`${reportKinds("ms", measured)}\n`);
  return reportMisses(missesOf(measured));
}

const rowOf = (commune: ListedCommune): CommuneRow => ({
  ...commune,
  slug: slugify(commune.name),
  searchName: normalizeName(commune.name),
  postalCode: commune.postalCodes[0] ?? "",
  postalCodes: commune.postalCodes.map((code) => ` ${code}`).join(""),
  latitude: null,
  longitude: null,
});
