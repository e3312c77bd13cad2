import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { timeoutFactor } from "./setup/timeout-factor.ts";

// What makes `npm test` longer, counted without a clock (decision 16 says what each costs). A number rises only with the page, the
// criterion or the mail that pays for it.
const root = join(import.meta.dirname, "..");

type Suite = { title: string; specs?: { title: string }[]; suites?: Suite[] };

/** The titles of Playwright's tests of a project, each with its file. */
function journeysOf(project: string): { file: string; title: string }[] {
  const args = ["node_modules/@playwright/test/cli.js", "test", "--list", "--reporter=json", `--project=${project}`];
  const { suites } = JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 }));
  const inSuite = (file: string, { specs = [], suites: inner = [] }: Suite): { file: string; title: string }[] => [
    ...specs.map(({ title }) => ({ file, title })),
    ...inner.flatMap((suite) => inSuite(file, suite)),
  ];
  return (suites as Suite[]).flatMap((suite) => inSuite(suite.title, suite));
}

/** The number of matches of a pattern in the test sources. */
const count = (pattern: string, text: RegExp): number =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes("node_modules"))
    .reduce((sum, file) => sum + (readFileSync(join(root, file), "utf8").match(text)?.length ?? 0), 0);

/** The maximum of each count. */
const most = {
  journeys: 88,
  // Each opens a portal of its own.
  filesOfJourneys: 47,
  exampleScreens: 33,
  portalsOfHttpTests: 97,
  databasesOfDbTests: 108,
  // Time limits that `TEST_TIMEOUT_FACTOR` would not stretch.
  fixedTimeLimits: 0,
};

test(
  "npm test has no more journeys, portals and databases than its limits allow",
  { timeout: 60_000 * timeoutFactor },
  () => {
    const listed = journeysOf("e2e");
    const screens = listed.filter(({ file }) => file.includes("tests/screens/"));
    const counts: typeof most = {
      journeys: listed.length - screens.length,
      filesOfJourneys: new Set(listed.map(({ file }) => file)).size,
      exampleScreens: screens.length,
      portalsOfHttpTests: count("tests/http/*.ts", /\b(?:use|open)HttpPortal\(/g),
      databasesOfDbTests: count("{app,db,server,samples}/**/*.db.test.ts", /\bcreateTestDatabase\(/g),
      fixedTimeLimits: count(
        "{{app,db,server,samples,scripts,bench}/**/*.test,tests/**/*}.{ts,tsx}",
        /\btimeout: [\d_]+\b(?! \*)/g,
      ),
    };
    const exceeded = Object.entries(counts).filter(([name, found]) => found > most[name as keyof typeof most]);
    expect(exceeded).toEqual([]);
  },
);
