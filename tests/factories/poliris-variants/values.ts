import { type FileVariant, fileVariant, type LineOutcome, lineVariant } from "../poliris-archive.ts";
import { type HomeKind, homeLine, homeLines, type Ranks } from "../poliris-lines.ts";

type Change = [kind: HomeKind, name: string, changed: Ranks, outcome: string, comes?: LineOutcome];

/** A home with other texts in some columns. */
const changed = ([kind, name, ranks, outcome, comes = "online"]: Change): FileVariant =>
  lineVariant(
    [
      name,
      Object.entries(ranks)
        .map((entry) => entry.join(": "))
        .join(", "),
      outcome,
    ],
    {
      line: () => homeLine(kind, 1, ranks),
      comes,
      reads: ranks,
    },
  );

const numbers: Change[] = [
  ["flat", "a price with spaces and €", { 11: "190 050,00 €" }, "190,050 euros"],
  ["flat", "a price with a narrow space", { 11: "190\u202F050" }, "190,050 euros"],
  ["flat", "a price with a point by thousands", { 11: "190.050" }, "a draft: 190 or 190,050 euros", "draft"],
  ["flat", "a decimal comma", { 16: "49,52", 303: "181000,00" }, "49.52 m² or 50, 181,000 euros"],
  ["flat", "an area with its unit", { 16: "49 m²" }, "49 m²"],
  ["flat", "no price", { 11: "" }, "a draft: the price is missing", "draft"],
  ["flat", "a price of 0", { 11: "0" }, "a draft: the price is missing", "draft"],
  ["flat", "a price of 1 €", { 11: "1", 303: "1" }, "an advice: a price of 1 €"],
  ["flat", "a price in words", { 11: "nous consulter" }, "a draft: the price cannot be read", "draft"],
  ["flat", "a negative area", { 16: "-49" }, "a draft: the area cannot be", "draft"],
  ["rental", "a rent with cents", { 11: "761.50" }, "761.50 or 762 euros, said"],
  ["rental", "a rent without charges", { 13: "NON" }, "the charges are added or shown apart"],
  ["flat", "a floor in words", { 24: "RDC" }, "the ground floor"],
  ["flat", "a basement", { 24: "-1" }, "a basement, or a warning"],
  ["flat", "a floor above the last one", { 24: "9" }, "a warning: the 9th of 6 floors"],
  ["flat", "heating of no known sum", { 33: "7" }, "without heating, said"],
  ["flat", "decimals of coordinates with commas", { 298: "47,2136", 299: "-1,5619" }, "at its place"],
  ["flat", "coordinates of the sea", { 298: "0", 299: "0" }, "at its commune's centre, said"],
  ["flat", "exchanged coordinates", { 298: "-1.5619", 299: "47.2136" }, "at its commune's centre, said"],
  ["house", "an impossible year", { 27: "19988" }, "without year, said"],
];

const days: Change[] = [
  ["rental", "a day of ISO", { 22: "2026-06-01" }, "1 June 2026"],
  ["rental", "a day with two digits of the year", { 22: "01/06/26" }, "1 June 2026"],
  ["rental", "a day with a time", { 22: "01/06/2026 00:00:00" }, "1 June 2026"],
  ["rental", "an impossible day", { 22: "31/02/2026" }, "without day, said"],
  ["rental", "the day of empty software", { 22: "00/00/0000" }, "without day"],
  ["rental", "a day in words", { 22: "immédiatement" }, "available now"],
  [
    "flat",
    "a certificate of tomorrow",
    { 324: "01/01/2090" },
    "a draft: a certificate has a day that has been",
    "draft",
  ],
];

