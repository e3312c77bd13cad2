import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLog, describeError, loggedPath } from "./log.ts";

const failure = (fields: object) => Object.assign(new Error("la valeur « zoe@example.org » existe"), fields);

test("a failed query is described by its statement, without its values", () => {
  const cause = failure({ severity: "ERROR", code: "23505", table: "users", constraint: "users_email", detail: "Key" });
  const error = new DrizzleQueryError("insert into users values ($1)", ["zoe@example.org", "argon2-secret"], cause);
  const told = describeError(error) as { query: string; cause: object };
  expect(told).toMatchObject({
    type: "Error",
    query: "insert into users values ($1)",
    cause: { code: "23505", table: "users", constraint: "users_email" },
  });
  expect(JSON.stringify(told)).not.toMatch(/zoe|argon2|Key/);
});

test("other errors keep their message, without e-mail addresses", () => {
  const text = JSON.stringify(describeError(new Error("550 <zoe@example.org> unknown, try zoe.b@example.org")));
  expect(text).toContain("550 <…@…> unknown, try …@…");
  expect(JSON.stringify(describeError(failure({ severity: "FATAL", code: "57P01" })))).toContain("la valeur « …@… »");
  expect(describeError({ email: "zoe@example.org" })).toBe("object");
});

test("a mail server's answer is logged without the address", () => {
  const lines: string[] = [];
  const into = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) });
  createLog({ LOG_LEVEL: "warn" }, into).warn({ reason: "550 5.1.1 <zoe@example.org>: unknown" }, "refused");
  expect(lines.join("")).toContain("550 5.1.1 <…@…>: unknown");
});

test("a path is logged without its query", () => {
  expect([loggedPath("/demandes/suivre?jeton=secret"), loggedPath("/annonces"), loggedPath(undefined)]).toEqual([
    "/demandes/suivre",
    "/annonces",
    "/",
  ]);
});
