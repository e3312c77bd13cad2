import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { anyText } from "#tests/factories/any-text.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { describeReading } from "../sentence/describe-reading.ts";
import { suggestForSentence } from "./suggest-for-sentence.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const slug of ["lyon-7e", "lyon-3e", "villeurbanne", "saint-denis-93", "maisons-alfort", "la-rochelle"]) {
    const { rows } = await database.db.$client.query<{ id: number }>("select id from communes where slug = $1", [slug]);
    await createListing(database.db, { communeId: rows[0]!.id, details: { description: "Salon avec cheminée." } });
  }
});
afterAll(() => database?.drop());

const suggest = (sentence: string) => suggestForSentence({ db: database.db }, sentence);

async function read(sentence: string) {
  const { said, notes, unread, completions: _completions, ...places } = await suggest(sentence);
  return describeReading({ said, notes, unread }, { ...places, words: searchWords.french, currency: "EUR" });
}

test.each([
  ["T3 Lyo", "T3 Lyon"],
  ["T3 lyon 7", "T3 Lyon 7e"],
  ["maison Lyon ou vill", "maison Lyon ou Villeurbanne"],
  ["studio Saint-Den", "studio Saint-Denis 93200"],
  ["maison à la roch", "maison à La Rochelle"],
  ["maison maisons-alf", "maison Maisons-Alfort"],
])("%j may continue as %j", async (typed, completed) => {
  const { completions } = await suggest(typed);
  expect(completions.map(({ sentence }) => sentence)).toContain(completed);
});

test.each(["", "T", "maison", "T3 Lyon balcon", "moins de 350 000", "appartement calme"])(
  "%j begins no place",
  async (typed) => {
    expect((await suggest(typed)).completions).toEqual([]);
  },
);

test("a reading has the fields, the place, the other criteria, and all of it in words", async () => {
  expect(await read("maison ou terrain autour de Villeurbanne balcon cheminée moins de 350 000 €")).toEqual({
    kind: "reading",
    labels: [
      "Maison",
      "Terrain",
      "À vendre",
      "Villeurbanne",
      "10 km autour",
      "jusqu’à 350\u202F000\u00A0€",
      "Balcon",
      "«\u00A0cheminée\u00A0»",
    ],
    fields: [
      { name: "propertyType", value: "maison,terrain", label: "Maison, Terrain" },
      { name: "transactionType", value: "vendre", label: "À vendre" },
      { name: "priceMax", value: "350\u202F000", label: "350\u202F000" },
    ],
    place: {
      name: "Villeurbanne, 10 km autour",
      values: [
        ["commune", "villeurbanne"],
        ["rayon", "10"],
      ],
    },
    others: [
      ["exterieur", "balcon"],
      ["q", "cheminée"],
    ],
  });
});

test("a guessed place is named, and searched as typed, so that the results report the guess", async () => {
  const reading = await read("T2 Marseile");
  expect(reading?.place).toEqual({ name: "Marseille", values: [["commune", "Marseile"]] });
  expect(reading?.others).toEqual([["rooms", "2"]]);
  expect(reading?.labels).toEqual(["Appartement", "Marseille", "2 pièces"]);
});

test("words that were not understood are passed on, so that the results report them", async () => {
  expect((await read("Lyon cheminée lok xyzzy"))?.others).toEqual([
    ["q", "cheminée lok xyzzy"],
    ["nonreconnu", "lok xyzzy"],
  ]);
});

test("both offers are any offer; keywords alone are no reading", async () => {
  expect((await read("à vendre ou à louer"))?.fields).toEqual([
    { name: "transactionType", value: "", label: "Tous les biens" },
  ]);
  expect(await read("zqxwzk")).toBeNull();
  expect(await read("x".repeat(201))).toBeNull();
});

test("any text has an answer", async () => {
  await fc.assert(
    fc.asyncProperty(anyText({ maxLength: 250 }), async (sentence) => {
      expect((await suggest(sentence)).completions).toEqual(expect.any(Array));
    }),
    { numRuns: 60 },
  );
});
