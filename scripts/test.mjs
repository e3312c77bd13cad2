import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { buildSite, environment, installPackages, packagedNode, refuseOldNode, root, say } from "./prepare.mjs";

refuseOldNode();
installPackages();
const reports = mkdtempSync(join(tmpdir(), "bienvu-tests-"));
const total = { passed: 0, failed: 0, skipped: 0 };
const bin = (name) => join("node_modules", name);

try {
  check("Types", [bin("@react-router/dev/bin.cjs"), "typegen"], [bin("typescript/bin/tsc"), "--noEmit"]);
  check("Style et couches", [bin("oxlint/bin/oxlint"), "--deny-warnings"]);
  tests("unit");
  tests("db");
  const chromium = findBrowser();
  buildSite();
  check("Rien du serveur dans ce que reçoit le navigateur", ["scripts/check-client-bundle.mjs"]);
  tests("e2e", { CHROMIUM_PATH: chromium });
} finally {
  rmSync(reports, { recursive: true, force: true });
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
say(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** Commands that must all succeed; they count as one. */
function check(title, ...commands) {
  say(`\n── ${title}`);
  const succeeds = commands.every((args) => run(args) === 0);
  total[succeeds ? "passed" : "failed"] += 1;
}

/** One project of vitest, counted test by test. */
function tests(project, variables = {}) {
  say(`\n── Tests : ${project}`);
  const report = join(reports, `${project}.json`);
  const status = run(
    [
      bin("vitest/vitest.mjs"),
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    variables,
  );
  const counts = readReport(report);
  total.passed += counts.passed;
  total.skipped += counts.skipped;
  // A run that broke outside of its tests, or ran none, has failed too.
  const broke = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  total.failed += broke ? 1 : counts.failed;
}

function readReport(path) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(path, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

function run(args, variables = {}) {
  return spawnSync(packagedNode, args, {
    cwd: root,
    env: { ...environment, NODE_ENV: "test", ...variables },
    stdio: ["ignore", "inherit", "inherit"],
  }).status;
}
