import { expect, test } from "vitest";
import { readEnvironment } from "#app/platform/env.ts";
import { createTestDatabase } from "#tests/setup/test-database.ts";
import { openPortalDatabase } from "./open-database.ts";

const open = (url: URL) => {
  const read = readEnvironment({ DATABASE_URL: url.href });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return openPortalDatabase(read.env);
};

test("a wrong password and a missing database are named in the error", async () => {
  const { url, drop } = await createTestDatabase();
  const wrongPassword = new URL(url);
  wrongPassword.password = "faux";
  await expect(open(wrongPassword)).rejects.toThrow("refuse l'utilisateur « bienvu » ou son mot de passe");
  const wrongName = new URL(url);
  wrongName.pathname = "/absente";
  await expect(open(wrongName)).rejects.toThrow("la base « absente » n'existe pas");
  await drop();
});
