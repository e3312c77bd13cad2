import { spawnSync } from "node:child_process";
import { relative } from "node:path";
import { environment, packagedNode, root } from "./prepare.mjs";

// Prints every test, a line each: its file, its title, its run. `diff` of two such lists shows what a commit adds, removes and moves.
// The site must be built.
const runs = {
  "npm test": ["unit", "db", "http", "e2e"],
  ".ci/run": ["generated", "process", "faults", "earlier", "screens"],
};

const testEnvironment = { ...environment, NODE_ENV: "test" };

function json(args) {
  const { stdout, stderr, status } = spawnSync(packagedNode, args, {
    cwd: root,
    env: testEnvironment,
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(stderr || stdout);
  return JSON.parse(stdout.slice(stdout.search(/^[[{]/m)));
}

const vitestTitles = (project) =>
  json(["node_modules/vitest/vitest.mjs", "list", "--no-staticParse", "--json", "--project", project]).map(
    ({ file, name }) => [relative(root, file), name],
  );

function playwrightTitles(project) {
  const args = ["test", "--list", "--reporter=json", `--project=${project}`];
  const { config, suites } = json(["node_modules/@playwright/test/cli.js", ...args]);
  const titles = ({ file, specs = [], suites: inner = [] }, names) => [
    ...specs.map(({ title }) => [relative(root, `${config.rootDir}/${file}`), [...names, title].join(" > ")]),
    ...inner.flatMap((suite) => titles(suite, [...names, suite.title])),
  ];
  return suites.flatMap((suite) => titles(suite, []));
}

const listOf = { e2e: playwrightTitles, screens: playwrightTitles };
const lines = Object.entries(runs).flatMap(([run, projects]) =>
  projects.flatMap((project) => (listOf[project] ?? vitestTitles)(project).map((test) => [...test, run].join("\t"))),
);
process.stdout.write(`${lines.toSorted().join("\n")}\n`);
