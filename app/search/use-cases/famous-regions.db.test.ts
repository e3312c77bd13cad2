import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseCriteria } from "../criteria/parse-criteria.ts";
import { resolveCriteria } from "./resolve-criteria.server.ts";
import { understandSentence } from "./understand-sentence.server.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { findCommunesBySlugs } from "#app/communes/communes.repository.server.ts";
import { meanPlaces } from "#app/communes/find-places.server.ts";
import { placeKey } from "#app/communes/place.ts";
import { suggestPlaces } from "#app/communes/use-cases/suggest-places.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

async function idOf(slug: string): Promise<number> {
  const [commune] = await findCommunesBySlugs(database.db, [slug]);
  return commune!.id;
}

const resolve = (query: string) =>
  resolveCriteria({ db: database.db }, parseCriteria(new URLSearchParams(query)).criteria);

describe("a search in a famous region", () => {
  test("has its communes and their parts, and the map shows it", async () => {
    const { filters, bounds, areas } = await resolve("region=pays-basque");
    const found = new Set(filters.communeIds);
    expect([found.has(await idOf("bayonne")), found.has(await idOf("pau"))]).toEqual([true, false]);
    expect(areas).toEqual([{ kind: "region", key: "pays-basque", name: "Pays basque", within: "au Pays basque" }]);
    expect(bounds.west).toBeGreaterThan(-2);
    expect(bounds.east).toBeLessThan(-0.5);
  });

  test("has whole departments beside communes", async () => {
    const { filters } = await resolve("region=cote-d-azur");
    const found = new Set(filters.communeIds);
    const has = async (slug: string) => found.has(await idOf(slug));
    expect([await has("nice"), await has("frejus"), await has("draguignan"), await has("azur")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test("is understood by its name wherever a place is typed", async () => {
    const { criteria, problems } = await resolve("commune=le Pays Basque&departement=Alsace");
    expect([criteria.communes, criteria.regions, problems]).toEqual([[], ["alsace", "pays-basque"], []]);
  });

  test("is suggested with the number of its listings", async () => {
    await createListing(database.db, { communeId: await idOf("biarritz") });
    const [first] = await suggestPlaces({ db: database.db }, "pays bas");
    expect(first).toMatchObject({ kind: "region", name: "Pays basque", count: 1, values: [["region", "pays-basque"]] });
  });
});

test.each([
  ["Côte d’Azur", "region cote-d-azur"],
  ["cote d'azure", "region cote-d-azur"],
  ["Luberon", "region luberon"],
  ["Lubéron", "region luberon"],
  ["bassin d’arcachon", "region bassin-d-arcachon"],
  ["Alsace", "region alsace"],
  ["Azur", "commune azur"],
  ["Arcachon", "commune arcachon"],
  ["Noirmoutier", "region ile-de-noirmoutier"],
])("« %s » means %s", async (text, key) => {
  const [meaning] = await meanPlaces(database.db, [text]);
  expect(meaning!.kind === "unknown" || meaning!.place.kind === "quartier" ? null : placeKey(meaning!.place)).toBe(key);
});

test("a town in a famous region is one place", async () => {
  const { criteria } = await understandSentence({ db: database.db }, "maison Saint-Jean-de-Luz, Pays basque");
  expect([criteria.communes, criteria.regions]).toEqual([["saint-jean-de-luz"], undefined]);
});
