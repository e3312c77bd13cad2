import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, packagedNode, root, say } from "./prepare.mjs";

const bin = (name) => join("node_modules", name);

/** Runs checks and tests and counts them: one per check, one per test. */
export function startTally() {
  const reports = mkdtempSync(join(tmpdir(), "bienvu-reports-"));
  const total = { passed: 0, failed: 0, skipped: 0 };

  /** Runs commands that must all succeed. Their output is printed when they end, since checks run in parallel. */
  async function check(title, ...commands) {
    let output = "";
    let succeeds = true;
    for (const args of commands) {
      const ended = await run(args, { isQuiet: true });
      output += ended.output;
      succeeds &&= ended.status === 0;
      if (!succeeds) break;
    }
    say(`\n── ${title} : ${succeeds ? "réussi" : "échec"}${succeeds ? "" : `\n${output}`}`);
    total[succeeds ? "passed" : "failed"] += 1;
    return succeeds;
  }

  function count({ passed, failed, skipped }, status) {
    total.passed += passed;
    total.skipped += skipped;
    // A run that crashed outside of its tests, or ran no test, counts as failed.
    const broke = failed === 0 && (status !== 0 || passed === 0);
    total.failed += broke ? 1 : failed;
  }

  /** Runs projects of Vitest, with the given environment variables. */
  async function vitest(projects, { isQuiet = false, variables = {} } = {}) {
    const report = join(reports, `${projects.join("-")}.json`);
    const selection = projects.flatMap((project) => ["--project", project]);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    if (!isQuiet) say(`\n── Tests : ${projects.join(", ")}`);
    const { status, output } = await run([bin("vitest/vitest.mjs"), "run", ...selection, ...reporters], {
      isQuiet,
      variables,
    });
    if (isQuiet) say(`\n── Tests : ${projects.join(", ")}\n${output}`);
    count(readVitest(report), status);
  }

  /** Runs a project of Playwright, with the given environment variables. */
  async function playwright(project, { variables = {} } = {}) {
    const report = join(reports, `playwright-${project}.json`);
    say(`\n── Tests : ${project}`);
    const { status } = await run(
      [bin("@playwright/test/cli.js"), "test", `--project=${project}`, "--reporter=dot,json"],
      { variables: { NODE_ENV: "production", PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...variables } },
    );
    count(readPlaywright(report), status);
  }

  /** Prints the result and exits. */
  function finish() {
    rmSync(reports, { recursive: true, force: true });
    const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
    say(`${total.passed} passed, ${total.failed} failed${skipped}`);
    process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
  }

  return { check, vitest, playwright, finish };
}

/** The checks that need only the sources: format, types, lint and unit tests, in under a minute. */
export async function quickChecks(tally) {
  await tally.check("Mise en forme", [bin("oxfmt/bin/oxfmt"), "--check"]);
  await tally.check("Types", [bin("@react-router/dev/bin.cjs"), "typegen"], [bin("typescript/bin/tsc"), "--noEmit"]);
  await tally.check("Style et couches", [bin("oxlint/bin/oxlint"), "--deny-warnings"]);
  await tally.vitest(["unit"], { isQuiet: true });
}

function readVitest(path) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readReport(path);
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  };
}

function readPlaywright(path) {
  const { expected, unexpected, flaky, skipped } = readReport(path).stats ?? {};
  return { passed: expected ?? 0, failed: (unexpected ?? 0) + (flaky ?? 0), skipped: skipped ?? 0 };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

/** Runs a script in the packaged Node. */
function run(args, { variables = {}, isQuiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(packagedNode, args, {
      cwd: root,
      env: { ...environment, NODE_ENV: "test", ...variables },
      stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => done({ status: 1, output: `${output}${error.message}\n` }));
    child.on("close", (status) => done({ status: status ?? 1, output }));
  });
}
