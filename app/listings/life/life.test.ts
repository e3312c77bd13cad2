import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..");
const sources = globSync("{app,server,samples,bench,db}/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** The statuses of homes on show, in SQL or in TypeScript, whatever stands between. */
const written = /["']disponible["'][^;\n]{0,30}["']en_negociation["']/;
/** Where they are listed for another reason: all statuses, and the steps from one to another. */
const lists = ["app/domain/listing.ts", "app/domain/listing-stage.ts"];

test("the statuses of homes on show are written in one place, and used by name everywhere", () => {
  const found = sources.filter(({ path, text }) => written.test(text) && !lists.includes(path)).map(({ path }) => path);
  expect(found).toEqual([]);
});

/** In SQL, and by Drizzle. */
const writes = /(?:insert into|update|delete from) listings\b|\.(?:insert|update|delete)\(listings\)/;

test("only `listings/life` writes the table of listings", () => {
  const found = sources
    .filter(({ path, text }) => /^(?:app|server)\//.test(path) && writes.test(text))
    .map(({ path }) => path);
  expect(found.filter((path) => !path.startsWith("app/listings/life/"))).toEqual([]);
});

const importsMove = /import \{[^}]*\bmove\b[^}]*\} from "[^"]*\/life\.server\.ts"/;
const importsHide = /from "[^"]*\/hide\.server\.ts"/;

test("only `requests` moves and hides listings, since it notifies their threads", () => {
  const found = sources.filter(({ text }) => importsMove.test(text) || importsHide.test(text)).map(({ path }) => path);
  expect(found.toSorted()).toEqual([
    "app/requests/use-cases/hide-listings.server.ts",
    "app/requests/use-cases/move-listing.server.ts",
  ]);
});
