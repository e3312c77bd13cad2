import { expect, test } from "vitest";
import { isDatabaseAway } from "./database-away.ts";

const failed = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {});

test.each([
  [failed("terminating connection due to administrator command", "57P01")],
  [failed("server login has been failing, try again later (server_login_retry)", "08P01")],
  [failed("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED")],
  [failed("Connection terminated unexpectedly")],
  [new Error("Failed query", { cause: failed("could not extend file", "53100") })],
  [new AggregateError([failed("connect ECONNREFUSED ::1:5432", "ECONNREFUSED")])],
])("%s means that the database is away", (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  [failed("duplicate key value violates unique constraint", "23505")],
  [failed("canceling statement due to statement timeout", "57014")],
  ["away"],
])("%s does not mean that the database is away", (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
