import { expect, test } from "vitest";
import { isAbroad, readPropertyType, readTransaction, writtenTransactions, writtenTypes } from "./words.ts";

test.each([
  ["Vente", { taken: "vente" }],
  ["VENTE DE PRESTIGE", { taken: "vente" }],
  ["vente-de-prestige", { taken: "vente" }],
  ["luxury sale", { taken: "vente" }],
  ["Location", { taken: "location" }],
  ["rental", { taken: "location" }],
  ["location vacances", { notTaken: "location vacances" }],
  ["Location-Saisonnière", { notTaken: "Location-Saisonnière" }],
  ["viager", { notTaken: "viager" }],
  ["Vente-Fonds-De-Commerce", { notTaken: "Vente-Fonds-De-Commerce" }],
  ["vente fond de commerce", { notTaken: "vente fond de commerce" }],
  ["cession de bail", { notTaken: "cession de bail" }],
  ["produit d'investissement", { notTaken: "produit d'investissement" }],
  ["produit catalogue", { notTaken: "produit catalogue" }],
  ["echange", null],
  ["V", null],
  ["", null],
])("column 3 « %s »", (text, offer) => {
  expect(readTransaction(text)).toEqual(offer);
});

test.each([
  ["Appartement", "", { taken: "appartement" }],
  ["loft/atelier/surface", "", { taken: "appartement" }],
  ["lo/atelier", "", { taken: "appartement" }],
  ["STUDIO", "", { taken: "appartement" }],
  ["Maison/Villa", "", { taken: "maison" }],
  ["maison / villa", "Bastide", { taken: "maison" }],
  ["MAISON D’ARCHITECTE", "", { taken: "maison" }],
  ["hotel particulier", "", { taken: "maison" }],
  ["château", "", { taken: "maison" }],
  ["Terrain", "", { taken: "terrain" }],
  ["terrain", "Terrain agricole", { notTaken: "Terrain agricole" }],
  ["maison/villa", "Exploitation agricole / viticole", { notTaken: "Exploitation agricole / viticole" }],
  ["maison avec terrain", "", { notTaken: "maison avec terrain" }],
  ["modèle de maison", "", { notTaken: "modèle de maison" }],
  ["parking/box", "", { notTaken: "parking/box" }],
  ["Garage", "", { notTaken: "Garage" }],
  ["immeuble", "", { notTaken: "immeuble" }],
  ["bâtiment", "", { notTaken: "bâtiment" }],
  ["bureaux", "", { notTaken: "bureaux" }],
  ["boutique", "", { notTaken: "boutique" }],
  ["Programme neuf", "", { notTaken: "Programme neuf" }],
  ["péniche", "", { notTaken: "péniche" }],
  ["divers", "", { notTaken: "divers" }],
  ["inconnu", "", null],
  ["inconnu", "villa", { taken: "maison" }],
  ["", "duplex", { taken: "appartement" }],
  ["1", "", null],
  ["1", "villa", null],
  ["", "", null],
])("column 4 « %s » with the subtype « %s »", (text, subtype, offer) => {
  expect(readPropertyType(text, subtype)).toEqual(offer);
});

test("the portal reads the words that it writes", () => {
  for (const [kind, word] of Object.entries(writtenTransactions))
    expect(readTransaction(word)).toEqual({ taken: kind });
  for (const [kind, word] of Object.entries(writtenTypes)) expect(readPropertyType(word, "")).toEqual({ taken: kind });
});

test.each([
  ["France", false],
  ["FR", false],
  ["", false],
  ["1", false],
  ["La Réunion", false],
  ["Espagne", true],
  ["Belgique", true],
])("« %s » is abroad: %s", (country, abroad) => {
  expect(isAbroad(country)).toBe(abroad);
});
