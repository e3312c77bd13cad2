import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { withPrintedTables } from "./policy-table.ts";

const root = join(import.meta.dirname, "..");
/** The folders whose files documents may name. */
const folders = [
  "app",
  "assets",
  "bench",
  "brand",
  "db",
  "deploy",
  "docs",
  "public",
  "samples",
  "scripts",
  "server",
  "tests",
];
const files = globSync(["*", ".*", `{${folders.join(",")}}/**/*`], { cwd: root });
const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: root })].map((path) => {
  const text = readFileSync(join(root, path), "utf8");
  return { path, text, spans: [...text.matchAll(/`([^`\n]+)`/g)].map((found) => found[1]!) };
});

/** A test as documents shorten it: `http/home` is `tests/http/home.http.test.ts`. */
const shortTest = /^(?:e2e|faults|generated|http|process|screens)\/[\w-]+$/;
const isPath = new RegExp(String.raw`^(?:${folders.join("|")})\/|^[\w*<][\w.*<>/-]*\.(?:tsx?|mjs|css|sql|md)$`);

test("every file and folder named in the documents exists", () => {
  const missing = documents.flatMap(({ path, spans }) =>
    spans
      .filter((span) => isPath.test(span) || shortTest.test(span))
      .filter((span) => filesOf(span).length === 0)
      .map((span) => `${path}: ${span}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ["README.md", 7],
  ["docs/architecture.md", 10],
  ["docs/conformance.md", 20],
  ["docs/operations/run.md", 31],
  ["docs/operations/survive.md", 20],
  ["docs/operations/update.md", 4],
])("%s has at most %d kB of 1,024 bytes: what is rarely read has a page or a decision of its own", (path, most) => {
  expect(Buffer.byteLength(documents.find((document) => document.path === path)!.text)).toBeLessThanOrEqual(
    most * 1024,
  );
});

test("the policy and the shares are printed as they are", () => {
  const { text } = documents.find(({ path }) => path === "docs/security.md")!;
  expect(text, "npm run policy").toBe(withPrintedTables(text));
});

test("every link between documents leads to a file", () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map((found) => join(dirname(path), found[1]!))
      .filter((target) => !files.includes(target))
      .map((target) => `${path}: ${target}`),
  );
  expect(missing).toEqual([]);
});

test("every test title named in the documents exists", () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w./-]+)`: (.+?)(?=;| \||\n)/g)]
      .map((found) => ({ name: found[1]!, titles: found[2]!.split(/(?<=…), /) }))
      .filter(({ name }) => shortTest.test(name) || name.includes(".test."))
      .flatMap(({ name, titles }) => {
        const sources = filesOf(name).map((file) => readFileSync(join(root, file), "utf8"));
        return titles
          .filter((title) => !sources.some((source) => titlePattern(title).test(source)))
          .map((title) => `${path}: ${name}: ${title}`);
      }),
  );
  expect(missing).toEqual([]);
});

/** The files that a name in a document stands for: a whole path or its end, with `*` and `<words>` for anything. */
function filesOf(name: string): string[] {
  const end = shortTest.test(name) ? String.raw`(?:\.\w+)*\.ts$` : "(?:$|/)";
  const parts = name.replace(/\/$/, "").split(/\*+|<[^>]+>/);
  const pattern = new RegExp(`(?:^|/)${parts.map(escaped).join("[^/]*")}${end}`);
  return files.filter((file) => pattern.test(file));
}

/** A title as the source has it; values of a table (`%s`, `$name`) and `…` match anything. */
function titlePattern(title: string): RegExp {
  const parts = title.split(/%[a-z]|\$\w+|…/).map((part) => escaped(part.trim()).replaceAll('"', String.raw`\\?"`));
  return new RegExp(parts.join("[^\\n]*"));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