const law: Change[] = [
  [
    "flat",
    "no energy certificate",
    { 176: "", 177: "", 178: "", 179: "", 324: "", 325: "" },
    "a draft: the law asks for it",
    "draft",
  ],
  ["flat", "small letters of energy", { 177: "c", 179: "c" }, "C and C"],
  ["flat", "an exempt home", { 176: "", 177: "NS", 178: "", 179: "NS", 324: "", 325: "" }, "not subject to it"],
  [
    "flat",
    "a blank certificate",
    { 176: "", 177: "VI", 178: "", 179: "VI", 325: "DPE_v07-2021" },
    "a draft: void since July 2021",
    "draft",
  ],
  [
    "flat",
    "an old certificate",
    { 324: "10/05/2019", 325: "DPE_v01-2011", 328: "" },
    "a draft: no longer valid",
    "draft",
  ],
  ["flat", "letters without figures", { 176: "", 178: "" }, "online: the letters are what the law asks for"],
  ["flat", "a letter that contradicts its figures", { 177: "A" }, "a warning"],
  ["flat", "no yearly costs", { 326: "", 327: "" }, "a draft: the law asks for them", "draft"],
  ["flat", "no fees", { 15: "", 302: "", 303: "" }, "a draft: the law asks for them", "draft"],
  [
    "flat",
    "fees of the seller",
    { 11: "181000", 302: "2", 303: "181000", 15: "" },
    "fees by the seller, no percentage",
  ],
  ["flat", "fees that contradict the prices", { 15: "9" }, "a draft: 9 % is not 5 %", "draft"],
  ["flat", "fees in euros", { 15: "9050" }, "the price without fees decides, said"],
  ["flat", "no word on copropriété", { 258: "", 259: "", 260: "", 261: "" }, "a draft: the law asks for it", "draft"],
  ["rental", "no deposit", { 161: "" }, "online: a deposit may not be asked for"],
  ["rental", "fees above the cap", { 15: "9000" }, "a draft: above the legal cap", "draft"],
  [
    "flat",
    "an owner's identity",
    { 111: "OUI", 114: "M. Martin", 115: "Paul", 118: "0600000000", 122: "clés chez le voisin" },
    "never stored or shown",
  ],
];

const keys: FileVariant[] = [
  lineVariant(["no key", "rank 175 is empty", "its reference is its key, said"], {
    line: () => homeLine("flat", 1, { 175: "" }),
  }),
  lineVariant(["no reference", "rank 2 is empty", "online, its key is shown or a reference made"], {
    line: () => homeLine("flat", 1, { 2: "" }),
  }),
  fileVariant(
    ["one key twice", "two lines of one key with other prices", "one home; the second line is broken and said"],
    {
      content: { lines: [homeLine("flat", 1), homeLine("flat", 1, { 11: "200000" }), homeLine("house", 2)] },
      expected: { lines: ["online", "broken", "online"] },
    },
  ),
  fileVariant(
    ["several agencies", "two agencies, by turns", "each home goes to its agency; lines of an unknown one wait"],
    {
      content: { lines: homeLines(6).map((line, at) => (at % 2 === 0 ? line : line.replace("AG35012", "AG44001"))) },
    },
  ),
  lineVariant(["no agency", "rank 1 is empty", "the feed's only agency, or the line waits"], {
    line: () => homeLine("flat", 1, { 1: "" }),
    reads: { 1: "" },
  }),
  lineVariant(["an agency in small letters", "rank 1 with other letters and spaces", "the same agency"], {
    line: () => homeLine("flat", 1, { 1: " ag35012 " }),
  }),
];

const places: Change[] = [
  ["flat", "a district in the city", { 6: "Lyon 03", 5: "69003", 109: "Lyon 03", 108: "69003" }, "Lyon 3e"],
  ["flat", "a city with « Cedex »", { 6: "RENNES CEDEX 7", 5: "35065", 109: "", 108: "" }, "Rennes"],
  ["flat", "an abbreviated city", { 6: "ST MALO", 5: "35400", 109: "ST MALO", 108: "35400" }, "Saint-Malo"],
  ["flat", "a postal code without its zero", { 6: "NICE", 5: "6000", 109: "NICE", 108: "6000" }, "Nice, 06000"],
  [
    "flat",
    "another city shown",
    { 5: "35700", 6: "RENNES NORD", 108: "35250", 109: "CHEVAIGNÉ" },
    "a draft: the shown place is no commune, and the true one is not used in its place",
    "draft",
  ],
  ["flat", "no place", { 5: "", 6: "", 108: "", 109: "" }, "a draft: the commune is missing", "draft"],
  [
    "flat",
    "a city that is not",
    { 5: "99999", 6: "ATLANTIDE", 108: "", 109: "" },
    "a draft: the commune is unknown",
    "draft",
  ],
  [
    "flat",
    "abroad",
    { 5: "1000", 6: "BRUXELLES", 7: "Belgique", 108: "1000", 109: "BRUXELLES" },
    "not taken: abroad",
    "not_taken",
  ],
];

export const valueVariants: FileVariant[] = [...[...numbers, ...days, ...law, ...places].map(changed), ...keys];
