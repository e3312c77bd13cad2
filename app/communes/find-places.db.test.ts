import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyText } from "#tests/factories/any-text.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { findCommunesBySlugs } from "./communes.repository.server.ts";
import { meanPlaces, type PlaceMeaning } from "./find-places.server.ts";
import { placeName } from "./place.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const [lyon] = await findCommunesBySlugs(db, ["lyon-4e"]);
  const advertiser = await createAdvertiser(db, { communeId: lyon!.id });
  const listing = { communeId: lyon!.id, advertiserId: advertiser.id, photos: [] };
  await createListing(db, { ...listing, quartier: "Plateau de la Croix-Rousse" });
  await createListing(db, { ...listing, quartier: "Les Chartrons" });
  await createListing(db, { ...listing, quartier: "Zyxwvut-Oublié", status: "retiree" });
});
afterAll(() => database?.drop());

/** A meaning in short: « department 44 ». */
function inShort(meaning: PlaceMeaning): string {
  if (meaning.kind === "unknown") return "unknown";
  const { place } = meaning;
  switch (place.kind) {
    case "commune":
      return place.commune.slug;
    case "department":
      return `department ${place.department.code}`;
    case "region":
      return `region ${place.region.slug}`;
    case "quartier":
      return `quartier ${place.text}`;
  }
}

async function meaningOf(text: string): Promise<PlaceMeaning> {
  const [meaning] = await meanPlaces(database.db, [text]);
  return meaning!;
}

describe("a name of any kind means one place for sure", () => {
  test.each([
    ["Lyon", "lyon"],
    ["LYON", "lyon"],
    ["Lyon 3ème", "lyon-3e"],
    ["69003", "lyon-3e"],
    ["44000", "nantes"],
    ["Saint-Denis (93)", "saint-denis-93"],
    ["st etienne", "saint-etienne"],
    ["Paris", "paris"],
    ["Rhône", "department 69"],
    ["69", "department 69"],
    ["44", "department 44"],
    ["2a", "department 2A"],
    ["971", "department 971"],
    ["loire atlantique", "department 44"],
    ["Loire-Atlantique", "department 44"],
    ["département du Rhône", "department 69"],
    ["le Var", "department 83"],
    ["Loire", "department 42"],
    ["La Réunion", "department 974"],
    ["Bretagne", "region bretagne"],
    ["bretagne", "region bretagne"],
    ["région Bretagne", "region bretagne"],
    ["ile de france", "region ile-de-france"],
    ["Île-de-France", "region ile-de-france"],
    ["IDF", "region ile-de-france"],
    ["PACA", "region provence-alpes-cote-d-azur"],
    ["Corse", "region corse"],
    ["20", "region corse"],
    ["Croix-Rousse", "quartier Croix-Rousse"],
    ["chartrons", "quartier chartrons"],
  ])("%j is %s", async (text, expected) => {
    const meaning = await meaningOf(text);
    expect([meaning.kind, inShort(meaning)]).toEqual(["sure", expected]);
  });
});

describe("a misspelt name is guessed, the large city before a word inside a village's name", () => {
  test.each([
    ["lyonn", "lyon"],
    ["Marseile", "marseille"],
    ["Bordaux", "bordeaux"],
    ["Tolouse", "toulouse"],
    ["Nates", "nantes"],
    ["Montpelier", "montpellier"],
    ["Saint-Etiene", "saint-etienne"],
    ["Strasbour", "strasbourg"],
    ["Grenobl", "grenoble"],
    ["Loire-Atlantiqe", "department 44"],
    ["Brettagne", "region bretagne"],
  ])("%j is %s", async (text, expected) => {
    const meaning = await meaningOf(text);
    expect([meaning.kind === "sure", inShort(meaning)]).toEqual([false, expected]);
  });

  test("the other possible places are offered", async () => {
    const meaning = await meaningOf("lyonn");
    expect(meaning.kind === "guess" && meaning.others.map(placeName)).toEqual(["Cognat-Lyonne"]);
  });
});

describe("a name of several places of some size is reported as a guess, with the other places", () => {
  test.each([
    ["Vienne", "department 86", "Vienne"],
    ["Saint-Denis", "saint-denis", "Saint-Denis"],
    ["Mayenne", "department 53", "Mayenne"],
  ])("%j is %s", async (text, expected, other) => {
    const meaning = await meaningOf(text);
    expect([meaning.kind, inShort(meaning)]).toEqual(["guess", expected]);
    expect(meaning.kind === "guess" && meaning.others.map(placeName)).toContain(other);
  });
});

describe("an unlikely name means nothing, and similar places are offered", () => {
  test.each([["Lyonwxyz"], ["Saint"], ["Aix"], ["4400"], ["Mont-Pellié-sur-Zut"]])("%j", async (text) => {
    expect((await meaningOf(text)).kind).toBe("unknown");
  });
  test.each(["", " ", "\0", "%", "zzyzxqu", "99", "00000", "Zyxwvut-Oublié"])(
    "%j has nothing similar",
    async (text) => {
      expect(await meaningOf(text)).toEqual({ kind: "unknown", others: [] });
    },
  );
  test("« Lyonwxyz » offers Lyon first", async () => {
    const meaning = await meaningOf("Lyonwxyz");
    expect(meaning.kind === "unknown" && placeName(meaning.others[0]!)).toBe("Lyon");
  });
});

test("names of all kinds are found at once; of many misspelt ones only the first are guessed", async () => {
  const meanings = await meanPlaces(database.db, ["Nantes", "69", "Bretagne", "Croix-Rousse", "lyonn", "zzyzxqu"]);
  const kinds = meanings.map((meaning) =>
    meaning.kind === "unknown" ? null : `${meaning.kind} ${meaning.place.kind}`,
  );
  expect(kinds).toEqual(["sure commune", "sure department", "sure region", "sure quartier", "guess commune", null]);
  const many = await meanPlaces(database.db, [
    ...Array.from({ length: 6 }, (_, nth) => `zzyzxqu${nth}`),
    "lyonn",
    "Nantes",
  ]);
  expect(many.map(({ kind }) => kind)).toEqual([...Array.from({ length: 7 }, () => "unknown"), "sure"]);
  expect(await meanPlaces(database.db, [])).toEqual([]);
});

test("a commune that is added is known at once", async () => {
  expect((await meaningOf("Bourgneuf-Xyzzy")).kind).toBe("unknown");
  await createCommune(database.db, { name: "Bourgneuf-Xyzzy" });
  expect(inShort(await meaningOf("Bourgneuf-Xyzzy"))).toBe("bourgneuf-xyzzy");
});

test("every commune is found by its unambiguous name", async () => {
  const { rows } = await database.db.$client.query<{ name: string; code: string; slug: string }>(
    "select name, department_code as code, slug from communes where kind = 'commune' and id % 97 = 0",
  );
  const found = await meanPlaces(
    database.db,
    rows.map(({ name, code }) => `${name} (${code})`),
  );
  const wrong = rows.filter(({ slug }, index) => inShort(found[index]!) !== slug);
  expect(rows.length).toBeGreaterThan(300);
  expect(
    wrong.filter((row) => rows.filter((other) => other.name === row.name && other.code === row.code).length < 2),
  ).toEqual([]);
});

test("any text is answered", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText({ maxLength: 120 }), { maxLength: 5 }), async (texts) => {
      expect(await meanPlaces(database.db, texts)).toHaveLength(texts.length);
    }),
    { numRuns: 60 },
  );
});
