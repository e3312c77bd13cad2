import fc from "fast-check";
import { expect, test } from "vitest";
import { comfortsOf } from "#app/domain/comforts.ts";
import { formAttributeOf, isApplicable, isFormAttribute } from "#app/domain/form-attributes.ts";
import { propertyTypes, transactions } from "#app/domain/listing.ts";
import { cleanLines, cleanText } from "#app/platform/text/clean-text.ts";
import { type DraftForm } from "#app/publish/form/draft-form.ts";
import { fieldApplies, fieldNames, isListField, type ListingField } from "#app/publish/form/listing-fields.ts";
import { kindOf, readListingForm } from "#app/publish/form/listing-form.schema.ts";
import { readHeating } from "./codes.ts";
import { plainLine, plainText } from "./plain-text.ts";
import { comfortRanks, rankOfField, rankRule } from "./ranks.ts";
import { readLine } from "./read-line.ts";
import { typedAmount, typedNumber } from "./read-value.ts";
import { quoteRecord, type StockHome, writeColumns } from "./write-line.ts";

const contact = { name: "Anne Le Goff", phone: "02 40 00 00 00", email: "anne@exemple.fr" };
const home = (form: DraftForm): StockHome => ({
  agency: "AG1",
  key: "k-1",
  reference: "V1",
  form,
  place: { postalCode: "44000", city: "Nantes" },
  contact,
  photos: [{ source: "https://exemple.fr/1.jpg?20260314", title: "Le séjour" }],
});

/** The line that a second portal reads, and the columns that it would write. */
function readBack(columns: string[]) {
  const line = readLine(columns, { line: 1 });
  if (line.kind !== "home") throw new Error(`not a home: ${JSON.stringify(line)}`);
  return { line, again: writeColumns({ ...line, contact }) };
}

const written = (text: string) => text.replaceAll('"', "'").replaceAll("!#", "! #");
const prose = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
const cents = (most: number) => fc.integer({ min: 100, max: most * 100 }).map((minor) => minor / 100);
const heatings = Array.from({ length: 256 }, (_, index) => readHeating(index * 128)).filter((text) => !!text);

/** Values that the format holds, as typed by an advertiser. */
function valueOf(field: ListingField): fc.Arbitrary<string> {
  if (field === "heating") return fc.constantFrom(...(heatings as string[]));
  if (field === "kitchen") return fc.constantFrom("equipee", "americaine", "independante", "kitchenette");
  if (field === "dpeStatus") return fc.constantFrom("fait", "non-soumis");
  if (field === "coproprieteProcedure") return fc.constantFrom("Impayés", "Administration provisoire depuis 2024");
  if (field === "feeScheduleUrl") return fc.constant("https://exemple.fr/honoraires");
  if (field === "description") return prose.map((text) => written(plainText(cleanLines(`Vue\n\n${text}`))));
  if (field === "price") return cents(900_000).map((value) => typedAmount(value));
  if (field === "latitude" || field === "longitude")
    return fc.integer({ min: 1, max: 8_000_000 }).map((n) => String(n / 100_000));
  if (!isFormAttribute(field)) return prose.map((text) => written(plainLine(cleanText(`À ${text}`))));
  const attribute = formAttributeOf(field);
  const rank = rankOfField(field);
  const least = attribute.least ?? (rank !== null && rankRule(rank).isZeroUnknown ? 1 : 0);
  switch (attribute.kind) {
    case "money":
      return cents(9_000).map(typedAmount);
    case "percent":
      return cents(99).map(typedNumber);
    case "area":
      return fc
        .integer({ min: 100, max: 9_999 })
        .map((value) => typedNumber(attribute.isRounded ? value : value / 100));
    case "count":
      return fc.integer({ min: least, max: Math.min(attribute.most ?? 99, 5_000) }).map(String);
    case "yesNo":
      return fc.constantFrom("oui", "non");
    case "choice":
      return fc.constantFrom(...attribute.choices!);
    case "day":
      return fc
        .date({ min: new Date("2021-07-01"), max: new Date("2026-11-01"), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10));
    default:
      return prose;
  }
}

/** Fields without a column, or of which only a part has one. */
const isHeld = (field: ListingField) =>
  rankOfField(field) !== null && !["transaction", "type", "commune"].includes(field) && !isListField(field);

