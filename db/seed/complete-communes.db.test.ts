import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createCommune } from "#tests/factories/communes.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { completeCommunes } from "./complete-communes.ts";

let database: TestDatabase;
let server: Server | null = null;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => server?.close());
afterAll(() => database?.drop());

/** A server that answers like geo.api.gouv.fr. */
async function serve(body: string, status = 200): Promise<string> {
  server = createServer((_request, response) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(body),
  );
  await new Promise<void>((done) => server!.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/communes?fields=code,nom,centre,codesPostaux,population`;
}

async function read(id: number) {
  const { rows } = await database.db.$client.query(
    "select latitude, longitude, position_precision, population from communes where id = $1",
    [id],
  );
  return rows[0];
}

test("communes get exact positions and newest populations; former communes move with them", async () => {
  const commune = await createCommune(database.db, {
    latitude: 47,
    longitude: -1,
    positionPrecision: "estimee",
    population: 10,
  });
  const former = await createCommune(database.db, {
    kind: "ancienne",
    parentId: commune.id,
    latitude: 47,
    longitude: -1,
    positionPrecision: "estimee",
    population: 0,
  });
  const other = await createCommune(database.db, { latitude: 45, longitude: 2, positionPrecision: "estimee" });
  const address = await serve(
    JSON.stringify([
      {
        nom: commune.name,
        code: commune.inseeCode,
        codesPostaux: ["49270"],
        population: 17_200,
        centre: { type: "Point", coordinates: [-1.35, 47.33] },
      },
      { nom: "Sans centre", code: other.inseeCode, codesPostaux: [] },
      { nom: "Hors du monde", code: other.inseeCode, centre: { type: "Point", coordinates: [500, "x"] } },
      null,
    ]),
  );
  expect(await completeCommunes(database.db, address)).toEqual({ read: 1, placed: 1 });
  expect(await read(commune.id)).toEqual({
    latitude: 47.33,
    longitude: -1.35,
    position_precision: "exact",
    population: 17_200,
  });
  expect(await read(former.id)).toMatchObject({ latitude: 47.33, longitude: -1.35, position_precision: "estimee" });
  expect(await read(other.id)).toMatchObject({ latitude: 45, longitude: 2, position_precision: "estimee" });
});

test.each([
  ["an error", "{}", 503, /inaccessible.*503/],
  ["no JSON", "<html>", 200, /inaccessible/],
  ["a list without communes", "[]", 200, /aucune commune/],
  ["something else", '{"a":1}', 200, /aucune commune/],
])("%s is reported in one sentence, and changes nothing", async (_name, body, status, sentence) => {
  const before = await database.db.$client.query("select sum(latitude) as sum from communes");
  await expect(completeCommunes(database.db, await serve(body, status))).rejects.toThrow(sentence);
  const after = await database.db.$client.query("select sum(latitude) as sum from communes");
  expect(after.rows).toEqual(before.rows);
});

test("a server that does not answer is reported in one sentence", async () => {
  await expect(completeCommunes(database.db, "http://127.0.0.1:1/communes")).rejects.toThrow(/inaccessible/);
});
