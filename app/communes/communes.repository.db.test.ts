import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyText } from "#tests/factories/any-text.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { normalizeName } from "#app/domain/commune-name.ts";
import { findCommunesBySlugs, findNamedPlaces, withDescendants } from "./communes.repository.server.ts";
import { resolveCommune, suggestCommunes } from "./name-communes.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const slugsFor = async (text: string, limit = 5) =>
  (await suggestCommunes(database.db, text, limit)).map(({ slug }) => slug);

describe("suggestions", () => {
  test.each([
    ["st etienne", "saint-etienne"],
    ["saint étienne", "saint-etienne"],
    ["Saint-Etienne", "saint-etienne"],
    ["lyon 3", "lyon-3e"],
    ["Lyon 3ème arrondissement", "lyon-3e"],
    ["paris 1", "paris-1er"],
    ["75015", "paris-15e"],
    ["Paris 75015", "paris-15e"],
    ["44000", "nantes"],
    ["Nantes", "nantes"],
    ["sables d'olonne", "les-sables-d-olonne"],
    ["mans", "le-mans"],
    ["l hay", "l-hay-les-roses"],
    ["aix provence", "aix-en-provence"],
    ["Saint-Denis (93)", "saint-denis-93"],
    ["saint denis 93200", "saint-denis-93"],
    ["2a", "ajaccio"],
    ["oeuilly", "oeuilly"],
    ["marsseille", "marseille"],
    ["bordaux", "bordeaux"],
    ["lyonn", "lyon"],
    ["tolou", "toulouse"],
  ])("%j finds %s first", async (text, slug) => {
    expect((await slugsFor(text))[0]).toBe(slug);
  });

  test("names with this prefix come by population, the exact name first", async () => {
    expect(await slugsFor("nant", 3)).toEqual(["nant", "nantes", "nanterre"]);
    expect(await slugsFor("nante", 2)).toEqual(["nantes", "nanterre"]);
  });

  test("arrondissements follow their city in the order of their numbers; the city is not listed under the code of the first", async () => {
    expect(await slugsFor("lyo", 10)).toEqual([
      "lyon",
      "lyon-1er",
      "lyon-2e",
      "lyon-3e",
      "lyon-4e",
      "lyon-5e",
      "lyon-6e",
      "lyon-7e",
      "lyon-8e",
      "lyon-9e",
    ]);
    expect(await slugsFor("69", 4)).toEqual(["lyon", "villeurbanne", "lyon-1er", "lyon-2e"]);
    expect(await slugsFor("pari", 4)).toEqual(["paris", "paris-1er", "paris-2e", "paris-3e"]);
    expect((await suggestCommunes(database.db, "lyon", 2)).map(({ postalCode }) => postalCode)).toEqual([
      "69",
      "69001",
    ]);
  });

  test("words inside a name come after its beginning", async () => {
    const { name } = await createCommune(database.db, { name: "Zwyxmont", population: 10 });
    await createCommune(database.db, { name: "Grand-Zwyxmont", population: 90_000 });
    expect(await slugsFor(name, 2)).toEqual(["zwyxmont", "grand-zwyxmont"]);
  });

  test("a postal code is shown as it was typed", async () => {
    const [aix] = await suggestCommunes(database.db, "13090", 1);
    expect(aix).toMatchObject({ slug: "aix-en-provence", postalCode: "13090" });
  });

  test.each([
    "",
    "   ",
    "%",
    "_",
    "\\",
    "'",
    "\0",
    "qqqqzzzzxx",
    "<script>alert(1)</script>",
    "x".repeat(10_000),
    "\uD800",
  ])("%j is answered without an error, and not with everything", async (text) => {
    expect((await slugsFor(text)).length).toBeLessThanOrEqual(5);
  });

  test("special characters of LIKE and of regular expressions are literal", async () => {
    expect(await slugsFor("%")).toEqual([]);
    expect(await slugsFor("ly_n")).toEqual(await slugsFor("ly n"));
    expect(await slugsFor("ly.*n (")).toEqual(await slugsFor("ly n"));
  });

  test("any text is answered", async () => {
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 200 }), async (text) => {
        expect((await suggestCommunes(database.db, text, 3)).length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 60 },
    );
  });
});

describe("resolving", () => {
  test.each([
    ["lyon", "lyon"],
    ["saint-denis-93", "saint-denis-93"],
    ["Saint-Denis 93", "saint-denis-93"],
    ["69003", "lyon-3e"],
    ["NANTES", "nantes"],
  ])("%j is %s", async (text, slug) => {
    expect((await resolveCommune(database.db, text))?.slug).toBe(slug);
  });

  test.each(["", "\0", "centre ville", "qqqqzzzzxx"])("%j is no commune", async (text) => {
    expect(await resolveCommune(database.db, text)).toBeNull();
  });

  test("slugs with a null byte and unknown slugs are left out", async () => {
    const found = await findCommunesBySlugs(database.db, ["nantes", "ly\0on", "nowhere"]);
    expect(found.map(({ slug }) => slug)).toEqual(["nantes"]);
  });
});

test("Paris includes its twenty arrondissements, an arrondissement stays alone", async () => {
  const [paris, fifteenth] = await findCommunesBySlugs(database.db, ["paris", "paris-15e"]);
  expect(await withDescendants(database.db, [paris!.id])).toHaveLength(21);
  expect(await withDescendants(database.db, [fifteenth!.id])).toEqual([fifteenth!.id]);
  expect(await withDescendants(database.db, [])).toEqual([]);
});

describe("normalize_name() in the database", () => {
  const normalizeThere = async (texts: string[]) => {
    const { rows } = await database.db.$client.query<{ name: string }>(
      "select normalize_name(text) as name from unnest($1::text[]) with ordinality as given (text, rank) order by rank",
      [texts],
    );
    return rows.map(({ name }) => name);
  };

  test("agrees with normalizeName() on every commune", async () => {
    const { rows } = await database.db.$client.query<{ name: string; there: string }>(
      "select name, normalize_name(name) as there from communes",
    );
    expect(rows.length).toBeGreaterThan(37_000);
    expect(rows.filter(({ name, there }) => normalizeName(name) !== there)).toEqual([]);
  });

  test("agrees on the characters of European keyboards", async () => {
    const character = fc.constantFrom(
      ..." -'’«»…–/.,()".split(""),
      ...range(0x30, 0x39),
      ...range(0x41, 0x7a),
      ...range(0xbf, 0x17f),
      "e\u0301",
      "c\u0327",
    );
    const texts = fc.sample(fc.string({ unit: character, maxLength: 30 }), 3_000);
    expect(await normalizeThere(texts)).toEqual(texts.map(normalizeName));
  });
});

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

test("the map's names are those of places with a known position, largest first, each arrondissement once", async () => {
  const towns = await findNamedPlaces(database.db, "commune");
  expect(towns[0]).toEqual(["Paris", expect.closeTo(48.86, 1), expect.closeTo(2.35, 1), expect.any(Number)]);
  expect(towns.length).toBeGreaterThan(8_000);
  const inhabitants = towns.map(([, , , population]) => population);
  expect(inhabitants).toEqual(inhabitants.toSorted((one, other) => other - one));
  const districts = (await findNamedPlaces(database.db, "arrondissement")).map(([name]) => name);
  expect(districts).toHaveLength(45);
  expect(districts).toContain("Lyon 3e");
});
