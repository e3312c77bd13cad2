import { expect, test } from "vitest";
import { buildOnce } from "./build-once.ts";
import type { Database } from "./client.ts";

test("a query is built once for each database", () => {
  const [one, other] = [{}, {}] as [Database, Database]; // only told apart
  const built: Database[] = [];
  const query = buildOnce((db) => built.push(db));
  expect([query(one), query(one), query(other), query(one)]).toEqual([1, 1, 2, 1]);
  expect(built).toEqual([one, other]);
});
