import { describe, expect, test } from "vitest";
import { type Cells, lineOf } from "#tests/factories/stock-lines.ts";
import { readLine } from "./read-line.ts";
import type { StockLine } from "./stock-line.ts";

const read = (cells: Cells) => readLine(lineOf(cells), { line: 7 });
const formOf = (cells: Cells) => {
  const line = read(cells);
  if (line.kind !== "home") throw new Error(JSON.stringify(line));
  return Object.fromEntries(Object.entries(line.form).filter(([field]) => field !== "transaction" && field !== "type"));
};
/** As « code column », with an exclamation mark for an error. */
const problemsIn = (line: StockLine) =>
  line.problems.map(({ code, rank, isError }) => `${code} ${rank ?? "line"}${isError ? " !" : ""}`);

describe("values", () => {
  const rental = { transaction: "location" };
  test.each<[string, Cells, object]>([
    ["a sale price with spaces and a sign", { price: "285 000,00 €" }, { price: "285000" }],
    ["a price of zero is none", { price: "0" }, {}],
    ["a decimal comma in an area", { livingArea: "63,27" }, { livingArea: "63,27" }],
    ["the area of a plot in the column of homes", { type: "terrain", livingArea: "640" }, { landArea: "640" }],
    [
      "the area of a plot in its own column",
      { type: "terrain", livingArea: "1", landArea: "640" },
      { landArea: "640" },
    ],
    ["a flat has no land", { landArea: "640" }, {}],
    ["no rooms are unknown, no bedrooms are none", { rooms: "0", bedrooms: "0" }, { bedrooms: "0" }],
    ["a whole number with decimals", { rooms: "3.00" }, { rooms: "3" }],
    ["a floor below the ground", { floor: "-1", floorCount: "0" }, { floor: "-1" }],
    ["a house has no floor", { type: "maison", floor: "2" }, {}],
    ["separate toilets", { toilets: "2", separateToilets: "OUI" }, { toilets: "2" }],
    ["toilets in the bathroom", { toilets: "1", separateToilets: "NON" }, {}],
    ["a heating code", { heating: "8832" }, { heating: "gaz individuel, radiateurs" }],
    ["heating in words", { heating: "Pompe à chaleur" }, { heating: "Pompe à chaleur" }],
    ["no kitchen", { kitchen: "1" }, { hasKitchen: "non" }],
    ["an open kitchen", { kitchen: "2" }, { hasKitchen: "oui", kitchen: "americaine" }],
    ["an unknown kitchen", { kitchen: "0" }, {}],
    ["two sides", { south: "OUI", west: "O", north: "NON" }, { exposure: "sud-ouest" }],
    [
      "what is there",
      { lift: "OUI", cellar: "1", parkings: "2", boxes: "0", balconies: "NON" },
      { features: ["ascenseur", "cave", "parking"] },
    ],
    ["a balcony by its area", { balconyArea: "6.5" }, { features: ["balcon"] }],
    ["a terrace, said thrice", { terrace: "OUI", terraces: "1", terraceArea: "12" }, { features: ["terrasse"] }],
    ["a plot has no lift", { type: "terrain", lift: "OUI", isServiced: "OUI" }, { features: ["viabilise"] }],
    ["a title without HTML", { title: "T3 <b>rare</b> &agrave; Graslin" }, { title: "T3 rare à Graslin" }],
    ["a text with lines", { description: "Au calme.<BR><BR>Au sud." }, { description: "Au calme.\n\nAu sud." }],
    ["capitals stay", { title: "BEAU T3 !" }, { title: "BEAU T3 !" }],
    ["a year of zero", { yearBuilt: "0" }, {}],
    ["« NC » says nothing", { yearBuilt: "NC", floor: "N/C", charges: "-" }, {}],
    [
      "a position that counts",
      { latitude: "47,2184", longitude: "-1.5536", precision: "8" },
      { latitude: "47.2184", longitude: "-1.5536" },
    ],
    ["a position without precision", { latitude: "47.2184", longitude: "-1.5536" }, {}],
    ["a position of zeros", { latitude: "0", longitude: "0.0", precision: "8" }, {}],

    [
      "the buyer's fees",
      { price: "315000", feesPayer: "1", fees: "5", priceWithoutFees: "300000" },
      { price: "315000", feesPayer: "acquereur", feesPercent: "5", priceWithoutFees: "300000" },
    ],
    ["the seller's fees", { feesPayer: "2", fees: "5" }, { feesPayer: "vendeur" }],
    ["shared fees", { feesPayer: "3", fees: "2.35" }, { feesPayer: "partage", feesPercent: "2,35" }],
    [
      "fees in euros before 4.08-006",
      { version: "4.08-005", price: "315000", fees: "15000", buyerPaysFees: "OUI" },
      { price: "315000", feesPayer: "acquereur", feesPercent: "5", priceWithoutFees: "300000" },
    ],
    [
      "a percentage before 4.08-006",
      { version: "4.08-001", price: "315000", earlierFeesPercent: "5.0", buyerPaysFees: "OUI" },
      { price: "315000", feesPayer: "acquereur", feesPercent: "5" },
    ],
    [
      "the seller's fees before 4.08-006",
      { version: "4.07", price: "315000", fees: "15000", buyerPaysFees: "NON" },
      { price: "315000", feesPayer: "vendeur" },
    ],
    ["256 means nothing since 4.08-006", { buyerPaysFees: "OUI" }, {}],
    ["a fee schedule", { feeScheduleUrl: "www.exemple.fr/bareme" }, { feeScheduleUrl: "www.exemple.fr/bareme" }],
    [
      "a rental's fees in euros",
      { ...rental, fees: "650.50", inventoryFee: "190" },
      { tenantFees: "650,50", inventoryFee: "190" },
    ],
    ["fees of zero are not told", { ...rental, fees: "0", inventoryFee: "0.00" }, {}],

    [
      "a rent with charges",
      { ...rental, price: "890", includesCharges: "OUI", charges: "80", chargesKind: "2" },
      { price: "890", charges: "80", chargesKind: "provisions" },
    ],
    ["a rent that says nothing of charges", { ...rental, price: "890" }, { price: "890" }],
    ["no charges", { ...rental, price: "890", charges: "0" }, { price: "890", charges: "0" }],
    ["fixed charges", { ...rental, charges: "80", chargesKind: "1" }, { charges: "80", chargesKind: "forfait" }],
    [
      "a deposit and a day",
      { ...rental, deposit: "810", availableFrom: "01/12/2026", furnished: "O" },
      { deposit: "810", availableFrom: "2026-12-01", furnished: "oui" },
    ],
    ["a deposit of zero", { ...rental, deposit: "0" }, {}],
    ["a sale has no deposit and is not furnished", { deposit: "810", furnished: "NON" }, {}],
    [
      "rent control",
      { ...rental, rentControl: "OUI", rentBase: "700", rentReferenceMax: "720", rentSupplement: "50" },
      { rentBase: "700", rentReferenceMax: "720", rentSupplement: "50" },
    ],
    ["a base rent without rent control", { ...rental, rentControl: "NON", rentBase: "700" }, {}],

    [
      "a copropriété",
      { isCopropriete: "OUI", coproprieteLots: "48", coproprieteAnnualCharges: "1450", hasProcedure: "NON" },
      { isCopropriete: "oui", coproprieteLots: "48", coproprieteAnnualCharges: "1450" },
    ],
    ["no procedure in words", { procedure: "Aucune procédure en cours." }, {}],
    [
      "a procedure",
      { hasProcedure: "OUI", procedure: "Plan de sauvegarde" },
      { coproprieteProcedure: "Plan de sauvegarde" },
    ],

    [
      "a certificate",
      {
        energyClass: "C",
        energyConsumption: "148",
        climateClass: "b",
        emissions: "9.0",
        dpeDate: "14/03/2025",
        dpeVersion: "DPE_v07-2021",
        energyCostMin: "780",
        energyCostMax: "1060",
        energyCostYear: "01/01/2023",
      },
      {
        dpeStatus: "fait",
        energyClass: "C",
        climateClass: "B",
        energyConsumption: "148",
        emissions: "9",
        dpeDate: "2025-03-14",
        energyCostMin: "780",
        energyCostMax: "1060",
        energyCostYear: "2023",
      },
    ],
    [
      "the year as 4.09 writes it",
      { energyClass: "C", energyCostYear: "2021" },
      { dpeStatus: "fait", energyClass: "C", energyCostYear: "2021" },
    ],
    [
      "a zero beside a letter",
      { climateClass: "A", emissions: "0", energyConsumption: "0" },
      { dpeStatus: "fait", climateClass: "A", emissions: "0" },
    ],
    ["a certificate without letters", { energyConsumption: "148" }, { dpeStatus: "fait", energyConsumption: "148" }],
    ["not subject", { energyClass: "NS", climateClass: "NS" }, { dpeStatus: "non-soumis" }],
    ["in progress", { energyClass: "En cours" }, { dpeStatus: "en-cours" }],
    ["no certificate", { energyConsumption: "0", emissions: "0" }, {}],
    ["a plot has none", { type: "terrain", energyClass: "C" }, {}],
  ])("%s", (_title, cells, form) => {
    expect(formOf(cells)).toEqual(form);
    expect(read(cells).problems).toEqual([]);
  });
});

