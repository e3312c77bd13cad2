import { expect, test } from "vitest";
import { feedReportWords } from "#app/i18n/fr/feeds/feed-report.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import { changesOf } from "../compare/changed-by-hand.ts";
import { valueWriter } from "../compare/changed-value.ts";
import type { FieldChange } from "../import.ts";
import { changeText } from "./reported-text.ts";

const words = {
  report: feedReportWords.french,
  fields: publishFieldWords.french,
  write: valueWriter(null, { currency: "EUR" }),
};
function tell(change: FieldChange) {
  const { label, said } = changeText(change, words);
  return `${label} : ${said}`.replaceAll(/[\u00A0\u202F]/g, " ");
}
const told = (shown: DraftForm, next: DraftForm) => changesOf({ shown, next, byHand: [] }).map(tell);

test.each<[string, string, string, string]>([
  ["price", "85050", "99000", "Prix ou loyer : 85 050 € → 99 000 €"],
  ["charges", "", "45,50", "Dont charges par mois : non précisé → 45,50 €"],
  ["livingArea", "63,5", "64", "Surface habitable (m²) : 63,5 → 64"],
  ["title", "Loft", "Loft clair", "Titre : Loft → Loft clair"],
  ["type", "maison", "appartement", "Type : Maison → Appartement"],
  ["feesPayer", "vendeur", "acquereur", "Honoraires à la charge de : Le vendeur → L’acquéreur"],
  ["furnished", "oui", "non", "Meublé ou vide : Meublée → Vide"],
  ["isCopropriete", "", "oui", "Le bien fait partie d’une copropriété : non précisé → Oui"],
  ["kitchen", "americaine", "equipee", "Type de cuisine : Ouverte → Équipée"],
  ["dpeStatus", "en-cours", "fait", "Diagnostic de performance énergétique (DPE) : En cours → Réalisé"],
  ["dpeDate", "2023-05-02", "2026-03-01", "Date du diagnostic : 2 mai 2023 → 1er mars 2026"],
])("a change of %s is reported with both values, as the form shows them", (field, from, to, text) => {
  expect(told({ [field]: from }, { [field]: to })).toEqual([text]);
});

test.each(["constructor", "toString"])("a title « %s » is reported as it is", (title) => {
  expect(told({ title: "Loft" }, { title })).toEqual([`Titre : Loft → ${title}`]);
  expect(told({ kitchen: title }, { kitchen: "equipee" })).toEqual([`Type de cuisine : ${title} → Équipée`]);
});

test("dates are written in the reader's language", () => {
  expect(valueWriter(null, { currency: "EUR", language: "en" })("dpeDate", "2026-03-01")).toBe("1 March 2026");
});

test("a change of a long text or a list is reported by its field only", () => {
  const long = "Un appartement clair. ".repeat(20);
  expect(told({ description: long, features: [] }, { description: "Clair.", features: ["cave"] })).toEqual([
    "Équipements et atouts : ",
    "Description : ",
  ]);
});

test("a change by hand is reported with the values that the file replaces", () => {
  const [shown, next] = [
    { price: "90000", title: "À la main" },
    { price: "85000", title: "À la main" },
  ];
  expect(changesOf({ shown, next, byHand: ["price", "title"] }).map(tell)).toEqual([
    "Prix ou loyer : 90 000 € → 85 000 € (modification faite à la main, remplacée par le fichier)",
    "Titre : modification faite à la main, gardée",
  ]);
});
