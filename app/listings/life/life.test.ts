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

test("which homes are on show is written once, and asked by its name everywhere", () => {
  const found = sources.filter(({ path, text }) => written.test(text) && !lists.includes(path)).map(({ path }) => path);
  expect(found).toEqual([]);
});

/** In SQL, and by Drizzle. */
const writes = /(?:insert into|update|delete from) listings\b|\.(?:insert|update|delete)\(listings\)/;

test("only the life of listings writes them", () => {
  const found = sources
    .filter(({ path, text }) => /^(?:app|server)\//.test(path) && writes.test(text))
    .map(({ path }) => path);
  expect(found.filter((path) => !path.startsWith("app/listings/life/"))).toEqual([]);
});

const importsMove = /import \{[^}]*\bmove\b[^}]*\} from "[^"]*\/life\.server\.ts"/;
const importsHide = /from "[^"]*\/hide\.server\.ts"/;

test("only the requests' room moves and hides listings, since their threads are told", () => {
  const found = sources.filter(({ text }) => importsMove.test(text) || importsHide.test(text)).map(({ path }) => path);
  expect(found.toSorted()).toEqual([
    "app/requests/use-cases/hide-listings.server.ts",
    "app/requests/use-cases/move-listing.server.ts",
  ]);
});
