import { expect, test } from "vitest";
import { readEnvironment } from "./env.ts";

test("an empty environment has a default for everything", () => {
  const read = readEnvironment({});
  expect(read).toMatchObject({ ok: true, env: { PORT: 3000, DATA_DIR: "./data", CURRENCY: "EUR", MAINTENANCE: false } });
});

test("an empty variable counts as not set", () => {
  expect(readEnvironment({ PORT: "", DATABASE_URL: "" })).toEqual(readEnvironment({}));
});

test("each bad variable is named, all at once, without its value", () => {
  const read = readEnvironment({ PORT: "70000", DATABASE_URL: "mysql://moi:secret@serveur/base", MAINTENANCE: "peut-être" });
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(read.problems.map((problem) => /La variable (\w+)/.exec(problem)?.[1])).toEqual(["PORT", "DATABASE_URL", "MAINTENANCE"]);
  expect(read.problems.join()).not.toContain("secret");
});
