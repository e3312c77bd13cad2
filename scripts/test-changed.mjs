import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import routes from "#app/routes.ts";
import { accountScreens } from "#tests/screens/account-screens.ts";
import { advertiserScreens } from "#tests/screens/advertiser-screens.ts";
import { officeScreens } from "#tests/screens/office-screens.ts";
import { publicScreens } from "#tests/screens/public-screens.ts";
import { findBrowser } from "./browser.mjs";
import { chooseTests } from "./changed-tests.ts";
import { readImports } from "./import-graph.ts";
import { root, say, stop } from "./prepare.mjs";
import { quickChecks, startTally } from "./tally.mjs";
import { startTestDatabase } from "./test-database.mjs";

// Runs the checks, and the tests that changes since a commit can affect: `npm run test:changed -- main`. By default, uncommitted
// changes. scripts/changed-tests.ts has the rules of the choice and its limits.
const commit = process.argv[2] ?? "HEAD";

function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) stop(`Git n’a pas répondu : ${stderr.trim()}`);
  return stdout.split("\0").filter(Boolean);
}

/** Changed, new and removed files. */
function changedFiles() {
  const list = (kind) => git("diff", "--name-only", "--no-renames", "-z", `--diff-filter=${kind}`, commit, "--");
  return { changed: [...list("d"), ...git("ls-files", "--others", "--exclude-standard", "-z")], removed: list("D") };
}

const flatten = (entries, frames = []) =>
  entries.flatMap(({ file, path, children }) => {
    const source = `app/${file}`;
    return children ? flatten(children, [...frames, source]) : [{ file: source, path: `/${path ?? ""}`, frames }];
  });

/** The screens of `npm test`: examples. `npm run test:screens` has all. */
const screens = Object.entries({
  account: accountScreens,
  advertiser: advertiserScreens,
  office: officeScreens,
  public: publicScreens,
}).flatMap(([file, table]) =>
  table
    .filter(({ isExample }) => isExample)
    .map(({ name, route }) => ({ file: `tests/screens/${file}.e2e.ts`, name, route: `app/${route}` })),
);

const read = (file) => readFileSync(join(root, file), "utf8");

/** Lines for Playwright: the file to load, and the test by the file that declares it. */
const linesOf = ({ file, name }) => [file, "tests/screens/look-at-screens.ts"].map((one) => `${one} › ${name}`);

const { changed, removed } = changedFiles();
if (changed.length + removed.length === 0) {
  say(`Rien n’a changé depuis ${commit}.`);
  process.exit();
}
// No test follows from a removed source: what imported it has changed too.
const followed = [...changed, ...removed.filter((file) => !/\.(?:tsx?|mjs)$/.test(file))];
const choice = chooseTests(followed, { graph: readImports(root), routes: flatten(routes), screens, read });
const { needsAll, unit, db, http, journeys } = choice;
const counted = (number, one, many) => `${number} ${number > 1 ? many : one}`;
const advice = "Ce changement touche une grande partie du site : seul `npm test` le vérifie en entier.";

say(
  [
    counted(changed.length + removed.length, "fichier modifié", "fichiers modifiés"),
    counted(choice.routes.length, "route atteinte", "routes atteintes"),
  ].join(", "),
);
say(
  `Tests choisis : ${[
    counted(unit.length, "fichier unitaire", "fichiers unitaires"),
    counted(db.length, "fichier de base de données", "fichiers de base de données"),
    counted(http.length, "fichier HTTP", "fichiers HTTP"),
    counted(journeys.length, "fichier de parcours", "fichiers de parcours"),
    counted(choice.screens.length, "écran", "écrans"),
  ].join(", ")}`,
);
for (const file of [...http, ...journeys]) say(`  ${file}`);
for (const { file, name } of choice.screens) say(`  ${file} › ${name}`);
if (needsAll) say(advice);

const isPlayed = journeys.length + choice.screens.length > 0;
const isVisited = isPlayed || http.length > 0;
const chromium = isPlayed ? findBrowser() : "";
const tally = startTally();
const database = startTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "bienvu-tests-"));
try {
  const [isBuilt] = await Promise.all([
    isVisited && tally.check("Construction du site", ["scripts/build.mjs"], ["scripts/check-client-bundle.mjs"]),
    quickChecks(tally, { unitTests: unit }),
  ]);
  const variables = await database.ready;
  const files = { db, http: isBuilt ? http : [] };
  const projects = ["db", "http"].filter((project) => files[project].length > 0);
  if (projects.length > 0) await tally.vitest(projects, { variables, files: projects.flatMap((one) => files[one]) });
  if (isBuilt && isPlayed) {
    const list = join(folder, "tests.txt");
    writeFileSync(list, [...journeys, ...choice.screens.flatMap(linesOf)].join("\n"));
    const selection = [`--test-list=${list}`];
    await tally.playwright("e2e", { selection, variables: { ...variables, CHROMIUM_PATH: chromium } });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  await database.stop();
}
if (needsAll) say(`\n${advice}`);
tally.finish();
