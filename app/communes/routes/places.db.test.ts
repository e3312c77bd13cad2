import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Platform, publicContext } from "#app/platform/context.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { action } from "./places.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

async function ask(body: string): Promise<Response> {
  const context = new RouterContextProvider();
  // The route uses only the database.
  context.set(publicContext, { db: database.db } as Platform);
  const url = new URL("http://localhost/api/lieux");
  const request = new Request(url, { method: "POST", body });
  return action({ url, context, request, params: {}, pattern: "/api/lieux" } as unknown as Parameters<
    typeof action
  >[0]);
}

test.each([
  [
    { latitude: 45.76, longitude: 4.84 },
    { slug: "lyon", name: "Lyon" },
  ],
  [
    { latitude: 47.218, longitude: -1.554 },
    { slug: "nantes", name: "Nantes" },
  ],
  [
    { latitude: -20.9, longitude: 55.45 },
    { slug: "saint-denis", name: "Saint-Denis" },
  ],
])("%j is near %j", async (position, expected) => {
  const answer = await ask(JSON.stringify(position));
  expect([answer.status, await answer.json()]).toEqual([200, expected]);
});

test("far from France no commune is near", async () => {
  expect((await ask(JSON.stringify({ latitude: 0, longitude: 0 }))).status).toBe(404);
});

test.each([
  "",
  "null",
  "[]",
  '{"latitude":"45","longitude":4}',
  '{"latitude":91,"longitude":4}',
  '{"latitude":1e999,"longitude":4}',
])("%j is refused", async (body) => {
  expect((await ask(body)).status).toBe(400);
});
