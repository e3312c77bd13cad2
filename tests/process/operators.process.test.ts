import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "../factories/accounts.ts";
import { spawnCommand } from "../setup/command-process.ts";
import { createTestDatabase, type TestDatabase } from "../setup/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function run(...words: string[]): Promise<[number | null, string]> {
  const { ended, output } = spawnCommand("server/operator-command.ts", words, { DATABASE_URL: database.url });
  return [await ended, output().trim()];
}

test("the first operator is made on the machine; the last one stays", async () => {
  const { email } = await createUser(database.db);
  expect(await run("grant")).toEqual([1, expect.stringContaining("npm run operator -- grant <e-mail>")]);
  expect(await run("grant", "personne@example.org")).toEqual([1, expect.stringContaining("créez-le d’abord")]);
  expect(await run("grant", email)).toEqual([0, expect.stringContaining(`${email} : Administration.`)]);
  expect(await run("list")).toEqual([0, `${email} : Administration, second facteur à régler`]);
  expect(await run("reset-factor", email)).toEqual([0, expect.stringContaining("remis à zéro")]);
  expect(await run("revoke", email)).toEqual([1, expect.stringContaining("dernier compte d’administration")]);
});
