import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyText } from "#tests/factories/any-text.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { formatCriteria } from "../criteria/criteria-address.ts";
import { noCriteria } from "../criteria/criteria.ts";
import { searchOf } from "../sentence/read-sentence.ts";
import { understandSentence } from "./understand-sentence.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

async function understand(sentence: string): Promise<string> {
  const said = searchOf(await understandSentence({ db: database.db }, sentence));
  return decodeURIComponent(
    formatCriteria({ ...noCriteria, ...said })
      .toString()
      .replaceAll("+", " "),
  );
}

describe("with the communes of France", () => {
  test.each([
    [
      "T3 Lyon 7 balcon moins de 350 000",
      "propertyType=appartement&transactionType=vendre&commune=lyon-7e&priceMax=350000&rooms=3&exterieur=balcon",
    ],
    [
      "studio meublé Bordeaux 700 €",
      "propertyType=appartement&transactionType=louer&commune=bordeaux&priceMax=700&rooms=1&meuble=oui",
    ],
    ["maison avec jardin autour de Rennes", "propertyType=maison&commune=rennes&rayon=10&exterieur=jardin"],
    ["69003", "commune=lyon-3e"],
    ["maison en Bretagne", "propertyType=maison&region=bretagne"],
    ["Loire-Atlantique", "departement=44"],
    ["ferme dans le Gers", "propertyType=maison&departement=32&q=ferme"],
    ["Le Touquet", "commune=Le Touquet"],
    ["69003 Lyon", "commune=lyon-3e"],
    ["Paris 15e", "commune=paris-15e"],
    ["Saint-Denis 93", "commune=saint-denis-93"],
    ["maison Maisons-Alfort", "propertyType=maison&commune=maisons-alfort"],
    ["Aix", "commune=Aix"],
    ["la baule", "commune=la baule"],
    ["Levallois", "commune=Levallois"],
    ["T2 Le Mans", "propertyType=appartement&commune=le-mans&rooms=2"],
    ["Maison vue mer", "propertyType=maison&q=vue mer"],
    ["maison neuve avec cave, calme, lumineuse", "propertyType=maison&q=neuve cave calme lumineuse"],
    ["chalet près d'Annecy avec vue montagne", "propertyType=maison&commune=annecy&rayon=10&q=chalet vue montagne"],
    ["lyonn", "commune=lyonn"],
    ["T2 Marseile", "propertyType=appartement&commune=Marseile&rooms=2"],
    ["marseile 13008", "commune=marseille-8e"],
    ["appartemnt lyonn balcon", "propertyType=appartement&commune=lyonn&exterieur=balcon"],
    ["monpelier maison", "propertyType=maison&commune=monpelier"],
    ["house for rent Monpellier", "propertyType=maison&transactionType=louer&commune=Monpellier"],
  ])("%j asks for %s", async (sentence, address) => {
    expect(await understand(sentence)).toBe(address);
  });
});

test("a quartier of listings is found with its commune or alone; with another commune its words are keywords", async () => {
  const { communeId } = await createListing(database.db, { quartier: "Plateau de la Croix-Zwyxe" });
  const { rows } = await database.db.$client.query<{ slug: string }>("select slug from communes where id = $1", [
    communeId,
  ]);
  const { slug } = rows[0]!;
  expect(await understand(`T3 Croix-Zwyxe`)).toBe("propertyType=appartement&quartier=Croix-Zwyxe&rooms=3");
  expect(await understand("croix zwyxe")).toBe("quartier=croix zwyxe");
  expect(await understand(`${slug} Croix-Zwyxe`)).toContain("quartier=Croix-Zwyxe");
  expect(await understand("Lille Croix-Zwyxe")).toBe("commune=lille&q=Croix-Zwyxe");
});

test("the old town of a place is a quartier if listings have this quartier", async () => {
  const { rows } = await database.db.$client.query<{ id: number }>("select id from communes where slug = 'lille'");
  expect(await understand("T2 vieux lille")).toBe("propertyType=appartement&commune=lille&rooms=2&q=vieux");
  await createListing(database.db, { communeId: rows[0]!.id, quartier: "Vieux-Lille" });
  expect(await understand("T2 vieux lille")).toBe(
    "propertyType=appartement&commune=lille&quartier=vieux lille&rooms=2",
  );
  expect(await understand("T2 Lille sauf vieux lille")).toBe(
    'propertyType=appartement&commune=lille&rooms=2&q=-"vieux lille"',
  );
});

test("any text is understood or searched", async () => {
  await fc.assert(
    fc.asyncProperty(anyText({ maxLength: 250 }), async (sentence) => {
      expect(await understand(sentence)).toEqual(expect.any(String));
    }),
    { numRuns: 60 },
  );
});
