import { afterAll, beforeAll, expect, test } from "vitest";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { findCommunesBySlugs } from "../communes.repository.server.ts";
import { suggestPlaces } from "./suggest-places.server.ts";

let database: TestDatabase;
let ids: Record<string, number>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const towns = await findCommunesBySlugs(db, ["lyon-4e", "lyon-3e", "villeurbanne", "nantes", "grenoble"]);
  ids = Object.fromEntries(towns.map(({ slug, id }) => [slug, id]));
  const advertiser = await createAdvertiser(db, { communeId: ids.nantes! });
  const add = async (slug: string, quartier: string | null, status: "disponible" | "retiree" = "disponible") =>
    createListing(db, { communeId: ids[slug]!, advertiserId: advertiser.id, quartier, status, photos: [] });
  await add("lyon-4e", "Croix-Rousse");
  await add("lyon-4e", "Plateau de la Croix-Rousse");
  await add("lyon-3e", "Part-Dieu");
  await add("lyon-3e", "Part-Dieu", "retiree");
  await add("villeurbanne", null);
  await add("nantes", "Croix-Rousse");
  await add("grenoble", null);
});
afterAll(() => database?.drop());

const suggest = async (text: string) => suggestPlaces({ db: database.db }, text);
const first = async (text: string) => (await suggest(text))[0];

test.each([
  ["lyon", { kind: "commune", name: "Lyon", count: 3, values: [["commune", "lyon"]] }],
  ["lyon 4", { kind: "arrondissement", name: "Lyon 4e", count: 2, values: [["commune", "lyon-4e"]] }],
  ["69003", { kind: "arrondissement", name: "Lyon 3e", detail: "69003", count: 1 }],
  ["69", { kind: "department", name: "Rhône", detail: "69", count: 4, values: [["departement", "69"]] }],
  ["loire-atl", { kind: "department", name: "Loire-Atlantique", count: 1 }],
  ["Île-de-France", { kind: "region", name: "Île-de-France", count: 0, values: [["region", "ile-de-france"]] }],
  ["auvergne-rh", { kind: "region", name: "Auvergne-Rhône-Alpes", count: 5 }],
  ["bretagne", { kind: "region", name: "Bretagne" }],
  ["lyonn", { kind: "commune", name: "Lyon" }],
  ["lyn", { kind: "commune", name: "Lyon" }],
  ["bdx", { kind: "commune", name: "Bordeaux", values: [["commune", "bordeaux"]] }],
  ["nouvelle cal", { kind: "collectivity", name: "Nouvelle-Calédonie", detail: "988" }],
])("%j suggests %j first", async (text, expected) => {
  expect(await first(text)).toMatchObject(expected);
});

test("a quartier is suggested with its city and the number of results of its search", async () => {
  const found = (await suggest("croix-r")).filter(({ kind }) => kind === "quartier");
  expect(found).toEqual([
    {
      kind: "quartier",
      name: "Croix-Rousse",
      detail: "Lyon",
      count: 2,
      values: [
        ["commune", "lyon"],
        ["quartier", "Croix-Rousse"],
      ],
    },
    expect.objectContaining({ name: "Plateau de la Croix-Rousse", detail: "Lyon", count: 1 }),
    expect.objectContaining({ name: "Croix-Rousse", detail: "Nantes", count: 1 }),
  ]);
});

test("at most eight places are suggested, and none for an empty or unknown text", async () => {
  for (const text of ["s", "saint", "la", "750", "centre"]) expect((await suggest(text)).length).toBeLessThanOrEqual(8);
  expect([await suggest(""), await suggest("%"), await suggest("zzyzxqu")]).toEqual([[], [], []]);
});

test("the counts per place follow every change, and a recount finds the same", async () => {
  const client = await database.db.$client.connect();
  const read = async () =>
    (await client.query("select axis, key, commune_id, count from place_counts where count <> 0 order by 1, 2, 3"))
      .rows;
  try {
    await client.query("begin");
    const before = await read();
    await client.query("update listings set commune_id = $1 where quartier = 'Part-Dieu'", [ids.grenoble]);
    await client.query("update listings set status = 'disponible' where status = 'retiree'");
    await client.query("update listings set quartier = 'Bas des pentes' where quartier = 'Croix-Rousse'");
    await client.query(
      "delete from listing_details where listing_id in (select id from listings where commune_id = $1)",
      [ids.villeurbanne],
    );
    await client.query("delete from listings where commune_id = $1", [ids.villeurbanne]);
    const kept = await read();
    expect(kept).not.toEqual(before);
    await client.query("select recount_listings()");
    expect(await read()).toEqual(kept);
  } finally {
    await client.query("rollback");
    client.release();
  }
});
