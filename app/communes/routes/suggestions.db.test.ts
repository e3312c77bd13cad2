import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Platform, publicContext } from "#app/platform/context.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { loader } from "./suggestions.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

async function ask(query: string): Promise<Response> {
  const context = new RouterContextProvider();
  // The route uses only the database.
  context.set(publicContext, { db: database.db } as Platform);
  const url = new URL(`http://localhost/api/communes${query}`);
  return loader({
    url,
    context,
    request: new Request(url),
    params: {},
    pattern: "/api/communes",
  } as unknown as Parameters<typeof loader>[0]);
}

test("answers communes with what a form shows, and nothing else", async () => {
  const answer = await ask("?q=saint%20denis%2093");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("application/json");
  expect(answer.headers.get("cache-control")).toContain("max-age");
  const [first] = (await answer.json()) as object[];
  expect(first).toEqual({
    slug: "saint-denis-93",
    name: "Saint-Denis",
    postalCode: "93200",
    departmentCode: "93",
    departmentName: "Seine-Saint-Denis",
  });
});

test.each(["", "?q=", "?q=%00", "?q=%ff%fe", `?q=${"a".repeat(10_000)}`, "?q=%25", "?q=<script>"])(
  "%s answers a list",
  async (query) => {
    const answer = await ask(query);
    expect(answer.status).toBe(200);
    expect(Array.isArray(await answer.json())).toBe(true);
  },
);

test("the first of several texts counts", async () => {
  const [first] = (await (await ask("?q=nantes&q=lyon")).json()) as { slug: string }[];
  expect(first?.slug).toBe("nantes");
});
