import { expect, test } from "vitest";
import { findContactDetails } from "./contact-details.ts";

const found = (text: string) => findContactDetails(text).map(({ code, quote }) => `${code} ${quote}`);

test.each([
  ["Appelez le 06 12 34 56 78.", "06 12 34 56 78"],
  ["Tél:0612345678", "0612345678"],
  ["Appelez-moi à ce numéro : 06 12 34 56 78", "06 12 34 56 78"],
  ["Tél. n° 06 12 34 56 78", "06 12 34 56 78"],
  ["T2 - 06.12.34.56.78", "06.12.34.56.78"],
  ["06-12-34-56-78", "06-12-34-56-78"],
  ["06/12/34/56/78", "06/12/34/56/78"],
  ["06\u202F12\u00A034 56 78", "06\u202F12\u00A034 56 78"],
  ["06 1234 5678", "06 1234 5678"],
  ["06.12.34 56 78", "06.12.34 56 78"],
  ["0 6 1 2 3 4 5 6 7 8", "0 6 1 2 3 4 5 6 7 8"],
  ["Au 01 40 20 30 40, le soir", "01 40 20 30 40"],
  ["+33 6 12 34 56 78", "+33 6 12 34 56 78"],
  ["+33 (0)6 12 34 56 78", "+33 (0)6 12 34 56 78"],
  ["0033612345678", "0033612345678"],
  ["+32 475 12 34 56", "+32 475 12 34 56"],
])("the telephone number in « %s »", (text, quote) => {
  expect(found(text)).toEqual([`phoneNumber ${quote}`]);
});

test.each([
  "285 000 €, charges 0 €",
  "Prix : 1 250 000 € et 12 500 € de travaux",
  "SIRET 062 345 678 00012, RCS Paris 062 345 678",
  "SIRET 06234567800012",
  "Réf. 0612345678 du mandat n° 0712345678",
  "Visites le 06/07/2026 12 h à 14 h 30",
  "Visites le 06.07.2026 12 h, ou le 07-08-2026 14 h",
  "Du 01/02/2026 au 03/04/2026",
  "63,5 m² habitables, 62,80 m² Carrez, terrain de 1 200 m²",
  "Code postal 06000, 44000 Nantes, lot 0012",
  "DPE n° 2344E0123456A, 148 kWh/m²/an, 9 kg",
  "Position 47.21331, -1.56012",
  "Cadastre 0612 34 56 78 90 12",
])("is no contact detail: « %s »", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ["jean.dupont+maison@exemple.fr", "emailAddress jean.dupont+maison@exemple.fr"],
  ["Écrire à jean arobase exemple point fr", "emailAddress jean arobase exemple point fr"],
  ["jean(at)exemple.fr", "emailAddress jean(at)exemple.fr"],
  ["jean@mail.exemple.fr. Voir aussi", "emailAddress jean@mail.exemple.fr"],
  ["jean @ exemple.immobilier", "emailAddress jean @ exemple.immobilier"],
  ["jean [arobase] exemple [point] fr", "emailAddress jean [arobase] exemple [point] fr"],
  ["Plus de photos : www.ma-maison.fr/photos", "webAddress www.ma-maison.fr/photos"],
  ["https://exemple.org/visite?id=3", "webAddress https://exemple.org/visite?id=3"],
  ["Voir ma-maison.com", "webAddress ma-maison.com"],
  ["https://location.gouv.fr.exemple.com/payer", "webAddress https://location.gouv.fr.exemple.com/payer"],
])("in « %s »: %s", (text, expected) => {
  expect(found(text)).toContain(expected);
  expect(found(text)).toHaveLength(1);
});

test.each([
  "Les informations sur les risques sont disponibles sur le site Géorisques : www.georisques.gouv.fr",
  "Voir https://www.service-public.fr/particuliers",
  "Au calme.Net vendeur, sans frais.Comme neuf.",
  "3 chambres @ l’étage, 12 € le m²",
  "Séjour point central de la maison",
])("is no address: « %s »", (text) => {
  expect(found(text)).toEqual([]);
});
