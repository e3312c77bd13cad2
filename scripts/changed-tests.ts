import { type ImportGraph, importersOf } from "./import-graph.ts";

/** A route's file, its address, and the files of its layouts. */
export type Route = { file: string; path: string; frames: string[] };
/** A screen of a table in tests/screens: the test file, the screen's name in it, and its route's file. */
export type ListedScreen = { file: string; name: string; route: string };

export type Sources = {
  graph: ImportGraph;
  routes: Route[];
  screens: ListedScreen[];
  /** Reads the text of a file of the graph. */
  read(file: string): string;
};

export type Choice = {
  /** Whether only `npm test` is sufficient: then no HTTP test, journey or screen is chosen. */
  needsAll: boolean;
  routes: string[];
  unit: string[];
  db: string[];
  http: string[];
  journeys: string[];
  screens: ListedScreen[];
};

/** Files on which every page, every answer or every test depends. */
const foundations = [
  "app/root.tsx",
  "app/entry.server.tsx",
  "server/app.ts",
  "server/http/http-server.ts",
  "server/start/create-platform.ts",
  "tests/setup/portals/test-portal.ts",
  // Started by their paths.
  "app/platform/pictures/picture-child.server.ts",
  "tests/setup/journeys/playwright-global.ts",
  "tests/setup/serve-database.ts",
  "tests/setup/servers/vitest-database.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "vitest.config.ts",
  "playwright.config.ts",
];
/**
 * Tables of all routes and all jobs. The portal imports them, but an entry concerns its own route or job: only tests are followed from
 * here.
 */
const tables = ["app/addresses.ts", "app/routes.ts", "server/start/job-handlers.ts"];
/** Tests that request every address of tests/hostile/known-addresses.ts. A change of a route's own file runs only the quicker ones. */
const quickWalks = ["caching", "statements"].map(httpTest);
const walks = [...quickWalks, ...["page-cache", "policies"].map(httpTest)];
/** The files in these rules: a test checks that they exist. */
export const namedFiles = [...foundations, ...tables, ...walks];
/** Whether only unit tests read a file. */
const isDocument = (file: string) =>
  /\.md$|^(?:\.ci|bench|deploy|docs)\/|^(?:\.\w+|Dockerfile|LICENSE|compose\.yaml)$/.test(file);
/** Maximum share of the routes, or of the HTTP tests and journeys; beyond it, `npm test` is needed. */
const MOST_ROUTES = 1 / 3;
const MOST_FILES = 1 / 2;
/** Maximum share of tests for a helper: a helper of more tests does not show what each of them visits. */
const FEW_TESTS = 1 / 10;

/**
 * Chooses the tests that changed files can affect. Unit and database tests: by imports; tests that read files always run. HTTP tests and
 * journeys: if the test, or a helper of few tests, imports a changed file or names the address of a route that does. Walks take a minute:
 * only changes of app/addresses.ts or of their own imports run all of them. Missed: what only jobs run, addresses from a mail or a
 * redirect, or built from parts. `npm test` is decisive.
 */
export function chooseTests(changed: string[], { graph, routes, screens, read }: Sources): Choice {
  const files = [...graph.keys()];
  const visiting = files.filter(
    (file) => kindOf(file) === "http" || (kindOf(file) === "journey" && !isOfMatrix(read(file))),
  );
  const counts = countUses(visiting, graph);
  const isShared = (file: string) => (counts.get(file) ?? 0) > visiting.length * FEW_TESTS;
  // Includes styles and fonts, but not package.json: a source imports its version.
  const imported = new Set([...graph.values()].flat().filter((file) => file.startsWith("app/")));
  const known = changed.filter((file) => graph.has(file) || imported.has(file));

  const byImport = importersOf(known, graph, followsTable);
  // Followed from the application, a helper of many tests would lead to all of them.
  const near = importersOf(
    known,
    graph,
    (file, importer) =>
      followsTable(file, importer) && !(file.startsWith("tests/") && isShared(file) && !known.includes(file)),
  );
  const isReached = ({ file, frames }: Route) => [file, ...frames].some((one) => near.has(one));
  const reached = routes.filter(isReached);
  const isHelper = (file: string) => /^tests\/(?:screens|setup)\//.test(file) && !isShared(file);
  const paths = routes.map(({ path }) => path);
  const looked = new Set(screens.map(({ file }) => file));
  const isVisited = (file: string) => {
    if (looked.has(file) || walks.includes(file)) return false;
    const named = addressesIn([file, ...importsOf(file, graph, isHelper)].map(read).join("\n"), paths);
    return reached.some(({ path }) => named.has(path));
  };
  const isRouteChanged = routes.some(({ file }) => changed.includes(file));
  const visits = visiting.filter(
    (file) => near.has(file) || isVisited(file) || (isRouteChanged && quickWalks.includes(file)),
  );

  // Files of the schema and the samples, on which every test depends, and files outside of the graph, such as migrations.
  const isBasic = changed.some((file) =>
    known.includes(file) ? /^(?:db|samples)\//.test(file) && !kindOf(file) : !isDocument(file),
  );
  const needsAll =
    isBasic ||
    foundations.some((file) => near.has(file)) ||
    reached.length > routes.length * MOST_ROUTES ||
    visits.length > visiting.length * MOST_FILES;
  const chosen = needsAll ? [] : visits;
  const reachedFiles = new Set(reached.map(({ file }) => file));
  return {
    needsAll,
    routes: [...reachedFiles],
    unit: files.filter((file) => kindOf(file) === "unit" && (isBasic || byImport.has(file) || readsFiles(read(file)))),
    db: files.filter((file) => kindOf(file) === "db" && (isBasic || byImport.has(file))),
    http: chosen.filter((file) => kindOf(file) === "http"),
    journeys: chosen.filter((file) => kindOf(file) === "journey" && !looked.has(file)),
    screens: needsAll ? [] : screens.filter(({ file, route }) => reachedFiles.has(route) || chosen.includes(file)),
  };
}