describe("problems", () => {
  const rental = { transaction: "location" };
  test.each<[Cells, string[], object]>([
    [{ key: "" }, ["keyFromReference reference"], {}],
    [{ price: "à débattre" }, ["notANumber price !"], {}],
    [{ price: "285.000" }, ["ambiguousNumber price !"], {}],
    [{ livingArea: "environ 60" }, ["notANumber livingArea !"], {}],
    [{ livingArea: "-60" }, ["outOfBounds livingArea !"], {}],
    [{ rooms: "3.5" }, ["notWhole rooms !"], {}],
    [{ yearBuilt: "80" }, ["outOfBounds yearBuilt"], {}],
    [{ floor: "RDC" }, ["notANumber floor"], {}],
    [{ ...rental, availableFrom: "31/02/2026" }, ["notADate availableFrom"], {}],
    [{ ...rental, furnished: "peut-être" }, ["notYesNo furnished !"], {}],
    [{ lift: "deux" }, ["notYesNo lift"], {}],
    [{ kitchen: "12" }, ["unknownCode kitchen !"], {}],
    [{ heating: "1" }, ["unknownCode heating"], {}],
    [{ feesPayer: "4" }, ["unknownCode feesPayer !"], {}],
    [{ feeScheduleUrl: "voir agence" }, ["notAWebAddress feeScheduleUrl !"], {}],
    [{ feeScheduleUrl: `https://exemple.fr/${"a".repeat(300)}` }, ["notAWebAddress feeScheduleUrl !"], {}],
    [{ latitude: "N47", longitude: "1", precision: "8" }, ["notAPosition latitude"], {}],
    [{ postalCode: "ABC" }, ["notAPostalCode postalCode"], {}],
    [{ truePostalCode: "44300", trueCity: "Nantes" }, ["placesDiffer postalCode"], {}],
    [{ title: "mot ".repeat(40) }, ["cut title"], { title: `${"mot ".repeat(24)}mot` }],
    [{ south: "OUI", west: "OUI", north: "OUI" }, ["manyOrientations south"], {}],
    [{ price: "285000", hidesPrice: "OUI" }, ["hiddenPrice hidesPrice !"], {}],
    [
      { ...rental, price: "800", includesCharges: "NON", charges: "80,50" },
      ["chargesAdded price"],
      { price: "880,50", charges: "80,50" },
    ],
    [{ ...rental, price: "800", includesCharges: "NON" }, ["rentWithoutCharges price !"], {}],
    [{ ...rental, charges: "80", chargesKind: "3" }, ["chargesSettledLater chargesKind !"], { charges: "80" }],
    [
      { price: "315000", feesPayer: "1", fees: "15000", priceWithoutFees: "300000" },
      ["feesInEuros fees"],
      { price: "315000", feesPayer: "acquereur", feesPercent: "5", priceWithoutFees: "300000" },
    ],
    [{ feesPayer: "1", fees: "15000" }, ["feesUnclear fees !"], { feesPayer: "acquereur" }],
    [
      { version: "4.08-005", price: "315000", fees: "5", buyerPaysFees: "OUI" },
      ["feesUnclear fees !"],
      { price: "315000", feesPayer: "acquereur" },
    ],
    [{ hasProcedure: "OUI" }, ["procedureWithoutDetail procedure"], { coproprieteProcedure: "Procédure en cours" }],
    [{ energyClass: "VI", climateClass: "VI" }, ["blankDpe energyClass !"], {}],
    [{ energyClass: "H" }, ["unknownCode energyClass !"], {}],
    [
      { energyClass: "C", dpeVersion: "DPE_v01-2011" },
      ["earlierDpe dpeVersion !"],
      { dpeStatus: "fait", energyClass: "C" },
    ],
    [
      { energyClass: "C", dpeVersion: "DPE_v01-2011", dpeDate: "14/03/2025" },
      ["earlierDpe dpeVersion"],
      { dpeStatus: "fait", energyClass: "C", dpeDate: "2025-03-14" },
    ],
    [
      { energyConsumption: "C", energyClass: "148", climateClass: "B" },
      ["energySwapped energyClass"],
      { dpeStatus: "fait", energyClass: "C", energyConsumption: "148", climateClass: "B" },
    ],
    [
      { energyClass: "C", energyCostYear: "2021-2023" },
      ["notADate energyCostYear !"],
      { dpeStatus: "fait", energyClass: "C" },
    ],
  ])("%j: %j", (cells, problems, form) => {
    expect(problemsIn(read(cells))).toEqual(problems);
    expect(formOf(cells)).toEqual(form);
  });

  test("a problem quotes at most 80 characters of the value", () => {
    expect(read({ price: "x".repeat(500) }).problems[0]!.read).toHaveLength(80);
  });
});
