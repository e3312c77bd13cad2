import { type FileVariant, type LineOutcome, lineVariant } from "../poliris-archive.ts";
import { type HomeKind, homeLine, type Ranks } from "../poliris-lines.ts";

type Kind = [name: string, kind: HomeKind, words: Ranks, outcome: string, comes?: LineOutcome];

const notTaken: [string, Ranks][] = [
  ["a parking", { 4: "parking/box", 16: "12", 18: "", 19: "" }],
  ["a garage", { 4: "garage", 16: "14", 18: "", 19: "" }],
  ["a shop", { 4: "boutique" }],
  ["offices", { 4: "bureaux" }],
  ["business premises", { 4: "local" }],
  ["a building", { 4: "immeuble" }],
  ["a business", { 3: "vente-fonds-de-commerce", 4: "boutique" }],
  ["a right to a lease", { 3: "cession de bail", 4: "boutique" }],
  ["a seasonal let", { 3: "location vacances", 182: "01/07/2026-31/08/2026" }],
  ["a life annuity", { 3: "viager" }],
  ["an investment", { 3: "produit d'investissement" }],
  ["a new programme", { 4: "programme neuf" }],
  ["a model house", { 3: "produit catalogue", 4: "modèle de maison" }],
  ["a company", { 4: "entreprises" }],
];

const unknown: [string, Ranks][] = [
  ["something unknown", { 4: "inconnu" }],
  ["a word of no list", { 4: "phare" }],
  ["a transaction of no list", { 3: "troc" }],
];

const taken: Kind[] = [
  ["words without accents", "flat", { 3: "VENTE", 4: "APPARTEMENT" }, "a flat for sale"],
  ["words with spaces", "house", { 3: " Vente ", 4: "Maison / Villa" }, "a house for sale"],
  ["English words", "flat", { 3: "sale", 4: "flat" }, "a flat for sale"],
  ["English words of a rental", "rental", { 3: "rental", 4: "apartment" }, "a flat to let"],
  ["a luxury sale", "house", { 3: "vente de prestige", 4: "château" }, "a house for sale"],
  ["a luxury sale with hyphens", "house", { 3: "vente-de-prestige", 4: "hotel particulier" }, "a house for sale"],
  ["a studio", "furnished", { 4: "studio" }, "a flat to let"],
  ["a duplex by its sub-type", "flat", { 181: "Duplex" }, "a flat for sale"],
  ["a loft", "flat", { 4: "loft/atelier/surface" }, "a flat for sale"],
  ["a loft that lost two letters", "flat", { 4: "lo/atelier/surface" }, "a flat for sale"],
  ["a farm", "house", { 4: "ferme", 181: "corps de ferme" }, "a house for sale"],
  ["a flat with the box of its area in both", "flat", { 17: "49" }, "a flat; the land is a warning"],
];

export const kindVariants: FileVariant[] = [
  ...notTaken.map(([name, words]) =>
    lineVariant([name, Object.values(words).filter(Boolean).join(", "), "not taken, counted and named"], {
      line: () => homeLine("flat", 1, words),
      comes: "not_taken",
      reads: words,
    }),
  ),
  ...unknown.map(([name, words]) =>
    lineVariant([name, Object.values(words).join(", "), "broken: the word is named"], {
      line: () => homeLine("flat", 1, words),
      comes: "broken",
      reads: words,
    }),
  ),
  ...taken.map(([name, kind, words, outcome]) =>
    lineVariant([name, Object.values(words).join(", "), outcome], {
      line: () => homeLine(kind, 1, words),
      reads: words,
    }),
  ),
];