function httpTest(name: string): string {
  return `tests/http/${name}.http.test.ts`;
}

/** The kind of a test file of `npm test`, by the names in vitest.config.ts and playwright.config.ts. */
function kindOf(file: string): "unit" | "db" | "http" | "journey" | null {
  if (/^tests\/(?:e2e|screens)\/.*\.e2e\.ts$/.test(file)) return "journey";
  if (/^tests\/http\/.*\.http\.test\.ts$/.test(file)) return "http";
  if (!/\.test\.tsx?$/.test(file) || /^tests\/(?:earlier|faults|generated|http|process)\//.test(file)) return null;
  return file.includes(".db.test.") ? "db" : "unit";
}

/** Whether all journeys of a file belong to `npm run test:screens`, not to `npm test`. */
const isOfMatrix = (text: string) =>
  text.includes("inMatrix") && countOf(/\btest\(/g, text) === countOf(/\binMatrix,(?: async|$)/gm, text);

const countOf = (expression: RegExp, text: string) => [...text.matchAll(expression)].length;

const followsTable = (file: string, importer: string) =>
  !tables.includes(file) || tables.includes(importer) || importer.startsWith("tests/") || kindOf(importer) !== null;

/** Whether a test reads files without importing them, as unit tests of sources, words and documents do. */
const readsFiles = (text: string) => text.includes('"node:fs"');

/** The number of tests that import each file, directly or indirectly. */
function countUses(tests: string[], graph: ImportGraph): Map<string, number> {
  const counts = new Map<string, number>();
  for (const test of tests) for (const file of importsOf(test, graph)) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

/** The files of tests that a test imports, directly or indirectly. */
function importsOf(test: string, graph: ImportGraph, isFollowed = (file: string) => file.startsWith("tests/")) {
  const found = new Set<string>();
  const add = (file: string) => {
    for (const one of graph.get(file) ?? []) {
      if (found.has(one) || !isFollowed(one)) continue;
      found.add(one);
      add(one);
    }
  };
  add(test);
  return found;
}

/** The addresses of the given patterns in a text. An address of a pattern without parameters matches no other pattern. */
export function addressesIn(text: string, patterns: string[]): Set<string> {
  const found = new Set<string>();
  // Addresses are encoded in queries, and escaped in regular expressions.
  let rest = text.replaceAll("%2F", "/").replaceAll("\\/", "/");
  for (const pattern of patterns.toSorted((one, other) => parametersOf(one) - parametersOf(other))) {
    rest = rest.replaceAll(expressionOf(pattern), () => {
      found.add(pattern);
      return "";
    });
  }
  return found;
}

const parametersOf = (pattern: string) => pattern.split(":").length;

function expressionOf(pattern: string): RegExp {
  // The home page must be a whole text; « /* » is no address.
  if (pattern === "/") return /(?<=["'`}])\/(?=["'`?#])/g;
  if (pattern === "/*") return /(?!)/g;
  const parts = pattern.split("/").map((part) =>
    // A parameter is a value in a template, or follows the text (`"/annonces/" + reference`).
    part.startsWith(":") ? "(?:\\$\\{[^}]*\\}|[^/\\s\"'`?#)*,<>&|;$])*" : part.replaceAll(".", "\\."),
  );
  return new RegExp(`(?<![\\w-])${parts.join("/")}(?=$|\\$(?!\\{)|[\\s"'\`?#)*,\\]<>&|;])`, "g");
}
