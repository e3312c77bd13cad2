import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** A test as docs/conformance.md names it: `e2e/home` or `money.test.ts`, and its title. */
type Reference = { file: string; title: string };

test("every test named in docs/conformance.md exists", () => {
  const sources = readTests();
  const missing = readReferences().filter(({ file, title }) => {
    const found = sources.get(file) ?? [];
    return !found.some((source) => titlePattern(title).test(source));
  });
  expect(missing).toEqual([]);
});

function readReferences(): Reference[] {
  const text = readFileSync(join(root, "docs", "conformance.md"), "utf8");
  const cells = text.split("\n").flatMap((line) => (line.startsWith("|") ? line.split(/ \| |<br>/) : []));
  return cells.flatMap((cell) => {
    const found = /`((?:e2e|http|process|screens)\/[\w-]+|[\w.-]+\.test\.tsx?)`: (.+)$/.exec(cell);
    return found ? [{ file: found[1]!, title: found[2]! }] : [];
  });
}

/** The sources of all test files, by the name used in the document; two test files beside the code may share a name. */
function readTests(): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  const pattern =
    "{{app,db,server,scripts,bench,gallery,tests}/**/*.{test.ts,test.tsx,e2e.ts},tests/screens/look-at-screens.ts}";
  for (const path of globSync(pattern, { cwd: root })) {
    const name = shortName(path);
    tests.set(name, [...(tests.get(name) ?? []), readFileSync(join(root, path), "utf8")]);
  }
  return tests;
}

function shortName(path: string): string {
  const tier = /^tests\/(e2e|http|process|screens)\/([\w-]+)\.(?:(?:e2e|http\.test|process\.test|test)\.)?ts$/.exec(
    path,
  );
  return tier ? `${tier[1]}/${tier[2]}` : basename(path);
}

/** A title as written in the source; the values of a table (`%s`, `$name`) match anything. */
function titlePattern(title: string): RegExp {
  const parts = title.split(/%[a-z]|\$\w+/).map((part) =>
    part
      .trim()
      .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll('"', String.raw`\\?"`),
  );
  return new RegExp(parts.join("[^\\n]*"));
}