const formOf = fc
  .tuple(fc.constantFrom(...transactions), fc.constantFrom(...propertyTypes))
  .chain(([transaction, type]) => {
    const kind = { transaction, propertyType: type, isAgency: true };
    const fields = fieldNames.filter((field) => isHeld(field) && fieldApplies(field, kind));
    const comforts = comfortsOf(kind).filter((comfort) => comfortRanks.some((rank) => rank.comfort === comfort));
    return fc
      .record({
        texts: fc.record(Object.fromEntries(fields.map((field) => [field, valueOf(field)])), { requiredKeys: [] }),
        features: fc.subarray(comforts),
      })
      .map(({ texts, features }): DraftForm => ({
        ...texts,
        transaction,
        type,
        ...(features.length > 0 ? { features } : {}),
      }));
  });

const ofCertificate = ["emissions", "energyCostMax", "energyCostYear"] as const;

/** Without what other fields make pointless, and what the format says only together with another field. */
function held(form: DraftForm): DraftForm {
  const { values } = readListingForm(form, kindOf(form, { isAgency: true }));
  const without = (...fields: ListingField[]) => fields.forEach((field) => delete kept[field]);
  const kept: DraftForm = { ...form };
  for (const field of fieldNames) if (isFormAttribute(field) && !isApplicable(field, values)) delete kept[field];
  if (kept.energyConsumption === "0" && !kept.energyClass) without("energyConsumption");
  if (kept.emissions === "0" && !kept.climateClass) without("emissions");
  const isTraced = ["energyClass", "climateClass", "energyConsumption", "dpeDate", "energyCostMin"].some(
    (field) => kept[field],
  );
  if (kept.dpeStatus === "fait" && !isTraced) without("dpeStatus", ...ofCertificate);
  if (!kept.latitude || !kept.longitude) without("latitude", "longitude");
  if (kept.hasKitchen !== "non" && !kept.kitchen) without("hasKitchen");
  if (kept.kitchen && kept.hasKitchen !== "oui") without("kitchen", "hasKitchen");
  return kept;
}

test("a form is the same after writing and reading, in every field of the format", () => {
  fc.assert(
    fc.property(formOf, (form) => {
      const expected = held(form);
      expect(readBack(writeColumns(home(expected))).line.form).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

test("whatever was typed, a second portal writes the lines that it reads again byte by byte", () => {
  const typed = fc.oneof(
    prose,
    fc.constantFrom(
      "",
      "0",
      "1",
      "12,5",
      "-3",
      "oui",
      "non",
      "NC",
      "<b>",
      "&amp;eacute;",
      '"!#"',
      "a\nb",
      "14/03/2025",
    ),
  );
  const anyForm = fc.record({
    transaction: fc.constantFrom(...transactions),
    type: fc.constantFrom(...propertyTypes),
    texts: fc.record(
      Object.fromEntries(
        fieldNames.filter((field) => !isListField(field)).map((field) => [field, fc.oneof(typed, valueOf(field))]),
      ),
      { requiredKeys: [] },
    ),
    features: fc.subarray(["piscine-chauffee", "balcon", "fibre", "jardin", "cave"]),
  });
  fc.assert(
    fc.property(anyForm, prose, ({ texts, transaction, type, features }, text) => {
      const columns = writeColumns({
        ...home({ ...texts, transaction, type, features }),
        place: { postalCode: "44000", city: `Ville ${text}` },
        photos: [{ source: "1.jpg", title: text }],
      });
      expect(quoteRecord(columns)).not.toMatch(/[\r\n]/);
      expect(quoteRecord(columns).split('"!#"')).toHaveLength(334);
      expect(quoteRecord(readBack(columns).again)).toBe(quoteRecord(columns));
    }),
    { numRuns: 100 },
  );
});

test("agency, key, place and photos come back", () => {
  const given = home({ transaction: "vente", type: "maison" });
  const { line } = readBack(writeColumns(given));
  const { agency, key, reference, place, photos } = line;
  expect({ agency, key, reference, place, photos, contact }).toEqual({ ...given, form: undefined });
  expect(line.photoCount).toBe(1);
  expect(line.problems).toEqual([]);
});

test("a record has its texts between quotes, without quotes and line ends", () => {
  expect(quoteRecord(['dit "Le Parc"', "un\ndeux", "a!#b", ""])).toBe(`"dit 'Le Parc'"!#"un<BR>deux"!#"a! #b"!#""`);
});

test("a long description is cut after a word, its line ends counted as they are written", () => {
  const columns = writeColumns(
    home({ transaction: "vente", type: "maison", description: "Très belle vue.\n".repeat(400) }),
  );
  expect(columns[20]!.length).toBeLessThanOrEqual(4_000);
  expect(columns[20]).toMatch(/(Très belle vue\.<BR>)+Très/);
});
