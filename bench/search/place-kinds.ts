import { meanPlaces } from "#app/communes/find-places.server.ts";
import { suggestPlaces } from "#app/communes/use-cases/suggest-places.server.ts";
import type { Database } from "#db/client.ts";
import type { Kind } from "../measured-kinds.ts";
import { turn } from "./kinds.ts";

/** Names whose prefixes are requested in turn, like while typing. */
const typedNames: Record<string, string[]> = {
  communes: ["Lyon", "Marseille", "Saint-Étienne", "Villeneuve-d’Ascq", "La Rochelle", "Les Sables-d’Olonne"],
  départements: ["Loire-Atlantique", "Rhône", "Bouches-du-Rhône", "69", "971"],
  régions: ["Bretagne", "Île-de-France", "Auvergne-Rhône-Alpes", "Occitanie"],
  quartiers: ["Croix-Rousse", "Part-Dieu", "Chartrons", "Saint-Jean", "Centre"],
  "codes postaux": ["69003", "75015", "44000", "13090"],
  "noms mal écrits": ["lyonn", "Marseile", "Montpelier", "Saint-Etiene", "Strasbuorg", "zzyzxqu"],
};
const all = Object.values(typedNames).flat();

const LIMIT_MS = 10;

/** The queries of the field of places during typing, by kind, and of a typed search. */
export const placeKinds = (db: Database): Kind[] => [
  ...Object.entries(typedNames).map(([kind, names]) => {
    const typed = names.flatMap((name) => Array.from(name, (_, index) => name.slice(0, index + 1)));
    return {
      name: `lieux : ${kind}`,
      limit: LIMIT_MS,
      work: (round: number) => suggestPlaces({ db }, turn(typed, round)),
    };
  }),
  { name: "recherche tapée", limit: null, work: (round) => meanPlaces(db, [turn(all, round)]) },
  { name: "vingt noms à la fois", limit: null, work: () => meanPlaces(db, [...all].toReversed().slice(0, 20)) },
];
