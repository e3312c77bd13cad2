import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { loadCommunes } from "./load-communes.ts";

// The database of the tests is a copy of one that loadCommunes() filled.
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

async function select<Row extends object>(query: string): Promise<Row[]> {
  const { rows } = await database.db.$client.query<Row>(query);
  return rows;
}

test("all communes, arrondissements and former communes are loaded", async () => {
  const counts = await select<{ kind: string; count: number }>(
    "select kind, count(*)::int from communes group by kind order by kind",
  );
  expect(counts).toEqual([
    { kind: "ancienne", count: 2_498 },
    { kind: "arrondissement", count: 45 },
    { kind: "commune", count: 34_969 },
  ]);
});

test.each([
  [
    "paris-15e",
    {
      name: "Paris 15e",
      insee_code: "75115",
      postal_codes: ["75015"],
      department_code: "75",
      region_name: "Île-de-France",
    },
  ],
  [
    "lyon-3e",
    {
      name: "Lyon 3e",
      insee_code: "69383",
      postal_codes: ["69003"],
      department_code: "69",
      region_name: "Auvergne-Rhône-Alpes",
    },
  ],
  ["marseille-1er", { name: "Marseille 1er", insee_code: "13201", postal_codes: ["13001"], department_code: "13" }],
  ["saint-denis-93", { name: "Saint-Denis", insee_code: "93066", department_name: "Seine-Saint-Denis" }],
  ["ajaccio", { name: "Ajaccio", department_code: "2A", region_name: "Corse" }],
  ["mamoudzou", { name: "Mamoudzou", region_name: "Mayotte", position_precision: "exact" }],
])("%s", async (slug, expected) => {
  const { rows } = await database.db.$client.query("select * from communes where slug = $1", [slug]);
  expect(rows).toEqual([expect.objectContaining(expected)]);
});

test("arrondissements and former communes have a parent, communes have none", async () => {
  const wrong = await select(`select one.slug from communes one left join communes parent on parent.id = one.parent_id
    where (one.kind = 'commune') <> (one.parent_id is null) or parent.kind <> 'commune'`);
  expect(wrong).toEqual([]);
  const parents = await select<{ name: string }>(
    "select distinct parent.name from communes one join communes parent on parent.id = one.parent_id where one.kind = 'arrondissement' order by 1",
  );
  expect(parents.map(({ name }) => name)).toEqual(["Lyon", "Marseille", "Paris"]);
});

describe("positions", () => {
  test("only communes without inhabitants have no position", async () => {
    const [without] = await select<{ people: number; count: number }>(
      "select coalesce(sum(population), 0)::int as people, count(*)::int from communes where latitude is null",
    );
    expect(without).toEqual({ people: 0, count: 5 });
  });

  test("four people in five live in a commune with an exact position", async () => {
    const [{ part } = { part: 0 }] = await select<{ part: number }>(
      "select sum(population) filter (where position_precision = 'exact')::float / sum(population) as part from communes where kind = 'commune'",
    );
    expect(part).toBeGreaterThan(0.8);
  });

  test("every commune of the mainland lies on the mainland", async () => {
    const outside = await select(
      "select slug, latitude, longitude from communes where length(department_code) = 2 and not (latitude between 41.3 and 51.2 and longitude between -5.3 and 9.7)",
    );
    expect(outside).toEqual([]);
  });

  test("each commune is near its neighbours of the same department, estimated or exact", async () => {
    const far = await select(`select slug from communes
      join (select department_code, avg(latitude) as lat, avg(longitude) as lon from communes where position_precision = 'exact' group by 1) centre using (department_code)
      where length(department_code) = 2 and (abs(latitude - lat) > 1.2 or abs(longitude - lon) > 1.8)`);
    expect(far).toEqual([]);
  });
});

test("loading again changes nothing", async () => {
  let steps = 0;
  await loadCommunes({ db: database.db, progress: () => steps++ });
  expect(steps).toBe(0);
  const [{ count } = { count: 0 }] = await select<{ count: number }>("select count(*)::int from communes");
  expect(count).toBe(37_512);
});

test("a commune added later gets an unused number", async () => {
  const { rows } = await database.db.$client.query<{ next: string; last: number }>(
    "select nextval(pg_get_serial_sequence('communes', 'id')) as next, (select max(id) from communes) as last",
  );
  expect(Number(rows[0]!.next)).toBeGreaterThan(rows[0]!.last);
});
