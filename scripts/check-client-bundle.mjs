// Checks that the browser's bundle has no server code. Names of settings do not count: the back office explains them. Page weight is
// tested in tests/e2e/page-weight.e2e.ts.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/** Texts of the database's clients, of queries, and of the reader of the environment (app/platform/env.ts). */
const forbidden = ["node-postgres", "pg-pool", "to_tsvector", "drizzle", "process.env", "La variable "];

const client = join(root, "build", "client");
const problems = leaks();
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);

function leaks() {
  const scripts = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js"));
  return scripts.flatMap((name) => {
    const text = readFileSync(join(client, "assets", name), "utf8");
    return forbidden
      .filter((word) => text.includes(word))
      .map((word) => `${name} contient « ${word} », qui est du serveur.`);
  });
}
