import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "../factories/accounts.ts";
import { spawnCommand } from "../setup/portals/command-process.ts";
import { createTestDatabase, type TestDatabase } from "../setup/servers/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function run(...words: string[]): Promise<[number | null, string]> {
  const { ended, output } = spawnCommand("server/operator-command.ts", words, { DATABASE_URL: database.url });
  return [await ended, output().trim()];
}

test("a command on the machine makes the first operator; the last operator stays", async () => {
  const { email } = await createUser(database.db);
  expect(await run("grant")).toEqual([1, expect.stringContaining("npm run operator -- grant <e-mail>")]);
  expect(await run("grant", "personne@example.org")).toEqual([1, expect.stringContaining("créez-le d’abord")]);
  const [done, said] = await run("grant", email);
  expect([done, said]).toEqual([0, expect.stringContaining(`${email} : Administration.`)]);
  expect(said).toMatch(/jamais par e-mail\s: [a-z\d]{4}(-[a-z\d]{4}){3}\. Il vaut 24\sheures/);
  expect(await run("grant", email)).toEqual([1, expect.stringContaining("reset-factor")]);
  expect(await run("list")).toEqual([0, `${email} : Administration, second facteur à régler`]);
  expect(await run("reset-factor", email)).toEqual([0, expect.stringContaining("Son code d’activation")]);
  expect(await run("revoke", email)).toEqual([1, expect.stringContaining("dernier compte d’administration")]);
});
