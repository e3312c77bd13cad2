import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pino } from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { listFigures } from "#app/administration/figures.repository.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { countSearches } from "./search-counter.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("pages of results that were answered are added to the day, and wait while the database is away", async () => {
  let isAway = true;
  const { db } = database;
  const away = { execute: () => Promise.reject(new Error("away")) };
  const counting = countSearches({
    get db() {
      return isAway ? (away as never) : db;
    },
    log: pino({ level: "silent" }),
  });
  onTestFinished(() => counting.close());
  const answer = (method: string, url: string, statusCode: number) => {
    const response = Object.assign(new EventEmitter(), { statusCode });
    counting.step({ method, url } as IncomingMessage, response as unknown as ServerResponse, () => {});
    response.emit("finish");
  };
  for (const url of [
    "/annonces",
    "/annonces?q=jardin",
    "/annonces.data?q=jardin",
    "/annonces/maison-BV1",
    "/annonces.atom",
  ])
    answer("GET", url, 200);
  answer("GET", "/annonces?q=a", 429);
  answer("POST", "/annonces", 200);
  answer("GET", "/annonces", 304);
  await counting.store();
  isAway = false;
  await counting.store();
  answer("GET", "/annonces", 200);
  await counting.store();
  await counting.store();
  expect(await listFigures(db)).toMatchObject([{ figure: "searches", value: 5 }]);
});
